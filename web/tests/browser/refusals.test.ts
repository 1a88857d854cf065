import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { positions } from '../../src/i18n/positions';
import { sheets } from '../../src/i18n/sheets';
import { checkRules, games, makeTable, playOn, positionOf, recordOf, replayRecord, saidBy } from '../../src/protocol/http';
import type { GameInfo, Message, RulesAsked } from '../../src/protocol/types';
import { diagramsOf } from '../../src/state/diagrams';
import { englishLeftIn } from '../support/languages';
import { badPlays, badPositions, badRecords, badRules, badTables, badToml, type GameRecord } from '../support/mistakes';
import { Server } from '../support/server';

/** Nothing is drawn here: whatever the real server refuses has to be known whole in every language. */
const server = new Server();
const refused = new Map<string, Message | undefined>();
let all: GameInfo[] = [];
let left: (english: string, message?: Message) => string[];
const leftInEnglish = () => [...refused].flatMap(([sentence, message]) => left(sentence, message));

beforeAll(async () => {
  await server.start();
  const web = fetch;
  vi.stubGlobal('fetch', (path: string, asked?: RequestInit) => web(`${server.address}${path}`, asked));
  ({ games: all } = await games());
  left = await englishLeftIn(all);
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await server.close();
});

/** What is refused is heard, sentence by sentence, as the page would show it. */
async function hear(question: Promise<unknown>): Promise<void> {
  await question.catch((error: Error) => {
    for (const { sentence, message } of saidBy(error)) refused.set(sentence, message);
  });
}

/** The ids of a message and of those within it: what is wrong in an event, in a record. */
function idsIn(message: Message | undefined): string[] {
  return message ? [message.id, ...Object.values(message.args).flatMap((argument) => (typeof argument === 'object' && 'id' in argument ? idsIn(argument) : []))] : [];
}

/** Which of these sentences nobody has provoked. */
function unheard(sentences: readonly string[]): string[] {
  const heard = [...refused.keys()].map((text) => text.replace(/^The record does not replay\. /, '').replace(/^(Line \d+|Pawn \d of \w+|Event \d+( cannot be read)?): /i, ''));
  const shape = (text: string) => new RegExp(`^${text.replace(/[.*+?^$()|[\]\\/]/g, '\\$&').replace(/\{\w+(?::\w+)?\}/g, '.*')}`, 'i');
  return sentences.filter((text) => /[.?]$/.test(text) && !heard.some((one) => shape(text).test(one)));
}

const chances = (seed: number) => (limit: number) => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((seed / 2 ** 32) * limit);
};

/** A text with a slip in it: a letter too few, another letter, a word twice or missing. */
function slip(text: string, below: (limit: number) => number): string {
  const at = below(text.length);
  const parts = text.split(' ');
  const word = below(parts.length);
  const letter = text.charAt(below(text.length));
  switch (below(4)) {
    case 0:
      return text.slice(0, at) + text.slice(at + 1);
    case 1:
      return text.slice(0, at) + (below(3) ? letter : 'z') + text.slice(at + 1);
    case 2:
      return parts.toSpliced(word, 1).join(' ');
    default:
      return parts.toSpliced(word, 0, parts[word] ?? '').join(' ');
  }
}

test('every mistake in a typed position or play is told in Russian and Spanish', async () => {
  for (const game of all) {
    const { id } = game;
    for (const sheet of game.sheets) {
      const rules: RulesAsked = { game: id, sheet: sheet.id };
      const below = chances(sheet.id.length);
      const right = diagramsOf(id, sheet.values).map((diagram) => diagram.position);
      const wrong = right.flatMap((position) => Array.from({ length: 4 }, () => slip(position, below)));
      await Promise.all(wrong.map((position) => hear(positionOf(rules, position))));
    }
    await Promise.all((badPositions[id] ?? []).map(([position, more]) => hear(positionOf({ game: id, ...more }, position))));
    await Promise.all((badPlays[id] ?? []).map(([position, play, more]) => hear(playOn({ game: id, ...more }, position, { play }))));
  }
  expect(leftInEnglish()).toEqual([]);
  expect(unheard(positions).length).toBeLessThan(6);
});

test('every mistake in a rules file or a house rule is told in Russian and Spanish', async () => {
  refused.clear();
  await Promise.all(badRules.map((rules) => hear(checkRules(rules))));
  await Promise.all(badToml.map(([game, toml]) => hear(checkRules({ game, toml }))));
  expect(leftInEnglish()).toEqual([]);
  expect(unheard(sheets).length).toBeLessThan(6);
});

test('every mistake in a record or a request for a table is told in Russian and Spanish', async () => {
  refused.clear();
  await Promise.all(badTables.map((table) => hear(makeTable(table as { game: string }))));
  const { id } = await makeTable({ game: 'snakes_ladders', players: 2, seats: [0, 1].map((seat) => ({ seat, kind: 'bot', level: 'easy' })) });
  const record = await vi.waitFor(() => recordOf(id) as Promise<GameRecord>, { timeout: 60_000, interval: 100 });
  await replayRecord(record);
  for (const spoil of badRecords) {
    const copy = structuredClone(record);
    await hear(replayRecord(spoil(copy) ?? copy));
  }
  expect(leftInEnglish()).toEqual([]);
  expect(new Set([...refused.values()].flatMap(idsIn)).size).toBeGreaterThan(35);
});
