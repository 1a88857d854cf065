import { words } from '../../i18n/index.svelte';
import type { Step } from '../../protocol/types';
import { gameStory, type MomentKind, type PlaceAsked, type StepAsked } from '../page';
import { squareStory } from './board';
import type { Words } from './en';

/** A square with what leads away from it and what is drawn there: "square 3, ladder up to 21, a seed". */
function placeWords({ place: say }: Words, { name, values }: PlaceAsked): string {
  if (name === '0') return say.offBoard;
  const story = squareStory(values, name);
  if (!story) return say.square(name);
  const parts = [say.square(name)];
  if (story.up) parts.push(say.ladderTo(story.up));
  if (story.down) parts.push(values['down_by'] === 'chutes' ? say.chuteTo(story.down) : say.snakeTo(story.down));
  return [...parts, say.pictures[story.picture]].join(', ');
}

function stepWords({ story }: Words, { step, values }: StepAsked): string | null {
  const found = /^(\d+)>(\d+)(?:([\^v])(\d+))?(?:=(\d+))?$/.exec(step.text);
  if (!found) return null;
  const parts = [words.t.story.moves(found[1] ?? '', found[2] ?? '')];
  if (found[3] === '^') parts.push(story.climbs(found[4] ?? ''));
  if (found[3] === 'v') parts.push((values['down_by'] === 'chutes' ? story.slidesChute : story.slides)(found[4] ?? ''));
  if (found[5]) parts.push(story.held(found[5]));
  return parts.join(', ');
}

function moment(step: Step): MomentKind | null {
  const [, way] = /^\d+>\d+([\^v])/.exec(step.text) ?? [];
  return way === '^' ? 'up' : way === 'v' ? 'down' : null;
}

export const story = gameStory({ placeWords, stepWords, moment });
