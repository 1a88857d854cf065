import { settings, type Language } from '../state/settings.svelte';
import type { Message } from '../protocol/types';
import { en, type Dictionary } from './en';
import { speeches, type Speech } from './speech';

/** The words in use. */
let current = $state.raw<Speech & { language: Language }>({ t: en, say: () => null, sayMessage: () => null, language: 'en' });

export const words = {
  get t(): Dictionary {
    return current.t;
  },
  get language(): Language {
    return current.language;
  },
};

export async function useLanguage(language: Language = settings.language): Promise<void> {
  current = { ...(await speeches[language]()), language };
}

/** What the server says in English, in the reader's language where there is a translation. */
export function told(text: string, message?: Message | null): string {
  return inLanguage(text, message) ?? text;
}

/** The language a text of the server's is shown in, for `lang`. */
export function toldIn(text: string, message?: Message | null): Language {
  return inLanguage(text, message) === null ? 'en' : current.language;
}

const inLanguage = (text: string, message: Message | null | undefined) => (message ? current.sayMessage(message) : null) ?? current.say(text);
