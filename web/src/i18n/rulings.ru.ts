import type { Sentences } from './gaps';
import type { RulingText } from './rulings';

export const rulings: Sentences<RulingText> = {
  'The game is over.':
    'Партия окончена.',
  // Parcheesi. The authority stands behind every sentence, and the sheet's own words in the gaps named for things.
  '{ruling:part} ({authority:part}.)':
    '{ruling} ({authority}.)',
  'Sheet {sheet:text}; our reading':
    'Правила {sheet}; наше толкование',
  'Sheet {sheet:text}':
    'Правила {sheet}',
  'A house rule of {name:text}':
    'Домашнее правило «{name}»',
  '{name:text}, from the sheet {sheet:text}; our reading':
    '«{name}», по правилам {sheet}; наше толкование',
  '{name:text}, from the sheet {sheet:text}':
    '«{name}», по правилам {sheet}',
  'There is no roll to play yet: {colour} has to throw first.':
    'Играть пока нечего: сначала бросает {colour}.',
  'There is no roll to play yet: who starts is thrown for, and {colour} throws now.':
    'Играть пока нечего: бросают, кому начинать, и сейчас бросает {colour}.',
  'There is no roll to play yet: {tied:list} have tied for the first turn and throw again, and {colour} throws now.':
    'Играть пока нечего: {tied} бросили поровну и бросают снова, и сейчас бросает {colour}.',
  '{Doublets} bring another roll, which cannot be declined: {colour} has to throw.':
    'Дубль даёт ещё один бросок, и отказаться от него нельзя: бросает {colour}.',
  'These are the third {doublets} in a row: nothing moves and the penalty is {play}.':
    'Это третий дубль подряд: ничто не движется, и штраф — {play}.',
  'The penalty for the third {doublets} in a row takes the {pawn} nearest HOME back to {start}: {play}.':
    'За третий дубль подряд фишка, ближайшая к дому, возвращается {start:onto}: {play}.',
  'No {pawn} of {colour} can be punished for the third {doublets} in a row, so the penalty is !-.':
    'За третий дубль подряд у {colour:gen} наказать некого, поэтому штраф — !-.',
  'There is no penalty in this roll.':
    'В этом броске штрафа нет.',
  'There is no play to judge; the empty play is written -.':
    'Судить нечего; пустой ход записывают как -.',
  'Legal: there is nothing to play.':
    'Можно: играть нечего.',
  'Legal: {colour} may play {play}.':
    'Можно: {colour} играет {play}.',
  'Legal: {colour} may take {play}.':
    'Можно: {colour} ходит {play}.',
  'Legal: the third {doublets} in a row bring the penalty {play}.':
    'Можно: третий дубль подряд приносит штраф {play}.',
  '"{place:text}" is another colour\'s {home_path}, where no {pawn} of {colour} can stand.':
    'Это дорожка к дому другого цвета: ни одной фишке {colour:gen} на ней не стоять.',
  '"{text}" is no place: places are S, 1 to 68, h1 to h7 and H.':
    'Места «{text}» нет: места — S, от 1 до 68, от h1 до h7 и H.',
  '"{text}" is no step; steps look like S>5, 5>10, 5x22, h4>H or, for a {bonus}, 12>32+.':
    '«{text}» — не шаг; шаги записывают S>5, 5>10, 5x22, h4>H, а бонус — 12>32+.',
  'no die is left':
    'кубиков не осталось',
  '{counts:list} is left':
    'осталось {counts}',
  '{counts:list} are left':
    'осталось {counts}',
  'The {bonus} of {count:n} is still to be played, for example {play}.':
    'Осталось сыграть бонус в {count}, например {play}.',
  'Two {pawns} of {colour} that began the roll as a {blockade} would end it as one on a new space.':
    'Две фишки {colour:gen}, которые начали бросок блокадой, закончили бы его блокадой на новой клетке.',
  'The play cannot end here: {count:n} can still be played, for example {play}.':
    'На этом ход не кончается: можно ещё сыграть {count}, например {play}.',
  'A five must bring a {pawn} out of {start} while it can: {colour} can bring out one, for example {play}.':
    'Пятёрка обязывает вывести фишку {start:out}, если это возможно: {colour} может вывести одну, например {play}.',
  'A five must bring a {pawn} out of {start} while it can: {colour} can bring out two, for example {play}.':
    'Пятёрка обязывает вывести фишку {start:out}, если это возможно: {colour} может вывести две, например {play}.',
  'A five must bring a {pawn} out of {start} while it can: {colour} {enters} with {play}.':
    'Пятёрка обязывает вывести фишку {start:out}, если это возможно: {colour} выводит её ходом {play}.',
  'Two dice that total five must bring a {pawn} out of {start} while it can: {colour} {enters} with {play}.':
    'Два кубика, которые вместе дают пять, обязывают вывести фишку {start:out}, если это возможно: {colour} выводит её ходом {play}.',
  'All four counts of the {doublets} ({counts:list}) are played or none is, and all four can be: for example {play}.':
    'Четыре числа дубля ({counts}) играют все или ни одного, а сыграть можно все: например {play}.',
  '{colour} can win with this roll, and a win may leave counts of the {doublets}: for example {play}.':
    '{colour} может выиграть этим броском, а победный ход может оставить числа дубля: например {play}.',
  'The four counts of the {doublets} ({counts:list}) cannot all be played, so none is; write -.':
    'Все четыре числа дубля ({counts}) сыграть нельзя, поэтому не играют ни одного; запишите -.',
  'Even a win takes all four counts of the {doublets} ({counts:list}), and {left:part}; all four can be played, for example {play}.':
    'Даже для победы нужны все четыре числа дубля ({counts}), а {left}; сыграть можно все четыре, например {play}.',
  'Even a win takes all four counts of the {doublets} ({counts:list}), and {left:part}; they cannot all be played, so none is: write -.':
    'Даже для победы нужны все четыре числа дубля ({counts}), а {left}; сыграть все нельзя, поэтому не играют ни одного: запишите -.',
  'A die can be played and must be, for example {play}.':
    'Один кубик можно сыграть, значит нужно, например {play}.',
  'Both dice can be played and must be, for example {play}.':
    'Оба кубика можно сыграть, значит нужно, например {play}.',
  'Two of the four counts can be played and must be, for example {play}.':
    'Два из четырёх чисел можно сыграть, значит нужно, например {play}.',
  'Three counts can be played and must be, for example {play}.':
    'Три числа можно сыграть, значит нужно, например {play}.',
  'All four counts can be played and must be, for example {play}.':
    'Все четыре числа можно сыграть, значит нужно, например {play}.',
  'Where counts have to be given up, those with the greatest total are played, for example {play}.':
    'Если от чисел приходится отказаться, играют те, что дают наибольшую сумму, например {play}.',
  'Where a die has to be given up it is the lower: {colour} can play the higher, for example {play}.':
    'Если от кубика приходится отказаться, то от меньшего: {colour} может сыграть больший, например {play}.',
  'The game is won before {play}: all {pawns} of {colour} are HOME.':
    'Партия выиграна ещё до {play}: все фишки {colour:gen} дома.',
  'A {pawn} that is HOME stays there.':
    'Фишка, которая дома, там и остаётся.',
  '{Pawns} only move forward: {colour} cannot go from {from:place} to {to:place}.':
    'Фишки ходят только вперёд: {colour} не может пойти с {from} {to:onto}.',
  '{colour} turns onto its {home_path} after {last:n} and cannot go on to {to:place}.':
    '{colour} сворачивает на дорожку к дому после {last} и не может идти дальше {to:onto}.',
  "All {pawns} of {colour} are HOME, so the counts left are lost; the partner's {pawns} are played from the next roll on.":
    'Все фишки {colour:gen} дома, и оставшиеся числа пропадают; фишками партнёра играют со следующего броска.',
  '{colour} has no {pawn} on {at:place}.':
    'У {colour:gen} нет фишки на {at}.',
  '{colour} has no {pawn} in {start}.':
    'У {colour:gen} нет фишки {start:in}.',
  'From {start} {colour} comes out on {enter:n}, nowhere else.':
    '{start:out} {colour} выходит на {enter} и больше никуда.',
  'A {bonus} cannot bring a {pawn} out of {start}; only a five can.':
    'Бонусом фишку {start:out} не вывести; это может только пятёрка.',
  'A {pawn} {enters} on a die of 5 or two dice that total 5; {left:part}.':
    'Фишку выводят с 5 на кубике или с двумя кубиками, дающими 5; {left}.',
  'Dice come before {bonuses}: after a {bonus} no die is played.':
    'Кубики играют раньше бонусов: после бонуса кубики больше не играют.',
  'A {bonus} is played at once, before any die that is left: for example {play}.':
    'Бонус играют сразу, до оставшихся кубиков: например {play}.',
  "{owner:colour}'s {blockade} on {at:place} stops {colour} from {entering}.":
    'Блокада {owner:gen} на {at} не даёт {colour:dat} вывести фишку.',
  'Two {pawns} of {colour} stand on {at:place} already, so no third can {enter}.':
    'На {at} уже стоят две фишки {colour:gen}, третью вывести нельзя.',
  "The partner's {pawn} stands on {at:place} and cannot be {captured}, so {colour} cannot {enter}.":
    'На {at} стоит фишка партнёра, снять её нельзя, поэтому {colour} вывести фишку не может.',
  'There is nobody on {at:place} to {capture}; write {play}.':
    'На {at} некого снимать; запишите {play}.',
  'That is the {bonus} of {count:n}, written with a + behind the step.':
    'Это бонус в {count}: его записывают с + после шага.',
  'HOME takes the exact count, {count:n} from {from:place}; {left:part}.':
    'В дом входят точным числом, с {from} это {count}; {left}.',
  'From {from:place} to {to:place} is {count:n}; {doublets} are two plain dice here, and their bottoms do not count.':
    'С {from} {to:onto} — {count}; дубль здесь — два обычных кубика, их нижние грани не считаются.',
  'From {from:place} to {to:place} is {count:n}; the bottoms of the dice count only once all four {pawns} of {colour} are out of {start}.':
    'С {from} {to:onto} — {count}; нижние грани кубиков считаются, только когда все четыре фишки {colour:gen} вышли {start:out}.',
  'From {from:place} to {to:place} is {count:n}; one {pawn} moves die by die, so write each die as a step of its own; {left:part}.':
    'С {from} {to:onto} — {count}; одна фишка идёт кубик за кубиком, поэтому каждый кубик — отдельный шаг; {left}.',
  'From {from:place} to {to:place} is {count:n}; {left:part}.':
    'С {from} {to:onto} — {count}; {left}.',
  'From {from:place} to {to:place} is {count:n}, and no {bonus} is pending.':
    'С {from} {to:onto} — {count}, а бонусов нет.',
  'From {from:place} to {to:place} is {count:n}, and the {bonus} to play is {size:n}.':
    'С {from} {to:onto} — {count}, а бонус — {size}.',
  'From {from:place} to {to:place} is {count:n}, and the {bonuses} to play are {sizes:list}.':
    'С {from} {to:onto} — {count}, а бонусы — {sizes}.',
  'A {bonus} comes after the dice, and a die can still be played, for example {play}.':
    'Бонус играют после кубиков, а кубик ещё можно сыграть, например {play}.',
  'Two {pawns} of {colour} stand on {at:place} already: a space holds no third.':
    'На {at} уже стоят две фишки {colour:gen}: третьей там места нет.',
  "{owner:colour}'s {pawn} is safe on {at:place}: {colour} cannot land there.":
    'Фишка {owner:gen} на {at} в безопасности: {colour} не может туда встать.',
  "The partner's {pawn} stands on {at:place}: it can be passed, not landed on.":
    'На {at} стоит фишка партнёра: мимо пройти можно, встать на неё нельзя.',
  "The two {pawns} of {colour}'s {blockade} cannot be brought together again on {at:place} in the same roll.":
    'Две фишки из блокады {colour:gen} нельзя снова свести вместе на {at} в том же броске.',
  "{owner:colour}'s own {blockade} on {at:place} stops every {pawn}: {colour} cannot pass from {from:place} to {to:place}.":
    'Собственная блокада {owner:gen} на {at} не пропускает никого: {colour} не может пройти с {from} {to:onto}.',
  "{owner:colour}'s {blockade} on {at:place} cannot be landed on.":
    'На блокаду {owner:gen} на {at} встать нельзя.',
  "{owner:colour}'s {blockade} on {at:place} stops the others: {colour} cannot pass from {from:place} to {to:place}.":
    'Блокада {owner:gen} на {at} не пропускает чужих: {colour} не может пройти с {from} {to:onto}.',
  "{owner:colour}'s {blockade} on {at:place} stops every {pawn}: {colour} cannot pass from {from:place} to {to:place}.":
    'Блокада {owner:gen} на {at} не пропускает никого: {colour} не может пройти с {from} {to:onto}.',
  'A {blockade} is in the way.':
    'На пути блокада.',

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

  // Snakes & Ladders.
  'The {count:n}':
    'Число {count}',
  '{one:n} and {two:n}, together {count:n},':
    '{one} и {two}, вместе {count},',
  'one die':
    'один кубик',
  'two dice':
    'два кубика',
  'A turn has one step here; "{text}" has {count:n}.':
    'Здесь в ходе один шаг, а в «{text}» их {count}.',
  '{colour} stands on 100: the game is over.':
    '{colour} стоит на 100: партия окончена.',
  'Who starts is not settled yet: {colour} throws one die for it now.':
    'Ещё не решено, кто начинает: {colour} бросает для этого один кубик.',
  'Who starts is not settled yet: {tied:list} have tied and throw again (our reading), and {colour} throws one die for it now.':
    'Ещё не решено, кто начинает: {tied} бросили поровну и бросают снова (наше толкование), сейчас один кубик бросает {colour}.',
  '{colour} has not thrown yet: {dice:part} first, then the move they bring.':
    '{colour} ещё не бросил: сначала {dice}, потом ход.',
  '{colour} has already chosen to throw {dice:part}.':
    '{colour} уже выбрал, сколько бросать: {dice}.',
  'There is no choice of dice in these rules: everybody throws {dice:part} every time.':
    'По этим правилам кубики не выбирают: все каждый раз бросают {dice}.',
  '{colour} stands on {at:n}: the choice of one die begins on {late:n}.':
    '{colour} стоит на {at}: выбирать один кубик можно с {late}.',
  '{colour} throws one die.':
    '{colour} бросает один кубик.',
  '{colour} throws two dice.':
    '{colour} бросает два кубика.',
  '{colour} stands on {at:n} and first chooses how many dice to throw: one or two.':
    '{colour} стоит на {at} и сначала выбирает, сколько кубиков бросать: один или два.',
  '{thrown:part} lies on the table: the dice are thrown.':
    '{thrown} уже на столе: кубики брошены.',
  "{thrown:part} takes {colour} from {from:place} to {to:n}: the move can't be left out ({play}).":
    '{thrown} — это ход для {colour:gen}: с {from} {to:onto}, и пропустить его нельзя ({play}).',
  '"{text}" is not written like a move; {colour}\'s is written {play}.':
    '«{text}» — не запись хода; ход для {colour:gen} записывают {play}.',
  'That move is written {play}.':
    'Этот ход записывают {play}.',
  "The piece {at:standing} is {other:colour}'s, and it is {colour}'s turn.":
    'Фишка {at} — {other:gen}, а ходит {colour}.',
  "{colour}'s piece is {at:standing}, not {from:standing}.":
    'Фишка {colour:gen} {at}, а не {from}.',
  '{thrown:part} is too high: from {from:n} it takes exactly {count:n} to get to 100, so {colour} stays (-).':
    '{thrown} — слишком много: с {from} до 100 нужно ровно {count}, и {colour} остаётся (-).',
  '{thrown:part} leads from {from:place} to {to:n}, not to {wrong:n}.':
    '{thrown} — это с {from} {to:onto}, а не на {wrong}.',
  '{at:n} is the bottom of a ladder, and its top is {top:n}: nobody goes down a ladder.':
    '{at} — подножие лестницы, её верх — {top}: вниз по лестнице не ходят.',
  "{at:n} is the bottom of a ladder, and its top is {top:n}: the piece goes up, it can't stay below.":
    '{at} — подножие лестницы, её верх — {top}: фишка поднимается, остаться внизу нельзя.',
  '{at:n} is the bottom of a ladder, and its top is {top:n}, not {wrong:n}.':
    '{at} — подножие лестницы, её верх — {top}, а не {wrong}.',
  '{at:n} is the tail-end of a snake, and its head is on {end:n}: nobody goes up a snake.':
    '{at} — хвост змеи, её голова на {end}: вверх по змее не ходят.',
  "{at:n} is the tail-end of a snake, and its head is on {end:n}: the piece goes down, it can't stay above.":
    '{at} — хвост змеи, её голова на {end}: фишка спускается, остаться наверху нельзя.',
  '{at:n} is the tail-end of a snake, and its head is on {end:n}, not on {wrong:n}.':
    '{at} — хвост змеи, её голова на {end}, а не на {wrong}.',
  '{at:n} is the top of a chute, and its bottom is {end:n}: nobody goes up a chute.':
    '{at} — верх горки, её низ — {end}: вверх по горке не ходят.',
  "{at:n} is the top of a chute, and its bottom is {end:n}: the piece goes down, it can't stay above.":
    '{at} — верх горки, её низ — {end}: фишка съезжает, остаться наверху нельзя.',
  '{at:n} is the top of a chute, and its bottom is {end:n}, not {wrong:n}.':
    '{at} — верх горки, её низ — {end}, а не {wrong}.',
  '{at:n} is the top of the ladder from {from:n}: nobody goes down a ladder, so the piece stays on {stays:n}.':
    '{at} — верх лестницы с {from}: вниз по лестнице не ходят, фишка остаётся на {stays}.',
  '{at:n} is the head of the snake from {from:n}: nobody goes up a snake, so the piece stays on {stays:n}.':
    '{at} — голова змеи с {from}: вверх по змее не ходят, фишка остаётся на {stays}.',
  '{at:n} is the bottom of the chute from {from:n}: nobody goes up a chute, so the piece stays on {stays:n}.':
    '{at} — низ горки с {from}: вверх по горке не ходят, фишка остаётся на {stays}.',
  'Nothing leads away from {at:n}: it is a plain square, and the piece stays there.':
    'С {at} ничто не уводит: это простая клетка, и фишка остаётся на ней.',
  'Nobody sends {colour} back from {at:n}: the piece stays there.':
    'Никто не отправляет {colour:acc} назад с {at}: фишка остаётся там.',
  'Nobody sends {colour} back from {at:n}, which holds any number (our reading): the piece stays there.':
    'Никто не отправляет {colour:acc} назад с {at}, где места хватает всем (наше толкование): фишка остаётся там.',
  '{owner:colour} holds {at:n}: {colour} goes back {from:going}, where the move began, and the turn is over ({play}).':
    '{owner} держит {at}: {colour} возвращается {from}, откуда начал ход, и ход окончен ({play}).',
  '{owner:colour} holds {at:n}, where the way ends (our reading): {colour} goes back {from:going}, where the move began, and the turn is over ({play}).':
    '{owner} держит {at}, где кончается путь (наше толкование): {colour} возвращается {from}, откуда начал ход, и ход окончен ({play}).',
  '{colour} stays on {at:n}: {count:n} is too high.':
    '{colour} остаётся на {at}: {count} — слишком много.',
  '{colour} moves {way:part}, and wins.':
    '{colour} идёт {way} и выигрывает.',
  '{colour} moves {way:part}.':
    '{colour} идёт {way}.',
  'from {from:place} to {to:n}':
    'с {from} {to:onto}',
  '{way:part} and up the ladder to {top:n}':
    '{way} и по лестнице на {top}',
  '{way:part} and down the snake to {end:n}':
    '{way} и по змее на {end}',
  '{way:part} and down the chute to {end:n}':
    '{way} и по горке на {end}',
  '{way:part}, which {other:colour} holds, and goes back {back:going}':
    '{way}, где стоит {other}, и возвращается {back}',
  '{way:part}, which {other:colour} holds, and goes back {back:going} (our reading)':
    '{way}, где стоит {other}, и возвращается {back} (наше толкование)',
  '{way:part}, which holds any number (our reading)':
    '{way}, где места хватает всем (наше толкование)',
};
