/**
 * What is wrong with a position or a play that somebody typed, as the games' readers say it in English, with its gaps (see
 * rulings.ts). A test compares these with the readers' sources.
 */
export const positions = [

  // Chinese checkers.
  '"{letter:text}" is no colour in this game; they are {letters}.',
  '"{text}" should be a colour\'s pegs, such as y:a10,b9,b11.',
  '{colour} is listed twice.',
  'There are two pegs in {at:place}.',
  '{colour} has {count:n} pegs; everybody has {each:n}.',
  'The pegs of {colour} are missing.',
  '{colour} is across already: this game is over.',
  'A position of this game has {count:n} lists of pegs and the letter of the colour to move.',
  '"{text}" should be the letter of the colour to move.',
] as const;

export type PositionText = (typeof positions)[number];
