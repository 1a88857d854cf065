/**
 * What the arbiters say, as the server says it in English, with its gaps: `{name:kind}`, or `{kind}` where one is enough.
 * Every language has to know all of them (the compiler sees to it), and a test compares them with the arbiters' sources.
 */
export const rulings = [
  // Every game.


  '"{text}" is not written like a move; {colour}\'s is written {play}.',
] as const;

export type RulingText = (typeof rulings)[number];
