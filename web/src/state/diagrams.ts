import type { GameId } from '../boards/index';
import { pairs } from '../boards/model';

/** A position that shows what a section of the rules says. The server reads it, offers the steps and rules on the attempt. */
export interface Diagram {
  /** The section it belongs to, by its title as the server tells it. */
  section: string;
  /** What is said under it: a key of `rules.shows`. */
  shows: string;
  position: string;
  /** The piece whose steps light up. */
  from?: string;
  /** An attempt: the arbiter's own sentence stands under the board. */
  attempt?: readonly [from: string, to: string];
  /** The seat that is seen from. */
  bottom?: number;
}

type Values = Readonly<Record<string, string>>;

const others = 'r:S,S,20,58 g:S,S,9,66';

function parcheesi(values: Values): Diagram[] {
  const list: Diagram[] = [
    { section: 'Entering', shows: 'enter', position: 'y:S,S,12,30 b:S,S,40,5 r:S,S,S,50 g:S,S,60,62 y 5-3', from: 'S' },
    { section: 'Moving', shows: 'move', position: 'y:12,24,42,h2 b:S,S,30,45 r:S,S,53,58 g:S,S,66,9 y 6-2', from: '12' },
    { section: 'Capturing', shows: 'capture', position: `y:14,S,h2,40 b:S,S,45,24 ${others} y 6-2`, from: '14' },
    { section: 'Blockades', shows: 'blockade', position: `y:25,S,h2,40 b:S,S,29,29 ${others} y 6-2`, attempt: ['25', '31'] },
    { section: 'HOME and bonuses', shows: 'home', position: `y:h4,H,24,42 b:S,S,29,46 ${others} y 4-2`, from: 'h4' },
  ];
  if (values['doublets'] !== 'plain') list.push({ section: 'Doublets', shows: 'doublets', position: 'y:12,24,42,60 b:S,S,30,45 r:S,S,53,58 g:S,S,66,9 y 3-3', from: '12' });
  if (values['safety_spaces'] === 'true') list.push({ section: 'Capturing', shows: 'safe', position: `y:23,S,h2,40 b:S,S,29,46 ${others} y 6-2`, attempt: ['23', '29'] });
  return list;
}

function backgammon(values: Values): Diagram[] {
  const match = values['match'] ?? '0';
  const xgid = (men: string, roll: string) => `XGID=${men}:0:0:1:${roll}:0:0:0:${match}:10`;
  return [
    { section: 'Moving', shows: 'points', position: xgid('-b----E-C---eE---c-e----B-', '31'), from: '8' },
    { section: 'Hitting and the bar', shows: 'hit', position: xgid('-b---aE-C---dE---c-e----B-', '31'), from: '8' },
    { section: 'Hitting and the bar', shows: 'bar', position: xgid('-b----E-C---eE---c-e----AA', '64'), attempt: ['bar', '19'] },
    { section: 'Bearing off', shows: 'off', position: xgid('-BBCCCB------------ccccc--', '64'), from: '6' },
  ];
}

function checkers(values: Values): Diagram[] {
  const list: Diagram[] = [
    { section: 'Moving', shows: 'man', position: 'B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12', from: '11' },
    { section: 'Capturing', shows: 'jump', position: 'B:W18,26,32:B3,14', from: '14' },
    { section: 'Kings', shows: 'king', position: 'B:W26,32:B3,K15', from: '15' },
  ];
  if (values['captures'] === 'huffing') list.push({ section: 'Captures left, and huffing', shows: 'huff', position: 'W:W14,32:B5,9:L9', from: '9', bottom: 1 });
  else list.push({ section: 'Captures must be taken', shows: 'must', position: 'B:W18,26,32:B3,14', attempt: ['3', '7'] });
  return list;
}

function chess(): Diagram[] {
  return [
    { section: 'How the pieces move', shows: 'knight', position: 'r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4', from: 'f3' },
    { section: 'Pawns', shows: 'passing', position: 'rnbqkbnr/ppp1pppp/8/8/3pP3/5N2/PPPP1PPP/RNBQKB1R b KQkq e3 0 3', from: 'd4', bottom: 1 },
    { section: 'Pawns', shows: 'promotion', position: '8/4P1k1/8/8/8/8/1K6/8 w - - 0 1', from: 'e7' },
    { section: 'Castling', shows: 'castling', position: 'r3k2r/pppq1ppp/2np1n2/2b1p1B1/2B1P1b1/2NP1N2/PPPQ1PPP/R3K2R w KQkq - 0 8', from: 'e1' },
    { section: 'Castling', shows: 'over', position: '4k3/8/5r2/8/8/8/8/4K2R w K - 0 1', attempt: ['e1', 'g1'] },
    { section: 'Check and mate', shows: 'pinned', position: '4k3/8/4r3/8/8/8/4N3/4K3 w - - 0 1', attempt: ['e2', 'c3'] },
    { section: 'Check and mate', shows: 'mate', position: 'R5k1/5ppp/8/8/8/8/5PPP/6K1 b - - 0 1' },
    { section: 'Draws', shows: 'stalemate', position: '7k/5Q2/6K1/8/8/8/8/8 b - - 0 1' },
  ];
}

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

const makers: Readonly<Record<GameId, (values: Values) => Diagram[]>> = {
  parcheesi,
  backgammon,
  checkers,
  chess,
  chinese_checkers: chineseCheckers,
  snakes_ladders: snakesLadders,
};

/** The diagrams of a game, by what its rules say. */
export function diagramsOf(game: GameId, values: Values): Diagram[] {
  return makers[game](values);
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
  return diagramsOf(game, values)[0]?.position ?? 'opening';
}
