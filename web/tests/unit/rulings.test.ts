import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { interpreter } from '../../src/i18n/gaps';
import { translate } from '../../src/i18n/patterns';
import { rulings } from '../../src/i18n/rulings';
import * as rulingsEs from '../../src/i18n/rulings.es';
import * as rulingsRu from '../../src/i18n/rulings.ru';
import * as toldRu from '../../src/i18n/told.ru';

const ru = interpreter(rulingsRu.sentences, rulingsRu.tongue, (text) => translate(text, toldRu.told, toldRu.patterns));
const es = interpreter(rulingsEs.sentences, rulingsEs.tongue, () => null);

describe.each([['ru', rulingsRu], ['es', rulingsEs]] as const)('%s', (_, { sentences }) => {
  test('fills only gaps that the sentence has', () => {
    const names = (text: string) => [...text.matchAll(/\{(\w+)/g)].map((found) => found[1] ?? '');
    for (const [english, said] of Object.entries(sentences)) expect(names(english), said).toEqual(expect.arrayContaining(names(said)));
  });
});

test('colours and pieces take the form the sentence needs', () => {
  expect(ru("Blue's blockade on 22 stops yellow from entering. (Sheet royal.)")).toBe('Заслон синего на 22 не даёт жёлтому войти. (Лист royal.)');
  expect(ru('Your king on e1 is in check from the black rook on e8: move the king, take the rook or put something between.')).toBe(
    'Вашему королю на e1 объявляет шах чёрная ладья на e8: уйдите королём, возьмите ладью или закройтесь.',
  );
  expect(es('The pawn on e2 is pinned: without it your king on e1 would be in check from the black rook on e8.')).toBe(
    'En e2, el peón cubre al rey: sin eso, a tu rey en e1 le daría jaque la torre negra de e8.',
  );
  expect(ru('The king on 14 is dark’s own'.replace('’', "'") + "; only the other side's are jumped.")).toBe('На 14 дамка самих тёмных; бьют только чужих.');
  expect(ru('The game is over: checkmate.')).toBe('Партия окончена: мат.');
  expect(ru('Yellow moves from off the board to 4 and up the ladder to 14, which blue holds, and goes back off the board.')).toBe(
    'Жёлтый идёт с места вне доски на 4 и по лестнице на 14, где стоит синий, и возвращается за доску.',
  );
});

test('a house rule is named as the authority, by its own name', () => {
  expect(es('Yellow has no pawn on 12. (A house rule of Sunday (ours).)')).toBe('Amarillo no tiene ficha en 12. (Regla de la casa «Sunday (ours)».)');
  expect(ru('Yellow has no pawn on 12. (Sunday, from the sheet nest; our reading.)')).toBe('У жёлтого нет пешки на 12. («Sunday», по листу nest; наше чтение.)');
});

test('what no arbiter says is left alone', () => {
  expect(ru('This is no ruling.')).toBeNull();
  expect(es('Yellow has no pawn on the moon.')).toBeNull();
});

/** The arbiters' own sources: whatever they put together has to be in a sentence that is known. */
const games = join(import.meta.dirname, '../../../src/games');
/** Pieces that stand in a gap, or end in one. */
const inGaps = ['off the board', 'moves from', 'to capture; write S>', 'the black', 'the white'];
const speaks = /^(arbiter|reasons|objection|walk\.cpp|attempt\.cpp)/;

function pieces(source: string): string[] {
  const joined = source.replace(/^#include.*$/gm, '').replace(/\/\/.*$/gm, '').replace(/"\s*\n\s*"/g, '');
  return [...joined.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map((found) => (found[1] ?? '').replace(/\\"/g, '"').trim());
}

describe.each(readdirSync(games).filter((name) => !name.includes('.')))('the arbiter of %s', (game) => {
  const files = readdirSync(join(games, game)).filter((name) => speaks.test(name) && name.endsWith('.cpp'));
  const known = rulings.map((text) => text.replace(/\{\w+(?::\w+)?\}/g, '\u0000')).join('\n').toLowerCase();

  test('says nothing that is not known in every language', () => {
    const said = files.flatMap((name) => pieces(readFileSync(join(games, game, name), 'utf8')));
    const sentences = said.filter((text) => /[a-z]{2,}[ ;:,]+[a-z]{2,}/i.test(text));
    expect(sentences.length).toBeGreaterThan(5);
    expect(sentences.filter((text) => !known.includes(text.toLowerCase()) && !inGaps.includes(text))).toEqual([]);
  });
});
