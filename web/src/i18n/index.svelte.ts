import { settings, type Language } from '../state/settings.svelte';
import { en, type Dictionary } from './en';
import { interpreter } from './gaps';
import { translate, type Pattern } from './patterns';

interface Speech {
  t: Dictionary;
  told: Readonly<Record<string, string>>;
  patterns: readonly Pattern[];
  /** What an arbiter says; null for anything else. */
  ruling: (text: string) => string | null;
}

/** The words in use. Other languages are loaded when they are wanted. */
let current = $state.raw<Speech & { language: Language }>({ t: en, told: {}, patterns: [], ruling: () => null, language: 'en' });

export const words = {
  get t(): Dictionary {
    return current.t;
  },
  get language(): Language {
    return current.language;
  },
};

const loaders: Readonly<Record<Language, () => Promise<Speech>>> = {
  en: async () => ({ t: en, told: {}, patterns: [], ruling: () => null }),
  ru: async () => {
    const [{ ru }, { told, patterns }, { sentences, tongue }] = await Promise.all([import('./ru'), import('./told.ru'), import('./rulings.ru')]);
    return { t: ru, told, patterns, ruling: interpreter(sentences, tongue, (text) => translate(text, told, patterns)) };
  },
  es: async () => {
    const [{ es }, { told, patterns }, { sentences, tongue }] = await Promise.all([import('./es'), import('./told.es'), import('./rulings.es')]);
    return { t: es, told, patterns, ruling: interpreter(sentences, tongue, (text) => translate(text, told, patterns)) };
  },
};

export async function useLanguage(language: Language = settings.language): Promise<void> {
  current = { ...(await loaders[language]()), language };
}

function translated(text: string): string | null {
  return translate(text, current.told, current.patterns) ?? current.ruling(text);
}

/** What the server says in English, in the reader's language where there is a translation. */
export function told(text: string): string {
  return translated(text) ?? text;
}

/** The language a text of the server's is shown in, for `lang`. */
export function toldIn(text: string): Language {
  return translated(text) === null ? 'en' : current.language;
}
