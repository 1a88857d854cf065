import type { Sentences } from './gaps';
import type { PositionText } from './positions';

export const positions: Sentences<PositionText> = {
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
};
