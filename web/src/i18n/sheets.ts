/**
 * Why a rules file or a house rule was refused, as it is said in English, with its gaps (see rulings.ts). What a library
 * says of a broken file stands in a gap that no translation fills.
 */
export const sheets = [
  // Rules files, and house rules of every game.
  'Line {line:n}: {problem:part}',


  'Snakes & ladders has no sheet "{text}"; the sheets are {sheets:list}.',
] as const;

export type SheetText = (typeof sheets)[number];
