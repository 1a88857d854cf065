import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { gameIds } from '../../src/games/index';

const source = join(import.meta.dirname, '../../src');

/** What the server says, sentence by sentence: its texts name what they are about. */
const saidByServer = /^i18n\/(?:gaps|positions|rulings|sheets|speech|terms|told|tongue)[^/]*\.ts$/;

test('outside its folder no file of the page names a game', () => {
  const names = new RegExp(gameIds.flatMap((id) => id.split('_')).join('|'), 'i');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(?:ts|svelte|css)$/.test(file));
  const outside = files.filter((file) => !/^games\/[^/]+\//.test(file) && !saidByServer.test(file));
  expect(outside.length).toBeGreaterThan(60);
  const naming = outside.flatMap((file) =>
    `${file}\n${readFileSync(join(source, file), 'utf8')}`.split('\n').flatMap((line, i) => (names.test(line) ? [`${file}:${i}: ${line.trim()}`] : [])),
  );
  expect(naming).toEqual([]);
});

test('every folder is a game with a board, a story, an icon and words in every language', () => {
  expect(gameIds.length).toBeGreaterThan(5);
  for (const id of gameIds) {
    expect(readdirSync(join(source, 'games', id)), id).toEqual(expect.arrayContaining(['Icon.svelte', 'en.ts', 'es.ts', 'index.ts', 'ru.ts', 'story.ts']));
  }
});
