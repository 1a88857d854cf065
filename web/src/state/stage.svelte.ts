import { type BoardModel, type Point } from '../boards/model';
import type { Move, PieceAt, Step } from '../protocol/types';

/** A piece that keeps its identity from one position to the next, so that it can glide. */
export interface Piece {
  id: number;
  seat: number;
  kind: string;
  place: string;
}

/** How a piece gets somewhere: along points, or in an arc where it was sent back. */
export interface Glide {
  id: number;
  points: Point[];
  milliseconds: number;
  arc: boolean;
}

export type Animator = (glide: Glide) => Promise<void>;

const perSpace = 90;
const longest = 900;

/** The pieces on a board as they are drawn. It is told what happens and never asks why. */
export class Stage {
  pieces = $state.raw<Piece[]>([]);
  /** From where to where the pieces of the last play went. */
  touched = $state.raw<string[]>([]);
  #model = $state.raw() as BoardModel;
  #nextId = 1;
  #animator: Animator | null = null;
  #skipping = false;
  /** Ends what is being waited for. */
  #wake: (() => void) | null = null;

  constructor(model: BoardModel) {
    this.#model = model;
  }

  get model(): BoardModel {
    return this.#model;
  }

  /** The board is turned or changes its rules; pieces keep their identity. */
  setModel(model: BoardModel): void {
    this.#model = model;
  }

  attach(animator: Animator): () => void {
    this.#animator = animator;
    return () => {
      if (this.#animator === animator) this.#animator = null;
    };
  }

  /** Whoever does not want to watch sees the end at once: all that is still to be played before the next rest. */
  skip(): void {
    this.#skipping = true;
    this.#wake?.();
  }

  /** Whether something is looked at for a moment before the next comes. */
  get pausing(): boolean {
    return this.#wake !== null;
  }

  /** Time to look, which whoever has seen enough can cut short. */
  async pause(milliseconds: number): Promise<void> {
    if (milliseconds <= 0 || this.#skipping || document.hidden) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.#wake = null;
  }

  /** Everything that was to be shown has been; motion is on again. */
  rest(): void {
    this.#skipping = false;
  }

  /** Puts pieces where the server says they are, moving as few as possible from where they were. */
  show(list: readonly PieceAt[]): void {
    const wanted = list.map((piece) => ({ ...piece, place: this.#model.key(piece.seat, piece.at) }));
    const free = new Set(this.pieces);
    const chosen: (Piece | null)[] = wanted.map(() => null);
    const fits: ((old: Piece, to: (typeof wanted)[number]) => boolean)[] = [
      (old, to) => old.seat === to.seat && old.kind === to.kind && old.place === to.place,
      (old, to) => old.seat === to.seat && old.place === to.place,
      (old, to) => old.seat === to.seat && old.kind === to.kind,
    ];
    for (const fit of fits) {
      wanted.forEach((to, i) => {
        if (chosen[i]) return;
        for (const old of free) {
          if (!fit(old, to)) continue;
          chosen[i] = old;
          free.delete(old);
          return;
        }
      });
    }
    this.pieces = wanted.map((to, i) => ({
      id: chosen[i]?.id ?? this.#nextId++,
      seat: to.seat,
      kind: to.kind,
      place: to.place,
    }));
  }

  /** Plays a step before the eyes: each of its moves, one after the other. `speed` 0 is at once. */
  async play(step: Step, speed: number): Promise<void> {
    for (const [i, move] of step.moves.entries()) await this.#glide(move, speed, i > 0);
  }

  /** Marks a whole play: where each piece of it set out and where it came to, and nothing between. */
  mark(steps: readonly Step[]): void {
    const ways: { from: string; to: string }[] = [];
    for (const { moves } of steps) {
      const own = moves.find((move) => move.to !== 'off' || this.#model.key(move.seat, 'off') !== 'off');
      if (!own) continue;
      const [from, to] = [this.#model.key(own.seat, own.from), this.#model.key(own.seat, own.to)];
      const begun = ways.find((way) => way.to === from);
      if (begun) begun.to = to;
      else ways.push({ from, to });
    }
    this.touched = ways.flatMap((way) => (way.from === way.to ? [] : [way.from, way.to]));
  }

  async #glide(move: Move, speed: number, follows: boolean): Promise<void> {
    const from = this.#model.key(move.seat, move.from);
    const piece = this.pieces.findLast((one) => one.seat === move.seat && one.place === from);
    if (!piece) return;
    const to = this.#model.key(move.seat, move.to);
    const via = move.path.length > 0 ? move.path : [move.to];
    const points = [this.#where(piece), ...via.map((place) => this.#model.spot(this.#model.key(move.seat, place)))];
    if (speed > 0 && this.#animator && !this.#skipping) {
      const milliseconds = Math.min(longest, Math.max(220, perSpace * via.length)) / speed;
      await this.#animator({ id: piece.id, points, milliseconds, arc: follows && move.path.length === 0 });
    }
    this.pieces = this.#gone(move, to)
      ? this.pieces.filter((one) => one !== piece)
      : this.pieces.map((one) => (one === piece ? { ...piece, kind: move.kind, place: to } : one));
  }

  #gone(move: Move, to: string): boolean {
    return move.to === 'off' && to === 'off';
  }

  #where(piece: Piece): Point {
    const here = this.pieces.filter((one) => one.place === piece.place);
    return this.#model.stand(piece.place, here.indexOf(piece), here.length);
  }
}
