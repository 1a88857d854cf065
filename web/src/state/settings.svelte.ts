import { recall, remember } from './memory';

export const themes = ['auto', 'light', 'dark', 'contrast'] as const;
export const palettes = ['usual', 'redgreen', 'blueyellow', 'grey'] as const;
export const speeds = ['slow', 'usual', 'fast', 'instant'] as const;
export const hintings = ['usual', 'all', 'none'] as const;
export const languages = ['en', 'ru', 'es'] as const;
export type Language = (typeof languages)[number];

export interface Choices {
  language: Language;
  theme: (typeof themes)[number];
  palette: (typeof palettes)[number];
  speed: (typeof speeds)[number];
  sound: boolean;
  vibration: boolean;
  hints: (typeof hintings)[number];
  autoThrow: boolean;
  autoForced: boolean;
  confirm: boolean;
  name: string;
}

function browserLanguage(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return (wanted.find((tag) => (languages as readonly string[]).includes(tag)) as Language | undefined) ?? 'en';
}

const defaults = (): Choices => ({
  language: browserLanguage(),
  theme: 'auto',
  palette: 'usual',
  speed: 'usual',
  sound: true,
  vibration: true,
  hints: 'usual',
  autoThrow: false,
  autoForced: false,
  confirm: true,
  name: '',
});

/** What was kept by a page that knew only on and off. */
function kept(): Partial<Choices> {
  const { hints, ...others } = recall<Partial<Omit<Choices, 'hints'>> & { hints?: unknown }>('settings', {});
  if (hints === false) return { ...others, hints: 'none' };
  return hintings.includes(hints as Choices['hints']) ? { ...others, hints: hints as Choices['hints'] } : others;
}

export const settings: Choices = $state({ ...defaults(), ...kept() });

/** What a board marks: nothing, where a chosen piece can go, or also every piece that can move. Some games are quiet by themselves. */
export type Marked = 'none' | 'chosen' | 'all';

export function marksFor(quiet: boolean): Marked {
  return settings.hints === 'usual' ? (quiet ? 'chosen' : 'all') : settings.hints;
}

export function change<K extends keyof Choices>(key: K, value: Choices[K]): void {
  settings[key] = value;
  remember('settings', $state.snapshot(settings));
  show();
}

const factors = { slow: 0.6, usual: 1, fast: 2, instant: 0 } as const;

/** How fast pieces go; 0 is at once. */
export function speedFactor(): number {
  return factors[settings.speed];
}

/** Puts theme, palette and language onto the document; drawing follows by variables alone. */
export function show(): void {
  const root = document.documentElement;
  const dark = matchMedia('(prefers-color-scheme: dark)').matches;
  const contrast = matchMedia('(prefers-contrast: more)').matches;
  const automatic = contrast ? 'contrast' : dark ? 'dark' : 'light';
  root.dataset['theme'] = settings.theme === 'auto' ? automatic : settings.theme;
  root.dataset['palette'] = settings.palette;
  root.lang = settings.language;
}
