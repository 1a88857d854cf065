import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { positions } from '../../src/i18n/positions';
import * as positionsEs from '../../src/i18n/positions.es';
import * as positionsRu from '../../src/i18n/positions.ru';
import { rulings } from '../../src/i18n/rulings';
import * as rulingsEs from '../../src/i18n/rulings.es';
import * as rulingsRu from '../../src/i18n/rulings.ru';
import { sheets } from '../../src/i18n/sheets';
import * as sheetsEs from '../../src/i18n/sheets.es';
import * as sheetsRu from '../../src/i18n/sheets.ru';
import { speeches } from '../../src/i18n/speech';
import { told } from '../../src/i18n/told.ru';

const { say: ru } = await speeches.ru();
const { say: es } = await speeches.es();

const spoken = {
  ru: { ...rulingsRu.rulings, ...positionsRu.positions, ...sheetsRu.sheets },
  es: { ...rulingsEs.rulings, ...positionsEs.positions, ...sheetsEs.sheets },
};

describe.each(Object.entries(spoken))('%s', (_language, sentences) => {
  test('fills only gaps that the sentence has', () => {
    const names = (text: string) => [...text.matchAll(/\{(\w+)/g)].map((found) => found[1] ?? '');
    for (const [english, said] of Object.entries(sentences)) expect(names(english), said).toEqual(expect.arrayContaining(names(said)));
  });
});

test('what no arbiter says is left alone', () => {
  expect(ru('This is no ruling.')).toBeNull();
  expect(es('Yellow has no pawn on the moon.')).toBeNull();
});

test('a phrase by itself is no sentence, and a name that happens to be one stays a name', () => {
  expect(ru('a list')).toBeNull();
  expect(es('empty')).toBeNull();
});

/** The sources themselves: whatever they put together for people has to be in a sentence that is known. */
const src = join(import.meta.dirname, '../../../src');
const games = readdirSync(join(src, 'games')).filter((name) => !name.includes('.'));

/** What is filled in: numbers and names. */
const gaps = /\{\w+(?::\w+)?\}/g;

/** The string literals of a source; those that follow each other are one. */
function pieces(source: string): string[] {
  const found: string[] = [];
  let end = -1;
  // Characters, comments and includes are taken too, so that a quote in them begins nothing.
  for (const token of source.matchAll(/R"\(([\s\S]*?)\)"|"((?:[^"\\\n]|\\.)*)"|'(?:[^'\\]|\\.)'|\/\/.*|^#include.*/gm)) {
    const text = token[1] ?? token[2]?.replace(/\\(.)/g, '$1');
    if (text === undefined) continue;
    const follows = end >= 0 && source.slice(end, token.index).trim() === '';
    if (follows) found.push((found.pop() ?? '') + text);
    else found.push(text);
    end = token.index + token[0].length;
  }
  return found.map((text) => text.trim().replace(gaps, '\u0000'));
}

const known = [...rulings, ...positions, ...sheets, ...Object.keys(told)].map((text) => text.replace(gaps, '\u0000')).join('\n').toLowerCase();

/** Sources that tell rules or hold their terms (another test asks the engine for them), draw in character cells, or speak to other programs or to who starts the server. */
const tellElsewhere = /^(tell\w*|terms|\w*messages|picture|drawing|draw_board|plot|odds|duel|load|metrics|port_refusal)\./;

/** No refusals, or no sentences by themselves. */
const apart: readonly RegExp[] = [
  // In a gap, or with one at its end.
  /^(off the board|to capture; write S>|The field "\w+" is missing\.)$/,
  // What the page has words of its own for: games in one line, how a table ended, what a roll is for.
  /^(Chinese checkers$|Race fifteen|Jump over the|Corner the king|Step and jump|A race to square)/,
  /^(a draw was agreed on|the time is up|the others have resigned|the game has become too long|it was ended by who runs the server|thrown for|box with|the doubling cube|a match to|, with house rules)$/,
  // What an arena counts, assertions, the log.
  /^(entries from the bar|men borne off|en passant|turns without a move|doubles (offered|dropped)|pieces captured|men crowned|blockades formed|pawns home|rolls without a move|sent back|too high)$/,
  /^(the message names them|everybody has drawn|the decider makes only|a table's log does not replay|a (stored|decided) event does not fit|something failed and|a connection failed and|a file that others could read|the database (cannot|can|kept)|old tables (were|could)|a table that is old enough)/,
  // The command line, and what browsers read.
  /^" is no IP address:/,
  /^\{"type":|^text\/|^<!doctype|; Path=\/|default-src|max-age=/,
];

function unknownIn(folder: string, only = /\.(cpp|h)$/): string[] {
  const names = readdirSync(join(src, folder), { recursive: true, encoding: 'utf8' }).filter((name) => only.test(name) && !tellElsewhere.test(basename(name)));
  const said = names.flatMap((name) => pieces(readFileSync(join(src, folder, name), 'utf8')));
  const sentences = said.filter((text) => /[a-z]{2,}[ ;:,]+[a-z]{2,}/i.test(text));
  expect(sentences.length).toBeGreaterThan(0);
  return sentences.filter((text) => !known.includes(text.toLowerCase()) && !apart.some((one) => one.test(text)));
}

test.each(games)('%s says nothing that is not known in every language', (game) => {
  expect(unknownIn(`games/${game}`)).toEqual([]);
});
