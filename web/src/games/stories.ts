import { byFolder } from './folders';
import type { AnyGameStory } from './page';

/** Apart from the boards: the first page that is shown says nothing of places and steps. */
const stories = byFolder(import.meta.glob<AnyGameStory>(['./*/story.ts', '#games/*/story.ts'], { eager: true, import: 'story' }));

/** The story of a game that `isGame`. */
export function storyIn(game: string): AnyGameStory {
  const story = stories[game];
  if (!story) throw new Error(`There is no story for ${game}.`);
  return story;
}
