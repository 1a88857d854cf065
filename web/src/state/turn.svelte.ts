import { nameOf } from '../boards/model';
import type { Next, PieceAt, Ruling, Step } from '../protocol/types';
import type { Stage } from './stage.svelte';

/** Who answers what can be stepped and why not: a table's server, or the rules by themselves. */
export interface Guide {
  next(steps: string[]): Promise<{ next: Next; pieces: PieceAt[] } | null>;
  why(steps: string[], from: string, to: string): Promise<Ruling | null>;
}

/** A ruling and what it was about. */
export interface Verdict {
  ruling: Ruling;
  from: string;
  to: string;
}

/** One person's play in the making: chosen piece, steps so far, what may follow. All of it is told by the guide. */
export class Turn {
  /** The seat that plays, or null when it is not for us to play. */
  seat = $state.raw<number | null>(null);
  steps = $state.raw<Step[]>([]);
  next = $state.raw<Next | null>(null);
  selected = $state.raw<string | null>(null);
  /** Steps between the same places, of which one has to be chosen. */
  asked = $state.raw<Step[]>([]);
  verdict = $state.raw<Verdict | null>(null);
  busy = $state.raw(false);
  #generation = 0;

  constructor(
    private readonly stage: Stage,
    private readonly guide: Guide,
    private readonly speed: () => number,
    private readonly stepped: (step: Step) => void = () => undefined,
  ) {}

  readonly sources = $derived(new Set(this.#onBoard().map((step) => this.#from(step))));
  readonly targets = $derived.by(() => {
    const found = new Map<string, string>();
    for (const step of this.#onBoard()) {
      if (this.#from(step) !== this.selected) continue;
      const to = this.#to(step);
      const uses = found.get(to);
      found.set(to, uses === undefined || uses === step.uses ? step.uses : `${uses}|${step.uses}`);
    }
    return found;
  });
  /** Steps that are words and not places: roll, double, huff. */
  readonly words = $derived((this.next?.steps ?? []).filter((step) => !this.#isOnBoard(step)));
  readonly mayEnd = $derived(this.next?.may_end ?? false);

  /** `first`: what can be stepped, where that is known already; else the guide is asked. */
  async begin(seat: number, first: Next | null = null): Promise<void> {
    const generation = ++this.#generation;
    this.#forget();
    this.seat = seat;
    this.next = first;
    if (first) return;
    const answer = await this.guide.next([]);
    if (generation === this.#generation && answer) this.next = answer.next;
  }

  /** It is no longer for us to play. */
  end(): void {
    this.#generation++;
    this.#forget();
    this.seat = null;
  }

  /** A tap, a drop or Enter on a place. */
  async tap(place: string): Promise<void> {
    if (this.seat === null || this.busy) return;
    const chosen = this.selected;
    this.verdict = null;
    this.asked = [];
    if (chosen !== null && this.targets.has(place)) return this.#go(this.#between(chosen, place));
    if (chosen === place) return this.#again(place);
    if (this.sources.has(place)) {
      this.selected = place;
      return;
    }
    if (chosen !== null) return this.askWhy(chosen, place);
    // A piece that cannot move may still be chosen: the next tap asks the arbiter why.
    if (this.stage.pieces.some((piece) => piece.place === place)) this.selected = place;
  }

  async askWhy(from: string, to: string): Promise<void> {
    const texts = this.steps.map((step) => step.text);
    const seat = this.next?.steps[0]?.moves[0]?.seat ?? this.seat ?? 0;
    const called = (place: string) => this.stage.model.called?.(seat, place) ?? nameOf(place);
    const ruling = await this.guide.why(texts, called(from), called(to));
    if (ruling && !ruling.legal) this.verdict = { ruling, from, to };
  }

  /** One of several steps between the same places. */
  async choose(step: Step): Promise<void> {
    this.asked = [];
    await this.#take(step);
  }

  async undo(): Promise<void> {
    if (this.busy || this.steps.length === 0) return;
    const kept = this.steps.slice(0, -1);
    const answer = await this.#ask(kept);
    if (!answer) return;
    this.selected = null;
    this.asked = [];
    this.verdict = null;
    this.stage.show(answer.pieces);
  }

  /** The line was broken: ask again where we are, and start over if that is no longer so. */
  async refresh(): Promise<void> {
    if (this.seat === null) return;
    const answer = await this.#ask(this.steps);
    if (answer) this.stage.show(answer.pieces);
  }

  clearChoice(): void {
    this.selected = null;
    this.asked = [];
    this.verdict = null;
  }

  async #again(place: string): Promise<void> {
    const [only, ...others] = this.#onBoard().filter((step) => this.#from(step) === place);
    if (only && others.length === 0) return this.#take(only);
    this.selected = null;
  }

  async #go(steps: Step[]): Promise<void> {
    const [only, ...others] = steps;
    if (only && others.length === 0) await this.#take(only);
    else this.asked = steps;
  }

  async #take(step: Step): Promise<void> {
    const generation = this.#generation;
    const kept = [...this.steps, step];
    this.selected = null;
    this.busy = true;
    const shown = this.stage.play(step, this.speed());
    const answer = await this.guide.next(kept.map((one) => one.text));
    await shown;
    this.busy = false;
    if (generation !== this.#generation || !answer) return;
    this.steps = kept;
    this.next = answer.next;
    this.stage.show(answer.pieces);
    // A man that goes on stays in hand.
    const to = this.#to(step);
    if (this.sources.size === 1 && this.sources.has(to)) this.selected = to;
    this.stepped(step);
  }

  async #ask(kept: Step[]): Promise<{ next: Next; pieces: PieceAt[] } | null> {
    const generation = this.#generation;
    this.busy = true;
    const answer = await this.guide.next(kept.map((step) => step.text));
    this.busy = false;
    if (generation !== this.#generation || !answer) return null;
    this.steps = kept;
    this.next = answer.next;
    return answer;
  }

  #between(from: string, to: string): Step[] {
    return this.#onBoard().filter((step) => this.#from(step) === from && this.#to(step) === to);
  }

  #onBoard(): Step[] {
    return (this.next?.steps ?? []).filter((step) => this.#isOnBoard(step));
  }

  #isOnBoard(step: Step): boolean {
    return step.from !== '' && this.stage.model.spot(this.#to(step)).place === this.#to(step);
  }

  #from(step: Step): string {
    return this.stage.model.key(step.moves[0]?.seat ?? this.seat ?? 0, step.from);
  }

  #to(step: Step): string {
    return this.stage.model.key(step.moves[0]?.seat ?? this.seat ?? 0, step.to);
  }

  #forget(): void {
    this.steps = [];
    this.next = null;
    this.busy = false;
    this.clearChoice();
  }
}
