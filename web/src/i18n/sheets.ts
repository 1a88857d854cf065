/**
 * Why a rules file or a house rule was refused, as it is said in English, with its gaps (see rulings.ts). What a library
 * says of a broken file stands in a gap that no translation fills.
 */
export const sheets = [
  // Rules files, and house rules of every game.
  'Line {line:n}: {problem:part}',

  // Chinese checkers.
  'The option {option:id} cannot be "{value}"; it can be {allowed:choices}.',
  'Chinese checkers has no option "{text}"; did you mean {meant:text}?',
  'Chinese checkers has no option "{text}"; its options are {names:list}.',
  '{seats:n} seats are taken, but {count:n} players are to play.',
  'The large board is for 2, 3, 4 or 6 players, not for {count:n}.',
  'The small board is for 2, 3, 4 or 6 players, not for {count:n}.',
  'On the small board {count:n} play in pairs only: let pairs be on, or take the sheet large.',
  'Two players sit at opposite points of the star.',
  'Three players sit at every other point of the star.',
  'Four players sit at two pairs of opposite points of the star.',
  'Pairs need 4 or 6 players, and {count:n} are to play.',
  '{colour} cannot start: it is not in this game, only {colours:list}.',
  'Chinese checkers has no sheet "{text}"; it has small and large.',
] as const;

export type SheetText = (typeof sheets)[number];
