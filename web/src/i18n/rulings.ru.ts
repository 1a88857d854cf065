import type { Sentences } from './gaps';
import type { RulingText } from './rulings';

export const rulings: Sentences<RulingText> = {
  // Every game.
  'The game is over.':
    'Партия окончена.',

  // Chess.
  'There is no piece on {at:place}.':
    'На {at} никого нет.',
  '{play} ({short:text}) is legal.':
    '{play} ({short}) — по правилам.',
  'The game is over: {reason:told} (our reading).':
    'Партия окончена: {reason} (наше толкование).',
  'The game is over: {reason:told}.':
    'Партия окончена: {reason}.',
  'More than one {kind} can go to {to:place}: write {plays:choices}.':
    'На {to} может пойти не одна фигура ({kind}): запишите {plays}.',
  'There is no move: write one like e2e4 or Nf3.':
    'Хода нет: запишите его как e2e4 или Nf3.',
  'The move is still to be made.':
    'Ход ещё не сделан.',
  '"{text}" is more than one move; a turn is one move.':
    'Это больше одного хода, а ходят по одному.',
  'A turn cannot be passed: a move has to be made.':
    'Пропустить ход нельзя: надо сходить.',
  '"{text}" is not a move: write where from and where to, like e2e4, or the piece and where to, like Nf3.':
    '«{text}» — не ход: запишите, откуда и куда, как e2e4, или фигуру и куда, как Nf3.',
  'A pawn moves one square straight ahead, or two from where it starts, and takes one square diagonally ahead; it cannot go from {from:place} to {to:place}.':
    'Пешка ходит прямо на одно поле, с начального места и на два, а берёт на одно поле вперёд по диагонали; с {from} {to:onto} ей нельзя.',
  'A knight goes two squares along a line and one to the side; it cannot go from {from:place} to {to:place}.':
    'Конь ходит на два поля по прямой и на одно вбок; с {from} {to:onto} ему нельзя.',
  'A bishop moves along diagonals; it cannot go from {from:place} to {to:place}.':
    'Слон ходит по диагоналям; с {from} {to:onto} ему нельзя.',
  'A rook moves along ranks and files; it cannot go from {from:place} to {to:place}.':
    'Ладья ходит по горизонталям и вертикалям; с {from} {to:onto} ей нельзя.',
  'A queen moves along ranks, files and diagonals; it cannot go from {from:place} to {to:place}.':
    'Ферзь ходит по горизонталям, вертикалям и диагоналям; с {from} {to:onto} ему нельзя.',
  'A king moves one square in any direction; it cannot go from {from:place} to {to:place}.':
    'Король ходит на одно поле в любую сторону; с {from} {to:onto} ему нельзя.',
  "The {kind} on {at:place} is {other:side}'s, and it is {side}'s turn.":
    'На {at} {kind} {other:gen}, а ходят {side}.',
  "The {kind} on {at:place} is {other:side}'s, and {side} begins (our reading).":
    'На {at} {kind} {other:gen}, а начинают {side} (наше толкование).',
  'The piece on {at:place} is a {kind}, not a {written:kind}.':
    'На {at} стоит {kind}, а не {written}.',
  'A move has to lead away from {at:place}.':
    'Ход должен увести с {at}.',
  'Your own {kind} stands on {at:place}.':
    'На {at} стоит своя фигура: {kind}.',
  "Your own {kind} stands on {at:place}. Castling is written O-O or O-O-O, or as the king's move of two squares.":
    'На {at} стоит своя фигура: {kind}. Рокировку записывают O-O или O-O-O, или ходом короля на два поля.',
  'The way from {from:place} to {to:place} is blocked by {who:man}.':
    'Путь с {from} {to:onto} закрывает {who}.',
  'A pawn may go two squares only from where it starts; the one on {at:place} has moved.':
    'Пешка идёт на два поля только с начального места; та, что на {at}, уже ходила.',
  'A pawn does not take straight ahead: {who:man} is in its way.':
    'Прямо пешка не берёт: на пути {who}.',
  'A pawn moves diagonally only to take, and there is nothing on {at:place} to take.':
    'По диагонали пешка ходит, только когда берёт, а на {at} брать нечего.',
  'The pawn on {at:place} can be taken in passing only right after it has gone two squares; that is no longer possible.':
    'Пешку на {at} можно взять на проходе только сразу после её хода на два поля; теперь уже нельзя.',
  'Only a pawn that reaches the last rank becomes another piece; this move is written {play}.':
    'Превращается только пешка на последней горизонтали; этот ход записывают {play}.',
  'The pawn reaches the last rank and must become a queen, rook, bishop or knight (our reading): write {plays:choices}.':
    'Пешка дошла до последней горизонтали и должна стать ферзём, ладьёй, слоном или конём (наше толкование): запишите {plays}.',
  'A pawn becomes a queen, rook, bishop or knight, never a king.':
    'Пешка становится ферзём, ладьёй, слоном или конём, но не королём.',
  'A pawn that reaches the last rank becomes a queen, rook, bishop or knight; it cannot stay a pawn (our reading).':
    'На последней горизонтали пешка становится ферзём, ладьёй, слоном или конём; остаться пешкой она не может (наше толкование).',
  'There is nothing on {at:place} to take.':
    'На {at} брать нечего.',
  '{side} has no {kind} on the {file:text}-file that could be meant.':
    'У {side:gen} нет подходящей фигуры на вертикали {file} ({kind}).',
  '{side} has no {kind} on rank {rank:n} that could be meant.':
    'У {side:gen} нет подходящей фигуры на горизонтали {rank} ({kind}).',
  '{side} has no {kind} that could be meant.':
    'У {side:gen} нет подходящей фигуры ({kind}).',
  "None of {side}'s {kind}s on {places:list} can go to {to:place}.":
    'Ни одна из фигур {side:gen} ({kind}) на {places} не может пойти {to:onto}.',
  'Your king on {king:place} is in check from {who:men} at once: only the king can move.':
    'Вашему королю на {king} объявляют шах сразу {who}: ходить может только король.',
  'Your king on {king:place} is in check from {who:man}: move the king or take the {kind}.':
    'Вашему королю на {king} объявляет шах {who}: уйдите королём или возьмите {kind:acc}.',
  'Your king on {king:place} is in check from {who:man}: move the king, take the {kind} or put something between.':
    'Вашему королю на {king} объявляет шах {who}: уйдите королём, возьмите {kind:acc} или закройтесь.',
  'Taking in passing here would leave your king on {king:place} in check from {who:man}.':
    'После взятия на проходе вашему королю на {king} объявит шах {who}.',
  'The {kind} on {at:place} is pinned: without it your king on {king:place} would be in check from {who:man}.':
    'На {at} {kind} прикрывает короля: иначе вашему королю на {king} объявит шах {who}.',
  'The king has left {at:place} and can no longer castle.':
    'Король ушёл с {at} и рокировать больше не может.',
  'There is no rook of yours on {at:place} to castle with.':
    'На {at} нет вашей ладьи для рокировки.',
  'The king or the rook on {at:place} has moved before; castling needs both unmoved (our reading).':
    'Король или ладья на {at} уже ходили; рокируют, только если оба ещё не ходили (наше толкование).',
  'Nothing may stand between king and rook: {who:man} does.':
    'Между королём и ладьёй не должно быть фигур, а там {who}.',
  'Nothing may stand between king and rook: {who:man} and more do.':
    'Между королём и ладьёй не должно быть фигур, а там {who} и не только.',
  'On {at:place} your king would be in check from {who:man}.':
    'На {at} вашему королю объявит шах {who}.',
  'The king cannot castle out of check, which {who:man} gives.':
    'Из-под шаха не рокируют, а шах объявляет {who}.',
  'The king cannot castle out of check, which {who:men} give.':
    'Из-под шаха не рокируют, а шах объявляют {who}.',
  'The king cannot castle over {at:place}, which is attacked by {who:man}.':
    'Через {at} король не рокирует: это поле бьёт {who}.',
  'The king cannot castle into check on {at:place}, from {who:man}.':
    'На {at} король не рокирует: там ему объявит шах {who}.',

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
