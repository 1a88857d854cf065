import { describe, expect, test } from 'vitest';
import { fluentId, messageSpeaker } from '../../src/i18n/message';
import { files as es } from '../../src/i18n/messages.es';
import { files as ru } from '../../src/i18n/messages.ru';
import { speeches } from '../../src/i18n/speech';
import { noReason, unreachable } from '../../src/protocol/http';
import type { Argument, Message } from '../../src/protocol/types';
import { built, parlor } from '../support/parlor';

interface Declared {
  id: string;
  args: Record<string, 'number' | 'text' | 'play' | 'seat' | 'place' | 'kind' | 'term' | 'list' | 'message'>;
  english: string;
  /** Whether a page can be sent it. */
  page: boolean;
}
/** What the page says itself. */
const ownMessages = [unreachable, noReason(404)].flatMap(({ message }) => message ?? []);
const declared: Declared[] = built ? parlor('messages', '--json').trim().split('\n').map((line) => JSON.parse(line) as Declared).filter(({ id, page }) => page && id !== 'plain_text') : [];

const samples: Record<Declared['args'][string], Argument[]> = {
  number: [1, 2, 5],
  text: [{ text: 'typed' }],
  play: [{ play: '9x18' }],
  seat: ['yellow', 'White', 'dark'].map((seat) => ({ seat })),
  place: ['START', 'HOME', 'h4'].map((place) => ({ place })),
  kind: ['man', 'king', 'pawn'].map((kind) => ({ kind })),
  term: [{ term: 'pawn', english: 'mover' }],
  list: [{ and: [1, 2, { play: '9x18' }] }, { or: [{ seat: 'red' }] }],
  message: [{ id: 'plain_text', args: { sentence: { text: 'Something else.' } } }],
};

/** The message with its arguments in turn. */
const sample = ({ id, args }: Declared, turn: number): Message => ({
  id,
  args: Object.fromEntries(Object.entries(args).map(([name, type], i) => [name, samples[type][(turn + i) % samples[type].length] as Argument])),
});

const idsIn = (file: string) => [...file.matchAll(/^([a-zA-Z][\w-]*) =/gm)].map((found) => found[1] ?? '');
/** Words that stand in gaps are the language's own business. */
const isWord = (id: string) => /^(colour|kind|place|term)-/.test(id);

describe.each([['ru', ru], ['es', es]] as const)('%s', (language, files) => {
  const say = messageSpeaker(language, files, (text) => text);

  test.runIf(built)('has exactly the messages that the program can send a page', () => {
    const ids = files.flatMap(idsIn).filter((id) => !isWord(id));
    expect(ids.toSorted()).toEqual([...declared, ...ownMessages].map(({ id }) => fluentId(id)).toSorted());
  });

  test.runIf(built)('says every one with the arguments that it has, and leaves no gap open', () => {
    for (const message of declared) {
      for (const turn of [0, 1, 2]) {
        const problems: Error[] = [];
        const text = say(sample(message, turn), problems);
        expect(problems, message.id).toEqual([]);
        expect(text, message.id).toMatch(/^[^{}]+$/);
      }
    }
  });

  test('says what the page says itself', () => {
    for (const message of ownMessages) expect(say(message)).toMatch(/^[^{}]+$/);
  });

  test('has one line for each id', () => {
    const ids = files.flatMap(idsIn);
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  });
});

describe('a message', () => {
  const dark = { seat: 'dark' };
  const king = { kind: 'king' };

  test('takes seats and pieces in the form that the sentence needs', async () => {
    const { sayMessage } = await speeches.ru();
    expect(sayMessage({ id: 'checkers.jumps_own', args: { kind: king, at: { place: '14' }, side: dark } })).toBe('На 14 дамка самих тёмных; бьют только чужих.');
    expect(sayMessage({ id: 'checkers.side_twice', args: { side: dark } })).toMatch(/^Тёмные /);
  });

  test('lists as the language lists', async () => {
    const plays: Argument = { or: ['9x18', '9x27'].map((play) => ({ play })) };
    const unfinished: Message = { id: 'checkers.unfinished', args: { at: { place: '9' }, plays } };
    expect((await speeches.ru()).sayMessage(unfinished)).toContain('9x18 или 9x27');
    expect((await speeches.es()).sayMessage(unfinished)).toContain('9x18 o 9x27');
  });

  test('stands within another, with a small letter where the other goes on', async () => {
    const problem: Message = { id: 'checkers.only_option', args: { text: { text: 'zebra' } } };
    expect((await speeches.es()).sayMessage({ id: 'at_line', args: { line: 4, problem } })).toMatch(/^Línea 4: \p{Ll}.*«zebra»/u);
  });

  test('is said through to the end where others stand within it', async () => {
    const misfit: Message = { id: 'table.misfit', args: { why: { id: 'table.fit_no_throw_due', args: {} } } };
    const problem: Message = { id: 'table.in_event', args: { number: 7, problem: misfit } };
    expect((await speeches.es()).sayMessage({ id: 'wire.does_not_replay', args: { problem } })).toBe(
      'La partida del registro no se puede reproducir. Evento 7: este evento no encaja aquí: no toca esa tirada.',
    );
  });

  test('has the verb that goes with one seat or with a side of many', async () => {
    const { sayMessage } = await speeches.ru();
    expect(sayMessage({ id: 'table.has_to_play', args: { side: { seat: 'Black' } } })).toBe('Сейчас не ваш ход: ходят чёрные.');
    expect(sayMessage({ id: 'table.has_to_throw', args: { side: { seat: 'black' } } })).toBe('Сейчас не ваш ход: бросает чёрный.');
  });

  test('leaves out what a library says of a broken file', async () => {
    const problem: Message = { id: 'sheets.not_toml', args: { column: 8, words: { text: 'Error while parsing boolean' } } };
    expect((await speeches.ru()).sayMessage({ id: 'at_line', args: { line: 2, problem } })).toBe(
      'Строка 2: начиная со столбца 8 это не TOML: проверьте в этой строке кавычки, скобки, знак = и не повторяется ли имя.',
    );
  });

  test('that a language does not know is left to its English', async () => {
    expect((await speeches.ru()).sayMessage({ id: 'nobody.knows', args: {} })).toBeNull();
  });

  test('is never looked up in English', async () => {
    expect((await speeches.en()).sayMessage({ id: 'at_line', args: {} })).toBeNull();
  });
});
