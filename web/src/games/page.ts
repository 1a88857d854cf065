import type { Component } from 'svelte';
import type { Blockade, BoardModel, BoardOptions } from '../boards/model';
import type { Facts, Step, Table, View } from '../protocol/types';
import type { Piece } from '../state/stage.svelte';

/** What every game has words for. A folder's `en.ts` adds its own; its other languages have the same shape. */
export interface GameWords {
  title: string;
  summary: string;
  /** What its pieces are called, by the server's `kind`. */
  kinds: Readonly<Record<string, string>>;
  /** Steps that are words and not places, as they stand on a button. */
  steps?: Readonly<Record<string, string>>;
  /** Two dice that are alike, where that means something. */
  doublets?: string;
  /** What a choice between steps to the same place is about, where it is not a count. */
  choose?: string;
  /** What some sheets call otherwise: by sheet, the usual word and its own, in the order in which they are looked for. */
  own?: Readonly<Record<string, readonly (readonly [string, string])[]>>;
  /** What is said under the folder's own diagrams. */
  shows?: Readonly<Record<string, string>>;
  [own: string]: unknown;
}

/** What a ground is drawn from. `facts` is empty on boards that only show pieces. */
export interface GroundProps<W extends GameWords, M extends BoardModel> {
  model: M;
  say: W;
  seats: readonly number[];
  facts: Facts;
}

/** A place to be named: the drawing's name without its seat, the colour of that seat, and whose board it is. */
export interface PlaceAsked {
  name: string;
  colour: string;
  values: Table['values'];
  colourOf: (seat: number) => string;
}

/** A step to be told. */
export interface StepAsked {
  step: Step;
  values: Table['values'];
  colourOf: (seat: number) => string;
}

/** Something about the position that is told beside the board. */
export interface FactTold {
  text: string;
  strong?: boolean;
}

/** What deserves a moment of everybody's attention. */
export type MomentKind = 'capture' | 'home' | 'doublets' | 'penalty' | 'up' | 'down';

/** How far a seat has come, as so many of so many. */
export interface Progress {
  label: string;
  done: number;
  of: number;
}

/** A game's board, as its folder's `index.ts` has it. */
export interface GamePage<W extends GameWords, M extends BoardModel> {
  model: (options: BoardOptions) => M;
  Ground: Component<GroundProps<W, M>>;
  Piece: Component<{ seat: number; kind: string }>;
  /** How much larger than it comes the piece is drawn. */
  pieceScale?: number;
  /** The piece that stands beside a seat's name, and how far it reaches from its middle. */
  mark: { kind: string; reach: number };
  /** A position worth looking at, in the game's notation. */
  shown: string;
  /** Whether an example is looked at from the side of the seat to move. */
  fromMover?: boolean;
  /** Most pieces can move most of the time: they are not all marked unless that is asked for. */
  quiet?: boolean;
  /** Its size as it lies, where it is wider than high and can be drawn on its side too. */
  flat?: { width: number; height: number };
  /** A place to warn about. */
  alarm?: (facts: Facts) => string | null;
  /** What is done with dice: each is a count of its own, or their sum counts. */
  dice?: 'each' | 'sum';
  /** So many pieces of a seat on a place are a blockade, but not on these places. */
  blockade?: Blockade;
  throwsForStart?: boolean;
  /** Where "try it" begins. */
  tryFrom?: (values: Table['values']) => string;
}

/** What a game says of its places and steps, as its folder's `story.ts` has it. */
export interface GameStory<W extends GameWords> {
  /** A place in words: "home path 3 of blue". */
  placeWords: (say: W, place: PlaceAsked) => string;
  /** What a step does, as part of a sentence; null where what all games say will do. */
  stepWords?: (say: W, asked: StepAsked) => string | null;
  /** A step that is no move between places, as it stands on a button. */
  stepLabel?: (say: W, step: Step) => string | null;
  /** Which of several steps to the same place, where they do not differ in the count they use. */
  choiceLabel?: (say: W, step: Step) => string;
  /** Plays that the throw after them tells. */
  untold?: readonly string[];
  /** What is worth a moment of its own of a step, as a capture is. */
  moment?: (step: Step) => MomentKind | null;
  progress?: (say: W, pieces: readonly Piece[], seat: number) => Progress;
  factWords?: (say: W, view: View, nameOf: (seat: number) => string) => FactTold[];
}

/** Of whatever game: the registry pairs each folder with the words that lie in it. */
export type AnyGamePage = GamePage<any, any>;
export type AnyGameStory = GameStory<any>;

export function gamePage<W extends GameWords, M extends BoardModel>(page: GamePage<W, M>): AnyGamePage {
  return page;
}

export function gameStory<W extends GameWords>(story: GameStory<W>): AnyGameStory {
  return story;
}
