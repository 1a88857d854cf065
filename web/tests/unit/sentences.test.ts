import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
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
import { parcheesi } from '../../src/i18n/told.parcheesi.ru';
import { told } from '../../src/i18n/told.ru';

const { say: ru } = await speeches.ru();
const { say: es } = await speeches.es();

const spoken = {
  ru: { ...rulingsRu.rulings, ...positionsRu.positions, ...sheetsRu.sheets },
  es: { ...rulingsEs.rulings, ...positionsEs.positions, ...sheetsEs.sheets },
};

describe.each(Object.entries(spoken))('%s', (language, sentences) => {
  test('fills only gaps that the sentence has', () => {
    const names = (text: string) => [...text.matchAll(/\{(\w+)/g)].map((found) => found[1] ?? '');
    for (const [english, said] of Object.entries(sentences)) expect(names(english), said).toEqual(expect.arrayContaining(names(said)));
  });

  test('counts in all the forms it has', () => {
    const counted = Object.values(sentences).flatMap((said) => [...said.matchAll(/\{\w+\|([^}]+)\}/g)]);
    expect(counted.length).toBeGreaterThan(0);
    for (const [gap, forms] of counted) expect(forms?.split('|').length, gap).toBe(language === 'ru' ? 3 : 2);
  });
});

test('colours and pieces take the form the sentence needs', () => {
  expect(ru("Blue's blockade on 22 stops yellow from entering. (Sheet royal.)")).toBe('Блокада синего на 22 не даёт жёлтому вывести фишку. (Правила royal.)');
  expect(ru('Your king on e1 is in check from the black rook on e8: move the king, take the rook or put something between.')).toBe(
    'Вашему королю на e1 объявляет шах чёрная ладья на e8: уйдите королём, возьмите ладью или закройтесь.',
  );
  expect(es('The pawn on e2 is pinned: without it your king on e1 would be in check from the black rook on e8.')).toBe(
    'En e2, el peón cubre al rey: sin eso, a tu rey en e1 le daría jaque la torre negra de e8.',
  );
  expect(ru('The game is over: checkmate.')).toBe('Партия окончена: мат.');
  expect(ru('Yellow moves from off the board to 4 and up the ladder to 14, which blue holds, and goes back off the board.')).toBe(
    'Жёлтый идёт с места вне доски на 4 и по лестнице на 14, где стоит синий, и возвращается за доску.',
  );
});

test('a house rule is named as the authority, by its own name', () => {
  expect(es('Yellow has no pawn on 12. (A house rule of Sunday (ours).)')).toBe('Amarillo no tiene ficha en 12. (Regla de la casa «Sunday (ours)».)');
  expect(ru('Yellow has no pawn on 12. (Sunday, from the sheet nest; our reading.)')).toBe('У жёлтого нет фишки на 12. («Sunday», по правилам nest; наше толкование.)');
});

test('whatever words a sheet has for things, the reader gets those of the language', () => {
  expect(ru('Yellow has no mover in START. (Sheet box.)')).toBe('У жёлтого нет фишки на базе. (Правила box.)');
  expect(ru('A reward cannot bring a piece out of the nest; only a five can. (Sheet nest.)')).toBe('Бонусом фишку из гнезда не вывести; это может только пятёрка. (Правила nest.)');
  expect(es("Red's block on 9 stops the others: yellow cannot pass from 8 to 12. (Sheet box.)")).toBe(
    'La barrera de rojo en 9 detiene a las demás: amarillo no puede pasar de 8 a 12. (Reglamento box.)',
  );
  expect(es('Yellow has no piece in the nest. (Sheet nest; our reading.)')).toBe('Amarillo no tiene ficha en el nido. (Reglamento nest; nuestra interpretación.)');
});

test('a sentence may have brackets of its own before those that name the authority', () => {
  expect(ru('All four counts of the doublets (6, 6, 1 and 1) are played or none is, and all four can be: for example 12>18. (Sheet royal.)')).toContain('(6, 6, 1 и 1)');
});

test('what no arbiter says is left alone', () => {
  expect(ru('This is no ruling.')).toBeNull();
  expect(es('Yellow has no pawn on the moon.')).toBeNull();
});

test('numbers, lines, letters and lists are told as the language tells them', () => {
  expect([1, 3, 5].map((count) => ru(`Yellow has ${count} pawns; it needs exactly four.`))).toEqual([
    'У жёлтого 1 фишка, а нужно ровно четыре.', 'У жёлтого 3 фишки, а нужно ровно четыре.', 'У жёлтого 5 фишек, а нужно ровно четыре.',
  ]);
  expect(es('White has 9 pawns; there are only 8.')).toBe('Las blancas tienen 9 peones; solo hay 8.');
  expect(ru('Line 3: the ladder 4>140 has an end on 140, but the squares are 1 to 100.')).toBe('Строка 3: лестница 4>140: один из концов на 140, но клетки — от 1 до 100.');
  expect(es('The ladder 9>4 goes down; a ladder is written from its bottom to its top.')).toBe('La escalera 9>4 baja; una escalera se escribe de su pie a lo alto.');
  expect(ru('"k" is no colour in this game; they are y (yellow), r (red) and g (green).')).toBe('Цвета «k» в этой игре нет; цвета — y (жёлтый), r (красный) и g (зелёный).');
  expect(es('Line 2: capture_bonus cannot be "many"; it is a whole number from 0 (no bonus) to 20.')).toBe('Línea 2: «capture_bonus» no puede ser «many»; es un número entero de 0 (sin premio) a 20.');
});

test('what fails inside something else is told through to the end', () => {
  expect(ru('Pawn 2 of blue: "99" is no place: places are S, 1 to 68, h1 to h7 and H.')).toBe('Фишка 2 у синего: места «99» нет: места — S, от 1 до 68, от h1 до h7 и H.');
});

test('a phrase by itself is no sentence, and a name that happens to be one stays a name', () => {
  expect(ru('a list')).toBeNull();
  expect(es('empty')).toBeNull();
});

/** The sources themselves: whatever they put together for people has to be in a sentence that is known. */
const src = join(import.meta.dirname, '../../../src');
const games = readdirSync(join(src, 'games')).filter((name) => !name.includes('.'));

/** What is filled in: numbers and names, and the words of a sheet. */
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

const known = [...rulings, ...positions, ...sheets, ...Object.keys({ ...told, ...parcheesi })].map((text) => text.replace(gaps, '\u0000')).join('\n').toLowerCase();

/** Sources that tell rules or hold their terms (another test asks the engine for them), draw in character cells, or speak to other programs or to who starts the server. */
const tellElsewhere = /^(tell\w*|terms|messages|picture|drawing|draw_board|plot|odds|duel|load|metrics|port_refusal)\./;

/** No refusals, or no sentences by themselves. */
const apart: readonly RegExp[] = [
  // In a gap, or with one at its end.
  /^(the black|the white|moves from|small or large|off or on|to capture; write S>|The field "\w+" is missing\.)$/,
  // What the page has words of its own for: games in one line, how a table ended, what a roll is for.
  /^(Race fifteen|Jump over the|Corner the king|Step and jump|A race to square)/,
  /^(a draw was agreed on|the time is up|the others have resigned|the game has become too long|thrown for|box with|the doubling cube|a match to|, with house rules)$/,
  // What an arena counts, assertions, the log.
  /^(entries from the bar|men borne off|turns without a move|doubles (offered|dropped)|pieces captured|men crowned|blockades formed|rolls without a move|sent back)$/,
  /^(everybody has drawn|the decider makes only|a table's log does not replay|a (stored|decided) event does not fit|something failed and|a connection failed and|a file that others could read|the database (cannot|can|kept))/,
  // The command line, and what browsers read.
  /^" is no IP address:/,
  /^\{"type":|^text\/|^<!doctype|; Path=\/|default-src|max-age=/,
];

function unknownIn(folder: string, only = /\.(cpp|h)$/): string[] {
  const names = readdirSync(join(src, folder)).filter((name) => only.test(name) && !tellElsewhere.test(name));
  const said = names.flatMap((name) => pieces(readFileSync(join(src, folder, name), 'utf8')));
  const sentences = said.filter((text) => /[a-z]{2,}[ ;:,]+[a-z]{2,}/i.test(text));
  expect(sentences.length).toBeGreaterThan(0);
  return sentences.filter((text) => !known.includes(text.toLowerCase()) && !apart.some((one) => one.test(text)));
}

test.each(games)('%s says nothing that is not known in every language', (game) => {
  expect(unknownIn(`games/${game}`)).toEqual([]);
});
