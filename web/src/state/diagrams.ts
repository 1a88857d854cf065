import { byFolder } from '../games/folders';
import { pageOf } from '../games/index';
import type { RulesExample } from '../protocol/types';

/** A position that shows what a section of the rules says. The server reads it, offers the steps and rules on the attempt. */
export interface Diagram {
  /** The section it belongs to, by its title as the server tells it. */
  section: string;
  /** What is said under it: a key of the game's `shows`, or empty where the server has words for it. */
  shows: string;
  /** The server's words for it, in English, and the plays it works through. */
  words?: string;
  plays?: RulesExample['plays'];
  position: string;
  /** The piece whose steps light up. */
  from?: string;
  /** An attempt: the arbiter's own sentence stands under the board. */
  attempt?: readonly [from: string, to: string];
  /** The seat that is seen from. */
  bottom?: number;
}

type Values = Readonly<Record<string, string>>;

/** Where the server has no examples, a game's folder may have diagrams. */
const makers = byFolder(import.meta.glob<(values: Values) => Diagram[]>(['../games/*/diagrams.ts', '#games/*/diagrams.ts'], { eager: true, import: 'diagrams' }));

/** The diagrams that the page adds to a game's rules, by what they say. */
export function diagramsOf(game: string, values: Values): Diagram[] {
  return makers[game]?.(values) ?? [];
}

/** An example of the server's as a diagram, seen from the seat to move where that one sits at the other side. */
export function diagramOf(game: string, section: string, { position, words, from, plays, seat }: RulesExample): Diagram {
  return { section, shows: '', words, position, plays, bottom: pageOf(game).fromMover ? seat : 0, ...(from ? { from } : {}) };
}

/** How many sit round a diagram: as many as usual, and four where partners play. */
export function playersFor(usual: number, values: Values): number {
  return values['pairs'] === 'on' ? 4 : usual;
}

/** Where "try it" begins: somewhere in the middle, where something can be tried. */
export function tryFrom(game: string, values: Values): string {
  return pageOf(game).tryFrom?.(values) ?? diagramsOf(game, values)[0]?.position ?? 'opening';
}
