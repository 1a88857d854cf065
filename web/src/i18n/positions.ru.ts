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
