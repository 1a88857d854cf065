import { en, type Dictionary } from './en';

export const es: Dictionary = en;
