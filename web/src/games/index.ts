import type { BoardModel, BoardOptions } from '../boards/model';
import { words } from '../i18n/index.svelte';
import type { AnyGamePage, GameWords } from './page';
import { byFolder } from './folders';

/** Every folder here is a game, and every folder of `#games`, which is empty unless a build is given more (vite.config.ts). */
const pages = byFolder(import.meta.glob<AnyGamePage>(['./*/index.ts', '#games/*/index.ts'], { eager: true, import: 'page' }));

export const gameIds: readonly string[] = Object.keys(pages);

export function isGame(id: string): boolean {
  return id in pages;
}

/** The folder of a game that `isGame`. */
export function pageOf(game: string): AnyGamePage {
  const page = pages[game];
  if (!page) throw new Error(`There is no folder for ${game}.`);
  return page;
}

/** The words of a game that `isGame`. */
export function wordsOf(game: string): GameWords {
  const said = words.t.games[game];
  if (!said) throw new Error(`There are no words for ${game}.`);
  return said;
}

export function modelOf(game: string, options: BoardOptions): BoardModel {
  return pageOf(game).model(options);
}
