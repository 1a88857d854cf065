import { announcer } from './announcer.svelte';
import { countWords, placeName, readBoard, usesWords } from './story';
import type { TableStore } from './table.svelte';
import { words } from '../i18n/index.svelte';

/** What the keyboard needs of the view. */
export interface KeyTarget {
  store: TableStore;
  focusPlace(place: string): void;
  focusedPlace(): string | null;
  showKeys(): void;
  turnBoard(): void;
}

/** Handles a key anywhere on the table's page; true where it did something. */
export function handleKey(event: KeyboardEvent, target: KeyTarget): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const element = event.target as HTMLElement;
  if (/^(INPUT|SELECT|TEXTAREA)$/.test(element.tagName) || element.closest('dialog')) return false;
  const onButton = element.tagName === 'BUTTON' || element.tagName === 'A' || element.tagName === 'SUMMARY';
  if (/^[1-9]$/.test(event.key)) return choosePiece(Number(event.key), target);
  const { store } = target;
  switch (event.key.toLowerCase()) {
    case ' ':
      if (onButton || !store.mustThrow) return false;
      void store.throwDice();
      return true;
    case 'enter':
      if (onButton) return false;
      return finish(store);
    case 'u':
      void store.turn?.undo();
      return true;
    case 'escape':
      store.turn?.clearChoice();
      store.notice = null;
      return true;
    case 'l':
      if (store.table && store.stage) announcer.say(readBoard(store.table, store.stage.pieces));
      return true;
    case 'd':
      announcer.say(diceWords(store));
      return true;
    case 'r':
      announcer.repeat();
      return true;
    case 'w':
      return why(target);
    case 't':
      target.turnBoard();
      return true;
    case '?':
      target.showKeys();
      return true;
    default:
      return false;
  }
}

function finish(store: TableStore): boolean {
  // The only play there is, unless it has been begun by hand.
  const only = store.now?.view.only;
  if (store.mustPlay && only && store.turn?.selected === null && store.turn.steps.length === 0) {
    void store.playOnly();
    return true;
  }
  if (!store.turn?.mayEnd || store.turn.selected !== null) return false;
  void store.done();
  return true;
}

function choosePiece(number: number, target: KeyTarget): boolean {
  const { turn, table } = target.store;
  const place = [...(turn?.sources ?? [])][number - 1];
  if (!turn || !table || place === undefined) return false;
  turn.clearChoice();
  void turn.tap(place);
  const [first] = turn.targets.keys();
  const targets = [...turn.targets].map(([to, uses]) => [placeName(table, to), uses && words.t.story.count(usesWords(table, uses))].filter(Boolean).join(' '));
  announcer.say(`${placeName(table, place)}: ${targets.join('; ')}.`);
  target.focusPlace(first ?? place);
  return true;
}

function why(target: KeyTarget): boolean {
  const { turn } = target.store;
  const to = target.focusedPlace();
  if (!turn?.selected || !to || to === turn.selected) {
    announcer.say(words.t.table.whyHint);
    return true;
  }
  void turn.askWhy(turn.selected, to);
  return true;
}

export function diceWords(store: TableStore): string {
  const { dice, table } = store;
  if (!dice || !table) return words.t.story.noDice;
  const left = (store.left ?? []).map((count) => countWords(table, count));
  return words.t.story.dice(words.t.and(dice.values.map(String)), words.t.and(left));
}
