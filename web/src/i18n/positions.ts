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

  // Snakes & Ladders.
  'The position is empty; one looks like y:14 b:3 y 5-2.',
  'The position does not say whose turn it is: a colour comes after the pieces.',
  '"{text}" is not a piece: it is written y, b, r or g, a colon and a square, such as y:14.',
  '{colour} has more than one piece.',
  '{colour} stands on {at:n}, but the squares are {first:n} to {last:n}.',
  '{colour} stands on {at:n}, but the squares are {first:n} to {last:n} (0 is off the board).',
  '{colour} stands on {at:n}: this game is over.',
  'Nobody can stand on {at:n}, because it leads to {end:n}; {colour} does.',
  '{one:colour} and {other:colour} both stand on {at:n}, but a square holds only one piece.',
  '"{text}" is not a piece; a position looks like y:14 b:3 y 5-2.',
  'A position has two to four pieces; this one has only one.',
  '"{text}" is not the colour of a piece in this position.',
  '"{text}" is too much: a position ends with the throw.',
  '"{text}" is not a choice that {colour} has on {at:n}.',
  '"{text}" is not a throw; one is written 5-2, or 4 for one die.',
  '{colour} throws {dice:part} here, so "{text}" can\'t be the throw.',
  'Who starts is settled before the first move, but {colour} stands on {at:n}.',
  'After "first" come the colours that can still start, two or more, each with its die if it has thrown: first y4 b.',
  '"{text}" is not a colour of this position with or without a die.',
  '"{text}" is out of order: they throw in the order y, b, r, g.',
] as const;

export type PositionText = (typeof positions)[number];
