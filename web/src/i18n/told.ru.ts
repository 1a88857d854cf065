import type { Pattern } from './patterns';
/** What the server tells in English, sentence by sentence; `#` stands for a number. */
export const told: Readonly<Record<string, string>> = {
  'Winning':
    'Победа',
  'Moving':
    'Как ходить',
  'Setting up':
    'Подготовка',
  'The object':
    'Цель игры',
  'What is in the box':
    'Что в коробке',
  'The edition with dice cups':
    'Издание со стаканчиками',
  'The 2001 edition with lotus safety spaces':
    'Издание 2001 года с лотосами',
  'The box of six games':
    'Коробка шести игр',
  "The encyclopedia's rules, with a nest":
    'Правила из энциклопедии, с гнездом',
  'The Russian sheet, with laps and pairs':
    'Русские правила, с кругами и парами',
  'The variant of a public program and its course protocol':
    'Вариант общедоступной программы и её учебного протокола',
  'Who starts':
    'Кто начинает',
  'Everybody plays alone.':
    'Каждый играет сам за себя.',
  'Standard':
    'Стандарт',
  'Tournament play: whoever can capture must, to the end of the series.':
    'Турнирная игра: кто может бить, обязан, до конца серии.',
  'A capture may be left, at the risk of losing the piece to a huff.':
    'Можно не бить, но шашку за это могут снять (фук).',
  'What happens when there is a capture to make':
    'Что бывает, когда можно бить',
  'It must be taken, and a series finished.':
    'Бить обязательно, и серию надо довести до конца.',
  'It may be left; the other side may then, as its turn, take off a piece that should have captured.':
    'Можно не бить; тогда соперник вместо хода может взять за фук шашку, которая должна была бить.',
  'the star of the box':
    'звезда из коробки',
  'the large star':
    'большая звезда',
  'The board':
    'Доска',
  'the box of six games':
    'коробка шести игр',
  'the board of 9 ladders and 10 chutes':
    'доска с 9 лестницами и 10 горками',
  'The aim':
    'Цель',
  'Capturing by jumps':
    'Как бьют',
  "Play is on the 32 dark squares of a board of eight by eight, numbered from 1 to 32, row by row, from dark's side of the board.":
    'Играют на 32 тёмных полях доски восемь на восемь, пронумерованных от 1 до 32 ряд за рядом со стороны тёмных.',
  'Each side begins with twelve men on the dark squares of its first three rows: dark on 1 to 12, light on 21 to 32. Dark moves first (our reading), then the sides take turns; a turn cannot be passed.':
    'У каждой стороны двенадцать шашек на тёмных полях первых трёх рядов: тёмные на 1–12, светлые на 21–32. Тёмные начинают (наше толкование), дальше по очереди; пропустить ход нельзя.',
  "A man moves one square diagonally forward, to a vacant square: dark's towards 32, light's towards 1.":
    'Простая ходит на одно поле по диагонали вперёд, на свободное: тёмные к 32, светлые к 1.',
  'A king moves one square diagonally, forward or backward (our reading: one square).':
    'Дамка ходит на одно поле по диагонали вперёд или назад (наше толкование: на одно).',
  'A piece of the other side on the next square of a diagonal is captured by jumping over it, if the square just beyond is vacant. The captured piece leaves the board. Kings are captured like men.':
    'Чужую шашку на соседнем поле диагонали бьют прыжком через неё, если поле сразу за ней свободно. Побитую снимают с доски. Дамок бьют так же, как простых.',
  'From where it lands the same piece may jump again, in a new direction too, and so on: all in one turn. No piece is jumped twice in a series (our reading).':
    'С места приземления та же шашка может прыгать дальше, и в новую сторону, и так далее: всё за один ход. Через одну шашку в серии не прыгают дважды (наше толкование).',
  'A man jumps forward only (our reading); a king jumps both ways.':
    'Простая бьёт только вперёд (наше толкование), дамка — в обе стороны.',
  'Captures must be taken':
    'Бить обязательно',
  'Whoever can capture must do so, and must go on jumping as long as the piece can. Between several captures the choice is free; the longest need not be taken.':
    'Кто может бить, обязан, и продолжает, пока шашка может. Если бить можно по-разному, выбор свободен; бить как можно больше не обязательно.',
  'Kings':
    'Дамки',
  'A man that reaches the last row, by a move or a jump, is crowned with a second piece on top of it, and is a king from then on. Its turn ends there, even if it could jump on as a king (our reading).':
    'Простая, дошедшая до последнего ряда ходом или прыжком, становится дамкой: на неё кладут вторую шашку. На этом её ход окончен, даже если дамкой она могла бы бить дальше (наше толкование).',
  'You lose when it is your turn and all your pieces are taken, or none of them can move.':
    'Вы проиграли, если в ваш ход все ваши шашки побиты или ни одна не может пойти.',
  "The game is drawn (our reading) when the same position, with the same side to move and the same rights, has come up three times; after 40 moves of each side without a capture or a man's move; and when both players agree.":
    'Ничья (наше толкование): одна и та же позиция с тем же ходом и теми же правами в третий раз; по 40 ходов каждой стороны, когда никто не бил и не ходил простой; по согласию игроков.',
  'Skipped captures, and huffing':
    'Пропущенные взятия и фук',
  'You may skip a capture, or break off a series before its end (our reading). The other side may then take off one piece that should have captured: this is called a huff, and it is its whole turn. It may also play on; then the chance is gone.':
    'Можно не бить или прервать серию (наше толкование). Тогда соперник может взять за фук, то есть снять, одну шашку, которая должна была бить, и это весь его ход. Он может и просто играть дальше, тогда случай упущен.',
  'If you make a plain move, any piece of yours that could have captured before it may be huffed, where it stands now. If you break off a series, only the piece that made it may be. A finished capture leaves nothing to huff, whatever other captures there were (our reading).':
    'Если вы сделали простой ход, за фук можно взять любую вашу шашку, которая до него могла бить, там, где она стоит теперь. Если вы прервали серию — только ту, что её вела. После законченной серии фука нет, что бы ещё ни можно было побить (наше толкование).',
  'A huff is itself no failure to capture: after it nothing can be huffed (our reading).':
    'Сам фук не считается пропущенным взятием: после него фука нет (наше толкование).',
  'You lose when it is your turn and all your pieces are taken, or none of them can move and you have nothing to huff.':
    'Вы проиграли, если в ваш ход все ваши шашки побиты или ни одна не может пойти и фука тоже нет.',
  'all four pawns are HOME':
    'все четыре фишки дома',
  'all eight pawns are HOME':
    'все восемь фишек дома',
  'square 100 is reached':
    'достигнута клетка 100',
  'every piece is taken':
    'все шашки побиты',
  'no piece can move':
    'ни одна шашка не может пойти',
  'the same position came up three times':
    'позиция повторилась три раза',
  "40 moves a side without a capture or a man's move":
    'по 40 ходов никто не бил и не ходил простой',
  'checkmate':
    'мат',
  'stalemate':
    'пат',
  'too few pieces are left for a checkmate':
    'для мата осталось слишком мало фигур',
  'fifty moves by each side without a capture or a pawn move':
    'по пятьдесят ходов без взятия и хода пешкой',
  'the same position for the third time':
    'позиция повторилась в третий раз',
  "a gammon: all men are borne off before the loser's first":
    'марс: все шашки выброшены раньше первой у проигравшего',
  "a backgammon: all men are borne off with a loser's man still in the winner's inner table or on the bar":
    'кокс: все шашки выброшены, а шашка проигравшего ещё в доме победителя или на баре',
  'the double is dropped':
    'удвоение не принято',
  'the points of the match are reached':
    'набраны очки матча',
  'all fifteen men are borne off':
    'все пятнадцать шашек выброшены',
  'both partners are across':
    'оба партнёра перешли',
  'all pegs are across':
    'все фишки перешли',
  'Variations':
    'Варианты',
  'The box holds six games. This one takes its board of light and dark squares and twelve pieces a side. They are those of the chess set, whatever is drawn on them.':
    'В коробке шесть игр. Для этой нужны доска со светлыми и тёмными полями и по двенадцать шашек. Шашками служат шахматные фигуры, что бы на них ни было нарисовано.',
  'Two sides play, dark and light. Take all the pieces of the other side, or leave it none that can move.':
    'Играют две стороны, тёмные и светлые. Побейте все шашки соперника или не оставьте ему ходов.',
  'Dark begins. The man on 11 has two squares to move to.':
    'Тёмные начинают. Простая с 11 может пойти на два поля.',
  "Dark's man jumps over the man on 18 and, from where it lands, over the one on 26.":
    'Тёмная простая прыгает через шашку на 18, а с того места через шашку на 26.',
  'two captures in one turn; on the last row it becomes a king.':
    'бьёт двух за один ход; на последнем ряду становится дамкой.',
  'The man on 14 can capture, so no other move is allowed.':
    'Простая на 14 может бить, поэтому другой ход не допускается.',
  "Dark's man on 9 could have captured and did not. Light may take it off as its turn.":
    'Тёмная простая на 9 могла бить и не стала. Светлые могут вместо хода взять её за фук.',
  'The king on 15 moves both ways.':
    'Дамка на 15 ходит вперёд и назад.',
  'Winning, and draws':
    'Победа и ничья',
  "Huffing: by the box's own rule a capture may be skipped, at the risk of losing the piece that should have made it (the sheet box).":
    'Фук: по правилам самой коробки можно не бить, но шашку, которая должна была бить, могут снять (правила box).',
  'Tournament play: every capture must be made and every series finished, and nothing is huffed (the sheet standard).':
    'Турнирная игра: бить обязательно, серию надо довести до конца, фука нет (правила standard).',
};

/** Sentences with names or lists in them. */
export const patterns: readonly Pattern[] = [
];
