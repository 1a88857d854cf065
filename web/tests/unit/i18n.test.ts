import { describe, expect, test } from 'vitest';
import { en } from '../../src/i18n/en';
import { es } from '../../src/i18n/es';
import { counted } from '../../src/i18n/plural';
import { ru } from '../../src/i18n/ru';
import { speeches } from '../../src/i18n/speech';
import type { RulesTold } from '../../src/protocol/types';
import { built, parlor } from '../support/parlor';
import { textsIn } from '../support/rules';

/** Every text of a dictionary by its path; functions are called with something plain. */
function texts(part: unknown, path = ''): [string, string][] {
  if (typeof part === 'string') return [[path, part]];
  if (typeof part === 'function') return [[path, String((part as (...args: unknown[]) => unknown)(...sample(path)))]];
  if (Array.isArray(part)) return part.flatMap((one, i) => texts(one, `${path}.${i}`));
  return Object.entries(part as object).flatMap(([key, value]) => texts(value, `${path}.${key}`));
}
function sample(path: string): unknown[] {
  return path === '.and' ? [['5', '3']] : [2, 'B', 'C'].map((value, i) => (i === 0 && /playNowAs|choose|title|bot|levels|turnOf|throws|only|huff|sit|says|place|whole|target|story/.test(path) && !/yourTurnPlay/.test(path) ? 'A' : value));
}

describe.each([['ru', ru], ['es', es]] as const)('%s', (_, dictionary) => {
  // Each language has its own list of what sheets call otherwise.
  const english = new Map(texts(en).filter(([path]) => !/\.own\./.test(path)));
  const own = texts(dictionary);

  test('has every text, and none is empty', () => {
    const paths = new Set(own.map(([path]) => path));
    for (const path of english.keys()) expect(paths).toContain(path);
    for (const [path, text] of own) expect(text, path).not.toBe('');
  });

  test('is translated: hardly a text is the English one', () => {
    const same = own.filter(([path, text]) => english.get(path) === text && /\p{L}{3}/u.test(text));
    expect(same.map(([path]) => path).filter((path) => !/languages|app\.name|backgammon\.title|levels|keys\.list|make\.bot|\.no$/.test(path))).toEqual([]);
  });
});

test('Russian counts one, few and many', () => {
  expect([1, 2, 5, 11, 21, 22, 25, 101, 111].map((count) => ru.make.playersCount(count))).toEqual([
    '1 игрок', '2 игрока', '5 игроков', '11 игроков', '21 игрок', '22 игрока', '25 игроков', '101 игрок', '111 игроков',
  ]);
});

test('Spanish and English count one and more', () => {
  expect([1, 2].map((count) => es.after.verified(count).split(':')[0])).toEqual(['1 tirada comprobada', '2 tiradas comprobadas']);
  expect([1, 2].map((count) => en.make.playersCount(count))).toEqual(['1 player', '2 players']);
  expect(counted('en', 0, { one: 'die', other: 'dice' })).toBe('0 dice');
});

/** All that the server tells of its games in English has to be known in the other languages. */
describe.runIf(built)('what the engine tells', () => {
  interface Game {
    id: string;
    sheets: { id: string; name: string; character: string }[];
    options: { title: string; choices?: { meaning: string }[] }[];
  }
  const { games } = built ? (JSON.parse(parlor('rules', '--json')) as { games: Game[] }) : { games: [] };
  const english = new Set<string>();
  for (const game of games) {
    for (const sheet of game.sheets) english.add(sheet.name).add(sheet.character);
    for (const option of game.options) {
      english.add(option.title);
      for (const choice of option.choices ?? []) english.add(choice.meaning);
    }
    for (const sheet of game.sheets) {
      const rules = JSON.parse(parlor('rules', game.id, sheet.id, '--json')) as Pick<RulesTold, 'sections'>;
      for (const text of textsIn(rules.sections)) english.add(text);
    }
  }
  test.each(['ru', 'es'] as const)('is known in %s: sheets, options, what they mean, the rules in words', async (language) => {
    const { say } = await speeches[language]();
    expect(english.size).toBeGreaterThan(200);
    expect([...english].filter((text) => say(text) === null)).toEqual([]);
  });
});
