import { settings, type Language } from '../state/settings.svelte';
import { en, type Dictionary } from './en';
import { translate, type Pattern } from './patterns';

interface Speech {
  t: Dictionary;
  told: Readonly<Record<string, string>>;
  patterns: readonly Pattern[];
}

/** The words in use. Other languages are loaded when they are wanted. */
let current = $state.raw<Speech & { language: Language }>({ t: en, told: {}, patterns: [], language: 'en' });

export const words = {
  get t(): Dictionary {
    return current.t;
  },
  get language(): Language {
    return current.language;
  },
};

const loaders: Readonly<Record<Language, () => Promise<Speech>>> = {
  en: async () => ({ t: en, told: {}, patterns: [] }),
  ru: async () => {
    const [{ ru }, { told, patterns }] = await Promise.all([import('./ru'), import('./told.ru')]);
    return { t: ru, told, patterns };
  },
  es: async () => {
    const [{ es }, { told, patterns }] = await Promise.all([import('./es'), import('./told.es')]);
    return { t: es, told, patterns };
  },
};

export async function useLanguage(language: Language = settings.language): Promise<void> {
  current = { ...(await loaders[language]()), language };
}

/** What the server says in English, in the reader's language where there is a translation. */
export function told(text: string): string {
  return translate(text, current.told, current.patterns) ?? text;
}

/** The language a text of the server's is shown in, for `lang`. */
export function toldIn(text: string): Language {
  return translate(text, current.told, current.patterns) === null ? 'en' : current.language;
}
