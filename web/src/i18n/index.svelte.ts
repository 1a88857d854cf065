import { settings, type Language } from '../state/settings.svelte';
import { en, type Dictionary } from './en';

/** The words in use. Other languages are loaded when they are wanted. */
let current = $state.raw<{ t: Dictionary; told: Readonly<Record<string, string>>; language: Language }>({ t: en, told: {}, language: 'en' });

export const words = {
  get t(): Dictionary {
    return current.t;
  },
  get language(): Language {
    return current.language;
  },
};

const loaders: Readonly<Record<Language, () => Promise<{ t: Dictionary; told: Readonly<Record<string, string>> }>>> = {
  en: async () => ({ t: en, told: {} }),
  ru: async () => {
    const [{ ru }, { told }] = await Promise.all([import('./ru'), import('./told.ru')]);
    return { t: ru, told };
  },
  es: async () => {
    const [{ es }, { told }] = await Promise.all([import('./es'), import('./told.es')]);
    return { t: es, told };
  },
};

export async function useLanguage(language: Language = settings.language): Promise<void> {
  current = { ...(await loaders[language]()), language };
}

/** What the server says in English, in the reader's language where there is a translation. */
export function told(text: string): string {
  return current.told[text] ?? text;
}

/** The language a text of the server's is shown in, for `lang`. */
export function toldIn(text: string): Language {
  return text in current.told ? current.language : 'en';
}
