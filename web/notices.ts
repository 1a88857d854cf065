import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The package that a module of the bundle comes from; none for our own. */
export function packageOf(module: string): string | undefined {
  // What the tools themselves add has no file.
  if (module.startsWith('\0')) return /^\0(vite|rolldown)\//.exec(module)?.[1];
  const inside = module.split('/node_modules/').at(-1);
  if (inside === undefined || inside === module) return undefined;
  return inside.split('/', inside.startsWith('@') ? 2 : 1).join('/');
}

/** Texts of licences that some packages only name. */
const licences = join(import.meta.dirname, 'licences');

function licenceText(folder: string, named: string | undefined): string {
  const file = readdirSync(folder).find((name) => /^(licen[cs]e|copying)(\.(md|txt))?$/i.test(name));
  const known = join(licences, `${named}.txt`);
  if (file === undefined && existsSync(known)) return readFileSync(known, 'utf8').trim();
  if (file === undefined) throw new Error(`There is no licence text in ${folder}: what is bundled has to come with one.`);
  // Vite also tells what it is made of itself; none of that gets into a page.
  const [own = ''] = readFileSync(join(folder, file), 'utf8').split('# Licenses of bundled dependencies');
  return own.trim();
}

/** One package's name, version and licence; it fails where there is no licence. */
export function noticeOf(modules: string, name: string): string {
  const folder = join(modules, name);
  const described = join(folder, 'package.json');
  if (!existsSync(described)) throw new Error(`The package ${name} is bundled, but not in ${modules}.`);
  const { version, license } = JSON.parse(readFileSync(described, 'utf8')) as { version: string; license?: string };
  const title = `${name} ${version}`;
  return `${title}\n${'-'.repeat(title.length)}\n\n${licenceText(folder, license)}\n`;
}

/** Puts notices.txt into the built page: the licence of every package that is part of it. */
export function notices(): Plugin {
  return {
    name: 'notices',
    apply: 'build',
    generateBundle(_options, bundle) {
      const names = new Set<string>();
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        for (const module of Object.keys(chunk.modules)) names.add(packageOf(module) ?? '');
      }
      names.delete('');
      const texts = [...names].sort().map((name) => noticeOf(join(import.meta.dirname, 'node_modules'), name));
      this.emitFile({ type: 'asset', fileName: 'notices.txt', source: texts.join('\n\n') });
    },
  };
}
