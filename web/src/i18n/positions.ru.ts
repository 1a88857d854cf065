import type { Sentences } from './gaps';
import type { PositionText } from './positions';

export const positions: Sentences<PositionText> = {

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
