import type { Message } from '../protocol/types';
import type { Language } from '../state/settings.svelte';
import { en, type Dictionary } from './en';
import { interpreter, type Sentences, type Tongue } from './gaps';
import { translate, type Pattern } from './patterns';

/** All that a language says. */
export interface Speech {
  t: Dictionary;
  /** What the server says in English; null where nobody has translated it. */
  say: (text: string) => string | null;
  /** A message of the server's; null where the language does not know its id. */
  sayMessage: (message: Message) => string | null;
}

function speaker(told: Sentences, patterns: readonly Pattern[], sentences: Sentences, tongue: Tongue): Speech['say'] {
  const known = (text: string) => translate(text, told, patterns);
  const spoken = interpreter(sentences, tongue, known);
  return (text) => known(text) ?? spoken(text);
}

/** Every language but English is loaded when it is wanted. */
export const speeches: Readonly<Record<Language, () => Promise<Speech>>> = {
  en: async () => ({ t: en, say: () => null, sayMessage: () => null }),
  ru: async () => {
    const [{ ru }, { told, patterns }, { rulings }, { positions }, { sheets }, { tongue }, { messageSpeaker }, { files }] = await Promise.all([
      import('./ru'), import('./told.ru'), import('./rulings.ru'), import('./positions.ru'), import('./sheets.ru'), import('./tongue.ru'), import('./message'), import('./messages.ru'),
    ]);
    const say = speaker(told, patterns, { ...rulings, ...positions, ...sheets }, tongue);
    return { t: ru, say, sayMessage: messageSpeaker('ru', files, say) };
  },
  es: async () => {
    const [{ es }, { told, patterns }, { rulings }, { positions }, { sheets }, { tongue }, { messageSpeaker }, { files }] = await Promise.all([
      import('./es'), import('./told.es'), import('./rulings.es'), import('./positions.es'), import('./sheets.es'), import('./tongue.es'), import('./message'), import('./messages.es'),
    ]);
    const say = speaker(told, patterns, { ...rulings, ...positions, ...sheets }, tongue);
    return { t: es, say, sayMessage: messageSpeaker('es', files, say) };
  },
};
