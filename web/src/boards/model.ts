/** What a board needs to be drawn and touched. No rules: places, and where they lie on the drawing. */
export interface Point {
  x: number;
  y: number;
}

/**
 * A place on the drawing: its name, its middle and the size of what can be touched. Places that every seat has for
 * itself carry the seat: `h3:1`.
 */
export interface Spot extends Point {
  place: string;
  w: number;
  h: number;
}

export interface Stand extends Point {
  scale: number;
}

/** A piece where it is drawn. */
export interface Standing extends Stand {
  id: number;
  seat: number;
  kind: string;
  place: string;
}

export interface BoardModel {
  readonly width: number;
  readonly height: number;
  /** In the order in which the board is read aloud. */
  readonly spots: readonly Spot[];
  spot(place: string): Spot;
  /** The place on the drawing that a seat means by a name in the game's notation. */
  key(seat: number, at: string): string;
  /** The other way round, where a place of another seat's has a name of its own. */
  called?(seat: number, place: string): string;
  /** Where one of several pieces on a place stands. */
  stand(place: string, index: number, count: number): Stand;
}

export interface BoardOptions {
  /** The seat that sits at the bottom. */
  bottom: number;
  /** The board stands on its side, where it can. */
  upright?: boolean;
  /** The rules' options as the server tells them; the drawing reads a few. */
  rules: Readonly<Record<string, string>>;
}

/** The name of a place as the protocol has it. */
export function nameOf(place: string): string {
  return place.replace(/:\d$/, '');
}

export function finder(spots: readonly Spot[]): (place: string) => Spot {
  const byPlace = new Map(spots.map((spot) => [spot.place, spot]));
  const nowhere = spots[0] as Spot;
  return (place) => byPlace.get(place) ?? nowhere;
}

/** Pieces that stand together: so many on one place, but not on these. */
export interface Blockade {
  count: number;
  not_at: readonly string[];
}

export function isBlockade(rule: Blockade | null | undefined, place: string, pieces: number): boolean {
  return !!rule && pieces >= rule.count && !rule.not_at.includes(nameOf(place));
}

/** Pairs like `4>14 9>31`. */
export function pairs(text: string): [number, number][] {
  return [...text.matchAll(/(\d+)>(\d+)/g)].map((found) => [Number(found[1]), Number(found[2])]);
}
