import { en, type Dictionary } from './en';

export const ru: Dictionary = en;
