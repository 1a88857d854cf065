/**
 * The little pictures at the ends of ladders and snakes, in a box from -20 to 20: flat colours with one ink line, so that
 * they can be told apart at the size of a fingertip.
 */
export interface Stroke {
  readonly d: string;
  /** Left out: only the line is drawn. */
  readonly fill?: string;
  /** A thinner or thicker line than usual; 0 for none. */
  readonly line?: number;
}

const cream = '#fff6e2';
const gold = '#e6ac3a';
const red = '#cf4b3f';
const rose = '#eba79a';
const green = '#5aa05f';
const leaf = '#3b7c4c';
const blue = '#4d86c6';
const sky = '#b5d6ee';
const brown = '#9a6539';
const tan = '#d9ab72';
const grey = '#b9b2a6';
const dark = '#43301f';

const dot = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
const ring = (count: number, far: number, r: number, y: number): string => {
  const turn = (i: number) => (2 * Math.PI * i) / count;
  return Array.from({ length: count }, (_, i) => dot(Math.round(Math.sin(turn(i)) * far * 10) / 10, Math.round((y - Math.cos(turn(i)) * far) * 10) / 10, r)).join('');
};
const shape = (fill: string, d: string, line?: number): Stroke => (line === undefined ? { d, fill } : { d, fill, line });
const pen = (d: string, line?: number): Stroke => (line === undefined ? { d } : { d, line });
const spot = (x: number, y: number, r = 1.6): Stroke => shape(dark, dot(x, y, r), 0);

export const pictures = {
  seed: [shape(tan, 'M0-13C7-9 7 1 0 5C-7 1-7-9 0-13Z'), pen('M0-8V0'), shape(brown, 'M-17 14C-14 5-6 3 0 6C6 3 14 5 17 14Z')],
  flower: [pen('M0 17V0', 3), shape(green, 'M0 14C7 15 11 11 12 6C6 5 1 8 0 14Z'), shape(red, ring(6, 7, 5, -6)), shape(gold, dot(0, -6, 5))],
  egg: [shape(cream, 'M0-15C7-15 12-3 12 4A12 12 0 0 1-12 4C-12-3-7-15 0-15Z'), shape(tan, dot(-4, -3, 2) + dot(4, 4, 2.4) + dot(-3, 8, 1.6), 0)],
  chick: [pen('M-3 13V17M4 13V17', 2.4), shape(gold, 'M-16 1C-13 5-11 4-9 2C-8-2-5-3-3-5A8 8 0 1 1 12-6C14 2 14 14 1 14C-9 14-15 9-16 1Z'), shape(red, 'M12-9L18-6L12-3Z'), spot(6, -8), pen('M-6 5C-3 10 4 9 4 4')],
  caterpillar: [shape(green, dot(-12, 7, 5.5)), shape(leaf, dot(-5, 4, 6)), shape(green, dot(3, 5, 6.5)), pen('M8-9L6-14M12-8L15-13'), shape(gold, dot(10, -2, 7.5)), spot(8, -3), spot(13, -3), pen('M8 1.5C10 3.5 12 3 13 1.5')],
  butterfly: [shape(blue, 'M-1-1C-8-16-18-14-17-5C-16 1-8 2-1 1ZM1-1C8-16 18-14 17-5C16 1 8 2 1 1Z'), shape(gold, 'M-1 1C-9 2-14 6-12 12C-9 17-3 12-1 4ZM1 1C9 2 14 6 12 12C9 17 3 12 1 4Z'), pen('M0-9V12', 4), pen('M0-9L-4-15M0-9L4-15')],
  book: [shape(blue, 'M-18-9H18V13H-18Z'), shape(cream, 'M0-9C-5-13-12-13-15-11V10C-11 8-5 8 0 12C5 8 11 8 15 10V-11C12-13 5-13 0-9Z'), pen('M0-9V12'), pen('M-11-6C-8-7-6-6-4-5M-11 0C-8-1-6 0-4 1M11-6C8-7 6-6 4-5M11 0C8-1 6 0 4 1', 1.5)],
  medal: [shape(red, 'M-11-17H-3L4-3H-4Z'), shape(blue, 'M11-17H3L-4-3H4Z'), shape(gold, dot(0, 6, 11)), shape(cream, 'M0-1.5L2.2 3L7 3.6L3.5 7L4.4 12L0 9.6L-4.4 12L-3.5 7L-7 3.6L-2.2 3Z', 1.2)],
  acorn: [shape(tan, 'M-10-3C-10 8-4 14 0 17C4 14 10 8 10-3Z'), shape(brown, 'M-13-3C-13-11-7-13 0-13S13-11 13-3Z'), pen('M0-13C0-16 2-17 4-17', 3)],
  tree: [shape(brown, 'M-4 17L-2 2H2L4 17Z'), shape(leaf, 'M-9 5C-18 4-18-6-12-8C-12-16 0-20 5-14C14-16 18-7 14-3C17 4 8 8 3 4C0 7-6 8-9 5Z'), shape(red, dot(-7, -3, 2.2) + dot(2, -9, 2.2) + dot(8, -1, 2.2), 0)],
  wool: [shape(red, dot(-2, -1, 13)), pen('M-13-7C-5-9 3-5 9 5M-14 1C-7-1 1 3 5 10M-8-12C0-11 8-6 11 0M-6 11C-8 4-5-5 1-13'), pen('M7 9C12 13 15 9 18 14', 2.4)],
  hat: [shape(cream, dot(0, -13, 5)), shape(red, 'M-14 6C-14-8-7-11 0-11S14-8 14 6Z'), pen('M-7 5C-7-4-5-8-3-10M7 5C7-4 5-8 3-10', 1.5), shape(cream, 'M-17 5H17V14H-17Z'), pen('M-9 6V13M0 6V13M9 6V13', 1.5)],
  wheat: [pen('M0 18V-6', 2.4), shape(gold, 'M0-18C4-14 4-10 0-7C-4-10-4-14 0-18ZM-1-3C-7-4-9-8-9-12C-4-11-1-8-1-3ZM1-3C7-4 9-8 9-12C4-11 1-8 1-3ZM-1 6C-7 5-9 1-9-3C-4-2-1 1-1 6ZM1 6C7 5 9 1 9-3C4-2 1 1 1 6Z')],
  bread: [shape(tan, 'M-17 2C-18-6-11-10 0-10S18-6 17 2C16 4 15 5 15 8V11C15 13 13 14 11 14H-11C-13 14-15 13-15 11V8C-15 5-16 4-17 2Z'), pen('M-9-5L-5 4M0-6L4 4M8-5L11 2', 2.4)],
  brush: [shape(brown, 'M17-17C19-15 18-13 16-10L3 5L-2 0L12-15C14-17 16-18 17-17Z'), shape(grey, 'M-2 0L3 5L-1 9L-6 4Z'), shape(blue, 'M-6 4L-1 9C-2 15-9 17-17 16C-13 13-12 6-6 4Z')],
  painting: [shape(brown, 'M-17-14H17V14H-17Z'), shape(sky, 'M-13-10H13V10H-13Z'), shape(gold, dot(6, -4, 4), 0), shape(leaf, 'M-13 10V4L-5-4L2 4L7 0L13 5V10Z')],
  key: [shape(gold, 'M-3 1L1-3L16 12V17H11V13H7V9H4Z'), shape(gold, dot(-8, -8, 9)), shape(cream, dot(-9, -9, 3.4))],
  treasure: [shape(brown, 'M-16 0V14H16V0Z'), shape(gold, 'M-14 0C-12-6-8-4-6-7C-3-11 2-9 4-6C8-9 12-4 14 0Z'), shape(brown, 'M-16-4C-16-12-12-16-6-16H6C12-16 16-12 16-4L13-6C12-10 10-11 6-11H-6C-10-11-12-10-13-6Z'), shape(gold, 'M-4 0H4V8H-4Z')],
  paper_boat: [shape(cream, 'M-9 3L0-13L9 3Z'), shape(cream, 'M-18-1L-9 3H9L18-1L11 12H-11Z'), pen('M0-13V3'), pen('M-17 16C-12 13-8 19-3 16S6 13 10 16S15 17 17 15')],
  ship: [pen('M1-16V7', 2.6), shape(cream, 'M3-15C12-10 14-2 13 4H3Z'), shape(red, 'M-1-12C-9-8-12-2-12 4H-1Z'), shape(brown, 'M-17 7H17L12 15H-11Z')],
  apples: [shape(red, 'M0-5C-4-10-15-9-15 2C-15 10-8 17-4 16C-2 15 2 15 4 16C8 17 15 10 15 2C15-9 4-10 0-5Z'), pen('M0-5C0-9 1-13 3-16', 2.4), shape(green, 'M3-11C6-16 11-17 15-15C13-10 8-8 3-11Z')],
  stomach_ache: [shape('#b9cf7d', dot(0, 0, 16)), pen('M-9-5L-3-3M9-5L3-3', 2.4), pen('M-8 8C-5 4-3 11 0 8S5 5 8 8', 2.4), shape(sky, 'M14-15C17-11 17-8 14-8S11-11 14-15Z')],
  sweets: [shape(rose, 'M-9-3L-18-10V10L-9 3ZM9-3L18-10V10L9 3Z'), shape(red, dot(0, 0, 10)), pen('M-6-7C-1-4-1 4-6 7M1-10C6-5 6 5 1 10')],
  toothache: [shape(cream, 'M-12-12C-7-16-3-12 0-12S7-16 12-12C16-7 12 0 11 5C10 12 7 17 5 16C2 15 4 5 0 5S-2 15-5 16C-7 17-10 12-11 5C-12 0-16-7-12-12Z'), shape(dark, dot(5, -5, 3.6), 0), pen('M-18-6L-14-2L-19 2M18 8L14 11L18 15', 2.2)],
  peel: [shape(gold, 'M-3-15H3L4-6C13-4 18 4 18 13C12 10 8 6 6 2C5 8 3 13-1 17C-4 11-5 6-5 2C-8 7-12 11-18 13C-18 4-13-4-4-6Z'), pen('M-3-12H3', 3)],
  plaster: [shape(tan, 'M-18 8L8-18C14-20 20-14 18-8L-8 18C-14 20-20 14-18 8Z'), shape(cream, 'M-8-2L-2-8L8 2L2 8Z'), spot(-12, 9, 1.3), spot(-9, 12, 1.3), spot(12, -9, 1.3), spot(9, -12, 1.3)],
  ball: [shape(cream, dot(0, 0, 15)), shape(dark, 'M0-6L6-2L4 5H-4L-6-2Z', 0), pen('M0-6V-14M6-2L14-5M4 5L9 12M-4 5L-9 12M-6-2L-14-5')],
  window: [shape(brown, 'M-16-17H16V17H-16Z'), shape(sky, 'M-12-13H12V13H-12Z'), pen('M-12 0H-5M12-2H5M0-13V-5M1 13V6M-12-13L-4-4M12 13L5 5', 1.6), shape(dark, 'M0-9L2-4L8-6L5 0L9 5L2 4L-2 9L-3 3L-9 3L-5-1L-7-6L-2-4Z', 0)],
  rain: [shape(grey, 'M-10 3C-19 2-18-9-10-9C-8-17 5-18 7-10C16-11 19 2 10 3Z'), shape(blue, 'M-8 6C-5 10-5 14-8 14S-11 10-8 6ZM1 8C4 12 4 16 1 16S-2 12 1 8ZM10 6C13 10 13 14 10 14S7 10 10 6Z', 1.2)],
  fever: [shape(cream, 'M-5-14A5 5 0 0 1 5-14V4A8.5 8.5 0 1 1-5 4Z'), shape(red, dot(0, 10, 5), 0), pen('M0 9V-9', 4.4), shape(red, 'M-1.6 8V-8H1.6V8Z', 0), pen('M9-12H14M9-6H13M9 0H14', 2)],
  balloon: [pen('M0 8C4 11-4 14 0 18'), shape(red, 'M0 7C-9 3-13-3-12-8C-11-15-5-18 0-18S11-15 12-8C13-3 9 3 0 7ZM0 7L-3 10H3Z'), pen('M-7-8C-7-11-5-13-3-13', 2)],
  scraps: [shape(red, 'M-17-8L-9-12L-5-5L-12-2ZM7-15L15-11L11-5L5-8ZM10 3L17 6L12 12L7 8Z'), shape(gold, 'M0-9L3-3L9-4L5 1L8 7L1 5L-4 9L-4 3L-10 0L-4-2Z'), pen('M-4 9C-8 12-1 14-5 18')],
  honey: [shape(gold, 'M-12-7H12C17-1 16 16 9 16H-9C-16 16-17-1-12-7Z'), shape(cream, 'M-11-15H11V-7H-11Z'), shape(brown, 'M-6 0H6V9H-6Z'), pen('M-2 3H2M-2 6H2', 1.5)],
  bee: [shape(sky, 'M-3-5C-11-17-1-20 1-7ZM2-7C4-19 15-16 6-4Z'), shape(gold, 'M-14 4C-14-4-7-7 0-7S15-4 15 4S7 13 0 13S-14 10-14 4Z'), pen('M-4-6V12M3-7V13', 4), pen('M-14 4L-19 6', 2.4), spot(10, 1)],
  snowman: [shape(cream, dot(0, 7, 10)), shape(cream, dot(0, -7, 7.5)), shape(dark, 'M-9-13H9V-11H-9ZM-6-19H6V-12H-6Z'), shape(gold, 'M0-7L9-4L0-4Z', 1.2), spot(-3, -8), spot(3, -8.5), spot(0, 4), spot(0, 10)],
  puddle: [shape(sky, 'M-18 9C-18 4-9 4-4 5C2 2 17 4 18 10C18 16-16 17-18 9Z'), shape(dark, 'M-14 3L-13-6L1-3L-1 6Z'), pen('M-17 2L2 7', 3), shape(gold, 'M4 9L14 5L8 11Z', 1.4)],
  castle: [shape(tan, 'M-15 15V-3H-11V-6H-7V-3H-4V-12H-1V-9H1V-12H4V-3H7V-6H11V-3H15V15Z'), shape(brown, 'M-4 15V9A4 4 0 0 1 4 9V15Z'), pen('M0-12V-18'), shape(red, 'M0-18L8-15.5L0-13Z', 1.4)],
  wave: [shape(blue, 'M-18 15C-17 0-9-13 4-13C12-13 16-8 16-3C13-7 7-8 4-4C1 1 6 6 18 5V15Z'), pen('M-9 15C-9 8-5 2-1 1M0 15C-1 12 1 9 4 9', 1.6), shape(cream, dot(14, -8, 2.6) + dot(9, -14, 2) + dot(17, -14, 1.6), 1.2)],
  moon: [shape(gold, 'M4-16A16 16 0 1 0 14 9A13 13 0 0 1 4-16Z'), shape(cream, 'M12-13L13.5-9.5L17-8L13.5-6.5L12-3L10.5-6.5L7-8L10.5-9.5Z', 1.2)],
  alarm: [pen('M-9 12L-13 17M9 12L13 17', 3), shape(red, 'M-16-8A6 6 0 0 1-7-15ZM16-8A6 6 0 0 0 7-15Z'), shape(cream, dot(0, 2, 13)), pen('M0-6V2L6 5', 2.6)],
} satisfies Record<string, readonly Stroke[]>;

export type PictureId = keyof typeof pictures;

/** What a feature's two ends show: the square that leads away first. */
export type Tale = readonly [PictureId, PictureId];

/** What comes of a good beginning, for ladders. */
export const rises: readonly Tale[] = [
  ['seed', 'flower'], ['egg', 'chick'], ['book', 'medal'], ['acorn', 'tree'], ['wool', 'hat'],
  ['caterpillar', 'butterfly'], ['wheat', 'bread'], ['brush', 'painting'], ['paper_boat', 'ship'], ['key', 'treasure'],
];

/** What comes of too much, too late or too careless, for snakes and chutes. */
export const falls: readonly Tale[] = [
  ['apples', 'stomach_ache'], ['peel', 'plaster'], ['sweets', 'toothache'], ['ball', 'window'], ['rain', 'fever'],
  ['honey', 'bee'], ['balloon', 'scraps'], ['castle', 'wave'], ['snowman', 'puddle'], ['moon', 'alarm'],
];

/** The tale of the n-th ladder or snake; a board with more of them begins again. */
export function taleOf(tales: readonly Tale[], number: number): Tale {
  return tales[number % tales.length] as Tale;
}
