/**
 * Why a rules file or a house rule was refused, as it is said in English, with its gaps (see rulings.ts). What a library
 * says of a broken file stands in a gap that no translation fills.
 */
export const sheets = [
  // Rules files, and house rules of every game.
  'Line {line:n}: {problem:part}',
  'From column {column:n} on this is not TOML: {words:text}.',
  'A rules file has at most {most:n} bytes.',
  'A rules file sets at most {most:n} values.',
  'A line has at most {most:n} points in it: options have plain names.',
  'There is no base: a rules file starts from a sheet, as in base = "royal".',
  'The value of {key:text} is {kind:part}; an option takes true or false, a whole number, a text or a list of pairs such as [[4, 14], [9, 31]].',
  'The value of {key:text} is {kind:part}; it should be a text in quotes.',
  'a table',
  'a fraction',
  'a date or time',
  'a list',
  'a number',
  'true or false',
  'a text',
  'empty',
  'These are rules for {theirs:text}, not for {ours:text}.',

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

  // Within what a record says of an event.
  'There is no game called "{text}"; the games are {games:list}.',
  'Snakes & ladders has no sheet "{text}"; the sheets are {sheets:list}.',
] as const;

export type SheetText = (typeof sheets)[number];
