import type { BoardModel } from '../boards/model';
import { wordsOf } from '../games/index';
import type { MomentKind } from '../games/page';
import { storyIn } from '../games/stories';
import type { Now, Preview, Step, TableEvent } from '../protocol/types';
import { feedback } from './feedback';
import { speedFactor } from './settings.svelte';
import { Stage } from './stage.svelte';

export interface Dice {
  seat: number;
  values: number[];
  k: number;
  rolling: boolean;
}

/** Something that everybody looks at before the game goes on. */
export interface Moment {
  kind: MomentKind;
  seat: number;
  /** Nothing where dice are what is looked at. */
  step: Step | null;
}

/** Who has a say in what is shown: the player in front of this screen. */
export interface Viewer {
  /** Events that are shown from here on. */
  told(events: TableEvent[]): void;
  /** Somebody else's doing, or time, ends a play in the making. */
  putDown(): void;
  /** Whether a seat is ours. */
  holds(seat: number): boolean;
  /** The seat with whose play in the making the board is busy. */
  playing(): number | null;
  /** How things stand is another matter now. */
  stands(): void;
  /** Everything that was to be shown has been. */
  rested(): void;
}

type Work = { events: readonly TableEvent[]; now: Now } | { preview: Preview };

const rollTime = 450;
const momentTime = 1_300;
/** After a throw, a play, and a turn that came to nothing: time to see it before the next comes. */
const beats = { threw: 250, played: 300, nothing: 900 };

/** What happens at a table as it is shown: one thing after the other, each in its time. */
export class Showing {
  /** How things stood when the last motion ended; controls follow this. */
  now = $state.raw<Now | null>(null);
  events = $state.raw<TableEvent[]>([]);
  dice = $state.raw<Dice | null>(null);
  stage = $state.raw<Stage | null>(null);
  moment = $state.raw<Moment | null>(null);
  /** The number of the last event that was heard of, shown or not. */
  last = 0;

  #work: Work[] = [];
  #working = false;
  /** Steps of the play to come that the board shows already. */
  #ahead: string[] = [];
  #game = '';
  /** What had happened before we came: it is told and not shown. */
  #past = 0;

  constructor(private readonly viewer: Viewer) {}

  get busy(): boolean {
    return this.#working;
  }

  /** The first look at a table: what was before is not shown again. */
  open(game: string, model: BoardModel, events: readonly TableEvent[], now: Now): Stage {
    this.#game = game;
    const stage = new Stage(model);
    this.stage = stage;
    this.#past = now.n;
    this.now = now;
    this.#remember(events);
    this.#showRoll(now);
    return stage;
  }

  add(work: Work): void {
    if ('now' in work && work.events.length > 0 && (work.events.at(-1)?.n ?? 0) <= this.#past) return this.#remember(work.events);
    this.#work.push(work);
    if ('now' in work) this.last = Math.max(this.last, work.events.at(-1)?.n ?? 0);
    if (!this.#working) void this.#run();
  }

  /** The board shows these steps of the play that is about to come. */
  expect(steps: readonly string[]): void {
    this.#ahead = [...steps];
  }

  #remember(events: readonly TableEvent[]): void {
    for (const event of events) this.#log(event);
    const play = events.findLast((event) => event.event === 'played' && event.steps.length > 0);
    if (play?.event === 'played') this.stage?.mark(play.steps);
  }

  /** A step of ours was just seen: its moment does not keep us from going on. */
  admire(seat: number, step: Step): void {
    const kind = storyIn(this.#game).moment?.(step);
    feedback(kind === 'home' ? 'home' : step.captures ? 'capture' : 'step');
    if (kind) void this.#look({ kind, seat, step }, speedFactor());
  }

  async #look(moment: Moment, speed: number): Promise<void> {
    if (speed === 0) return;
    this.moment = moment;
    await this.stage?.pause(momentTime / speed);
    if (this.moment === moment) this.moment = null;
  }

  /** Into the log, in the order in which things are shown. */
  #log(event: TableEvent): void {
    this.last = Math.max(this.last, event.n);
    if (event.n > (this.events.at(-1)?.n ?? 0)) this.events = [...this.events, event];
  }

  async #run(): Promise<void> {
    this.#working = true;
    this.stage?.rest();
    for (let work = this.#work.shift(); work; work = this.#work.shift()) {
      if ('preview' in work) this.#preview(work.preview);
      else await this.#show(work.events, work.now);
    }
    this.stage?.rest();
    this.#working = false;
    this.viewer.rested();
  }

  #preview(preview: Preview): void {
    if (this.viewer.playing() === preview.seat) return;
    if (this.now) this.now = { ...this.now, preview };
    this.#ahead = preview.steps;
    this.stage?.show(preview.pieces);
  }

  async #show(events: readonly TableEvent[], now: Now): Promise<void> {
    this.viewer.told([...events]);
    const before = this.now;
    for (const event of events) {
      if (event.event !== 'threw') this.#log(event);
      if (event.event === 'threw') await this.#threw(event, before);
      else if (event.event === 'played') await this.#played(event, before?.view.pieces ?? []);
      // The position is another one now, even where it is our turn before and after.
      else if (event.event === 'took_back') this.#tookBack();
      else if (event.event === 'ended') feedback('win');
    }
    this.now = now;
    this.viewer.stands();
    if (this.#work.length === 0) this.#showRoll(now);
    const inHand = this.viewer.playing() !== null && this.viewer.playing() === now.view.actor?.seat;
    if (!inHand) this.stage?.show(now.view.pieces);
  }

  #tookBack(): void {
    this.viewer.putDown();
    this.stage?.mark([]);
  }

  async #roll(seat: number, values: number[], k: number): Promise<void> {
    this.viewer.putDown();
    const speed = this.#speed();
    if (speed > 0) {
      this.dice = { seat, values, k, rolling: true };
      feedback('dice');
      await new Promise((resolve) => setTimeout(resolve, rollTime / speed));
    }
    this.dice = { seat, values, k, rolling: false };
  }

  async #threw(event: Extract<TableEvent, { event: 'threw' }>, before: Now | null): Promise<void> {
    await this.#roll(event.seat, event.dice, event.k);
    this.#log(event);
    const [one, two] = event.dice;
    const forStart = before?.view.facts['first'] !== undefined;
    const doublets = one !== undefined && one === two && !forStart && wordsOf(this.#game).doublets !== undefined;
    if (doublets) await this.#look({ kind: 'doublets', seat: event.seat, step: null }, this.#speed());
    else if (!this.viewer.holds(event.seat)) await this.#beat(beats.threw);
  }

  async #beat(milliseconds: number): Promise<void> {
    const speed = this.#speed();
    if (speed > 0) await this.stage?.pause(milliseconds / speed);
  }

  async #played({ seat, steps }: Extract<TableEvent, { event: 'played' }>, before: Now['view']['pieces']): Promise<void> {
    const stage = this.stage;
    if (!stage) return;
    const ours = this.viewer.holds(seat);
    const ahead = this.#ahead;
    this.#ahead = [];
    this.viewer.putDown();
    const same = ahead.length > 0 && ahead.every((text, i) => steps[i]?.text === text);
    if (ahead.length > 0 && !same) stage.show(before);
    for (const [i, step] of steps.entries()) {
      const seen = same && i < ahead.length;
      if (!seen) await stage.play(step, this.#speed());
      // What somebody else tried was shown in passing; now it counts.
      if (!seen || !ours) await this.#dwell(seat, step);
    }
    if (steps.length > 0) stage.mark(steps);
    if (!ours) await this.#beat(steps.length > 0 ? beats.played : beats.nothing);
  }

  async #dwell(seat: number, step: Step): Promise<void> {
    const kind = storyIn(this.#game).moment?.(step);
    if (kind === 'home') feedback('home');
    else if (step.captures) feedback('capture');
    if (kind) await this.#look({ kind, seat, step }, this.#speed());
  }

  /** When many events wait to be shown, they are shown faster. */
  #speed(): number {
    const waiting = this.#work.length;
    if (waiting > 12) return 0;
    return speedFactor() * (waiting > 5 ? 4 : waiting > 2 ? 2 : 1);
  }

  #showRoll(now: Now): void {
    this.dice = now.rolled ? { seat: now.rolled.seat, values: now.rolled.dice, k: now.rolled.k, rolling: false } : null;
  }
}
