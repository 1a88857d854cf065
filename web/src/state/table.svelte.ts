import type { BoardModel } from '../boards/model';
import { isGame, modelOf } from '../games/index';
import { TableSocket, type Answer, type Connection, type World } from '../protocol/socket';
import type { Command, FromServer, Now, Remark, Said, SeatNow, Step, Table, TableEvent } from '../protocol/types';
import { Bubbles } from './bubbles.svelte';
import { feedback } from './feedback';
import { invitationIn, type Invitation } from './invitation';
import { Keeping } from './kept';
import { Reveals } from './reveals';
import { settings, speedFactor } from './settings.svelte';
import { Showing, type Dice, type Moment } from './showing.svelte';
import type { Stage } from './stage.svelte';
import { remarkEvent, withPhrases } from './story';
import { Turn } from './turn.svelte';

export interface Notice extends Said {
  clause: string;
  /** Our own sentence, not the server's. */
  own?: boolean;
}

const mostSaid = 200;

/** A table as this browser sees it: what the server said, what is being shown, and what we may do about it. */
export class TableStore {
  connection = $state.raw<Connection>('connecting');
  table = $state.raw<Table | null>(null);
  you = $state.raw<number[]>([]);
  /** Phrases that were said beside the game, in their order. */
  said = $state.raw<Remark[]>([]);
  here = $state.raw<number[]>([]);
  spectators = $state.raw(0);
  notice = $state.raw<Notice | null>(null);
  closing = $state.raw('');
  /** The table does not exist, or is of a game this page does not know. */
  missing = $state.raw(false);
  turn = $state.raw<Turn | null>(null);
  /** The seat at the bottom when we hold none, or want to look from elsewhere. */
  turnedTo = $state.raw<number | null>(null);
  /** Server time minus ours. */
  lag = 0;
  onEvents: (events: TableEvent[]) => void = () => undefined;

  #upright = false;
  readonly bubbles = new Bubbles();
  #underway = $state.raw(false);
  #socket: TableSocket;
  #showing: Showing;
  #keeping: Keeping;
  #reveals: Reveals;

  /** What our link invites us to. */
  #invitation = $state.raw<Invitation | null>(null);

  constructor(
    readonly id: string,
    world?: World,
  ) {
    this.#keeping = new Keeping(id);
    this.#reveals = new Reveals(this.#keeping, (command) => this.#do(command));
    this.#showing = new Showing({
      told: (events) => this.onEvents(events),
      putDown: () => this.turn?.end(),
      holds: (seat) => this.you.includes(seat),
      playing: () => this.turn?.seat ?? null,
      stands: () => {
        // What we said of how things stood, as that a throw is due, is over with that.
        if (this.notice?.own) this.notice = null;
      },
      rested: () => this.#settle(),
    });
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    this.#socket = new TableSocket(
      `${scheme}://${location.host}/ws/${id}`,
      () => this.#showing.last,
      (message) => this.#hear(message),
      (state) => (this.connection = state),
      world,
    );
  }

  get now(): Now | null {
    return this.#showing.now;
  }

  get events(): readonly TableEvent[] {
    return this.#showing.events;
  }

  get dice(): Dice | null {
    return this.#showing.dice;
  }

  get moment(): Moment | null {
    return this.#showing.moment;
  }

  get stage(): Stage | null {
    return this.#showing.stage;
  }

  /** What happened and what was said, each phrase after the last event by then. */
  readonly story = $derived(withPhrases(this.events, this.said));
  readonly game = $derived(this.table && isGame(this.table.game) ? this.table.game : null);
  readonly bottom = $derived(this.turnedTo ?? this.you[0] ?? this.table?.seats[0] ?? 0);
  readonly actor = $derived(this.now?.phase === 'playing' ? this.now.view.actor : null);
  readonly myTurn = $derived(this.actor !== null && this.you.includes(this.actor.seat) && !this.playedFor(this.actor.seat));
  readonly mustThrow = $derived(this.myTurn && this.actor?.must === 'throw');
  readonly mustPlay = $derived(this.myTurn && this.actor?.must === 'play');
  /** Whether what we do now reaches the table. */
  readonly ready = $derived(this.connection === 'open' && !this.#underway);
  readonly seated = $derived(this.you.length > 0);
  /** We gave up, and bots play on for us until the others have finished. */
  readonly resigned = $derived(this.seated && this.you.every((seat) => this.seatNow(seat)?.resigned === true));
  /** Whether the game goes on without us when we resign now: two sides or more are left. */
  readonly othersPlayOn = $derived.by(() => {
    const others = (seat: number) => !this.you.includes(seat) && this.seatNow(seat)?.resigned !== true;
    return (this.table?.teams ?? []).filter((team) => team.some(others)).length > 1;
  });
  /** Counts of this roll that are not used yet, whoever plays it; null where nothing is to be played. */
  readonly left = $derived.by(() => {
    if (this.actor?.must !== 'play') return null;
    return this.turn?.next?.left ?? this.now?.preview?.left ?? this.now?.left ?? this.now?.view.dice?.map(String) ?? null;
  });

  /** Whether we may take a seat: open to all, kept for us, or the one our link is for. */
  maySit(seat: SeatNow): boolean {
    if (seat.kind !== 'open' || this.seated) return false;
    return this.table?.invited !== true || seat.kept === true || seat.seat === this.#invitation?.seat;
  }

  /** Takes an invitation as it stands in a link. */
  welcome(link: string): void {
    this.#invitation = invitationIn(link);
  }

  connect(): void {
    this.#socket.connect();
  }

  close(): void {
    this.#socket.close();
  }

  seatNow(seat: number): SeatNow | null {
    return this.now?.seats.find((one) => one.seat === seat) ?? null;
  }

  playedFor(seat: number): boolean {
    return this.seatNow(seat)?.bot_plays === true;
  }

  turnBoard(seat: number): void {
    this.turnedTo = seat;
    this.#remodel();
  }

  /** Puts the board on its side, or back. */
  stand(upright: boolean): void {
    if (this.#upright === upright) return;
    this.#upright = upright;
    this.#remodel();
  }

  async sit(seat: number, name: string): Promise<void> {
    const text_commitment = this.#keeping.commit(seat, this.table?.commitment ?? '');
    await this.#do({ do: 'sit', seat, name, text_commitment, ...(this.#invitation ? { key: this.#invitation.key } : {}) });
    await this.#do({ do: 'auto', throw: settings.autoThrow, forced: settings.autoForced });
  }

  readonly command = (command: Command): Promise<boolean> => this.#do(command);

  async throwDice(): Promise<void> {
    if (!this.mustThrow || this.dice?.rolling || !this.now || !this.ready) return;
    await this.#act({ do: 'throw', n: this.now.n });
  }

  async done(): Promise<void> {
    const turn = this.turn;
    if (!turn || !this.now || turn.busy || !this.ready) return;
    const steps = turn.steps.map((step) => step.text);
    this.#showing.expect(steps);
    turn.end();
    if (!(await this.#act({ do: 'play', n: this.now.n, steps }))) this.#settle();
  }

  /** Makes the only play there is. */
  async playOnly(): Promise<void> {
    const only = this.now?.view.only;
    if (!only || !this.now || !this.mustPlay || !this.ready) return;
    this.turn?.end();
    this.stage?.show(this.now.view.pieces);
    this.#showing.expect([]);
    await this.#act({ do: 'play', n: this.now.n, steps: only.steps.map((step) => step.text) });
  }

  /** A step that is a word: it is the whole play. */
  async say(step: Step): Promise<void> {
    if (!this.now || !this.ready) return;
    const steps = [...(this.turn?.steps ?? []), step].map((one) => one.text);
    this.turn?.end();
    await this.#act({ do: 'play', n: this.now.n, steps });
  }

  /** What the game waits for: while it is on its way, nothing else is. */
  async #act(command: Command): Promise<boolean> {
    this.#underway = true;
    const taken = await this.#do(command);
    this.#underway = false;
    return taken;
  }

  async #do(command: Command): Promise<boolean> {
    const answer: Answer = await this.#socket.send(command);
    if (answer.type === 'refused') {
      if (answer.code !== 'stale') {
        this.notice = answer;
        feedback('no');
      }
      return false;
    }
    return answer.type !== 'lost';
  }

  #hear(message: FromServer): void {
    if (message.type === 'welcome') this.you = message.you;
    if ('now' in message) this.#reveals.see(message.now, this.you);
    switch (message.type) {
      case 'welcome':
        return this.#welcome(message);
      case 'events':
        return this.#queue({ events: message.events, now: message.now });
      case 'state':
        return this.#queue({ events: [], now: message.now });
      case 'preview':
        return this.#showing.add({ preview: message });
      case 'presence':
        this.here = message.here;
        this.spectators = message.spectators;
        return;
      case 'you':
        this.you = message.you;
        this.#remodel();
        return this.#settle();
      case 'said':
        this.said = [...this.said, message].slice(-mostSaid);
        this.bubbles.show(message);
        return this.onEvents([remarkEvent(message)]);
      case 'closing':
        this.closing = message.code;
        return;
      default:
        return;
    }
  }

  #welcome(message: Extract<FromServer, { type: 'welcome' }>): void {
    this.closing = '';
    // Another server may remember less than we do.
    const last = this.said.at(-1)?.at ?? -1;
    this.said = [...this.said, ...message.said.filter((remark) => remark.at > last)].slice(-mostSaid);
    if (!isGame(message.table.game)) {
      this.missing = true;
      return;
    }
    const first = this.table === null;
    this.table = message.table;
    if (!first) {
      this.#queue({ events: message.events, now: message.now });
      void this.turn?.refresh();
      return;
    }
    const stage = this.#showing.open(message.table.game, this.#model(message.table.game), message.events, message.now);
    this.turn = new Turn(stage, this.#guide(), speedFactor, (step) => this.#stepped(step));
    this.#settle();
  }

  #model(game: string): BoardModel {
    return modelOf(game, { bottom: this.bottom, upright: this.#upright, rules: this.table?.values ?? {} });
  }

  #guide() {
    return {
      next: async (steps: string[]) => {
        const answer = await this.#socket.send({ do: 'steps', steps });
        return answer.type === 'next' ? answer : null;
      },
      why: async (steps: string[], from: string, to: string) => {
        const answer = await this.#socket.send({ do: 'why', steps, from, to });
        return answer.type === 'ruling' ? answer.ruling : null;
      },
    };
  }

  #remodel(): void {
    if (this.game) this.stage?.setModel(this.#model(this.game));
  }

  #stepped(step: Step): void {
    const turn = this.turn;
    this.#showing.admire(turn?.seat ?? 0, step);
    if (!turn?.next || turn.next.steps.length > 0 || !turn.mayEnd) return;
    // Without dice there is nothing to think over: the move is made. With dice the last look is the player's.
    if (!settings.confirm || turn.next.left.length === 0 && this.now?.view.dice === null) void this.done();
  }

  #queue(work: { events: TableEvent[]; now: Now }): void {
    this.lag = work.now.time - Date.now();
    this.#showing.add(work);
  }

  /** All motion is over: draw what is, and begin our turn if it is ours. */
  #settle(): void {
    const { now, stage, turn } = this;
    if (!now || !stage || !turn || this.#showing.busy) return;
    if (this.mustPlay && now.view.actor) {
      if (turn.seat === null) {
        stage.show(now.view.pieces);
        feedback('turn');
        void turn.begin(now.view.actor.seat, now.next ?? null);
      }
      return;
    }
    turn.end();
    stage.show(now.preview?.pieces ?? now.view.pieces);
    if (now.preview) this.#showing.expect(now.preview.steps);
  }
}
