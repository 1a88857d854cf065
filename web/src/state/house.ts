import type { GameInfo } from '../protocol/types';

/** House rules as they stand in an address: `name=Sunday&capture_bonus=10`. */
export interface House {
  name: string;
  /** Only what differs from the sheet. */
  options: Record<string, string>;
}

export function houseIn(query: string, game: GameInfo): House {
  const given = new URLSearchParams(query);
  const known = game.options.map((option) => option.name).filter((name) => given.has(name));
  return { name: given.get('name') ?? '', options: Object.fromEntries(known.map((name) => [name, given.get(name) ?? ''])) };
}

export function houseQuery({ name, options }: House): string {
  if (Object.keys(options).length === 0) return '';
  return new URLSearchParams({ ...(name ? { name } : {}), ...options }).toString();
}
