import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { noticeOf, packageOf } from '../../notices.ts';

let modules: string;
beforeEach(() => {
  modules = mkdtempSync(join(tmpdir(), 'parlor-notices-'));
});
afterEach(() => rmSync(modules, { recursive: true }));

function install(name: string, files: Record<string, string>): void {
  mkdirSync(join(modules, name), { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(join(modules, name, file), text);
}

test('a module belongs to the innermost package around it', () => {
  expect(packageOf('/web/node_modules/svelte/src/internal/client.js')).toBe('svelte');
  expect(packageOf('/web/node_modules/@noble/hashes/sha2.js')).toBe('@noble/hashes');
  expect(packageOf('/web/node_modules/a/node_modules/b/index.js')).toBe('b');
});

test('what the tools put into the page is theirs, and our own modules are nobody else’s', () => {
  expect(packageOf('\0vite/preload-helper.js')).toBe('vite');
  expect(packageOf('\0rolldown/runtime.js')).toBe('rolldown');
  expect(packageOf('/web/src/main.ts')).toBeUndefined();
});

test('a notice tells name, version and licence', () => {
  install('@some/thing', { 'package.json': '{"version": "1.2.3"}', LICENSE: 'Do as you like.\n' });
  expect(noticeOf(modules, '@some/thing')).toBe('@some/thing 1.2.3\n-----------------\n\nDo as you like.\n');
});

test('a package that only names its licence gets the text of it', () => {
  install('named', { 'package.json': '{"version": "1.0.0", "license": "Apache-2.0"}' });
  expect(noticeOf(modules, 'named')).toContain('Version 2.0, January 2004');
});

test('a package without a licence text stops the build and is named', () => {
  install('bare', { 'package.json': '{"version": "1.0.0"}', 'README.md': 'MIT' });
  expect(() => noticeOf(modules, 'bare')).toThrow(/no licence text in .*bare/);
  expect(() => noticeOf(modules, 'absent')).toThrow(/absent is bundled/);
});
