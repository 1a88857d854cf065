import { gameStory } from '../page';
import type { Words } from './en';

const isHuff = (text: string) => text.startsWith('!');

export const story = gameStory({
  placeWords: (say: Words, { name }) => say.square(name),
  stepWords: (say, { step }) => (isHuff(step.text) ? say.huffs(step.from) : null),
  stepLabel: (say, step) => (isHuff(step.text) ? say.huff(step.from) : null),
});
