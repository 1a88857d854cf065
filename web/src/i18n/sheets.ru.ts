import type { Sentences } from './gaps';
import type { SheetText } from './sheets';

export const sheets: Sentences<SheetText> = {
  // Rules files, and house rules of every game.
  'Line {line:n}: {problem:part}':
    'Строка {line}: {problem:low}',

  // Chinese checkers.
  'The option {option:id} cannot be "{value}"; it can be {allowed:choices}.':
    'У правила {option} не может быть значения «{value}»; возможны {allowed}.',
  'Chinese checkers has no option "{text}"; did you mean {meant:text}?':
    'В китайских шашках нет правила «{text}»; может быть, «{meant}»?',
  'Chinese checkers has no option "{text}"; its options are {names:list}.':
    'В китайских шашках нет правила «{text}»; есть {names}.',
  '{seats:n} seats are taken, but {count:n} players are to play.':
    'Мест занято {seats}, а игроков должно быть {count}.',
  'The large board is for 2, 3, 4 or 6 players, not for {count:n}.':
    'Большая доска — для 2, 3, 4 или 6 игроков; здесь их {count}.',
  'On the small board {count:n} play in pairs only: let pairs be on, or take the sheet large.':
    'На малой доске {count} играют только парами: пусть pairs будет on, или возьмите large.',
  'The small board is for 2, 3, 4 or 6 players, not for {count:n}.':
    'Малая доска — для 2, 3, 4 или 6 игроков; здесь их {count}.',
  'Two players sit at opposite points of the star.':
    'Двое сидят у противоположных лучей звезды.',
  'Three players sit at every other point of the star.':
    'Трое сидят у лучей звезды через один.',
  'Four players sit at two pairs of opposite points of the star.':
    'Четверо сидят у двух пар противоположных лучей звезды.',
  'Pairs need 4 or 6 players, and {count:n} are to play.':
    'Парами играют вчетвером или вшестером, а игроков здесь {count}.',
  '{colour} cannot start: it is not in this game, only {colours:list}.':
    '{colour} не может начать: его в этой партии нет, играют только {colours}.',
  'Chinese checkers has no sheet "{text}"; it has small and large.':
    'У китайских шашек нет правил «{text}»; есть small и large.',
};
