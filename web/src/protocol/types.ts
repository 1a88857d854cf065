/** The server's words, as docs/protocol.md has them. Nothing else in the page knows their spelling. */
export interface PieceAt {
  seat: number;
  kind: string;
  at: string;
}

export interface Move {
  seat: number;
  kind: string;
  from: string;
  to: string;
  path: string[];
}

export interface Step {
  text: string;
  from: string;
  to: string;
  uses: string;
  captures: boolean;
  moves: Move[];
}

export interface Next {
  steps: Step[];
  may_end: boolean;
  left: string[];
}

/** What stands in a gap of a message, with its type; `term` also has the word that the sheet has for it in English. */
export type Argument =
  | number
  | { text: string }
  | { play: string }
  | { seat: string }
  | { place: string }
  | { kind: string }
  | { term: string; english: string }
  | { and: Argument[] }
  | { or: Argument[] }
  | Message;

/** Something said to the reader: what, and about what. */
export interface Message {
  id: string;
  args: Record<string, Argument>;
}

/** The English sentence, and the message it says. */
export interface Said {
  sentence: string;
  message?: Message;
}

/** The messages of fields whose English stands in the object itself. */
export interface WithMessages<Field extends string> {
  messages?: Partial<Record<Field, Message>>;
}

export interface Ruling extends Said {
  legal: boolean;
  clause: string;
}

export interface Outcome {
  winners: number[];
  points: number;
  draw: boolean;
  reason: string;
}

export interface GameResult extends Outcome {
  how: string;
}

export interface Actor {
  seat: number;
  must: 'throw' | 'play';
  dice?: number;
}

/** What is not on the board, by name. */
export type Facts = Readonly<Record<string, string>>;

export interface View {
  position: string;
  pieces: PieceAt[];
  actor: Actor | null;
  dice: number[] | null;
  facts: Facts;
  choices: number;
  /** `why`: the arbiter on what one would try, where nothing can be played. */
  only: { play: string; steps: Step[]; why?: Ruling[] } | null;
  outcome: Outcome | null;
}

export interface SheetInfo extends WithMessages<'character'> {
  id: string;
  name: string;
  character: string;
  values: Record<string, string>;
}

export interface OptionInfo extends WithMessages<'title'> {
  name: string;
  title: string;
  kind: 'choice' | 'number' | 'list';
  choices?: ({ value: string; meaning: string } & WithMessages<'meaning'>)[];
  lowest?: number;
  highest?: number;
}

export interface GameInfo {
  id: string;
  title: string;
  summary: string;
  players: number[];
  usual_players: number;
  seats: string[];
  seats_for: Record<string, number[]>;
  dice: boolean;
  levels: string[];
  sheets: SheetInfo[];
  options: OptionInfo[];
}

export interface Catalogue {
  version: string;
  games: GameInfo[];
  phrases: ({ id: string; text: string } & WithMessages<'text'>)[];
  clocks: Record<'turn_seconds' | 'game_seconds' | 'increment_seconds', [number, number]>;
  limits: { name_letters: number };
  /** Where phones on the same network reach this server. */
  addresses?: string[];
}

/** A position that shows what the rules say, with plays of it worked through. */
export interface RulesExample extends WithMessages<'words'> {
  position: string;
  words: string;
  /** Who is to act. */
  seat: number;
  /** The place of the piece whose steps light up; empty where none does. */
  from: string;
  /** `ruling`: what the arbiter answers to a play that is not allowed. */
  plays: ({ play: string; words: string; ruling?: string } & WithMessages<'words' | 'ruling'>)[];
}

export interface RulesTold extends WithMessages<'character'> {
  game: string;
  sheet: string;
  name: string;
  title: string;
  character: string;
  values: Record<string, string>;
  options: Record<string, string>;
  sections: { title: string; paragraphs: string[]; examples: RulesExample[]; messages?: { title?: Message; paragraphs?: (Message | null)[] } }[];
  toml: string;
}

/** The rules that an answer without a table is asked for. */
export interface RulesAsked {
  game: string;
  sheet?: string;
  name?: string;
  options?: Record<string, string>;
  players?: number;
  seats?: number[];
}

export type ClockKind =
  | { kind: 'none' }
  | { kind: 'turn'; seconds: number }
  | { kind: 'game'; seconds: number; increment: number };

export interface Table {
  id: string;
  game: string;
  title: string;
  sheet: string;
  name: string;
  options: Record<string, string>;
  values: Record<string, string>;
  seats: number[];
  seat_names: Record<string, string>;
  teams: number[][];
  invited: boolean;
  hints: boolean;
  takebacks: boolean;
  clock: ClockKind;
  timeout: 'bot' | 'lose';
  made: number;
  commitment: string;
}

export interface SeatNow {
  seat: number;
  kind: 'person' | 'bot' | 'open';
  name?: string;
  level?: string;
  away?: boolean;
  bot_plays?: boolean;
  resigned?: boolean;
  /** Nobody sits here yet, but it is kept for who sat here before. */
  kept?: boolean;
  auto?: { throw: boolean; forced: boolean };
}

export interface Preview {
  seat: number;
  steps: string[];
  pieces: PieceAt[];
  /** Counts that are not used yet. */
  left: string[];
}

export interface Now {
  n: number;
  phase: 'waiting' | 'revealing' | 'playing' | 'over';
  time: number;
  view: View;
  rolled: { seat: number; dice: number[]; k: number } | null;
  seats: SeatNow[];
  clock: { running: number | null; left: Record<string, number>; at: number } | null;
  preview: Preview | null;
  /** What we can step first, where it is for us to play; what is too much to be told comes when it is asked for. */
  next?: Next | null;
  /** Counts that are not used yet as the play begins. */
  left?: string[] | null;
  offer: { kind: 'draw' | 'takeback'; seat: number; accepted: number[] } | null;
  /** The seats that may ask now to take their last play back. */
  takeback: number[];
  start: boolean;
  result: GameResult | null;
  rematch: { wanted: number[]; table: string | null };
  fair: {
    commitment: string;
    text_commitments: Record<string, string>;
    texts: Record<string, string>;
    /** Seats with a text of the server's: theirs was not revealed in time. */
    replaced: number[];
    reveal: { awaited: number[]; until: number } | null;
    throws: number;
    seed: string | null;
  };
}

interface EventBase {
  n: number;
  at: number;
}

export type Happening =
  | { event: 'made' }
  | { event: 'sat'; seat: number; kind: 'person' | 'bot'; name?: string; level?: string; text?: string; text_commitment?: string }
  | { event: 'stood'; seat: number }
  | { event: 'completed' }
  | { event: 'revealed'; seat: number; text: string; by: 'player' | 'server' }
  | { event: 'started' }
  | { event: 'threw'; seat: number; dice: number[]; k: number; position: string }
  | { event: 'played'; seat: number; play: string; steps: Step[]; by: 'person' | 'bot' | 'clock' | 'auto'; position: string }
  | { event: 'offered' | 'accepted' | 'declined'; seat: number; offer: 'draw' | 'takeback' }
  | { event: 'took_back'; seat: number; plays: number; position: string }
  | { event: 'timed_out'; seat: number }
  | { event: 'handed'; seat: number; to: 'bot' | 'player' }
  | { event: 'resigned'; seat: number }
  | { event: 'said'; seat: number; phrase: string }
  | { event: 'set'; seat: number; auto: { throw: boolean; forced: boolean } }
  | { event: 'ended'; result: GameResult; seed: string }
  | { event: 'wants_rematch'; seat: number }
  | { event: 'rematch'; table: string };

export type TableEvent = EventBase & Happening;

/** A phrase beside the game; `n` is the last event by then. */
export interface Remark {
  n: number;
  at: number;
  seat: number;
  phrase: string;
}

export type FromServer =
  | { type: 'welcome'; you: number[]; table: Table; events: TableEvent[]; said: Remark[]; now: Now }
  | ({ type: 'said' } & Remark)
  | { type: 'events'; events: TableEvent[]; now: Now }
  | { type: 'next'; id: number; steps: string[]; next: Next; pieces: PieceAt[] }
  | ({ type: 'preview' } & Preview)
  | { type: 'ruling'; id: number; ruling: Ruling }
  | { type: 'done'; id: number; n: number }
  | ({ type: 'refused'; id: number; code: string; clause: string } & Said)
  | { type: 'presence'; here: number[]; spectators: number }
  | { type: 'you'; you: number[] }
  | ({ type: 'closing'; code: string; again?: number } & Said)
  | { type: 'state'; id: number; now: Now }
  | { type: 'pong'; id: number; time: number };

export type Command =
  | { do: 'sit'; seat: number; name: string; text_commitment: string; key?: string }
  | { do: 'reveal'; seat: number; text: string }
  | { do: 'sit_bot'; seat: number; level: string }
  | { do: 'stand'; seat: number }
  | { do: 'start' }
  | { do: 'throw'; n: number }
  | { do: 'steps'; steps: string[] }
  | { do: 'undo' }
  | { do: 'play'; n: number; steps: string[] }
  | { do: 'why'; steps: string[]; from: string; to: string }
  | { do: 'offer' | 'accept' | 'decline'; n: number; offer: 'draw' | 'takeback' }
  | { do: 'resign' }
  | { do: 'say'; phrase: string }
  | { do: 'auto'; throw: boolean; forced: boolean }
  | { do: 'rematch' }
  | { do: 'state' };

export interface SeatAsked {
  seat: number;
  kind: 'open' | 'bot';
  level?: string;
}

export interface TableAsked extends Omit<RulesAsked, 'seats'> {
  toml?: string;
  seats: SeatAsked[];
  listed: boolean;
  invited: boolean;
  hints: boolean;
  takebacks: boolean;
  clock: ClockKind;
  timeout: 'bot' | 'lose';
}

export interface TableMade {
  id: string;
  url: string;
  commitment: string;
  invitations?: { seat: number; key: string }[];
}

export interface TableListed {
  id: string;
  game: string;
  title: string;
  phase: Now['phase'];
  seats: SeatNow[];
  position: string;
  pieces: PieceAt[];
  values: Record<string, string>;
  invited: boolean;
  spectators: number;
  started: number;
}

export interface Replay {
  table: Table;
  start: View;
  frames: { event: TableEvent; view: View }[];
}
