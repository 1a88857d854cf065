import { ru } from './ru';
import { colours, pairs, type Pattern } from './patterns';

/** What the server tells in English, sentence by sentence; `#` stands for a number. */
export const told: Readonly<Record<string, string>> = {
  'The edition with dice cups':
    'Издание со стаканчиками',
  'Strict duties: enter when you can, use both dice, fourteen or nothing on doublets.':
    'Строгие правила: выводить фишки, когда можно, играть оба кубика, на дубле четырнадцать или ничего.',
  'The 2001 edition with lotus safety spaces':
    'Издание 2001 года с лотосами',
  'The same strict game as royal, with lotus flowers and animal pawns.':
    'Та же строгая игра, что и royal, с лотосами и фишками-зверями.',
  'The box of six games':
    'Коробка шести игр',
  'No safety spaces and movers that go clockwise: nobody is safe until the home path.':
    'Безопасных клеток нет, фишки идут по часовой стрелке: до дорожки к дому никто не в безопасности.',
  "The encyclopedia's rules, with a nest":
    'Правила из энциклопедии, с гнездом',
  'Free to choose: leaving the nest and rewards are optional, laps are allowed, and doubles are never punished.':
    'Свобода выбора: выводить фишки из гнезда и играть бонусы не обязательно, круги разрешены, за дубли не наказывают.',
  'The Russian sheet, with laps and pairs':
    'Русские правила, с кругами и парами',
  'One die must be played, the rest is yours to pass; partners can play two against two.':
    'Один кубик сыграть надо, остальное по желанию; можно играть пара на пару.',
  'The variant of a public program and its course protocol':
    'Вариант общедоступной программы и её учебного протокола',
  'Play on until nothing can be played; the two pawns of a blockade may not end a play together on a new space.':
    'Ход длится, пока есть что сыграть; две фишки блокады не могут закончить его вместе на новой клетке.',
  'Who starts':
    'Кто начинает',
  'Which way pawns move':
    'Куда идут фишки',
  'Which way turns pass':
    'Куда переходит ход',
  'Turns pass clockwise, to the left.':
    'Ход переходит по часовой стрелке, налево.',
  'Turns pass counterclockwise, to the right.':
    'Ход переходит против часовой стрелки, направо.',
  'Whether a five must enter a pawn':
    'Обязывает ли пятёрка вывести фишку',
  'Which dice must be played':
    'Какие кубики надо сыграть',
  'As many dice as possible must be played; if one has to be given up, it is the lower.':
    'Играют столько кубиков, сколько возможно; если один приходится отдать, то меньший.',
  'What doublets give once all four pawns are out of START':
    'Что даёт дубль, когда все четыре фишки вышли с базы',
  'What the third doublets in a row bring':
    'Что приносит третий дубль подряд',
  'Safety spaces':
    'Безопасные клетки',
  'Whether the owner may pass a blockade':
    'Может ли хозяин пройти свою блокаду',
  'Whether a blockade may be moved on together':
    'Можно ли передвинуть блокаду целиком',
  'When a bonus is played':
    'Когда играют бонус',
  'Whether a win may break off doublets that are played all or not at all':
    'Может ли победа прервать дубль, который играют целиком или никак',
  'Whether a bonus must be played':
    'Обязателен ли бонус',
  'Whether a pawn may pass its home path':
    'Может ли фишка пройти мимо своей дорожки к дому',
  'Bonus for a capture, in spaces':
    'Бонус за снятую фишку, в клетках',
  'Bonus for reaching HOME, in spaces':
    'Бонус за фишку в доме, в клетках',
  'Playing in pairs':
    'Игра парами',
  'Everybody plays alone.':
    'Каждый играет сам за себя.',
  'Four players may agree to play two against two, partners across.':
    'Четверо могут договориться играть двое на двое, партнёры напротив.',
  'Four players play two against two, partners across, and win together.':
    'Четверо играют двое на двое, партнёры напротив, и побеждают вместе.',
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
  'the chess everybody knows; draws by rule are declared at once':
    'шахматы, которые знают все; ничья по правилам объявляется сразу',
  'the star of the box':
    'звезда из коробки',
  'A short game on 73 holes, six pegs each, for two or three.':
    'Короткая игра на 73 лунках, по шесть фишек, для двоих или троих.',
  'the large star':
    'большая звезда',
  'The full star of 121 holes, ten pegs each, for two, three, four or six.':
    'Полная звезда из 121 лунки, по десять фишек, для двоих, троих, четверых или шестерых.',
  'The board':
    'Доска',
  '73 holes, points of 6 holes, 6 pegs each, for 2 or 3 players, or 4 or 6 in pairs.':
    '73 лунки, лучи по 6 лунок, по 6 фишек, для 2 или 3 игроков, парами для 4 или 6.',
  '121 holes, points of 10 holes, 10 pegs each, for 2, 3, 4 or 6 players.':
    '121 лунка, лучи по 10 лунок, по 10 фишек, для 2, 3, 4 или 6 игроков.',
  'Partners':
    'Партнёры',
  "With 4 or 6 players, those who sit opposite are partners: whoever is across may move the partner's pegs, and a pair wins when both are across.":
    'Вчетвером или вшестером сидящие напротив — партнёры: кто уже перешёл, может ходить фишками партнёра, и пара побеждает, когда перешли оба.',
  'the box of six games':
    'коробка шести игр',
  'two dice, or one from 95 on, begun on square 1, and no two pieces on a square':
    'два кубика, с 95 можно один, начало на клетке 1, на клетке не больше одной фишки',
  'the board of 9 ladders and 10 chutes':
    'доска с 9 лестницами и 10 горками',
  'one die, begun off the board, and any number of pieces on a square':
    'один кубик, начало вне доски, на клетке сколько угодно фишек',
  'How many dice a player throws':
    'Сколько кубиков бросает игрок',
  'one die all game; it takes longer':
    'один кубик всю игру; она длится дольше',
  'two dice, moved as one count':
    'два кубика, одним числом',
  'Whether a player on 95 or more may throw one die instead of two':
    'Можно ли с 95 и дальше бросать один кубик вместо двух',
  'on 95 or more the player chooses one die or two before every throw':
    'с 95 и дальше игрок перед каждым броском выбирает один кубик или два',
  'two dice to the end':
    'два кубика до конца',
  'Where all pieces begin':
    'Где начинают фишки',
  'on square 1':
    'на клетке 1',
  'off the board, so that a throw of 1 leads to square 1':
    'вне доски, так что бросок 1 ведёт на клетку 1',
  'Whether several pieces may stand on one square':
    'Могут ли на одной клетке стоять несколько фишек',
  'any number may':
    'сколько угодно',
  'a piece that would come to a held square goes back to where its move began':
    'фишка, попадающая на занятую клетку, возвращается туда, откуда шла',
  'The ladders, each from its bottom to its top: [[4, 14], [9, 31]]':
    'Лестницы, каждая снизу вверх: [[4, 14], [9, 31]]',
  'The snakes, each from its tail-end to its head, or the chutes, each from its top to its bottom: [[16, 6], [47, 26]]':
    'Змеи, каждая от хвоста к голове, или горки, каждая сверху вниз: [[16, 6], [47, 26]]',
  'The aim':
    'Цель',
  'Capturing by jumps':
    'Как бьют',
  "The other die may have to clear ENTER first, even by breaking one's own pair, so that a pawn can enter.":
    'Чтобы вывести фишку, другой кубик, возможно, должен сначала освободить клетку выхода, даже разбив свою пару.',
  'A bonus step can capture or reach HOME and so earn another bonus.':
    'Бонусом тоже можно снять фишку или прийти в дом и получить ещё один бонус.',
  'Bonuses belong to the roll that earned them and are played before any roll again.':
    'Бонус принадлежит тому броску, который его принёс, и его играют до следующего броска.',
  'A play that wins may leave counts unplayed, but none of doublets that are played all or not at all.':
    'Победный ход может оставить очки несыгранными, но не на дубле, который играют целиком или никак.',
  'After doublets the roll again cannot be declined.':
    'От броска после дубля отказаться нельзя.',
  'For the penalty, pawns already HOME do not count.':
    'Для штрафа фишки, которые уже дома, не считаются.',
  'The spaces have the numbers of the well-known board, and two players sit across.':
    'Клетки пронумерованы, как на известной доске; двое садятся напротив друг друга.',
  'Those tied for the first turn throw again.':
    'Бросившие поровну за первый ход бросают снова.',
  'Bonuses left are lost with the roll, and nobody has to choose the order that plays most of them.':
    'Несыгранные бонусы пропадают вместе с броском, и никто не обязан выбирать порядок, при котором их сыграно больше всего.',
  'The two pawns of a blockade are kept apart step by step, not only as the play ends.':
    'Две фишки блокады держат порознь на каждом шаге, а не только в конце хода.',
  'The two pieces of a blockade are kept apart step by step, not only as the play ends.':
    'Две фишки блокады держат порознь на каждом шаге, а не только в конце хода.',
  'After a bonus has been played no die is played in that roll, even if one now could be.':
    'После сыгранного бонуса кубики в этом броске больше не играют, даже если теперь можно.',
  'One pawn taking both dice lands between them, and captures there.':
    'Фишка, идущая обоими кубиками, останавливается между ними и там снимает.',
  'For the penalty, movers already HOME do not count.':
    'Для штрафа фишки, которые уже дома, не считаются.',
  'For the penalty, pieces already HOME do not count.':
    'Для штрафа фишки, которые уже дома, не считаются.',
  'A play that wins may leave dice unplayed.':
    'Выигрывающий ход может оставить кубики несыгранными.',
  'Nobody has to choose the order that plays most rewards.':
    'Никто не обязан выбирать порядок, при котором сыграно больше всего бонусов.',
  "In pairs, counts left are lost when a player's fourth piece gets HOME.":
    'В парах оставшиеся числа пропадают, когда четвёртая фишка игрока приходит в дом.',
  'Landing on a lone opponent by a count sends it back to START, anywhere on the ring.':
    'Кто встаёт на одинокую чужую фишку, отправляет её на базу, на любой клетке дорожки.',
  'One mover taking both dice lands between them, and captures there.':
    'Фишка, которая идёт обоими кубиками, останавливается между ними и может там снять чужую.',
  'If nothing can enter, fives move movers.':
    'Если вывести фишку нельзя, пятёркой ходят.',
  'A play that wins may leave counts unplayed, but none of doubles that are played all or not at all.':
    'Победный ход может оставить очки несыгранными, но не на дубле, который играют целиком или никак.',
  'After doubles the roll again cannot be declined.':
    'От броска после дубля отказаться нельзя.',
  'The highest throw of two dice starts; pieces move counterclockwise and turns pass clockwise.':
    'Начинает наибольший бросок двух кубиков; фишки идут против часовой стрелки, ход переходит по часовой.',
  'A space never holds three pieces of a player.':
    'На клетке никогда не стоят три фишки одного игрока.',
  'A reward step can send a piece back and so earn another reward.':
    'Бонусом тоже можно снять фишку и получить ещё один бонус.',
  'Rewards not taken are lost with the roll that earned them.':
    'Несыгранные бонусы пропадают вместе с броском, который их принёс.',
  'Of four counts that cannot all be played, as many as possible are, with the greatest total.':
    'Если из четырёх чисел нельзя сыграть все, играют как можно больше, с наибольшей суммой.',
  'After a reward has been played no die is played in that roll, even if one now could be.':
    'После сыгранного бонуса кубики в этом броске больше не играют, даже если теперь можно.',
  'The coloured spaces are the twelve safety spaces of the well-known board.':
    'Цветные клетки — это двенадцать безопасных клеток известной доски.',
  'At the third doubles nothing moves and the turn ends.':
    'На третьем дубле никто не ходит, и очередь переходит.',
  "Pairs: partners sit across and win when all eight pieces are home; who has finished plays the partner's pieces.":
    'Пары: партнёры сидят друг напротив друга и побеждают, когда все восемь фишек дома; кто закончил, играет фишками партнёра.',
  "A partner's lone piece can be passed, not landed on; a partner's blockade blocks like any other.":
    'Мимо одинокой фишки партнёра можно пройти, но нельзя на неё встать; блокада партнёра — такая же блокада, как любая другая.',
  'A bonus step can reach home and so earn another bonus.':
    'Бонусом тоже можно прийти в дом и получить ещё один бонус.',
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
  'Two players have sixteen pieces each: a king, a queen, two rooks, two bishops, two knights and eight pawns. The red pieces are called White, the others Black. White begins (our reading), and then the players take turns; a turn is one move and cannot be passed.':
    'У каждого из двух игроков шестнадцать фигур: король, ферзь, две ладьи, два слона, два коня и восемь пешек. Красные фигуры называются белыми, другие чёрными. Белые начинают (наше толкование), дальше ходят по очереди; за раз делают один ход, пропустить его нельзя.',
  "Each side lines up rook, knight, bishop, queen, king, bishop, knight, rook from the a-file to the h-file on the rank nearest to it, and its pawns on the rank in front. Squares are named by file and rank: White's king starts on e1, Black's on e8.":
    'На ближайшей горизонтали от a до h стоят ладья, конь, слон, ферзь, король, слон, конь, ладья, перед ними пешки. Поля называют по вертикали и горизонтали: белый король стоит на e1, чёрный на e8.',
  'How the pieces move':
    'Как ходят фигуры',
  'King: one square in any direction. Queen: any distance along a rank, a file or a diagonal. Rook: any distance along a rank or a file. Bishop: any distance along a diagonal. Knight: two squares along a rank or file and then one to the side; it alone leaps over whatever stands between.':
    'Король: на одно поле в любую сторону. Ферзь: сколько угодно по горизонтали, вертикали или диагонали. Ладья: сколько угодно по горизонтали или вертикали. Слон: сколько угодно по диагонали. Конь: два поля по прямой и одно вбок; только он перепрыгивает всё, что стоит на пути.',
  'A piece takes an opposing one by moving onto its square. No piece moves onto a square that one of its own side holds.':
    'Фигура берёт чужую, вставая на её поле. На поле со своей фигурой встать нельзя.',
  'Pawns':
    'Пешки',
  'A pawn goes straight ahead, one square at a time; from where it starts it may go two. Both squares must be empty: a pawn never takes straight ahead. It takes one square diagonally ahead, and goes that way only to take.':
    'Пешка идёт прямо на одно поле; с начального места можно на два. Оба поля должны быть свободны: прямо пешка не берёт. Она берёт на одно поле по диагонали вперёд и ходит так только при взятии.',
  'En passant: when a pawn goes two squares and passes over a square on which an opposing pawn could have taken it, that pawn may take it just as if it had gone one square, landing on the square passed over. This can be done only in the very next move.':
    'Взятие на проходе: если пешка пошла на два поля через поле, где её могла бы взять чужая пешка, та может взять её так, будто она пошла на одно, и встаёт на пройденное поле. Только следующим ходом.',
  'Promotion: a pawn that reaches the last rank becomes a queen, a rook, a bishop or a knight of its side in the same move, whatever is already on the board. It cannot stay a pawn (our reading).':
    'Превращение: пешка, дошедшая до последней горизонтали, тем же ходом становится ферзём, ладьёй, слоном или конём своего цвета, что бы ни стояло на доске. Пешкой она остаться не может (наше толкование).',
  'Castling':
    'Рокировка',
  'Once in a game, a king may go two squares toward one of its rooks, and that rook is put on the square the king has passed over.':
    'Раз за партию король может пойти на два поля к одной из своих ладей, и ладья ставится на поле, через которое он прошёл.',
  'This needs all of the following: neither that king nor that rook has moved before; no piece stands between them; the king is not in check; no opposing piece attacks the square the king passes over or the one it reaches. The rook may be attacked.':
    'Рокируют, только если оба ещё не ходили; между ними нет фигур; король не под шахом; ни пройденное им поле, ни конечное не под ударом. Ладья под ударом быть может.',
  'Check and mate':
    'Шах и мат',
  "A king that is attacked is in check, and its owner must answer at once: by moving the king to a square that is not attacked, by taking the attacker, or by putting a piece between. No move may leave one's own king in check, so a piece that shields it from an attack is pinned to that line.":
    'Король под ударом — под шахом, и отвечать надо сразу: уйти королём на безопасное поле, взять нападающего или закрыться. Ни один ход не может оставить своего короля под шахом, поэтому фигура, закрывающая его, стоит под связкой и с этой линии не уходит.',
  'A check that cannot be answered is checkmate: the game is over and the attacker has won. The king itself is never taken.':
    'Шах, от которого нет ответа, — мат: партия окончена, победил нападающий. Самого короля не берут.',
  'Draws':
    'Ничья',
  'The game is drawn when the player to move is not in check but has no legal move (stalemate); when the pieces that are left cannot give mate in any way: king against king, a single knight or bishop more, or bishops that all stand on squares of one colour (which pieces those are is our reading); when each side has made fifty moves in a row without a capture or a pawn move (at once and without a claim: our reading); and when the players agree to it.':
    'Ничья, если ходящий не под шахом, но ходов у него нет (пат); если оставшимися фигурами никак нельзя поставить мат: король против короля, лишний конь или слон, или слоны только на полях одного цвета (какие именно — наше толкование); если каждая сторона сделала пятьдесят ходов подряд без взятия и хода пешкой (сразу, без заявления: наше толкование); и по согласию игроков.',
  'It is also drawn when the same position comes up for the third time with the same side to move and the same moves possible (our reading; the sheet does not speak of it).':
    'Ничья и тогда, когда одна и та же позиция возникла в третий раз с тем же ходом и теми же возможностями (наше толкование; правила об этом не говорят).',
  'A move that gives checkmate wins even where it is the last of the fifty.':
    'Ход, ставящий мат, побеждает, даже если он последний из пятидесяти.',
  'Bring your # pegs from your point of the star to the point straight across, before anybody else brings theirs.':
    'Приведите свои # фишек из своего луча звезды в противоположный раньше остальных.',
  'The star has # holes: a hexagon in the middle and six points of # holes. Everybody fills one point with pegs of one colour.':
    'Лунок в звезде: #. Это шестиугольник в середине и шесть лучей по # лунок. Каждый заполняет один луч фишками своего цвета.',
  'Two players sit at opposite points, three at every other point.':
    'Двое сидят у противоположных лучей, трое через один.',
  'Turns':
    'Ходы',
  'On your turn you move one peg. If none of yours can move, your turn passes; otherwise you must move (our reading).':
    'В свой ход вы двигаете одну фишку. Если ни одна не может, ход переходит; иначе ходить обязательно (наше толкование).',
  'Moving a peg':
    'Как ходит фишка',
  'A peg steps into an empty hole right next to it, along any of the lines: sideways or slantwise, forwards or backwards.':
    'Фишка шагает в свободную соседнюю лунку по любой из линий: вбок или наискось, вперёд или назад.',
  'Or it jumps: over one peg right next to it, no matter whose, into the empty hole straight behind. From there it may jump again, in any direction, as often as it finds a peg to jump over. You may stop after any jump. Nothing is ever taken off the board.':
    'Или прыгает: через одну соседнюю фишку, всё равно чью, в свободную лунку сразу за ней. Оттуда можно прыгать дальше в любую сторону, пока есть через что. Остановиться можно после любого прыжка. С доски ничего не снимают.',
  'A step and a jump do not mix in one move, and a chain of jumps that comes back to where it began is no move (our reading).':
    'Шаг и прыжок в одном ходе не сочетаются, а цепь прыжков, вернувшаяся в начало, не ход (наше толкование).',
  'Any hole may be passed through or stopped in, points that belong to others as well (our reading).':
    'Через любую лунку можно пройти и в любой остановиться, в чужих лучах тоже (наше толкование).',
  'You win when all your pegs are across.':
    'Вы победили, когда все ваши фишки перешли.',
  "Nobody can stop you by staying at home: a hole of your goal where a peg of the colour that starts in that point stands counts as filled, but only when your pegs fill every other hole of it, and those of yours that find no room stand at its door, each in a hole next to that point (our reading). A third player's peg there does not count as yours: wait until it leaves.":
    'Никто не остановит вас, засев дома: лунка вашей цели, где стоит фишка начинавшего там цвета, считается заполненной, но только когда во всех остальных лунках этого луча ваши фишки, а те ваши, которым не хватило места, стоят у входа, в лунках рядом с этим лучом (наше толкование). Фишка третьего игрока там вашей не считается: подождите, пока она уйдёт.',
  'It makes no difference who fills the last hole: a colour that moves a peg back home can bring the colour opposite across (our reading).':
    'Всё равно, кто заполнил последнюю лунку: цвет, вернувший фишку домой, может привести противоположный к победе (наше толкование).',
  'Two players sit at opposite points, three at every other point, four at two pairs of opposite points, six at all of them.':
    'Двое сидят у противоположных лучей, трое через один, четверо у двух пар противоположных, шестеро у всех.',
  'A race over 100 squares. Be the first on square 100.':
    'Гонка по 100 клеткам. Будьте первым на клетке 100.',
  'Beginning':
    'Начало игры',
  'Two to four players each have one piece. All pieces begin on square 1.':
    'От двух до четырёх игроков, у каждого одна фишка. Все фишки начинают на клетке 1.',
  'Everybody throws one die, and the highest goes first; those who tie for it throw again (our reading). After the first player the turn passes from left to right: yellow, blue, red, green.':
    'Каждый бросает один кубик, начинает наибольший; при равенстве бросают ещё раз (наше толкование). Дальше ход переходит слева направо: жёлтый, синий, красный, зелёный.',
  'A turn':
    'Ход',
  'Throw two dice and move your piece forward by their total. Then the turn passes on: there is one throw in a turn, doublets or not.':
    'Бросьте два кубика и пройдите их сумму вперёд. Затем ход переходит: один бросок за ход, дубль или нет.',
  'Ladders and snakes':
    'Лестницы и змеи',
  'Any other square that a ladder or a snake touches or crosses is a plain square.':
    'Любая другая клетка, которой касается лестница или змея, — обычная.',
  'Sharing a square':
    'На одной клетке',
  'A square holds one piece. If your move would end where somebody else stands, your piece goes back to where this move began, and the turn passes on. What counts is the square after the ladder or snake (our reading). Square 1 holds any number (our reading).':
    'На клетке одна фишка. Если ваш ход закончился бы там, где кто-то стоит, ваша фишка возвращается туда, откуда шла, и ход переходит. Считается клетка после лестницы или змеи (наше толкование). На клетке 1 места сколько угодно (наше толкование).',
  'The first to reach 100 by an exact count wins. If the throw is too high, the piece stays where it is and the turn passes on.':
    'Побеждает первый, кто точным числом придёт на 100. Если бросок слишком велик, фишка стоит и ход переходит.',
  'Two to four players each have one piece. All pieces begin off the board, before square 1.':
    'От двух до четырёх игроков, у каждого одна фишка. Все фишки начинают вне доски, перед клеткой 1.',
  'Throw one die and move your piece forward by that count. Then the turn passes on.':
    'Бросьте один кубик и пройдите столько вперёд. Затем ход переходит.',
  'Any number of pieces may stand on one square.':
    'На одной клетке может стоять сколько угодно фишек.',
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
  'You are across when your pegs fill the point opposite. A pair wins as soon as both partners are across at the same time (our reading).':
    'Вы перешли, когда ваши фишки заполнили луч напротив. Пара побеждает, как только оба партнёра перешли одновременно (наше толкование).',
  'Those who sit opposite are partners, two pairs in all.':
    'Кто сидит напротив, тот партнёр; всего две пары.',
  'Those who sit opposite are partners, three pairs in all.':
    'Кто сидит напротив, тот партнёр; всего три пары.',
  "As long as you are across, you may use your turn to move one of your partner's pegs instead of one of your own. If you move one of your own pegs out again, you are no longer across (our reading).":
    'Пока вы на той стороне, в свой ход можно двигать фишку партнёра вместо своей. Если вывести свою фишку обратно, вы больше не на той стороне (наше толкование).',
  "Your partner starts in your goal, and pegs of your partner that still stand there do not count as yours: you are not each other's opponents (our reading).":
    'Партнёр начинает в вашей цели, и его фишки, которые ещё стоят там, вашими не считаются: вы не соперники друг другу (наше толкование).',
  'From square # on you choose before every throw whether to throw one die or two: two dice never show a #.':
    'С клетки # перед каждым броском выбирают, бросать один кубик или два: два кубика никогда не дают #.',
  'Beware of #: on this board, no throw leads from there to # any more.':
    'Берегитесь клетки #: на этой доске оттуда никаким броском не дойти до #.',
  'Any other square that a ladder or a chute touches or crosses is a plain square.':
    'Любая другая клетка, которой касается лестница или горка, — обычная.',
  'Ladders and chutes':
    'Лестницы и горки',
  'On the drawn board both ends carry pictures that belong together: what was done, and what came of it.':
    'На нарисованной доске картинки у двух концов связаны: что было сделано и что из этого вышло.',
  'Variations':
    'Варианты',
  'Everybody throws one die all game: it lasts longer.':
    'Все бросают один кубик всю партию: она длится дольше.',
  'Everybody throws two dice to the end.':
    'Все бросают два кубика до конца.',
  'Whoever stands on # or more may throw one die.':
    'Кто стоит на # или дальше, может бросить один кубик.',
  'On the large star of # holes everybody has ten pegs, and two, three, four or six play.':
    'На большой звезде (лунок: #) у каждого десять фишек, играют двое, трое, четверо или шестеро.',
  'Four or six may play in pairs, on either star (our reading): whoever is across helps the partner.':
    'Вчетвером или вшестером можно играть парами, на любой звезде (наше толкование): кто уже перешёл, помогает партнёру.',
  'The first of those seated, clockwise from the top.':
    'Первый из сидящих, по часовой стрелке сверху.',
  'Yellow starts.':
    'Начинает жёлтый.',
  'Blue starts.':
    'Начинает синий.',
  'Red starts.':
    'Начинает красный.',
  'Green starts.':
    'Начинает зелёный.',
  'Purple starts.':
    'Начинает фиолетовый.',
  'Cyan starts.':
    'Начинает голубой.',
  'What leads down':
    'Что ведёт вниз',
  'snakes, from the tail-end above to the head below':
    'змеи, от хвоста наверху к голове внизу',
  'chutes, from the top to the bottom':
    'горки, сверху вниз',
  'From square # on you choose before every throw whether to throw one die or two.':
    'С клетки # перед каждым броском выбирают, бросать один кубик или два.',
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
  'The box holds six games. This one takes its board and sixteen red and sixteen black pieces, with a sheet of labels: stick one on each piece, red on red and black on black.':
    'В коробке шесть игр. Для этой нужны её доска, шестнадцать красных и шестнадцать чёрных фигур и наклейки: на красные фигуры клеят красные, на чёрные чёрные.',
  "Give checkmate: attack the other side's king so that it cannot get away.":
    'Поставьте мат: нападите на короля соперника так, чтобы спасения не было.',
  'Queen, rook, bishop, knight, pawn: in this order they are worth less and less when pieces are exchanged.':
    'Ферзь, ладья, слон, конь, пешка: в таком порядке убывает их ценность при разменах.',
  'The knight on f3 jumps over what is in its way; the other pieces need a free path.':
    'Конь с f3 перепрыгивает всё на своём пути; остальным фигурам нужен свободный путь.',
  'it takes the pawn.':
    'берёт пешку.',
  "White's pawn has just gone from e2 to e4: Black's pawn on d4 may take it en passant.":
    'Белая пешка только что пошла с e2 на e4: чёрная с d4 может взять её на проходе.',
  'One more square, and the pawn becomes a queen, rook, bishop or knight.':
    'Ещё поле, и пешка станет ферзём, ладьёй, слоном или конём.',
  'a queen.':
    'ферзь.',
  'a knight.':
    'конь.',
  'Nothing has moved, nothing stands between and nothing is attacked: White may castle to either side.':
    'Король и ладьи не ходили, между ними пусто, и ничто не под ударом: белые могут рокировать в обе стороны.',
  'the king goes to g1 and the rook to f1.':
    'король идёт на g1, ладья на f1.',
  'the king goes to c1 and the rook to d1.':
    'король идёт на c1, ладья на d1.',
  'The black rook attacks f1, which the king would have to pass.':
    'Чёрная ладья бьёт поле f1, через которое прошёл бы король.',
  'The knight stands between its king and the black rook: it is pinned.':
    'Конь стоит между своим королём и чёрной ладьёй: он под связкой.',
  'Black is in check, and nothing helps: checkmate.':
    'Чёрным шах, и защиты нет: мат.',
  'Black is not in check, but has no move: stalemate, a draw.':
    'Шаха чёрным нет, но и ходов нет: пат, ничья.',
  'The box holds six games. This one takes its star board and six pegs for every player.':
    'В коробке шесть игр. Для этой нужны доска со звездой и по шесть фишек на игрока.',
  'The large star is not in the box of six games: it takes a board of its own and ten pegs for every player.':
    'Большой звезды в коробке шести игр нет: для неё нужны своя доска и по десять фишек на игрока.',
  'The box holds six games. This one takes its board, four playing pieces and two dice.':
    'В коробке шесть игр. Для этой нужны её доска, четыре фишки и два кубика.',
  'This board is not in the box of six games. It takes a piece for every player and one die.':
    'Этой доски в коробке шести игр нет. Нужны по фишке на игрока и один кубик.',
};

const { seats } = ru;

/** Sentences with names or lists in them. */
export const patterns: readonly Pattern[] = [
  [/^In this game sit (.+), named clockwise from the top\.$/, (found) => `В этой партии сидят, по часовой стрелке сверху: ${colours(found[1] ?? '', seats)}.`],
  [/^You agree on who starts: here it is (\w+)\. Then turns pass/, (found) => `Вы договариваетесь, кто начинает; здесь это ${colours(found[1] ?? '', seats)}. Затем ход переходит налево, по часовой стрелке вокруг звезды.`],
  [/^A move that ends on the bottom of a ladder goes on to its top: (.+)\. Nobody/, (found) => `Ход, который кончается у подножия лестницы, продолжается до её верха: ${pairs(found[1] ?? '', 'с', 'на')}. Вниз по лестнице не ходят.`],
  [/^A move that ends on the tail-end of a snake goes on down to its head: (.+)\. Nobody/, (found) => `Ход, который кончается на хвосте змеи, продолжается вниз до её головы: ${pairs(found[1] ?? '', 'с', 'на')}. Вверх по змее не ходят.`],
  [/^A move that ends on the top of a chute goes on down to its bottom: (.+)\. Nobody/, (found) => `Ход, который кончается наверху горки, продолжается до её низа: ${pairs(found[1] ?? '', 'с', 'на')}. Вверх по горке не ходят.`],
];
