import { words } from '../../i18n/index.svelte';
import { gameStory, type StepAsked } from '../page';
import type { Words } from './en';

function kindWord({ kinds }: Words, kind: string | undefined): string {
  return (kinds as Readonly<Record<string, string>>)[kind ?? ''] ?? '';
}

function stepWords(say: Words, { step }: StepAsked): string {
  const [first, second] = step.moves;
  const moves = words.t.story.moves(step.from, step.to);
  const kind = kindWord(say, first?.kind);
  if (first?.kind === 'king' && second?.kind === 'rook' && !step.captures) return `${say.castles}, ${moves}`;
  if (/^[a-h][1-8][a-h][1-8][qrbn]$/.test(step.text)) return `${moves}, ${say.becomes(kind)}`;
  return [`${kind} ${moves}`, ...(step.captures ? [say.takes] : [])].join(', ');
}

export const story = gameStory({
  placeWords: (say: Words, { name }) => say.square(name),
  stepWords,
  choiceLabel: (say, step) => kindWord(say, step.moves[0]?.kind) || step.text,
  factWords: (say, { facts }) => (facts['check'] === undefined ? [] : [{ text: say.check, strong: true }]),
});
