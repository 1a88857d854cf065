import { gameStory } from '../page';
import type { Words } from './en';

export const story = gameStory({ placeWords: (say: Words, { name }) => say.hole(name) });
