import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const css = readFileSync(join(import.meta.dirname, '../../src/styles/themes.css'), 'utf8');

function block(selector: string): Record<string, string> {
  const found = css.split(`${selector} {`)[1]?.split('}')[0] ?? '';
  return Object.fromEntries([...found.matchAll(/(--[\w-]+): (#[0-9a-f]{6});/g)].map((one) => [one[1], one[2]]));
}
const base = block(':root');
const themes: Record<string, Record<string, string>> = {
  light: base,
  dark: { ...base, ...block(":root[data-theme='dark']") },
  contrast: { ...base, ...block(":root[data-theme='contrast']") },
};
const palettes: Record<string, Record<string, string>> = Object.fromEntries(
  ['redgreen', 'blueyellow', 'grey'].map((name) => [name, { ...base, ...block(`:root[data-palette='${name}']`) }]),
);

function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function contrast(one: string | undefined, other: string | undefined): number {
  const [a, b] = [luminance(one ?? ''), luminance(other ?? '')];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

describe.each(Object.entries(themes))('theme %s', (_, colours) => {
  test.each([
    ['--ink', '--ground'], ['--ink', '--panel'], ['--ink', '--panel-2'], ['--ink-2', '--ground'], ['--ink-2', '--panel'], ['--ink-2', '--panel-2'],
    ['--on-accent', '--accent'], ['--good', '--ground'], ['--bad', '--panel'], ['--ink', '--bad-ground'], ['--cell-mark', '--cell'], ['--brass-deep', '--panel'],
    ['--on-square-dark', '--square-dark'],
  ])('text %s on %s keeps 4.5 : 1', (text, ground) => {
    expect(contrast(colours[text], colours[ground])).toBeGreaterThanOrEqual(4.5);
  });
  test.each([
    ['--line-strong', '--panel'], ['--focus', '--ground'], ['--mark-to', '--cell'], ['--lotus-line', '--cell'],
  ])('line %s on %s keeps 3 : 1', (line, ground) => {
    expect(contrast(colours[line], colours[ground])).toBeGreaterThanOrEqual(3);
  });
});

describe.each(Object.entries({ usual: base, ...palettes }))('palette %s', (_, colours) => {
  test.each([0, 1, 2, 3, 4, 5])('seat %i: its emblem keeps 4.5 : 1, its rim 3 : 1 against the cell', (seat) => {
    expect(contrast(colours[`--seat-ink-${seat}`], colours[`--deep-${seat}`])).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colours[`--rim-${seat}`], colours['--cell'])).toBeGreaterThanOrEqual(3);
  });
});
