import { words } from '../../i18n/index.svelte';
import type { Step, View } from '../../protocol/types';
import type { Piece } from '../../state/stage.svelte';
import { gameStory, type FactTold, type MomentKind, type PlaceAsked, type Progress, type StepAsked } from '../page';
import { enters, safeties } from './board';
import type { Words } from './en';

function placeWords({ place: say }: Words, { name, colour, values, colourOf }: PlaceAsked): string {
  if (name === 'S') return say.start(colour);
  if (name === 'H') return say.home(colour);
  if (name.startsWith('h')) return say.homePath(colour, name.slice(1));
  const number = Number(name);
  const entry = (enters as readonly number[]).indexOf(number);
  const extra: string[] = [];
  if (entry >= 0) extra.push(say.enter(colourOf(entry)));
  if (values['safety_spaces'] !== 'false' && (safeties as readonly number[]).includes(number)) extra.push(say.safe);
  return [say.space(name), ...extra].join(', ');
}

function stepWords(say: Words, { step, colourOf }: StepAsked): string {
  const pawn = (place: string) => (place === 'S' ? say.start : place === 'H' ? say.home : place);
  if (step.text.startsWith('!')) return step.from ? say.story.backToStart(step.from) : '';
  let base = words.t.story.moves(pawn(step.from), pawn(step.to));
  if (step.from === 'S') base = say.story.enters(step.to);
  else if (step.to === 'H') base = say.story.home(step.from);
  const victim = step.moves[1];
  return step.captures && victim ? `${base}, ${say.story.captures(colourOf(victim.seat))}` : base;
}

/** How many pawns are HOME says who is ahead. */
function progress(say: Words, pieces: readonly Piece[], seat: number): Progress {
  return { label: say.home, done: pieces.filter((piece) => piece.place === `H:${seat}`).length, of: 4 };
}

/** Doublets in a row: those before this roll, and this roll itself. */
function factWords(say: Words, { facts, dice }: View): FactTold[] {
  const [one, two] = dice ?? [];
  const doublets = Number(facts['doublets'] ?? 0) + (one !== undefined && one === two ? 1 : 0);
  return doublets > 0 ? [{ text: say.inARow(doublets) }] : [];
}

function moment(step: Step): MomentKind | null {
  if (step.text.startsWith('!')) return 'penalty';
  if (step.to === 'H') return 'home';
  return step.captures ? 'capture' : null;
}

export const story = gameStory({ placeWords, stepWords, progress, factWords, moment });
