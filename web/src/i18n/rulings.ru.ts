import type { Sentences } from './gaps';
import type { RulingText } from './rulings';

export const rulings: Sentences<RulingText> = {
  // Every game.

  // Chinese checkers.
  'The game is over: {colour} is across.':
    'Партия окончена: {colour} уже на той стороне.',
  'The game is over: {colours:list} are across, and a pair wins together (our reading).':
    'Партия окончена: {colours} уже на той стороне, а пара выигрывает вместе (наше толкование).',
  'The game is over: {colour} is across, past pegs that stay at home (our reading).':
    'Партия окончена: {colour} уже на той стороне, несмотря на фишки, засевшие дома (наше толкование).',
  '{colour} can move, {play} for one, and only a colour that cannot move passes (our reading).':
    '{colour} может пойти, например {play}, а пропускает только тот, кому пойти некуда (наше толкование).',
  'There is no peg in {at:place}.':
    'В {at} фишки нет.',
  "The peg in {at:place} is {other:colour}'s: {colour} may move its partner's pegs only when all of its own are across.":
    'В {at} фишка {other:gen}: {colour} ходит фишками партнёра, только когда все свои уже перешли.',
  "The peg in {at:place} is {other:colour}'s, and it is {colour}'s turn.":
    'В {at} фишка {other:gen}, а ходит {colour}.',
  'A play moves one peg: it is in {at:place} now, so the next jump cannot start from {from:place}.':
    'За ход движется одна фишка: она сейчас в {at}, и следующий прыжок не может начаться с {from}.',
  'A peg that stays in {at:place} does not move.':
    'Фишка, которая остаётся в {at}, не ходит.',
  '{at:place} is taken by a peg of {other:colour}.':
    'Лунка {at} занята: там фишка {other:gen}.',
  '{play} is a step, and a step is a whole move: no jump or step can follow it.':
    '{play} — шаг, а шаг — это весь ход: за ним ни прыжка, ни шага.',
  'Only jumps can follow a jump, and {play} is a step.':
    'За прыжком следуют только прыжки, а {play} — шаг.',
  'No line leads straight from {from:place} to {to:place}.':
    'Прямой линии из {from} в {to} нет.',
  'A jump goes over one peg, and from {from:place} to {to:place} there are {pegs:n} in the way, in {places:list}.':
    'Прыгают через одну фишку, а между {from} и {to} их {pegs}: {places}.',
  'There is no peg in {over:place} to jump over from {from:place} to {to:place}.':
    'В {over} нет фишки, через которую прыгать из {from} в {to}.',
  'From {from:place} to {to:place} is too far, {far:n} holes: a peg steps into the next hole, or jumps over a peg there into the hole behind it.':
    'Из {from} в {to} слишком далеко, лунок {far}: фишка шагает в соседнюю лунку или прыгает через фишку в ней в лунку за ней.',
  'No peg can move, so the turn passes (our reading).':
    'Ни одна фишка не может пойти, ход переходит (наше толкование).',
  'Nothing has moved yet.':
    'Ещё ничего не сдвинулось.',
  'These hops can be made.':
    'Так прыгать можно.',
  'This move is legal.':
    'Этот ход по правилам.',
  'The peg comes back to {at:place}, where it began: that is no move (our reading).':
    'Фишка возвращается в {at}, откуда начала: это не ход (наше толкование).',
  '"{text}" is not a move; write one as from>to, such as {play}.':
    '«{text}» — не ход; его записывают откуда>куда, например {play}.',
  'There is no hole "{text}" on this star; holes are named by row and column, from {first:place} at the top to {last:place} at the bottom.':
    'Лунки «{text}» на этой звезде нет; лунки называют по ряду и столбцу, от {first} наверху до {last} внизу.',
  'There is no move here; write one as from>to.':
    'Хода нет; его записывают откуда>куда.',
};
