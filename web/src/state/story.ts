import { isGame, pageOf, wordsOf } from '../games/index';
import { isBlockade } from '../boards/model';
import { told, words } from '../i18n/index.svelte';
import type { FactTold } from '../games/page';
import { storyIn } from '../games/stories';
import type { GameResult, Remark, Said, SeatNow, Step, Table, TableEvent, View } from '../protocol/types';
import { groupBy } from './group';
import type { Moment } from './showing.svelte';
import type { Piece } from './stage.svelte';

/** Who is who at a table, for sentences. */
export interface Company {
  table: Table;
  seats: readonly SeatNow[];
}

export function seatName(table: Pick<Table, 'seat_names'>, seat: number): string {
  const name = table.seat_names[String(seat)] ?? '';
  return words.t.seats[name] ?? name;
}

/** The player's name, or the colour of the seat where a bot or nobody sits. */
export function playerName(company: Company, seat: number): string {
  const now = company.seats.find((one) => one.seat === seat);
  return now?.kind === 'person' && now.name ? now.name : seatName(company.table, seat);
}

function names(company: Company, seats: readonly number[]): string {
  return words.t.and(seats.map((seat) => playerName(company, seat)));
}

/** What is needed to know whose words are spoken. */
export interface Spoken {
  game: string;
  sheet?: string;
}

/** A text in the words of the table's sheet. */
export function ownWords({ game, sheet = '' }: Spoken, text: string): string {
  const own = isGame(game) ? (wordsOf(game).own?.[sheet] ?? []) : [];
  return own.reduce((said, [usual, instead]) => said.replace(new RegExp(`(?<!\\p{L})${usual}(?!\\p{L})`, 'gu'), instead), text);
}

function kindName(game: string, kind: string): string {
  return wordsOf(game).kinds[kind] ?? kind;
}

const colourIn = (table: Pick<Table, 'seat_names'>) => (seat: number) => seatName(table, seat).toLowerCase();

/** A place of the drawing in words: "home path 3 of blue". */
export function placeName(table: Pick<Table, 'seat_names' | 'values'> & Spoken, place: string): string {
  const [name, seat] = place.split(':') as [string, string | undefined];
  const colourOf = colourIn(table);
  const asked = { name, colour: seat === undefined ? '' : colourOf(Number(seat)), values: table.values, colourOf };
  return ownWords(table, storyIn(table.game).placeWords(wordsOf(table.game), asked));
}

/** The name of a sheet, as a heading. */
export function sheetName(name: string): string {
  const text = told(name);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A count that is left: a die, or a bonus by its name. */
export function countWords(table: Spoken, count: string): string {
  return count.startsWith('+') ? ownWords(table, words.t.table.bonus(count.slice(1))) : count;
}

/** What a step uses: a count, two dice at once, or one of several. */
export function usesWords(table: Spoken, uses: string): string {
  const one = (text: string) => (text.startsWith('+') ? countWords(table, text) : words.t.and(text.split('+')));
  return uses.split('|').map(one).join(words.t.or);
}

/** What stands on a place. */
export function holders(table: Table, pieces: readonly Piece[], place: string): string {
  const here = pieces.filter((piece) => piece.place === place);
  if (here.length === 0) return words.t.board.empty;
  const groups = groupBy(here, (piece) => `${piece.seat} ${piece.kind}`);
  const parts = [...groups.values()].map((group) => {
    const first = group[0] as Piece;
    return words.t.board.holds(group.length, seatName(table, first.seat), kindName(table.game, first.kind));
  });
  const wall = isBlockade(pageOf(table.game).blockade, place, here.length);
  return ownWords(table, wall ? `${parts.join(', ')}, ${words.t.board.blockade}` : parts.join(', '));
}

/** The whole board in one breath: only the places where somebody stands. */
export function readBoard(table: Table, pieces: readonly Piece[]): string {
  const places = [...new Set(pieces.map((piece) => piece.place))];
  const parts = places.map((place) => `${placeName(table, place)}: ${holders(table, pieces, place)}`);
  return words.t.board.whole(parts.join('; '));
}

/** What belongs to the position and is not on the board. */
export function factWords(company: Company, view: View): FactTold[] {
  const { table } = company;
  const own = storyIn(table.game).factWords?.(wordsOf(table.game), view, (seat) => playerName(company, seat)) ?? [];
  const first = 'first' in view.facts ? [{ text: words.t.table.forStart }] : [];
  return [...first, ...own.map((fact) => ({ ...fact, text: ownWords(table, fact.text) }))];
}

/** What one step does, as part of a sentence. */
export function stepWords(table: Table, step: Step): string {
  const said = storyIn(table.game).stepWords?.(wordsOf(table.game), { step, values: table.values, colourOf: colourIn(table) });
  return ownWords(table, said ?? plainStep(table.game, step));
}

function plainStep(game: string, step: Step): string {
  const { story } = words.t;
  if (step.from === '') return wordsOf(game).steps?.[step.text] ?? step.text;
  const base = story.moves(step.from, step.to);
  return step.captures ? `${base}, ${story.jumps}` : base;
}

/** A step that is a word, as it stands on a button. */
export function stepLabel(game: string, step: Step): string {
  return storyIn(game).stepLabel?.(wordsOf(game), step) ?? wordsOf(game).steps?.[step.text] ?? step.text;
}

/** What is asked where several steps lead between the same places. */
export function chooseWords(game: string): string {
  return wordsOf(game).choose ?? words.t.table.chooseUse;
}

/** One of several steps between the same places. */
export function choiceLabel(table: Spoken, step: Step): string {
  if (step.uses) return usesWords(table, step.uses);
  return storyIn(table.game).choiceLabel?.(wordsOf(table.game), step) ?? step.text;
}

export function playWords(company: Company, seat: number, steps: readonly Step[]): string {
  const { story } = words.t;
  const name = playerName(company, seat);
  const parts = steps.map((step) => stepWords(company.table, step)).filter((part) => part !== '');
  return parts.length === 0 ? story.nothing(name) : story.played(name, parts.join('; '));
}

/** What everybody looks at for a moment, in words. */
export function momentWords(company: Company, { kind, seat, step }: Moment): string {
  if (kind === 'doublets') return ownWords(company.table, words.t.story.played(playerName(company, seat), wordsOf(company.table.game).doublets ?? ''));
  return step ? playWords(company, seat, [step]) : '';
}

/** The last thing that happened, in words. */
export function lastWords(company: Company, events: readonly TableEvent[], phrases: ReadonlyMap<string, Said>): string {
  return storyOf(company, events.slice(-12), phrases).at(-1)?.text ?? '';
}

export function resultWords(company: Company, result: GameResult): string {
  const { story } = words.t;
  const reason = story.how[result.how] ?? told(result.reason);
  return result.draw ? story.drawn(reason) : story.won(names(company, result.winners), reason);
}

function satWords(name: string | undefined, level: string | undefined, seat: string): string {
  if (name !== undefined) return words.t.story.sat(name, seat);
  return words.t.story.satBot((words.t.levels[level ?? ''] ?? level ?? '').toLowerCase(), seat);
}

/**
 * What a throw for who starts has decided, as the position after it says: `… first y b` where these two throw again,
 * `… y` without dice where yellow starts. After any other throw there are dice, or throws for the start beside a colour.
 */
function startWords(company: Company, position: string): string {
  if (!pageOf(company.table.game).throwsForStart) return '';
  const [, again, letters = ''] = /^\w:\S+(?: \w:\S+)*( first)?((?: [a-z])+)$/.exec(position) ?? [];
  const seats = company.table.seats.filter((seat) => letters.includes(` ${company.table.seat_names[String(seat)]?.charAt(0)}`));
  if (seats.length === 0) return '';
  return again ? words.t.story.throwAgain(names(company, seats)) : words.t.story.starts(names(company, seats));
}

export const phraseWords = (phrase: Said | undefined) => phrase && told(phrase.sentence, phrase.message);

/** What happened, as one sentence; empty where it is not worth saying. */
export function eventWords(company: Company, event: TableEvent, phrases: ReadonlyMap<string, Said>): string {
  const { story } = words.t;
  const name = 'seat' in event ? playerName(company, event.seat) : '';
  switch (event.event) {
    case 'sat':
      return satWords(event.name, event.level, seatName(company.table, event.seat).toLowerCase());
    case 'stood':
      return story.stood(seatName(company.table, event.seat).toLowerCase());
    case 'revealed':
      return event.by === 'server' ? story.replaced(name) : '';
    case 'started':
      return story.started;
    case 'threw':
      return [story.threw(name, words.t.and(event.dice.map(String))), startWords(company, event.position)].filter(Boolean).join(' ');
    case 'played':
      return playWords(company, event.seat, event.steps);
    case 'offered':
      return story.offered(name, event.offer);
    case 'accepted':
      return story.accepted(name);
    case 'declined':
      return story.declined(name);
    case 'took_back':
      return story.tookBack(name);
    case 'timed_out':
      return story.timedOut(name);
    case 'handed':
      return event.to === 'bot' ? story.handedToBot(name) : story.handedBack(name);
    case 'resigned':
      return story.resigned(name);
    case 'said':
      return story.says(name, phraseWords(phrases.get(event.phrase)) ?? event.phrase);
    case 'ended':
      return resultWords(company, event.result);
    case 'wants_rematch':
      return story.wantsRematch(name);
    case 'rematch':
      return story.rematch;
    default:
      return '';
  }
}

/** A phrase as a table's log has it. */
export function remarkEvent({ n, at, seat, phrase }: Remark): TableEvent {
  return { n, at, event: 'said', seat, phrase };
}

/** A log with what was said in its place: after the last event by then, as soon as that is told. */
export function withPhrases(events: readonly TableEvent[], said: readonly Remark[]): TableEvent[] {
  return [...events, ...said.map(remarkEvent)].sort((one, other) => one.n - other.n);
}

/** What is worth telling of a run of events, each with its sentence. */
export function storyOf(company: Company, events: readonly TableEvent[], phrases: ReadonlyMap<string, Said>): { event: TableEvent; text: string }[] {
  return events.flatMap((event, i) => {
    // The throw that follows tells it.
    if (event.event === 'played' && storyIn(company.table.game).untold?.includes(event.play)) return [];
    const playedOn = event.event === 'resigned' && events.slice(i + 1).find((later) => later.event !== 'resigned')?.event !== 'ended';
    const text = playedOn ? words.t.story.resignedPlayedOn(playerName(company, event.seat)) : eventWords(company, event, phrases);
    return text === '' ? [] : [{ event, text }];
  });
}

export function gameTitle(id: string): string {
  return isGame(id) ? wordsOf(id).title : id;
}
