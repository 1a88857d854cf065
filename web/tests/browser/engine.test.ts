import { afterAll, beforeAll, expect, test } from 'vitest';
import { modelOf, wordsOf } from '../../src/games/index';
import { nameOf } from '../../src/boards/model';
import { speeches } from '../../src/i18n/speech';
import type { Next, RulesTold, Ruling, View } from '../../src/protocol/types';
import { diagramOf, diagramsOf, playersFor, tryFrom } from '../../src/state/diagrams';
import { textsIn } from '../support/rules';
import { Server } from '../support/server';

/** Nothing is drawn here: what the engine says has to be known in every language, and what the page shows of it has to be so. */
const server = new Server();
const heard = new Set<string>();

const { say: ru } = await speeches.ru();
const { say: es } = await speeches.es();

interface Rules {
  game: string;
  sheet?: string;
  options?: Record<string, string>;
  players?: number;
}

/** Rules to play by, every place of the board that can be tapped, as the page would name it, and the same chances every time. */
interface Evening {
  rules: Rules;
  places: readonly string[];
  below: (limit: number) => number;
  pick: <T>(list: readonly T[]) => T;
}

function evening(rules: Rules, values: Readonly<Record<string, string>>): Evening {
  const places = new Set(modelOf(rules.game, { bottom: 0, rules: { ...values, ...rules.options } }).spots.map((spot) => nameOf(spot.place)));
  let seed = 20_251_116;
  const below = (limit: number) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((seed / 2 ** 32) * limit);
  };
  const pick = <T,>(list: readonly T[]): T => list[below(list.length)] as T;
  return { rules, places: [...places, ...(rules.game === 'parcheesi' ? ['bh3', 'rh2'] : [])], below, pick };
}

async function ask<T>(path: string, body: object): Promise<T | null> {
  const answer = await fetch(`${server.address}/api/${path}`, { method: 'POST', body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } });
  if (answer.status === 429) throw new Error('The server was asked too much at once.');
  return answer.ok ? ((await answer.json()) as T) : null;
}

async function hear(question: object): Promise<void> {
  const ruling = await ask<Ruling>('judge', question);
  if (ruling?.sentence) heard.add(ruling.sentence);
}

/** A few attempts in the middle of a play: pieces to anywhere, giving up early, the whole play cut short. */
async function attempts({ rules, places: here, below, pick }: Evening, view: View, steps: readonly string[]): Promise<void> {
  const position = view.position;
  const froms = [...new Set(view.pieces.map((piece) => piece.at))];
  const asked = Array.from({ length: 6 }, () => hear({ ...rules, position, steps, from: below(4) ? pick(froms) : pick(here), to: pick(here) }));
  const near = pick(froms);
  const at = here.indexOf(near);
  asked.push(hear({ ...rules, position, steps, from: near, to: here[Math.min(here.length - 1, Math.max(0, at - 6 + below(13)))] ?? near }));
  asked.push(hear({ ...rules, position, play: steps.length > 0 ? steps.join(' ') : pick(['-', 'one', 'roll', 'take']) }));
  await Promise.all(asked);
}

/** Plays at random from a position, asking all the way. */
async function wander(evening: Evening, start: string | undefined, plays: number): Promise<void> {
  const { rules, below, pick } = evening;
  let view = (await ask<{ view: View }>('position', { ...rules, ...(start ? { position: start } : {}) }))?.view;
  for (let i = 0; view?.actor && i < plays; i++) {
    const { position } = view;
    const steps: string[] = [];
    if (view.actor.must === 'throw') {
      await attempts(evening, view, steps);
      const dice = Array.from({ length: view.actor.dice ?? 2 }, () => 1 + below(6));
      view = (await ask<{ view: View }>('play', { ...rules, position, dice }))?.view;
      continue;
    }
    for (let go = true; go; ) {
      await attempts(evening, view, steps);
      const next = (await ask<{ next: Next }>('next', { ...rules, position, steps }))?.next;
      const step = next && next.steps.length > 0 ? pick(next.steps) : null;
      if (step) steps.push(step.text);
      go = step !== null && steps.length < 5;
    }
    view = (await ask<{ view: View }>('play', { ...rules, position, steps }))?.view;
  }
}

interface Game {
  id: string;
  usual_players: number;
  sheets: { id: string; values: Record<string, string> }[];
  options: { name: string; choices?: { value: string }[]; lowest?: number; highest?: number }[];
}
let games: Game[] = [];

beforeAll(async () => {
  await server.start();
  ({ games } = (await (await fetch(`${server.address}/api/games`)).json()) as { games: Game[] });
});
afterAll(() => server.close());


test('what the arbiters say is known in Russian and Spanish, whatever is attempted', async () => {
  await Promise.all(games.flatMap((game) => game.sheets.map((sheet) => wander(evening({ game: game.id, sheet: sheet.id }, sheet.values), 'opening', 6))));
  expect(heard.size).toBeGreaterThan(400);
  expect([...heard].filter((text) => ru(text) === null || es(text) === null)).toEqual([]);
});

/** A sheet with one option changed, for every option and value. */
function houses(game: Game): Rules[] {
  return game.sheets.flatMap((sheet) =>
    game.options.flatMap((option) => {
      const values = option.choices?.map((choice) => choice.value) ?? (option.highest === undefined ? [] : ['0', '7', '15']);
      return values.map((value) => ({ game: game.id, sheet: sheet.id, options: { [option.name]: value } }));
    }),
  );
}

test('the rules are told in Russian and Spanish for any house rule, and none breaks a diagram', async () => {
  const english = new Set<string>();
  const broken: string[] = [];
  const read = async (rules: Rules, usual: number) => {
    const told = await ask<RulesTold>('rules', rules);
    if (!told) return;
    const players = playersFor(usual, told.values);
    for (const text of textsIn(told.sections)) english.add(text);
    for (const { position } of told.sections.flatMap((section) => section.examples)) {
      if (!(await ask('position', { ...rules, players, position }))) broken.push(`${JSON.stringify(rules)}: ${position}`);
    }
    for (const { position, shows, section } of diagramsOf(rules.game, told.values)) {
      const known = told.sections.some((one) => one.title === section) && shows in (wordsOf(rules.game).shows ?? {});
      if (!known || !(await ask('position', { ...rules, players, position }))) broken.push(`${JSON.stringify(rules)} ${shows}: ${position}`);
    }
    if (!(await ask('position', { ...rules, players, position: tryFrom(rules.game, told.values) }))) broken.push(`${JSON.stringify(rules)}: nowhere to try`);
  };
  for (const game of games) {
    const all: Rules[] = [...game.sheets.map((sheet) => ({ game: game.id, sheet: sheet.id })), ...houses(game)];
    for (let i = 0; i < all.length; i += 8) await Promise.all(all.slice(i, i + 8).map((rules) => read(rules, game.usual_players)));
  }
  expect(english.size).toBeGreaterThan(100);
  expect([...english].filter((text) => ru(text) === null || es(text) === null)).toEqual([]);
  expect(broken).toEqual([]);
});

test('a diagram shows what it says: steps that light up, attempts that are answered', async () => {
  const dull: string[] = [];
  for (const game of games) {
    for (const sheet of game.sheets) {
      const rules = { game: game.id, sheet: sheet.id, players: game.usual_players };
      const told = await ask<RulesTold>('rules', rules);
      const examples = (told?.sections ?? []).flatMap(({ title, examples: each }) => each.map((example) => diagramOf(game.id, title, example)));
      for (const { position, from, attempt, shows } of [...examples, ...diagramsOf(game.id, sheet.values)]) {
        if (from) {
          const next = (await ask<{ next: Next }>('next', { ...rules, position, steps: [] }))?.next;
          if (!next?.steps.some((step) => step.from === from)) dull.push(`${sheet.id} ${shows}`);
        }
        if (attempt && !(await ask<Ruling>('judge', { ...rules, position, steps: [], from: attempt[0], to: attempt[1] }))?.sentence) dull.push(`${sheet.id} ${shows}`);
      }
    }
  }
  expect(dull).toEqual([]);
});
