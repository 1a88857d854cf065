import { isGame } from '../boards/index';
import { enters, safeties } from '../boards/parcheesi';
import { squareStory } from '../boards/snakes_ladders';
import { told, words } from '../i18n/index.svelte';
import type { GameResult, SeatNow, Remark, Step, Table, TableEvent } from '../protocol/types';
import { groupBy } from './group';
import type { Piece } from './stage.svelte';

/** Who is who at a table, for sentences. */
export interface Company {
  table: Table;
  seats: readonly SeatNow[];
}

export function seatName(table: Table, seat: number): string {
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

/** What is needed to know whose words are remark. */
export interface Remark {
  game: string;
  sheet?: string;
}

/** A text of Parcheesi in the words of the table's sheet. */
export function ownWords({ game, sheet = '' }: Remark, text: string): string {
  if (game !== 'parcheesi') return text;
  return (words.t.own[sheet] ?? []).reduce((said, [usual, own]) => said.replace(new RegExp(`(?<!\\p{L})${usual}(?!\\p{L})`, 'gu'), own), text);
}

function kindName(game: string, kind: string): string {
  return words.t.kinds[`${game}.${kind}`] ?? words.t.kinds[kind] ?? kind;
}

/** A place of the drawing in words: "home path 3 of blue". */
export function placeName(table: Pick<Table, 'game' | 'seat_names' | 'values'> & Remark, place: string): string {
  const { place: say } = words.t.board;
  const [name, seatText] = place.split(':') as [string, string | undefined];
  const seat = seatText === undefined ? '' : seatName(table as Table, Number(seatText)).toLowerCase();
  switch (table.game) {
    case 'parcheesi':
      return ownWords(table, parcheesiPlace(table, name, seat));
    case 'backgammon':
      if (name === 'bar') return say.bar(seat);
      return name === 'off' ? say.off(seat) : say.point(name);
    case 'chinese_checkers':
      return say.hole(name);
    case 'snakes_ladders':
      return name === '0' ? say.offBoard : raceSquare(table.values, name);
    default:
      return say.square(name);
  }
}

/** A square with what leads away from it and what is drawn there: "square 3, ladder up to 21, a seed". */
function raceSquare(values: Table['values'], name: string): string {
  const { place: say } = words.t.board;
  const story = squareStory(values, name);
  if (!story) return say.raceSquare(name);
  const parts = [say.raceSquare(name)];
  if (story.up) parts.push(say.ladderTo(story.up));
  if (story.down) parts.push(values['down_by'] === 'chutes' ? say.chuteTo(story.down) : say.snakeTo(story.down));
  return [...parts, say.pictures[story.picture]].join(', ');
}

function parcheesiPlace(table: Pick<Table, 'seat_names' | 'values'>, name: string, seat: string): string {
  const { place: say } = words.t.board;
  if (name === 'S') return say.start(seat);
  if (name === 'H') return say.home(seat);
  if (name.startsWith('h')) return say.homePath(seat, name.slice(1));
  const number = Number(name);
  const entry = (enters as readonly number[]).indexOf(number);
  const extra: string[] = [];
  if (entry >= 0) extra.push(say.enter(seatName(table as Table, entry).toLowerCase()));
  if (table.values['safety_spaces'] !== 'false' && (safeties as readonly number[]).includes(number)) extra.push(say.safe);
  return [say.space(name), ...extra].join(', ');
}

/** The name of a sheet, as a heading. */
export function sheetName(name: string): string {
  const text = told(name);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A count that is left: a die, or a bonus by its name. */
export function countWords(table: Remark, count: string): string {
  return count.startsWith('+') ? ownWords(table, words.t.table.bonus(count.slice(1))) : count;
}

/** What a step uses: a count, two dice at once, or one of several. */
export function usesWords(table: Remark, uses: string): string {
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
  const wall = table.game === 'parcheesi' && here.length === 2 && !/^[SH]/.test(place);
  return ownWords(table, wall ? `${parts.join(', ')}, ${words.t.board.blockade}` : parts.join(', '));
}

/** The whole board in one breath: only the places where somebody stands. */
export function readBoard(table: Table, pieces: readonly Piece[]): string {
  const places = [...new Set(pieces.map((piece) => piece.place))];
  const parts = places.map((place) => `${placeName(table, place)}: ${holders(table, pieces, place)}`);
  return words.t.board.whole(parts.join('; '));
}

/** What one step does, as part of a sentence. */
export function stepWords(table: Table, step: Step): string {
  const { story } = words.t;
  switch (table.game) {
    case 'parcheesi':
      return ownWords(table, parcheesiStep(table, step));
    case 'snakes_ladders':
      return ladderStep(table, step);
    case 'checkers':
      if (step.text.startsWith('!')) return story.huffs(step.from);
      break;
    case 'chess':
      return chessStep(step);
    case 'backgammon':
      if (step.to === 'off') return story.bears(step.from);
      break;
  }
  if (step.from === '') return words.t.table.words[step.text] ?? step.text;
  const base = story.moves(step.from, step.to);
  if (!step.captures) return base;
  return `${base}, ${table.game === 'backgammon' ? story.hits(step.to) : story.jumps}`;
}

function parcheesiStep(table: Table, step: Step): string {
  const { story, board } = words.t;
  const pawn = (place: string) => (place === 'S' ? board.start : place === 'H' ? board.home : place);
  if (step.text.startsWith('!')) return step.from ? story.backToStart(step.from) : '';
  let base = story.moves(pawn(step.from), pawn(step.to));
  if (step.from === 'S') base = story.enters(step.to);
  else if (step.to === 'H') base = story.home(step.from);
  const victim = step.moves[1];
  return step.captures && victim ? `${base}, ${story.captures(seatName(table, victim.seat).toLowerCase())}` : base;
}

function ladderStep(table: Table, step: Step): string {
  const { story } = words.t;
  const found = /^(\d+)>(\d+)(?:([\^v])(\d+))?(?:=(\d+))?$/.exec(step.text);
  if (!found) return words.t.table.words[step.text] ?? step.text;
  const parts = [story.moves(found[1] ?? '', found[2] ?? '')];
  if (found[3] === '^') parts.push(story.climbs(found[4] ?? ''));
  if (found[3] === 'v') parts.push((table.values['down_by'] === 'chutes' ? story.slidesChute : story.slides)(found[4] ?? ''));
  if (found[5]) parts.push(story.held(found[5]));
  return parts.join(', ');
}

function chessStep(step: Step): string {
  const { story, kinds } = words.t;
  const [first, second] = step.moves;
  const kind = kinds[first?.kind ?? ''] ?? '';
  if (first?.kind === 'king' && second?.kind === 'rook' && !step.captures) return `${story.castles}, ${story.moves(step.from, step.to)}`;
  const parts = [`${kind} ${story.moves(step.from, step.to)}`];
  if (step.captures) parts.push(story.takes);
  if (/^[a-h][1-8][a-h][1-8][qrbn]$/.test(step.text)) return `${story.moves(step.from, step.to)}, ${story.becomes(kind)}`;
  return parts.join(', ');
}

export function playWords(company: Company, seat: number, steps: readonly Step[]): string {
  const { story } = words.t;
  const name = playerName(company, seat);
  const parts = steps.map((step) => stepWords(company.table, step)).filter((part) => part !== '');
  return parts.length === 0 ? story.nothing(name) : story.played(name, parts.join('; '));
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
  if (company.table.game !== 'parcheesi' && company.table.game !== 'snakes_ladders') return '';
  const [, again, letters = ''] = /^\w:\S+(?: \w:\S+)*( first)?((?: [a-z])+)$/.exec(position) ?? [];
  const seats = company.table.seats.filter((seat) => letters.includes(` ${company.table.seat_names[String(seat)]?.charAt(0)}`));
  if (seats.length === 0) return '';
  return again ? words.t.story.throwAgain(names(company, seats)) : words.t.story.starts(names(company, seats));
}

/** What happened, as one sentence; empty where it is not worth saying. */
export function eventWords(company: Company, event: TableEvent, phrases: ReadonlyMap<string, string>): string {
  const { story } = words.t;
  const name = 'seat' in event ? playerName(company, event.seat) : '';
  switch (event.event) {
    case 'sat':
      return satWords(event.name, event.level, seatName(company.table, event.seat).toLowerCase());
    case 'stood':
      return story.stood(seatName(company.table, event.seat).toLowerCase());
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
      return story.says(name, told(phrases.get(event.phrase) ?? event.phrase));
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
export function storyOf(company: Company, events: readonly TableEvent[], phrases: ReadonlyMap<string, string>): { event: TableEvent; text: string }[] {
  return events.flatMap((event, i) => {
    // The throw that follows tells it.
    if (event.event === 'played' && event.play === 'roll') return [];
    const playedOn = event.event === 'resigned' && events.slice(i + 1).find((later) => later.event !== 'resigned')?.event !== 'ended';
    const text = playedOn ? words.t.story.resignedPlayedOn(playerName(company, event.seat)) : eventWords(company, event, phrases);
    return text === '' ? [] : [{ event, text }];
  });
}

export function gameTitle(id: string): string {
  return isGame(id) ? (words.t.games[id]?.title ?? id) : id;
}
