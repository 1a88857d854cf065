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


  'Snakes & ladders has no sheet "{text}"; the sheets are {sheets:list}.',
] as const;

export type SheetText = (typeof sheets)[number];
