/**
 * Why a rules file or a house rule was refused, as it is said in English, with its gaps (see rulings.ts). What a library
 * says of a broken file stands in a gap that no translation fills.
 */
export const sheets = [
  // Rules files, and house rules of every game.
  'Line {line:n}: {problem:part}',

  // Parcheesi.
  'There is no rule called "{text}" (did you mean {meant:text}?); the rules are {names:list}.',
  'There is no rule called "{text}"; the rules are {names:list}.',
  '{option:id} cannot be {value}; it is a whole number from 0 (no bonus) to {most:n}.',
  '{option:id} cannot be {value}; it is {allowed:choices}.',
  'The sheet {sheet:text} has no pairs; play by one that has them, or set pairs in a rules file.',
  'There is no Parcheesi sheet called "{text}"; the sheets are {sheets:list}.',
  'Parcheesi is for 2, 3 or 4 players, not {count:n}.',
  'Parcheesi has four seats: yellow, blue, red and green.',
  'Pairs need four players, two against two; there are {count:n}.',

  // Chess.
  'Chess has no sheet called "{text}"; its only one is {sheet:text}.',
  'Chess has no option called "{text}"; it has no options at all.',
  'Chess is played by two: White and Black.',

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

  // Snakes & Ladders.
  'The option {option:id} can be {allowed:choices}, not {given:text}.',
  'The option {option:id} can be {allowed:choices}.',
  'The option {option:id} is a list of pairs of squares, such as [[4, 14], [9, 31]], or the text 4>14 9>31.',
  'There is no option "{text}" in snakes & ladders; did you mean "{meant:text}"?',
  'There is no option "{text}" in snakes & ladders; the options are {names:list}.',
  'On this board a piece on {at:n} can never get to {last:n}, because two dice never show a 1; let late_one_die be true, dice be 1, or a snake lead down from there.',
  'On this board a piece on {at:n} can never get to {last:n}, so a game might never end.',
  'The option late_one_die is for games with two dice: with dice = 1 it has to be false.',
  'The ladder 1>{top:n} begins on 1, where all pieces begin, so nobody can come to its bottom; let start_square be 0, or move the ladder.',
  'The {one:part} has an end on {at:n}, but the squares are 1 to {last:n}.',
  'The {one:part} begins and ends on the same square.',
  'The {one:part} begins on {last:n}, where the game is won: nothing may lead away from there.',
  'The {one:part} goes down; a ladder is written from its bottom to its top.',
  'The {one:part} goes up; a snake is written from its tail-end above to its head below.',
  'Two features begin on {at:n}: the {one:part} and the {other:part}; a square can have only one.',
  'The features {way:play} lead round in a circle: a piece on {at:n} would never come to rest.',
  'The {one:part} ends where the {other:part} begins; {at:n} has to be a plain square, because a piece is carried only once in a move.',
  'ladder {way:play}',
  'snake {way:play}',
  'Snakes & ladders has no sheet "{text}"; the sheets are {sheets:list}.',
  'Snakes & ladders has seats for {colours:list} only.',
  'Snakes & ladders is for 2, 3 or 4 players, not {count:n}.',
  'The setup names {seats:n} seats for {count:n} players.',
] as const;

export type SheetText = (typeof sheets)[number];
