import { makeTable } from '../protocol/http';
import type { Catalogue, GameInfo, SeatAsked, TableAsked } from '../protocol/types';
import { recall, remember } from './memory';

/** What was played last, so that one tap plays it again. */
export interface LastChoice {
  game: string;
  sheet: string;
  level: string;
  players: number;
}

export function lastChoice(catalogue: Catalogue, game?: string): LastChoice {
  const kept = recall<Partial<LastChoice>>(`last.${game ?? recall('last', '')}`, {});
  const info = gameOf(catalogue, game ?? kept.game ?? '');
  const level = kept.level && info.levels.includes(kept.level) ? kept.level : (info.levels[1] ?? info.levels[0] ?? 'easy');
  return {
    game: info.id,
    sheet: info.sheets.some((sheet) => sheet.id === kept.sheet) ? (kept.sheet as string) : (info.sheets[0]?.id ?? ''),
    level,
    players: kept.players && info.players.includes(kept.players) ? kept.players : info.usual_players,
  };
}

export function keepChoice(choice: LastChoice): void {
  remember('last', choice.game);
  remember(`last.${choice.game}`, choice);
}

export function gameOf(catalogue: Catalogue, id: string): GameInfo {
  return catalogue.games.find((game) => game.id === id) ?? (catalogue.games[0] as GameInfo);
}

/** The seats of a game for so many players: the first is ours, bots take the others. */
export function seatsAgainstBots(game: GameInfo, players: number, level: string): SeatAsked[] {
  const seats = game.seats_for[String(players)] ?? [];
  return seats.map((seat, i) => (i === 0 ? { seat, kind: 'open' } : { seat, kind: 'bot', level }));
}

/** Makes a table and says which seat we take as soon as we get there. Returns where to go. */
export async function setTable(asked: Partial<TableAsked> & { game: string }, ours: number | null): Promise<string> {
  const made = await makeTable(asked);
  const key = made.invitations?.find((one) => one.seat === ours)?.key;
  if (ours !== null) remember(`sit.${made.id}`, ours);
  if (made.invitations) remember(`keys.${made.id}`, made.invitations);
  return `/t/${made.id}${key ? `#${ours}.${key}` : ''}`;
}

export async function playNow(catalogue: Catalogue, choice: LastChoice): Promise<string> {
  const game = gameOf(catalogue, choice.game);
  keepChoice(choice);
  const seats = seatsAgainstBots(game, choice.players, choice.level);
  return setTable({ game: game.id, sheet: choice.sheet, players: choice.players, seats, listed: false }, seats[0]?.seat ?? 0);
}
