import { wordsOf } from '../games/index';
import { words } from '../i18n/index.svelte';
import { playerName, resultWords, type Company } from './story';
import type { TableStore } from './table.svelte';

/** Whose turn it is and what is due, in one sentence. */
export function statusOf(store: TableStore, company: Company | null): string {
  const { now, actor, game, turn } = store;
  const { table } = words.t;
  if (!now || !company) return table.connecting;
  if (now.phase === 'waiting') return now.start ? table.ready : table.waiting;
  if (now.phase === 'revealing') return table.revealing;
  if (now.result) return resultWords(company, now.result);
  if (!actor) return table.over;
  if (store.mustThrow) return table.yourTurnThrow;
  if (store.mustPlay) {
    // Where nothing can be stepped, as before a roll with the cube, the words to choose from are the turn.
    const said = turn?.sources.size === 0 ? turn.words.flatMap((step) => (game && wordsOf(game).steps?.[step.text]?.toLowerCase()) || []) : [];
    return said.length > 0 ? table.yourTurnSay(said.join(words.t.or)) : table.yourTurnPlay;
  }
  const name = playerName(company, actor.seat);
  return actor.must === 'throw' ? table.throws(name) : table.turnOf(name);
}
