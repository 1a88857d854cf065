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
