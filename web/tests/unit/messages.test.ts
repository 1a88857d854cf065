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

  test('says a piece in its gender, wherever it stands', async () => {
    const [ru, es] = [await speeches.ru(), await speeches.es()];
    const piece = (id: string, kind: string, at: string): Message => ({ id: `chess.${id}`, args: { kind: { kind }, at: { place: at } } });
    const king: Argument = { place: 'e1' };
    const inCheck: Message = { id: 'chess.in_check_from_afar', args: { king, who: piece('black_piece', 'rook', 'e8'), kind: { kind: 'rook' } } };
    expect(ru.sayMessage(inCheck)).toBe('Вашему королю на e1 объявляет шах чёрная ладья на e8: уйдите королём, возьмите ладью или закройтесь.');
    const pinned: Message = { id: 'chess.pinned', args: { kind: { kind: 'pawn' }, at: { place: 'e2' }, king, who: piece('black_piece', 'rook', 'e8') } };
    expect(es.sayMessage(pinned)).toBe('El peón de e2 está clavado: sin esa pieza, a tu rey en e1 le daría jaque la torre negra de e8.');
    expect(ru.sayMessage(pinned)).toMatch(/^Пешка на e2 под связкой/);
    const both: Message = { id: 'chess.double_check', args: { king, who: { and: [piece('white_piece', 'knight', 'd3'), piece('white_piece', 'queen', 'e7')] } } };
    expect(ru.sayMessage(both)).toContain('белый конь на d3 и белый ферзь на e7');
    expect(es.sayMessage(both)).toContain('el caballo blanco de d3 y la dama blanca de e7');
    expect(ru.sayMessage(piece('takes_own', 'pawn', 'e2'))).toBe('На e2 стоит ваша пешка.');
  });

  test('begins with a capital where a word in a gap comes first, and as it is written where none does', async () => {
    expect((await speeches.ru()).sayMessage({ id: 'chess.wrong_kings', args: { side: { seat: 'White' }, count: 2 } })).toBe('У белых 2 короля вместо одного.');
    expect((await speeches.es()).sayMessage({ id: 'chess.wrong_kings', args: { side: { seat: 'White' }, count: 0 } })).toBe('Las blancas tienen 0 reyes en vez de uno.');
    expect((await speeches.ru()).sayMessage({ id: 'chess.castles_short', args: {} })).toBe('король идёт на g1, ладья на f1.');
  });

  test('lists as the language lists', async () => {
    const plays: Argument = { or: ['9x18', '9x27'].map((play) => ({ play })) };
    const unfinished: Message = { id: 'checkers.unfinished', args: { at: { place: '9' }, plays } };
    expect((await speeches.ru()).sayMessage(unfinished)).toContain('9x18 или 9x27');
    expect((await speeches.es()).sayMessage(unfinished)).toContain('9x18 o 9x27');
    const letter = (letter: string, seat: string): Message => ({ id: 'chinese_checkers.colour_letter', args: { letter: { text: letter }, colour: { seat } } });
    const noColour: Message = { id: 'chinese_checkers.no_such_colour', args: { letter: { text: 'k' }, letters: { and: [letter('y', 'yellow'), letter('r', 'red'), letter('g', 'green')] } } };
    expect((await speeches.ru()).sayMessage(noColour)).toBe('Цвета «k» в этой игре нет; цвета — y (жёлтый), r (красный) и g (зелёный).');
  });

  test('stands within another, with a small letter where the other goes on', async () => {
    const problem: Message = { id: 'checkers.only_option', args: { text: { text: 'zebra' } } };
    expect((await speeches.es()).sayMessage({ id: 'at_line', args: { line: 4, problem } })).toMatch(/^Línea 4: \p{Ll}.*«zebra»/u);
  });

  test('names the authority behind a ruling, a house rule by its own name', async () => {
    const ruling: Message = { id: 'parcheesi.no_pawn_on', args: { colour: { seat: 'yellow' }, pawn: { term: 'pawn', english: 'mover' }, at: { place: '12' } } };
    const by = (id: string, args: Message['args']): Message => ({ id: 'parcheesi.ruled', args: { ruling, authority: { id, args } } });
    const name = { text: 'Sunday (ours)' };
    expect((await speeches.es()).sayMessage(by('parcheesi.by_house_rule', { name }))).toBe('Amarillo no tiene ficha en 12. (Regla de la casa «Sunday (ours)».)');
    expect((await speeches.ru()).sayMessage(by('parcheesi.by_house_sheet_read', { name, sheet: { text: 'nest' } }))).toBe(
      'У жёлтого нет фишки на 12. («Sunday (ours)», по правилам nest; наше толкование.)',
    );
  });

  test('has the word that a sheet of its own calls for', async () => {
    const { sayMessage: ru } = await speeches.ru();
    const { sayMessage: es } = await speeches.es();
    const none = (start: string): Message => ({ id: 'parcheesi.no_pawn_in_start', args: { colour: { seat: 'yellow' }, pawn: { term: 'pawn', english: 'piece' }, start: { place: start } } });
    expect(ru(none('START'))).toBe('У жёлтого нет фишки на базе.');
    expect(ru(none('the nest'))).toBe('У жёлтого нет фишки в гнезде.');
    expect(es(none('the nest'))).toBe('Amarillo no tiene ficha en el nido.');
    const safe = (term: string): Message => ({ id: 'parcheesi.title_safety_spaces', args: { safety_spaces: { term, english: 'safety spaces' } } });
    expect([safe('safety_spaces'), safe('coloured_spaces')].map((message) => ru(message))).toEqual(['Безопасные клетки', 'Цветные клетки']);
    const entering = (term: string): Message => ({ id: 'parcheesi.title_entering', args: { entering: { term, english: 'entering' } } });
    expect([entering('entering'), entering('leaving_nest')].map((message) => ru(message))).toEqual(['Выход с базы', 'Выход из гнезда']);
  });

  test('counts in the forms of the language', async () => {
    const { sayMessage } = await speeches.ru();
    const pawns = (count: number) => sayMessage({ id: 'parcheesi.needs_four', args: { colour: { seat: 'yellow' }, count } });
    expect([1, 3, 5].map(pawns)).toEqual(['У жёлтого 1 фишка, а нужно ровно четыре.', 'У жёлтого 3 фишки, а нужно ровно четыре.', 'У жёлтого 5 фишек, а нужно ровно четыре.']);
  });

  test('that begins with a small letter of its own keeps it', async () => {
    expect((await speeches.es()).sayMessage({ id: 'parcheesi.both_are_played', args: {} })).toBe('se juegan los dos dados.');
  });

  test('tells a way in phrases that stand within each other', async () => {
    const off = { place: 'off the board' };
    const way: Message = { id: 'snakes_ladders.way', args: { from: off, to: { place: '4' } } };
    const up: Message = { id: 'snakes_ladders.way_up_ladder', args: { way, top: { place: '14' } } };
    const back: Message = { id: 'snakes_ladders.way_back', args: { way: up, other: { seat: 'blue' }, back: { id: 'snakes_ladders.back_off', args: {} } } };
    const moves: Message = { id: 'snakes_ladders.moves_by_reading', args: { side: { seat: 'yellow' }, way: back } };
    expect((await speeches.ru()).sayMessage(moves)).toBe('Жёлтый идёт с места вне доски на 4 и по лестнице на 14, где стоит синий, и возвращается за доску (наше толкование).');
    expect((await speeches.es()).sayMessage(moves)).toBe('Amarillo va de fuera del tablero a 4 y sube por la escalera a 14, que ocupa azul, y vuelve fuera del tablero (nuestra interpretación).');
  });

  test('begins with the capital of a phrase, and small behind a line', async () => {
    const feature: Message = { id: 'snakes_ladders.ladder', args: { way: { play: '4>140' } } };
    const problem: Message = { id: 'snakes_ladders.ends_outside', args: { feature, at: { place: '140' }, last: { place: '100' } } };
    const { sayMessage } = await speeches.ru();
    expect(sayMessage(problem)).toBe('Лестница 4>140: один из концов на 140, но клетки — от 1 до 100.');
    expect(sayMessage({ id: 'at_line', args: { line: 3, problem } })).toBe('Строка 3: лестница 4>140: один из концов на 140, но клетки — от 1 до 100.');
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
