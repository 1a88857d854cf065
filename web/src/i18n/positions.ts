/**
 * What is wrong with a position or a play that somebody typed, as the games' readers say it in English, with its gaps (see
 * rulings.ts). A test compares these with the readers' sources.
 */
export const positions = [
  // Parcheesi.
  '"{word:text}": there is no colour "{letter:text}"; colours are y, b, r and g.',
  '{colour} is there twice.',
  '{colour} has {count:n} pawns; it needs exactly four.',
  'Pawn {number:n} of {colour}: {problem:part}',
  '{colour} turns off at {last:n} and cannot stand on {at:text} under these rules.',
  'A position names the pawns of 2 to 4 colours, then who is to move, for example: y:S,S,5,12 r:S,39,h3,H y 5-3.',
  'Pairs need all four colours on the board.',
  'Three pawns of {colour} stand on {at:place}; a space holds two at most.',
  'Pawns of {one:colour} and {other:colour} stand on {at:place}; two colours never share a space.',
  '{colour} has all pawns HOME: the game is over.',
  'Who is to move is missing after the pawns: y, b, r or g, for example: y:S,S,5,12 r:S,39,h3,H y 5-3.',
  '"{text}" is not a colour to move; it is y, b, r or g, for example: y:S,S,5,12 r:S,39,h3,H y 5-3.',
  '{colour} is to move but has no pawns in the position.',
  '"{text}" is not expected here; a position ends with a roll such as 5-3 and, after doublets, d1 or d2.',
  '"{text}" is no roll; a roll is two dice from 1 to 6, such as 5-3.',
  '"{text}" is not a number of doublets in a row; it is d1 or d2 (two or more, where nothing counts further).',
  '"{text}" is not a throw for who starts; it is a colour and its total, such as y9, or a colour alone.',
  'Throws for who starts name at least two colours, one of which has yet to throw.',

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
