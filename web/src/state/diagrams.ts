import type { GameId } from '../boards/index';
import { pairs } from '../boards/model';
import type { RulesExample } from '../protocol/types';

/** A position that shows what a section of the rules says. The server reads it, offers the steps and rules on the attempt. */
export interface Diagram {
  /** The section it belongs to, by its title as the server tells it. */
  section: string;
  /** What is said under it: a key of `rules.shows`, or empty where the server has words for it. */
  shows: string;
  /** The server's words for it, in English, and the plays it works through. */
  words?: string;
  plays?: RulesExample['plays'];
  messages?: RulesExample['messages'];
  position: string;
  /** The piece whose steps light up. */
  from?: string;
  /** An attempt: the arbiter's own sentence stands under the board. */
  attempt?: readonly [from: string, to: string];
  /** The seat that is seen from. */
  bottom?: number;
}

type Values = Readonly<Record<string, string>>;

function chineseCheckers(values: Values): Diagram[] {
  const large = values['board'] === 'large';
  const green = large ? 'n10,n12,n14,n16,o11,o13,o15,p12,p14,q13' : 'k8,k10,k12,l9,l11,m10';
  const yellow = large ? 'a13,b12,b14,c11,c13,d10,d12,d14,d16,f14' : 'a10,b9,b11,c8,c10,d13';
  const front = large ? 'd12' : 'c10';
  const step: Diagram = { section: 'Moving a peg', shows: 'step', position: 'opening', from: front };
  if (values['pairs'] === 'on') return [step];
  return [step, { section: 'Moving a peg', shows: 'hop', position: `y:${yellow} g:${green} y`, from: large ? 'a13' : 'a10' }];
}

/** A few squares before the first ladder or snake that such a throw reaches from a plain square. */
function before(values: Values, feature: 'ladders' | 'snakes', taken: number): string | null {
  const leads = new Set([...pairs(values['ladders'] ?? ''), ...pairs(values['snakes'] ?? '')].map(([from]) => from));
  const found = pairs(values[feature] ?? '').find(([from]) => from > 4 && !leads.has(from - 3) && from - 3 !== taken);
  return found ? String(found[0] - 3) : null;
}

function snakesLadders(values: Values): Diagram[] {
  const two = values['dice'] === '2';
  const roll = two ? '2-1' : '3';
  const list: Diagram[] = [];
  const ladder = before(values, 'ladders', 12);
  const snake = before(values, 'snakes', 12);
  const chutes = values['down_by'] === 'chutes';
  const section = chutes ? 'Ladders and chutes' : 'Ladders and snakes';
  if (ladder) list.push({ section, shows: 'ladder', position: `y:${ladder} b:12 y ${roll}`, from: ladder });
  if (snake) list.push({ section, shows: chutes ? 'chute' : 'snake', position: `y:${snake} b:12 y ${roll}`, from: snake });
  if (values['shared_squares'] === 'false') list.push({ section: 'Sharing a square', shows: 'company', position: `y:22 b:25 y ${roll}`, attempt: ['22', '25'] });
  list.push({ section: 'Winning', shows: 'exact', position: `y:96 b:25 y ${two ? '5-2' : '5'}`, attempt: ['96', '100'] });
  return list;
}

const makers: Readonly<Partial<Record<GameId, (values: Values) => Diagram[]>>> = {
  chinese_checkers: chineseCheckers,
  snakes_ladders: snakesLadders,
};

/** The diagrams that the page adds to a game's rules, by what they say. */
export function diagramsOf(game: GameId, values: Values): Diagram[] {
  return makers[game]?.(values) ?? [];
}

/** An example of the server's as a diagram, seen from the seat to move where that one sits at the other side. */
export function diagramOf(game: GameId, section: string, { position, words, from, plays }: RulesExample): Diagram {
  const other = (game === 'chess' && / b /.test(position)) || (game === 'checkers' && position.startsWith('W'));
  return { section, shows: '', words, position, plays, bottom: other ? 1 : 0, ...(from ? { from } : {}) };
}

/** How many sit round a diagram: as many as usual, and four where partners play. */
export function playersFor(usual: number, values: Values): number {
  return values['pairs'] === 'on' ? 4 : usual;
}

/** Where "try it" begins: somewhere in the middle, where something can be tried. */
export function tryFrom(game: GameId, values: Values): string {
  if (game === 'parcheesi') return 'y:S,S,5,12 b:S,S,28,28 r:S,39,h3,H g:S,56,60,h5 y 5-3';
  if (game === 'chess') return 'r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4';
  if (game === 'checkers') return 'B:W18,21,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,10,11,12,14';
  if (game === 'backgammon') return `XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:${values['match'] ?? '0'}:10`;
  return diagramsOf(game, values)[0]?.position ?? 'opening';
}
