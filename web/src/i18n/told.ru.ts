import { ru } from './ru';
import { colours, pairs, type Pattern } from './patterns';

/** What the server tells in English, sentence by sentence; `#` stands for a number. */
export const told: Readonly<Record<string, string>> = {
  'The edition with dice cups':
    'Издание со стаканчиками',
  'Strict duties: enter when you can, use both dice, fourteen or nothing on doublets.':
    'Строгие обязанности: входить, когда можно, играть оба кубика, на дублях четырнадцать или ничего.',
  'The 2001 edition with lotus safety spaces':
    'Издание 2001 года с лотосами',
  'The same strict game as royal, told for lotus flowers and animal pawns.':
    'Та же строгая игра, что и в royal, рассказанная для лотосов и пешек-зверей.',
  'The box of six games':
    'Коробка шести игр',
  'No safety spaces and movers that go clockwise: nobody is safe until the home path.':
    'Безопасных полей нет, пешки идут по часовой стрелке: до домашней дорожки никто не спокоен.',
  "The encyclopedia's rules, with a nest":
    'Правила из энциклопедии, с гнездом',
  'Free to choose: entering and bonuses are optional, laps are allowed, doublets never punish.':
    'Свобода выбора: вход и премии по желанию, круги разрешены, дубли не наказывают.',
  'The Russian sheet, with laps and pairs':
    'Русский лист, с кругами и парами',
  'One die must be played, the rest is yours to pass; partners can play two against two.':
    'Один кубик сыграть надо, остальное по желанию; можно играть пара на пару.',
  'The variant of a public program and its course protocol':
    'Вариант общедоступной программы и её учебного протокола',
  'Play on until nothing can be played; a blockade may pass through, but not arrive together.':
    'Ход длится, пока что-то можно сыграть; заслон может пройти, но не прийти вместе.',
  'Who starts':
    'Кто начинает',
  'Everybody throws two dice; the highest total starts. Ties throw again.':
    'Каждый бросает два кубика; начинает наибольшая сумма. При равенстве бросают ещё раз.',
  'Everybody throws one die; the lowest starts. Ties throw again.':
    'Каждый бросает один кубик; начинает наименьший. При равенстве бросают ещё раз.',
  'Which way pawns move':
    'Куда идут пешки',
  'Pawns move clockwise round the ring.':
    'Пешки идут по кругу по часовой стрелке.',
  'Pawns move counterclockwise round the ring.':
    'Пешки идут по кругу против часовой стрелки.',
  'Which way turns pass':
    'Куда переходит ход',
  'Turns pass clockwise, to the left.':
    'Ход переходит по часовой стрелке, налево.',
  'Turns pass counterclockwise, to the right.':
    'Ход переходит против часовой стрелки, направо.',
  'Whether a five must enter a pawn':
    'Обязана ли пятёрка вводить пешку',
  'A five must enter a pawn whenever it can, even where the other die first has to clear ENTER.':
    'Пятёрка вводит пешку всегда, когда это возможно, даже если другой кубик сначала должен освободить вход.',
  'Each five must enter a pawn if it can at the moment it is played; where ENTER is blocked, it moves a pawn.':
    'Каждая пятёрка обязывает вывести фишку, если в момент хода это возможно; если клетка выхода закрыта, пятёрка двигает фишку.',
  'A five may enter a pawn or move one, as the player likes.':
    'Пятёрка вводит пешку или двигает другую, как хочет игрок.',
  'Which dice must be played':
    'Какие кубики надо сыграть',
  'As many dice as possible must be played; if only one can be, either may be.':
    'Играют столько кубиков, сколько возможно; если можно только один, то любой.',
  'As many dice as possible must be played; if one has to be given up, it is the lower.':
    'Играют столько кубиков, сколько возможно; если один приходится отдать, то меньший.',
  'One die must be played if any can be; the player may stop after it.':
    'Один кубик надо сыграть, если можно; после него игрок вправе остановиться.',
  'The play goes on until no die or bonus that is left can be played.':
    'Ход продолжается, пока можно сыграть оставшийся кубик или премию.',
  'What doublets give once all four pawns are out of START':
    'Что дают дубли, когда все четыре пешки вышли со СТАРТА',
  'Doublets are four counts, tops and bottoms, fourteen in all: play all four or none. Then roll again.':
    'Дубль — четыре числа, верх и низ, всего четырнадцать: сыграть все четыре или ничего. Затем бросок ещё раз.',
  'Doublets are four counts, tops and bottoms, fourteen in all: play as many as you can. Then roll again.':
    'Дубль — четыре числа, верх и низ, всего четырнадцать: сыграть сколько возможно. Затем бросок ещё раз.',
  'Doublets are two plain dice. Then roll again.':
    'Дубль — два обычных кубика. Затем бросок ещё раз.',
  'What the third doublets in a row bring':
    'Что приносит третий дубль подряд',
  'On the third doublets in a row nothing moves, the pawn nearest HOME goes back to START, and the turn ends.':
    'При третьем дубле подряд ничего не движется, ближайшая к ДОМУ пешка возвращается на СТАРТ, и ход окончен.',
  'Nothing special: doublets are played and rolled on without limit.':
    'Ничего особенного: дубли играют и бросают дальше без предела.',
  'Safety spaces':
    'Безопасные поля',
  'There are none: a lone pawn can be captured anywhere on the ring.':
    'Их нет: одинокую пешку можно взять на любом поле круга.',
  'On the twelve safety spaces a lone pawn can be captured only by a pawn that enters.':
    'На двенадцати безопасных полях одинокую пешку берёт только входящая пешка.',
  'Whether the owner may pass a blockade':
    'Может ли хозяин пройти свой заслон',
  "A blockade stops every pawn, its owner's too.":
    'Заслон останавливает всех, и своего хозяина тоже.',
  'A blockade stops the others; its owner may pass it.':
    'Заслон останавливает других; хозяин проходит.',
  'Whether a blockade may be moved on together':
    'Можно ли передвинуть заслон целиком',
  'The two pawns of a blockade cannot be brought together on a new space in one roll.':
    'Две пешки заслона нельзя за один бросок снова поставить вместе на новое поле.',
  'On doublets, the two pawns of a blockade cannot be brought together on a new space.':
    'На дублях две пешки заслона нельзя снова поставить вместе на новое поле.',
  'When the play ends, two pawns that began it as a blockade may not stand together on a new space.':
    'В конце хода две пешки, начавшие его заслоном, не могут стоять вместе на новом поле.',
  'The two pawns of a blockade may be moved on together.':
    'Две пешки заслона можно передвинуть вместе.',
  'When a bonus is played':
    'Когда играют премию',
  'Bonuses are played once no die that is left can be played.':
    'Премии играют, когда ни один оставшийся кубик сыграть нельзя.',
  'Bonuses and dice may be played in any order.':
    'Премии и кубики играют в любом порядке.',
  'A bonus is played as soon as it is earned, before any die that is left; if no pawn can move it then, it is lost.':
    'Бонус играют сразу, как только он получен, до оставшихся кубиков; если ни одна фишка не может им пойти, он пропадает.',
  'Whether a win may break off doublets that are played all or not at all':
    'Может ли победа прервать дубль, который играют целиком или никак',
  'A win on such doublets takes all four counts.':
    'Для победы на таком дубле нужны все четыре числа.',
  'A win on such doublets may leave some of the four counts unplayed.':
    'Победа на таком дубле может оставить часть из четырёх чисел несыгранной.',
  'Whether a bonus must be played':
    'Обязательна ли премия',
  'A bonus must be played if it can be.':
    'Премию надо сыграть, если это возможно.',
  'A bonus may be left; it is lost when the play ends.':
    'Премию можно не играть; она пропадает с концом хода.',
  'Whether a pawn may pass its home path':
    'Может ли пешка пройти мимо своей дорожки',
  'At its turn-off a pawn goes up its home path; it cannot pass it.':
    'У своего поворота пешка идёт на домашнюю дорожку; пройти мимо нельзя.',
  'At its turn-off a pawn may go home or stay on the ring for another round.':
    'У своего поворота пешка идёт домой или остаётся ещё на круг.',
  'Bonus for a capture, in spaces':
    'Премия за взятие, в полях',
  'Bonus for reaching HOME, in spaces':
    'Премия за ДОМ, в полях',
  'Playing in pairs':
    'Игра парами',
  'Everybody plays alone.':
    'Каждый играет сам за себя.',
  'Four players may agree to play two against two, partners across.':
    'Четверо могут договориться играть двое на двое, партнёры напротив.',
  'Four players play two against two, partners across, and win together.':
    'Четверо играют двое на двое, партнёры напротив, и побеждают вместе.',
  'The plain game: the first to bear off all fifteen men wins.':
    'Простая игра: кто первым выбросит все пятнадцать шашек, тот победил.',
  'Gammons and backgammons':
    'Марс и кокс',
  'Every win counts 1.':
    'Каждая победа — одно очко.',
  "A win counts 2 if the loser has borne off no man (a gammon), and 3 if one of the loser's men is then still on the bar or in the winner's inner table (a backgammon).":
    'Победа стоит 2, если проигравший не выбросил ни одной шашки (марс), и 3, если при этом его шашка ещё на баре или в доме победителя (кокс).',
  'The doubling cube':
    'Куб удвоения',
  'The stake stays what it is.':
    'Ставка не меняется.',
  'Before throwing, a player may offer to double the stake; the other takes it, or drops and loses the game at the old stake.':
    'Перед броском игрок может предложить удвоить ставку; другой принимает или сдаёт партию по старой ставке.',
  'Points to play to, with the Crawford rule (0: a single game)':
    'До скольких очков играть, с правилом Кроуфорда (0: одна партия)',
  'Standard':
    'Стандарт',
  'Tournament play: whoever can capture must, to the end of the series.':
    'Турнирная игра: кто может бить, обязан, до конца серии.',
  'A capture may be left, at the risk of losing the piece to a huff.':
    'Бить можно не сразу, но шашку за это могут снять: фук.',
  'What happens when there is a capture to make':
    'Что бывает, когда можно бить',
  'It must be taken, and a series finished.':
    'Бить обязательно, и серию довести до конца.',
  'It may be left; the other side may then, as its turn, take off a piece that should have captured.':
    'Можно не бить; тогда соперник вместо хода может снять шашку, которая должна была бить.',
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
  '73 holes, points of 6 holes, 6 pegs each, 2 or 3 players.':
    '73 лунки, лучи по 6 лунок, по 6 фишек, 2 или 3 игрока.',
  '121 holes, points of 10 holes, 10 pegs each, 2, 3, 4 or 6 players.':
    '121 лунка, лучи по 10 лунок, по 10 фишек, 2, 3, 4 или 6 игроков.',
  'Partners':
    'Партнёры',
  "With 4 or 6 players, those who sit opposite are partners: whoever is across may move the partner's pegs, and a pair wins when both are across.":
    'Вчетвером или вшестером сидящие напротив — партнёры: кто уже перешёл, может ходить фишками партнёра, и пара побеждает, когда перешли оба.',
  'Who starts, counted clockwise from the first seat taken':
    'Кто начинает, считая по часовой стрелке от первого занятого места',
  'the box of six games':
    'коробка шести игр',
  'two dice, begun on square 1, and no two pieces on a square':
    'два кубика, начало на поле 1, на поле не больше одной фишки',
  'the board of 9 ladders and 10 chutes':
    'доска с 9 лестницами и 10 горками',
  'one die, begun off the board, and any number of pieces on a square':
    'один кубик, начало вне доски, на поле сколько угодно фишек',
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
    'на поле 1',
  'off the board, so that a throw of 1 leads to square 1':
    'вне доски, так что бросок 1 ведёт на поле 1',
  'Whether several pieces may stand on one square':
    'Могут ли на одном поле стоять несколько фишек',
  'any number may':
    'сколько угодно',
  'a piece that would come to a held square goes back to where its move began':
    'фишка, попадающая на занятое поле, возвращается туда, откуда шла',
  'The ladders, each from its bottom to its top: [[4, 14], [9, 31]]':
    'Лестницы, каждая снизу вверх: [[4, 14], [9, 31]]',
  'The snakes, each from its upper end to its lower one: [[16, 6], [47, 26]]':
    'Змеи, каждая от верхнего конца к нижнему: [[16, 6], [47, 26]]',
  'The aim':
    'Цель',
  'The first player with all four pawns HOME wins, at once, whatever counts are left.':
    'Побеждает тот, чьи четыре пешки первыми ДОМА, сразу, какие бы числа ни оставались.',
  'A ring of 68 spaces. Yellow enters on 5, blue on 22, red on 39, green on 56. Each colour leaves the ring for its own home path of seven spaces after the space five before its ENTER; HOME is the space after the seventh.':
    'Круг из 68 полей. Жёлтый входит на 5, синий на 22, красный на 39, зелёный на 56. Каждый цвет уходит с круга на свою домашнюю дорожку из семи полей после поля, которое на пять раньше его входа; ДОМ — поле после седьмого.',
  'Who plays when':
    'Кто когда играет',
  'Two to four players, four pawns each, all in START.':
    'От двух до четырёх игроков, у каждого четыре пешки, все на СТАРТЕ.',
  'Entering':
    'Вход',
  'A pawn enters on its ENTER space with a die of 5, or with two dice that total 5, which uses both.':
    'Пешка входит на своё поле входа с пятёркой на кубике или с двумя кубиками, дающими в сумме 5: тогда сыграны оба.',
  "Entering captures a lone opponent on ENTER, safety space or not. A blockade there stops it, one's own pair too.":
    'Вход берёт одинокую чужую пешку на поле входа, безопасное оно или нет. Заслон на нём не пускает, свой тоже.',
  'Moving':
    'Движение',
  'Each die moves one pawn, or both move the same pawn, one after the other in either order; it really lands between.':
    'Каждый кубик двигает одну пешку, или оба двигают одну и ту же, друг за другом в любом порядке; между ними она действительно останавливается.',
  'A space holds at most two pawns of a colour and never two colours. A lone pawn can always be passed.':
    'На поле не больше двух пешек одного цвета и никогда два цвета. Одинокую пешку всегда можно пройти.',
  'Doublets':
    'Дубли',
  'Doublets bring another roll. While a pawn is in START they are two plain dice.':
    'Дубли дают ещё бросок. Пока пешка на СТАРТЕ, это два обычных кубика.',
  'Capturing':
    'Взятие',
  'Landing on a lone opponent by a count sends it back to START, except on a safety space, where it cannot be landed on at all.':
    'Кто встаёт на одинокую чужую пешку, отправляет её на СТАРТ; на безопасное поле, где она стоит, встать нельзя вовсе.',
  'Nobody is captured on a home path.':
    'На домашней дорожке никого не берут.',
  'Blockades':
    'Заслоны',
  'Two pawns of a colour on one space are a blockade, which nobody can land on or capture.':
    'Две пешки одного цвета на одном поле — заслон: на него нельзя встать и взять его нельзя.',
  'HOME and bonuses':
    'ДОМ и премии',
  'HOME takes an exact count. Pawns never leave it.':
    'В ДОМ входят точным числом. Пешки его не покидают.',
  'A capture earns a bonus of # spaces for one pawn, never split and never used to enter.':
    'Взятие даёт премию в # полей для одной пешки; её не делят и ею не входят.',
  'Reaching HOME earns a bonus of # spaces for one pawn, never split and never used to enter.':
    'ДОМ даёт премию в # полей для одной пешки; её не делят и ею не входят.',
  'A bonus that no pawn can move in full is lost.':
    'Премия, которую ни одна пешка не может пройти целиком, пропадает.',
  'Where the sheet is silent: our reading':
    'Где лист молчит: наше чтение',
  "The other die may have to clear ENTER first, even by breaking one's own pair, so that a pawn can enter.":
    'Другой кубик, возможно, сначала должен освободить вход, даже разбив свою пару, чтобы пешка могла войти.',
  'A bonus step can capture or reach HOME and so earn another bonus.':
    'Шаг премией может взять или дойти до ДОМА и так принести ещё премию.',
  'Bonuses belong to the roll that earned them and are played before any roll again.':
    'Премии принадлежат броску, который их принёс, и играются до следующего броска.',
  'A play that wins may leave counts unplayed, but none of doublets that are played all or not at all.':
    'Победный ход может оставить числа несыгранными, но не на дублях, которые играют целиком или никак.',
  'After doublets the roll again cannot be declined.':
    'От броска после дублей нельзя отказаться.',
  'For the penalty, pawns already HOME do not count.':
    'Для штрафа пешки, которые уже ДОМА, не считаются.',
  'Landing on a lone opponent by a count sends it back to START, anywhere on the ring.':
    'Кто встаёт на одинокую чужую пешку, отправляет её на СТАРТ, на любом поле круга.',
  'One mover taking both dice lands between them, and captures there.':
    'Пешка, идущая обоими кубиками, останавливается между ними и там берёт.',
  'If nothing can enter, fives move movers.':
    'Если войти нельзя, пятёрки двигают пешки.',
  'A play that wins may leave counts unplayed, but none of doubles that are played all or not at all.':
    'Победный ход может оставить числа несыгранными, но не на дублях, которые играют целиком или никак.',
  'After doubles the roll again cannot be declined.':
    'От броска после дублей нельзя отказаться.',
  'The highest throw of two dice starts; pieces move counterclockwise and turns pass clockwise.':
    'Начинает наибольший бросок двух кубиков; фишки идут против часовой стрелки, ход переходит по часовой.',
  'A space never holds three pieces of a player.':
    'На поле никогда не стоят три фишки одного игрока.',
  'A reward step can send a piece back and so earn another reward.':
    'Шаг премией может отправить фишку назад и так принести ещё премию.',
  'Rewards not taken are lost with the roll that earned them.':
    'Неиспользованные премии пропадают вместе с броском, который их принёс.',
  'Of four counts that cannot all be played, as many as possible are, with the greatest total.':
    'Если из четырёх чисел нельзя сыграть все, играют как можно больше, с наибольшей суммой.',
  'After a reward has been played no die is played in that roll, even if one now could be.':
    'После сыгранной премии кубики в этом броске больше не играют, даже если теперь можно.',
  'The coloured spaces are the twelve safety spaces of the well-known board.':
    'Цветные поля — это двенадцать безопасных полей известной доски.',
  'At the third doubles nothing moves and the turn ends.':
    'На третьем дубле ничего не движется и ход окончен.',
  "Pairs: partners sit across and win when all eight pieces are home; who has finished plays the partner's pieces.":
    'Пары: партнёры сидят напротив и побеждают, когда все восемь фишек дома; кто закончил, играет фишками партнёра.',
  "A partner's lone piece can be passed, not landed on; a partner's blockade blocks like any other.":
    'Одинокую фишку партнёра можно пройти, но нельзя встать на неё; заслон партнёра запирает, как любой другой.',
  'A bonus step can reach home and so earn another bonus.':
    'Шаг премией может дойти до дома и так принести ещё премию.',
  "Twenty-four points, counted by each player from 1 to 24 away from home: your points 1 to 6 are your inner table, the other player's are your 19 to 24. Between the halves lies the bar.":
    'Двадцать четыре пункта; каждый считает их от 1 до 24 от своего дома: пункты 1–6 — ваш дом, дом соперника — ваши 19–24. Между половинами лежит бар.',
  'Each side has fifteen men: two on its 24 point, five on 13, three on 8 and five on 6. Red goes round counterclockwise, black clockwise, both from their 24 point down to 1 and off the board.':
    'У каждой стороны пятнадцать шашек: две на пункте 24, пять на 13, три на 8 и пять на 6. Красные идут против часовой стрелки, чёрные по часовой, и те и другие от своего 24 к 1 и с доски.',
  'The start':
    'Начало',
  'Each player throws one die; equal dice are thrown again. The higher begins and plays both dice as the first roll (our reading). After that each throws two dice in turn.':
    'Каждый бросает один кубик; при равенстве бросают ещё раз. Больший начинает и играет оба кубика первым броском (наше чтение). Дальше каждый бросает по два кубика по очереди.',
  'Each die moves one man that many points. The dice may move two men or the same man twice; then it touches down between them (our reading).':
    'Каждый кубик двигает одну шашку на столько пунктов. Можно двигать две шашки или одну дважды; тогда она касается пункта между ними (наше чтение).',
  'Equal dice are played twice over: four moves of that number.':
    'Дубль играют дважды: четыре хода на это число.',
  'A point with two or more men of the other side is held: your men may pass it but not land on it.':
    'Пункт, на котором стоят две чужие шашки или больше, занят: его можно пройти, но нельзя на него встать.',
  'As many of the dice as possible must be played; if either could be played but not both, it is the higher (our reading). If no man can move, the turn passes.':
    'Надо сыграть столько кубиков, сколько возможно; если можно любой, но не оба, то больший (наше чтение). Если ни одна шашка не может пойти, ход переходит.',
  'Hitting and the bar':
    'Взятие и бар',
  'A man that lands where one enemy man stands alone hits it, and that man goes to the bar.':
    'Шашка, попавшая туда, где стоит одна чужая, бьёт её, и та уходит на бар.',
  "Whoever has men on the bar must enter all of them before moving any other. A man enters in the other player's inner table on the point that a die names, counted from that player's far edge (a 1 enters on your 24, a 6 on your 19), unless the point is held.":
    'У кого шашки на баре, тот сначала вводит их все. Шашка входит в дом соперника на пункт, который называет кубик, считая от дальнего края (1 — на ваш 24, 6 — на ваш 19), если пункт не занят.',
  'Bearing off':
    'Выбрасывание',
  'When all your men left are in your inner table, and none on the bar, men can be borne off. A die takes one from the point with its number, or moves a man within the table.':
    'Когда все ваши шашки в вашем доме и ни одной на баре, их можно выбрасывать. Кубик снимает шашку с пункта со своим числом или двигает шашку внутри дома.',
  'A die higher than every point with a man takes one from the highest point. If a man is hit later, no more can be borne off until it is home again.':
    'Кубик больше любого пункта с шашкой снимает шашку с самого дальнего. Если шашку потом побьют, выбрасывать нельзя, пока она не вернётся домой.',
  'Whoever first bears off all fifteen men wins.':
    'Побеждает тот, кто первым выбросит все пятнадцать шашек.',
  'Two sides, dark and light. You win when the other side, at its turn, has no piece left or none that can move.':
    'Две стороны, тёмные и светлые. Вы побеждаете, когда у соперника в его ход не осталось шашек или ни одна не может пойти.',
  "Play is on the 32 dark squares of a board of eight by eight, numbered from 1 to 32, row by row, from dark's side of the board.":
    'Играют на 32 тёмных полях доски восемь на восемь, пронумерованных от 1 до 32 ряд за рядом со стороны тёмных.',
  'Each side begins with twelve men on the dark squares of its first three rows: dark on 1 to 12, light on 21 to 32. Dark moves first (our reading), then the sides take turns; a turn cannot be passed.':
    'У каждой стороны двенадцать шашек на тёмных полях первых трёх рядов: тёмные на 1–12, светлые на 21–32. Тёмные начинают (наше чтение), дальше по очереди; пропустить ход нельзя.',
  "A man moves one square diagonally forward, to a vacant square: dark's towards 32, light's towards 1.":
    'Шашка ходит на одно поле по диагонали вперёд, на свободное: тёмные к 32, светлые к 1.',
  'A king moves one square diagonally, forward or backward (our reading: one square).':
    'Дамка ходит на одно поле по диагонали вперёд или назад (наше чтение: на одно).',
  'A piece of the other side on the next square of a diagonal is captured by jumping over it, if the square just beyond is vacant. The captured piece leaves the board. Kings are captured like men.':
    'Чужую шашку на соседнем поле диагонали бьют прыжком через неё, если поле сразу за ней свободно. Побитая уходит с доски. Дамок бьют так же.',
  'From where it lands the same piece may jump again, in a new direction too, and so on: all in one turn. No piece is jumped twice in a series (our reading).':
    'С места приземления та же шашка может прыгать дальше, и в новую сторону, и так далее: всё за один ход. Через одну шашку в серии не прыгают дважды (наше чтение).',
  'A man jumps forward only (our reading); a king jumps both ways.':
    'Шашка бьёт только вперёд (наше чтение), дамка — в обе стороны.',
  'Captures must be taken':
    'Бить обязательно',
  'Whoever can capture must do so, and must go on jumping as long as the piece can. Between several captures the choice is free; the longest need not be taken.':
    'Кто может бить, обязан, и продолжает, пока шашка может. Между несколькими взятиями выбор свободен; самое длинное не обязательно.',
  'Kings':
    'Дамки',
  'A man that reaches the last row, by a move or a jump, is crowned and is a king from then on. Its turn ends there, even if it could jump on as a king (our reading).':
    'Шашка, дошедшая до последнего ряда ходом или прыжком, становится дамкой. На этом её ход окончен, даже если дамкой она могла бы бить дальше (наше чтение).',
  'The end':
    'Конец',
  'You lose when it is your turn and all your pieces are taken, or none of them can move.':
    'Вы проиграли, если в ваш ход все ваши шашки побиты или ни одна не может пойти.',
  "The game is drawn (our reading) when the same position, with the same side to move and the same rights, has come up three times; after 40 moves of each side without a capture or a man's move; and when both players agree.":
    'Ничья (наше чтение): одна и та же позиция с тем же ходом и теми же правами в третий раз; по 40 ходов каждой стороны без взятия и хода простой шашкой; по согласию игроков.',
  'Captures left, and huffing':
    'Оставленные взятия и фук',
  'You may leave a capture, or break off a series before its end (our reading). The other side may then take off one piece that should have captured: this is called a huff, and it is its whole turn. It may also play on; then the chance is gone.':
    'Взятие можно оставить или прервать серию (наше чтение). Тогда соперник может снять одну шашку, которая должна была бить: это фук, и это весь его ход. Он может и просто играть дальше, тогда случай упущен.',
  'If you make a plain move, any piece of yours that could have captured before it may be huffed, where it stands now. If you break off a series, only the piece that made it may be. A finished capture leaves nothing to huff, whatever other captures there were (our reading).':
    'Если вы сделали простой ход, фук возможен для любой вашей шашки, которая до него могла бить, там, где она стоит теперь. Если вы прервали серию — только для той, что её вела. После законченного взятия фука нет, какие бы взятия ни были ещё (наше чтение).',
  'A huff is itself no failure to capture: after it nothing can be huffed (our reading).':
    'Сам фук не считается пропущенным взятием: после него фука нет (наше чтение).',
  'You lose when it is your turn and all your pieces are taken, or none of them can move and you have nothing to huff.':
    'Вы проиграли, если в ваш ход все ваши шашки побиты или ни одна не может пойти и фука тоже нет.',
  'Setting up':
    'Расстановка',
  'Two players have sixteen men each: a king, a queen, two rooks, two bishops, two knights and eight pawns. The red men are called White, the others Black. White begins (our reading), and then the players take turns; a turn is one move and cannot be passed.':
    'У каждого из двух игроков шестнадцать фигур: король, ферзь, две ладьи, два слона, два коня и восемь пешек. Красные фигуры называются белыми, другие чёрными. Белые начинают (наше чтение), дальше ходят по очереди; ход — одно движение, пропустить его нельзя.',
  "Each side lines up rook, knight, bishop, queen, king, bishop, knight, rook from the a-file to the h-file on the rank nearest to it, and its pawns on the rank in front. Squares are named by file and rank: White's king starts on e1, Black's on e8.":
    'На ближайшей горизонтали от a до h стоят ладья, конь, слон, ферзь, король, слон, конь, ладья, перед ними пешки. Поля называют по вертикали и горизонтали: белый король стоит на e1, чёрный на e8.',
  'How the pieces move':
    'Как ходят фигуры',
  'King: one square in any direction. Queen: any distance along a rank, a file or a diagonal. Rook: any distance along a rank or a file. Bishop: any distance along a diagonal. Knight: two squares along a rank or file and then one to the side; it alone leaps over whatever stands between.':
    'Король: на одно поле в любую сторону. Ферзь: сколько угодно по горизонтали, вертикали или диагонали. Ладья: сколько угодно по горизонтали или вертикали. Слон: сколько угодно по диагонали. Конь: два поля по прямой и одно вбок; только он перепрыгивает всё, что стоит на пути.',
  "A piece takes an opposing man by moving onto its square. A square held by a man of one's own side cannot be entered.":
    'Фигура берёт чужую, вставая на её поле. На поле со своей фигурой встать нельзя.',
  'Pawns':
    'Пешки',
  'A pawn goes straight ahead, one square at a time; from where it starts it may go two. Both squares must be empty: a pawn never takes straight ahead. It takes one square diagonally ahead, and goes that way only to take.':
    'Пешка идёт прямо на одно поле; с начального места можно на два. Оба поля должны быть свободны: прямо пешка не берёт. Она берёт на одно поле по диагонали вперёд и ходит так только при взятии.',
  'En passant: when a pawn goes two squares and passes over a square on which an opposing pawn could have taken it, that pawn may take it just as if it had gone one square, landing on the square passed over. This can be done only in the very next move.':
    'Взятие на проходе: если пешка пошла на два поля через поле, где её могла бы взять чужая пешка, та может взять её так, будто она пошла на одно, и встаёт на пройденное поле. Только следующим ходом.',
  'Promotion: a pawn that reaches the last rank becomes a queen, a rook, a bishop or a knight of its side in the same move, whatever is already on the board. It cannot stay a pawn (our reading).':
    'Превращение: пешка, дошедшая до последней горизонтали, тем же ходом становится ферзём, ладьёй, слоном или конём своего цвета, что бы ни стояло на доске. Пешкой она остаться не может (наше чтение).',
  'Castling':
    'Рокировка',
  'Once in a game, a king may go two squares toward one of its rooks, and that rook is put on the square the king has passed over.':
    'Раз за партию король может пойти на два поля к одной из своих ладей, и ладья ставится на поле, через которое он прошёл.',
  'This needs all of the following: neither that king nor that rook has moved before; no man stands between them; the king is not in check; no opposing man attacks the square the king passes over or the one it reaches. The rook may be attacked.':
    'Нужно всё сразу: ни этот король, ни эта ладья ещё не ходили; между ними нет фигур; король не под шахом; ни пройденное им поле, ни конечное не под ударом. Ладья под ударом быть может.',
  'Check and mate':
    'Шах и мат',
  "A king that is attacked is in check, and its owner must answer at once: by moving the king to a square that is not attacked, by taking the attacker, or by putting a man between. No move may leave one's own king in check, so a man that shields it from an attack is pinned to that line.":
    'Король под ударом — под шахом, и отвечать надо сразу: уйти королём на безопасное поле, взять нападающего или закрыться. Ни один ход не может оставить своего короля под шахом, поэтому фигура, закрывающая его, связана с этой линией.',
  'A check that cannot be answered is checkmate: the game is over and the attacker has won. The king itself is never taken.':
    'Шах, от которого нет ответа, — мат: партия окончена, победил нападающий. Самого короля не берут.',
  'Draws':
    'Ничья',
  'The game is drawn when the player to move is not in check but has no legal move (stalemate); when the men that are left cannot give mate in any way: king against king, a single knight or bishop more, or bishops that all stand on squares of one colour (which men those are is our reading); when each side has made fifty moves in a row without a capture or a pawn move (at once and without a claim: our reading); and when the players agree to it.':
    'Ничья, если ходящий не под шахом, но ходов у него нет (пат); если оставшимися фигурами никак нельзя поставить мат: король против короля, лишний конь или слон, или слоны только на полях одного цвета (какие именно — наше чтение); если каждая сторона сделала пятьдесят ходов подряд без взятия и хода пешкой (сразу, без заявления: наше чтение); и по согласию игроков.',
  'It is also drawn when the same position comes up for the third time with the same side to move and the same moves possible (our reading; the sheet does not speak of it).':
    'Ничья и тогда, когда одна и та же позиция возникла в третий раз с тем же ходом и теми же возможностями (наше чтение; лист об этом не говорит).',
  'A move that gives checkmate wins even where it is the last of the fifty.':
    'Ход, ставящий мат, побеждает, даже если он последний из пятидесяти.',
  'Bring your # pegs from your point of the star to the point straight across, before anybody else brings theirs.':
    'Приведите свои # фишек из своего луча звезды в противоположный раньше остальных.',
  'The star has # holes: a hexagon in the middle and six points of # holes. Everybody fills one point with pegs of one colour.':
    'В звезде # лунок: шестиугольник в середине и шесть лучей по # лунок. Каждый заполняет один луч фишками своего цвета.',
  'Two players sit at opposite points, three at every other point.':
    'Двое сидят у противоположных лучей, трое через один.',
  'Turns':
    'Ходы',
  'On your turn you move one peg. If none of yours can move, your turn passes; otherwise you must move (our reading).':
    'В свой ход вы двигаете одну фишку. Если ни одна не может, ход переходит; иначе ходить обязательно (наше чтение).',
  'Moving a peg':
    'Как ходит фишка',
  'A peg steps into an empty hole right next to it, along any of the lines: sideways or slantwise, forwards or backwards.':
    'Фишка шагает в свободную соседнюю лунку по любой из линий: вбок или наискось, вперёд или назад.',
  'Or it jumps: over one peg right next to it, no matter whose, into the empty hole straight behind. From there it may jump again, in any direction, as often as it finds a peg to jump over. You may stop after any jump. Nothing is ever taken off the board.':
    'Или прыгает: через одну соседнюю фишку, всё равно чью, в свободную лунку сразу за ней. Оттуда можно прыгать дальше в любую сторону, пока есть через что. Остановиться можно после любого прыжка. С доски ничего не снимают.',
  'A step and a jump do not mix in one move, and a chain of jumps that comes back to where it began is no move (our reading).':
    'Шаг и прыжок в одном ходе не сочетаются, а цепь прыжков, вернувшаяся в начало, не ход (наше чтение).',
  'Any hole may be passed through or stopped in, points that belong to others as well (our reading).':
    'Через любую лунку можно пройти и в любой остановиться, в чужих лучах тоже (наше чтение).',
  'Winning':
    'Победа',
  'You win when all your pegs are across.':
    'Вы победили, когда все ваши фишки перешли.',
  "Nobody can stop you by staying at home: a hole of your goal where a peg of the colour that starts in that point stands counts as filled, as soon as you have at least one peg in that point and one in every other hole of it (our reading). A third player's peg there does not count as yours: wait until it leaves.":
    'Оставаясь дома, вас не остановить: лунка вашей цели, где стоит фишка начинавшего там цвета, считается заполненной, как только в этом луче есть хоть одна ваша фишка и во всех остальных его лунках тоже ваши (наше чтение). Чужая третья фишка там вашей не считается: подождите, пока она уйдёт.',
  'It makes no difference who fills the last hole: a colour that moves a peg back home can bring the colour opposite across (our reading).':
    'Всё равно, кто заполнил последнюю лунку: цвет, вернувший фишку домой, может привести противоположный к победе (наше чтение).',
  'Two players sit at opposite points, three at every other point, four at two pairs of opposite points, six at all of them.':
    'Двое сидят у противоположных лучей, трое через один, четверо у двух пар противоположных, шестеро у всех.',
  'A race over 100 squares. Be the first on the square 100.':
    'Гонка по 100 полям. Будьте первым на поле 100.',
  'Beginning':
    'Начало игры',
  'Two to four players each have one piece. All pieces begin on square 1.':
    'От двух до четырёх игроков, у каждого одна фишка. Все фишки начинают на поле 1.',
  'Everybody throws one die, and the highest goes first; those who tie for it throw again (our reading). After the first player the turn passes from left to right: yellow, blue, red, green.':
    'Каждый бросает один кубик, начинает наибольший; при равенстве бросают ещё раз (наше чтение). Дальше ход переходит слева направо: жёлтый, синий, красный, зелёный.',
  'A turn':
    'Ход',
  'Throw two dice and move your piece forward by their total. Then the turn passes on: there is one throw in a turn, doublets or not.':
    'Бросьте два кубика и пройдите их сумму вперёд. Затем ход переходит: один бросок за ход, дубль или нет.',
  'Ladders and snakes':
    'Лестницы и змеи',
  'Any other square that a ladder or a snake touches or crosses is a plain square.':
    'Любое другое поле, которого касается лестница или змея, — обычное.',
  'Company':
    'Соседи',
  'A square holds one piece. If your move would end where somebody else stands, your piece goes back to where this move began, and the turn passes on. What counts is the square after the ladder or snake (our reading). Square 1 holds any number (our reading).':
    'На поле одна фишка. Если ваш ход закончился бы там, где кто-то стоит, ваша фишка возвращается туда, откуда шла, и ход переходит. Считается поле после лестницы или змеи (наше чтение). На поле 1 места сколько угодно (наше чтение).',
  'The first to reach 100 by an exact count wins. If the throw is too high, the piece stays where it is and the turn passes on.':
    'Побеждает первый, кто точным числом придёт на 100. Если бросок слишком велик, фишка стоит и ход переходит.',
  'Two to four players each have one piece. All pieces begin off the board, before square 1.':
    'От двух до четырёх игроков, у каждого одна фишка. Все фишки начинают вне доски, перед полем 1.',
  'Throw one die and move your piece forward by that count. Then the turn passes on.':
    'Бросьте один кубик и пройдите столько вперёд. Затем ход переходит.',
  'Any number of pieces may stand on one square.':
    'На одном поле может стоять сколько угодно фишек.',
  'Hello!':
    'Здравствуйте!',
  'Good luck!':
    'Удачи!',
  'Well played.':
    'Хорошо сыграно.',
  'Nice throw!':
    'Отличный бросок!',
  'Ouch.':
    'Ой.',
  'Oops.':
    'Упс.',
  'Let me think.':
    'Дайте подумать.',
  'It is your turn.':
    'Ваш ход.',
  'One moment, please.':
    'Одну минуту.',
  'Thank you.':
    'Спасибо.',
  'Sorry!':
    'Простите!',
  'Good game.':
    'Хорошая партия.',
  'Another game?':
    'Ещё партию?',
  'Good night.':
    'Спокойной ночи.',
  'all four pawns are HOME':
    'все четыре пешки ДОМА',
  'all eight pawns are HOME':
    'все восемь пешек ДОМА',
  'square 100 is reached':
    'достигнуто поле 100',
  'every piece is taken':
    'все шашки побиты',
  'no piece can move':
    'ни одна шашка не может пойти',
  'the same position came up three times':
    'позиция повторилась три раза',
  "40 moves a side without a capture or a man's move":
    'по 40 ходов без взятия и хода простой шашкой',
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
  'A capture earns no bonus.':
    'Взятие не даёт премии.',
  'Reaching HOME earns no bonus.':
    'ДОМ не даёт премии.',
  "A win counts 1. It counts 2, a gammon, if the loser has borne off no man; and 3, a backgammon, if besides one of the loser's men is on the bar or in the winner's inner table.":
    'Победа стоит 1. Она стоит 2, это марс, если проигравший не выбросил ни одной шашки, и 3, это кокс, если к тому же его шашка стоит на баре или в доме победителя.',
  "The stake begins at # with the cube in the middle. From the second turn of a game on, a player who is about to throw may offer to double the stake if the cube is in the middle or on that player's side.":
    'Ставка сначала #, куб посередине. Со второго хода партии тот, кому бросать, может предложить удвоить ставку, если куб посередине или на его стороне.',
  'The other takes, and keeps the cube: only that player may double next; or drops and loses the game at the old stake. The cube goes up to #. What a win counts is multiplied by the cube.':
    'Другой принимает и берёт куб: следующим удваивать может только он; или отказывается и проигрывает партию по прежней ставке. Куб растёт до #. Цена победы умножается на куб.',
  'The match':
    'Матч',
  'Games are played until somebody has # points. Each begins anew from the opening throw.':
    'Партии играют, пока кто-то не наберёт столько очков: #. Каждая начинается заново с первого броска.',
  'Games are played until somebody has # point. Each begins anew from the opening throw.':
    'Партии играют, пока кто-то не наберёт столько очков: #. Каждая начинается заново с первого броска.',
  'The Crawford rule: when somebody first stands one point short of the end, nobody may double in the game after that. In later games doubling is free again.':
    'Правило Кроуфорда: когда кому-то впервые не хватает одного очка, в следующей партии удваивать нельзя. Потом удваивать снова можно.',
  'You are across when your pegs fill the point opposite. A pair wins as soon as both partners are across at the same time (our reading).':
    'Вы перешли, когда ваши фишки заполнили луч напротив. Пара побеждает, как только оба партнёра перешли одновременно (наше чтение).',
  'Those who sit opposite are partners, two pairs in all.':
    'Кто сидит напротив, тот партнёр; всего две пары.',
  'Those who sit opposite are partners, three pairs in all.':
    'Кто сидит напротив, тот партнёр; всего три пары.',
  "As long as you are across, you may use your turn to move one of your partner's pegs instead of one of your own. If you move one of your own pegs out again, you are no longer across (our reading).":
    'Пока вы на той стороне, в свой ход можно двигать фишку партнёра вместо своей. Если вывести свою фишку обратно, вы больше не на той стороне (наше чтение).',
  "Your partner starts in your goal, and pegs of your partner that still stand there do not count as yours: you are not each other's opponents (our reading).":
    'Партнёр начинает в вашей цели, и его фишки, которые ещё стоят там, вашими не считаются: вы не соперники друг другу (наше чтение).',
  'From square # on you choose before every throw whether to throw one die or two.':
    'С поля # перед каждым броском выбирают, бросать один кубик или два.',
  'Beware of #: on this board, no throw leads from there to # any more.':
    'Берегитесь поля #: на этой доске оттуда никаким броском не дойти до #.',
  'Partners win together when all eight of their pawns are HOME.':
    'Партнёры побеждают вместе, когда все их восемь пешек ДОМА.',
};

const { seats } = ru;

/** Sentences with names or lists in them. */
export const patterns: readonly Pattern[] = [
  [/^In this game sit (.+), named clockwise from the top\.$/, (found) => `В этой партии сидят, по часовой стрелке сверху: ${colours(found[1] ?? '', seats)}.`],
  [/^You agree on who starts: here it is (\w+)\. Then turns pass/, (found) => `Вы договариваетесь, кто начинает; здесь это ${colours(found[1] ?? '', seats)}. Затем ход переходит налево, по часовой стрелке вокруг звезды.`],
  [/^A move that ends on the bottom of a ladder goes on to its top: (.+)\. Nobody/, (found) => `Ход, который кончается у подножия лестницы, продолжается до её верха: ${pairs(found[1] ?? '', 'с', 'на')}. Вниз по лестнице не ходят.`],
  [/^A move that ends on the upper end of a snake goes on down to its lower end: (.+)\. Nobody/, (found) => `Ход, который кончается на верхнем конце змеи, продолжается до её нижнего конца: ${pairs(found[1] ?? '', 'с', 'на')}. Вверх по змее не ходят.`],
];
