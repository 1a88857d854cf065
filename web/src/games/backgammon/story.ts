import { words } from '../../i18n/index.svelte';
import type { View } from '../../protocol/types';
import { gameStory, type FactTold, type PlaceAsked, type StepAsked } from '../page';
import { cubeIn } from './cube';
import type { Words } from './en';

function placeWords({ place: say }: Words, { name, colour }: PlaceAsked): string {
  if (name === 'bar') return say.bar(colour);
  return name === 'off' ? say.off(colour) : say.point(name);
}

function stepWords({ story }: Words, { step }: StepAsked): string | null {
  if (step.to === 'off') return story.bears(step.from);
  return step.captures && step.from !== '' ? `${words.t.story.moves(step.from, step.to)}, ${story.hits(step.to)}` : null;
}

function factWords(say: Words, { facts }: View, nameOf: (seat: number) => string): FactTold[] {
  const told: string[] = [];
  const cube = cubeIn(facts);
  if (facts['score'] !== undefined) told.push(`${say.score}: ${facts['score']}`, say.match(facts['match'] ?? ''));
  if (facts['crawford'] !== undefined) told.push(say.crawford);
  if (cube) told.push(say.cube(cube.value, cube.owner === null ? '' : nameOf(cube.owner)));
  if (facts['offered'] !== undefined) told.push(say.cubeOffered(facts['offered']));
  return told.map((text) => ({ text }));
}

export const story = gameStory({ placeWords, stepWords, factWords, untold: ['roll'], moment: (step) => (step.captures ? 'capture' : null) });
