/**
 * What is wrong with a position or a play that somebody typed, as the games' readers say it in English, with its gaps (see
 * rulings.ts). A test compares these with the readers' sources.
 */
export const positions = [

] as const;

export type PositionText = (typeof positions)[number];
