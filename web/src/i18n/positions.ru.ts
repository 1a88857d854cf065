import type { Sentences } from './gaps';
import type { PositionText } from './positions';

export const positions: Sentences<PositionText> = {
  // Parcheesi.
  '"{word:text}": there is no colour "{letter:text}"; colours are y, b, r and g.':
    '«{word}»: цвета «{letter}» нет; цвета — y, b, r и g.',
  '{colour} is there twice.':
    '{colour} указан дважды.',
  '{colour} has {count:n} pawns; it needs exactly four.':
    'У {colour:gen} {count|фишка|фишки|фишек}, а нужно ровно четыре.',
  'Pawn {number:n} of {colour}: {problem:part}':
    'Фишка {number} у {colour:gen}: {problem:low}',
  '{colour} turns off at {last:n} and cannot stand on {at:text} under these rules.':
    '{colour} сворачивает на {last} и по этим правилам не может стоять на {at}.',
  'A position names the pawns of 2 to 4 colours, then who is to move, for example: y:S,S,5,12 r:S,39,h3,H y 5-3.':
    'Позиция называет фишки от 2 до 4 цветов, потом того, чей ход, например: y:S,S,5,12 r:S,39,h3,H y 5-3.',
  'Pairs need all four colours on the board.':
    'Для игры парами на доске нужны все четыре цвета.',
  'Three pawns of {colour} stand on {at:place}; a space holds two at most.':
    'На {at} стоят три фишки {colour:gen}, а на клетке помещается не больше двух.',
  'Pawns of {one:colour} and {other:colour} stand on {at:place}; two colours never share a space.':
    'На {at} стоят фишки {one:gen} и {other:gen}, а два цвета никогда не делят клетку.',
  '{colour} has all pawns HOME: the game is over.':
    'У {colour:gen} все фишки дома: партия окончена.',
  'Who is to move is missing after the pawns: y, b, r or g, for example: y:S,S,5,12 r:S,39,h3,H y 5-3.':
    'После фишек не сказано, чей ход: y, b, r или g, например: y:S,S,5,12 r:S,39,h3,H y 5-3.',
  '"{text}" is not a colour to move; it is y, b, r or g, for example: y:S,S,5,12 r:S,39,h3,H y 5-3.':
    '«{text}» не говорит, чей ход: это y, b, r или g, например: y:S,S,5,12 r:S,39,h3,H y 5-3.',
  '{colour} is to move but has no pawns in the position.':
    'Ходит {colour}, но его фишек в позиции нет.',
  '"{text}" is not expected here; a position ends with a roll such as 5-3 and, after doublets, d1 or d2.':
    '«{text}» здесь лишнее: позиция кончается броском, например 5-3, а после дублей — d1 или d2.',
  '"{text}" is no roll; a roll is two dice from 1 to 6, such as 5-3.':
    '«{text}» — не бросок; бросок — это два кубика от 1 до 6, например 5-3.',
  '"{text}" is not a number of doublets in a row; it is d1 or d2 (two or more, where nothing counts further).':
    '«{text}» — не число дублей подряд; это d1 или d2 (два и больше, если дальше не считают).',
  '"{text}" is not a throw for who starts; it is a colour and its total, such as y9, or a colour alone.':
    '«{text}» — не бросок за право начать; это цвет и его сумма, например y9, или один цвет.',
  'Throws for who starts name at least two colours, one of which has yet to throw.':
    'В бросках за право начать названы хотя бы два цвета, и один из них ещё не бросал.',

  // Chess.
  '{side} has {count:n} kings instead of one.':
    'У {side:gen} {count|король|короля|королей} вместо одного.',
  '{side} has {count:n} pawns; there are only 8.':
    'У {side:gen} {count|пешка|пешки|пешек}, а их всего 8.',
  '{side} has {count:n} piece that must have been promoted, but still {pawns:n} of 8 pawns.':
    'У {side:gen} фигур, которые могли появиться только из пешек: {count}, а пешек из 8 осталось {pawns}.',
  '{side} has {count:n} pieces that must have been promoted, but still {pawns:n} of 8 pawns.':
    'У {side:gen} фигур, которые могли появиться только из пешек: {count}, а пешек из 8 осталось {pawns}.',
  'There is a pawn on {at:place}; no pawn can stand on rank 1 or rank 8.':
    'На {at} стоит пешка, а на первой и восьмой горизонталях пешек не бывает.',
  "{side}'s king on {king:place} is in check from the {kind} on {at:place}, but {other:side} is to move.":
    'Королю {side:gen} на {king} объявляет шах {kind} на {at}, но ходят {other}.',
  "{side}'s king on {king:place} is in check from more than two pieces at once.":
    'Королю {side:gen} на {king} объявляют шах больше двух фигур сразу.',
  '{side} cannot have the right to castle with the rook on {rook:place}: there is no white {kind} on {at:place}.':
    'У {side:gen} не может быть права на рокировку с ладьёй на {rook}: на {at} не стоит {kind} {side:gen}.',
  '{side} cannot have the right to castle with the rook on {rook:place}: there is no black {kind} on {at:place}.':
    'У {side:gen} не может быть права на рокировку с ладьёй на {rook}: на {at} не стоит {kind} {side:gen}.',
  'The en passant square {at:place} is not on rank {rank:n}, which the pawn passes when {side} is to move.':
    'Поле взятия на проходе {at} не лежит на горизонтали {rank}, которую проходит пешка, когда ходят {side}.',
  'The en passant square is {at:place}, but no black pawn stands on {pawn:place}.':
    'Поле взятия на проходе — {at}, но на {pawn} нет чёрной пешки.',
  'The en passant square is {at:place}, but no white pawn stands on {pawn:place}.':
    'Поле взятия на проходе — {at}, но на {pawn} нет белой пешки.',
  'The en passant square is {at:place}, but the pawn on {pawn:place} cannot have come over {over:place}, which is occupied.':
    'Поле взятия на проходе — {at}, но пешка на {pawn} не могла пройти через {over}: это поле занято.',
  'Rank {rank:n} has "{text}" in it, which is neither a piece (KQRBNP, kqrbnp) nor a number of empty squares.':
    'На горизонтали {rank} стоит «{text}», а это ни фигура (KQRBNP, kqrbnp), ни число пустых полей.',
  'Rank {rank:n} has {count:n} squares instead of 8.':
    'Горизонталь {rank}: {count|поле|поля|полей} вместо 8.',
  'The pieces are told in eight ranks with a / between them, rank 8 first.':
    'Фигуры записывают по восьми горизонталям, разделяя их знаком /, начиная с восьмой.',
  'The side to move is w or b, not "{text}".':
    'Чей ход, пишут как w или b, а не «{text}».',
  'Castling is told by the letters K, Q, k, q, or by -, not by "{text}".':
    'Рокировки записывают буквами K, Q, k, q или знаком -, а не «{text}».',
  'Castling names {letter:text} twice.':
    'В рокировках {letter} стоит дважды.',
  'The en passant square is a square or -, not "{text}".':
    'Поле взятия на проходе — это поле или -, а не «{text}».',
  'The fifth part counts the moves since a capture or pawn move, 0 to {most:n}, where the game is drawn; it is "{text}".':
    'Пятая часть считает ходы после взятия или хода пешкой, от 0 до {most}, когда наступает ничья; здесь «{text}».',
  'The sixth part is the number of the move, 1 to {most:n}; it is "{text}".':
    'Шестая часть — номер хода, от 1 до {most}; здесь «{text}».',
  'A FEN has four to six parts (pieces, side to move, castling, en passant, and two clocks that may be missing); this has {count:n}.':
    'В FEN от четырёх до шести частей (фигуры, чей ход, рокировки, взятие на проходе и два счётчика, которых может не быть); здесь {count|часть|части|частей}.',

  // Chinese checkers.
  '"{letter:text}" is no colour in this game; they are {letters}.':
    'Цвета «{letter}» в этой игре нет; цвета — {letters}.',
  '"{text}" should be a colour\'s pegs, such as y:a10,b9,b11.':
    '«{text}» — здесь должны быть фишки одного цвета, например y:a10,b9,b11.',
  '{colour} is listed twice.':
    '{colour} назван дважды.',
  'There are two pegs in {at:place}.':
    'В {at} две фишки.',
  '{colour} has {count:n} pegs; everybody has {each:n}.':
    'У {colour:gen} {count|фишка|фишки|фишек}, а у каждого их {each}.',
  'The pegs of {colour} are missing.':
    'Фишек {colour:gen} нет.',
  '{colour} is across already: this game is over.':
    '{colour} уже на той стороне: эта партия окончена.',
  'A position of this game has {count:n} lists of pegs and the letter of the colour to move.':
    'В позиции этой игры — {count|список|списка|списков} фишек и буква цвета, чей ход.',
  '"{text}" should be the letter of the colour to move.':
    '«{text}» — здесь должна быть буква цвета, чей ход.',

  // Snakes & Ladders.
  'The position is empty; one looks like y:14 b:3 y 5-2.':
    'Позиция пуста; её записывают как y:14 b:3 y 5-2.',
  'The position does not say whose turn it is: a colour comes after the pieces.':
    'Позиция не говорит, чей ход: после фишек пишут цвет.',
  '"{text}" is not a piece: it is written y, b, r or g, a colon and a square, such as y:14.':
    '«{text}» — не фишка: её записывают как y, b, r или g, двоеточие и клетка, например y:14.',
  '{colour} has more than one piece.':
    'У {colour:gen} больше одной фишки.',
  '{colour} stands on {at:n}, but the squares are {first:n} to {last:n}.':
    '{colour} стоит на {at}, но клетки — от {first} до {last}.',
  '{colour} stands on {at:n}, but the squares are {first:n} to {last:n} (0 is off the board).':
    '{colour} стоит на {at}, но клетки — от {first} до {last} (0 — вне доски).',
  '{colour} stands on {at:n}: this game is over.':
    '{colour} стоит на {at}: эта партия окончена.',
  'Nobody can stand on {at:n}, because it leads to {end:n}; {colour} does.':
    'На {at} стоять нельзя: оттуда уводит на {end}; а там {colour}.',
  '{one:colour} and {other:colour} both stand on {at:n}, but a square holds only one piece.':
    'На {at} стоят {one} и {other}, а на клетке помещается только одна фишка.',
  '"{text}" is not a piece; a position looks like y:14 b:3 y 5-2.':
    '«{text}» — не фишка; позицию записывают как y:14 b:3 y 5-2.',
  'A position has two to four pieces; this one has only one.':
    'В позиции от двух до четырёх фишек, а здесь только одна.',
  '"{text}" is not the colour of a piece in this position.':
    'Фишки цвета «{text}» в этой позиции нет.',
  '"{text}" is too much: a position ends with the throw.':
    '«{text}» лишнее: позиция кончается броском.',
  '"{text}" is not a choice that {colour} has on {at:n}.':
    'Выбора «{text}» на клетке {at} у {colour:gen} нет.',
  '"{text}" is not a throw; one is written 5-2, or 4 for one die.':
    '«{text}» — не бросок; его записывают 5-2, а с одним кубиком — 4.',
  '{colour} throws {dice:part} here, so "{text}" can\'t be the throw.':
    '{colour} бросает здесь {dice}, поэтому «{text}» не может быть броском.',
  'Who starts is settled before the first move, but {colour} stands on {at:n}.':
    'Кто начинает, решают до первого хода, а {colour} стоит на {at}.',
  'After "first" come the colours that can still start, two or more, each with its die if it has thrown: first y4 b.':
    'После «first» идут цвета, которые ещё могут начать, не меньше двух, и кубик тех, кто бросил: first y4 b.',
  '"{text}" is not a colour of this position with or without a die.':
    '«{text}» — не цвет этой позиции с кубиком или без него.',
  '"{text}" is out of order: they throw in the order y, b, r, g.':
    '«{text}» не по порядку: бросают в порядке y, b, r, g.',
};
