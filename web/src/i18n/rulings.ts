/**
 * What the arbiters say, as the server says it in English, with its gaps: `{name:kind}`, or `{kind}` where one is enough.
 * Every language has to know all of them (the compiler sees to it), and a test compares them with the arbiters' sources.
 */
export const rulings = [
  // Every game.

  // Chinese checkers.
  'The game is over: {colour} is across.',
  'The game is over: {colours:list} are across, and a pair wins together (our reading).',
  'The game is over: {colour} is across, past pegs that stay at home (our reading).',
  '{colour} can move, {play} for one, and only a colour that cannot move passes (our reading).',
  'There is no peg in {at:place}.',
  "The peg in {at:place} is {other:colour}'s: {colour} may move its partner's pegs only when all of its own are across.",
  "The peg in {at:place} is {other:colour}'s, and it is {colour}'s turn.",
  'A play moves one peg: it is in {at:place} now, so the next jump cannot start from {from:place}.',
  'A peg that stays in {at:place} does not move.',
  '{at:place} is taken by a peg of {other:colour}.',
  '{play} is a step, and a step is a whole move: no jump or step can follow it.',
  'Only jumps can follow a jump, and {play} is a step.',
  'No line leads straight from {from:place} to {to:place}.',
  'A jump goes over one peg, and from {from:place} to {to:place} there are {pegs:n} in the way, in {places:list}.',
  'There is no peg in {over:place} to jump over from {from:place} to {to:place}.',
  'From {from:place} to {to:place} is too far, {far:n} holes: a peg steps into the next hole, or jumps over a peg there into the hole behind it.',
  'No peg can move, so the turn passes (our reading).',
  'Nothing has moved yet.',
  'These hops can be made.',
  'This move is legal.',
  'The peg comes back to {at:place}, where it began: that is no move (our reading).',
  '"{text}" is not a move; write one as from>to, such as {play}.',
  'There is no hole "{text}" on this star; holes are named by row and column, from {first:place} at the top to {last:place} at the bottom.',
  'There is no move here; write one as from>to.',
] as const;

export type RulingText = (typeof rulings)[number];
