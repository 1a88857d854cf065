/** The rules of Parcheesi. What stands in braces is a term, which each sheet has its own English word for; `#` stands for a number. */
export const parcheesi: Readonly<Record<string, string>> = {
  'Everybody throws two dice, and the highest total starts. Those who tie throw again (our reading).':
    'Каждый бросает два кубика; начинает тот, у кого больше очков. При равенстве бросают ещё раз (наше толкование).',
  'Everybody throws one die, and the lowest starts. Those who tie throw again (our reading).':
    'Каждый бросает один кубик; начинает тот, у кого меньше очков. При равенстве бросают ещё раз (наше толкование).',
  '{Pawns} move clockwise round the ring.':
    'Фишки идут по дорожке по часовой стрелке.',
  '{Pawns} move counterclockwise round the ring.':
    'Фишки идут по дорожке против часовой стрелки.',
  'A {pawn} must {enter} whenever it can, even if the other die first has to clear ENTER (clearing it first is our reading).':
    'Пятёрка обязывает вывести фишку, когда это возможно, даже если другой кубик должен сначала освободить клетку выхода (освободить её сначала — наше толкование).',
  'Each five must be used to {enter} if it can be at the moment it is played.':
    'Каждая пятёрка обязывает вывести фишку, если в момент хода это возможно.',
  'A five may be used to {enter} or to move a {pawn}, as the player likes.':
    'Пятёркой можно вывести фишку или пойти другой, как хочет игрок.',
  'As many dice as possible must be played; if only one of two can be, the player chooses which.':
    'Надо сыграть столько кубиков, сколько возможно; если из двух можно сыграть только один, игрок выбирает какой.',
  'One die must be played if any can be; after it the player may stop.':
    'Один кубик надо сыграть, если это возможно; после него игрок может остановиться.',
  'The play goes on until no die or {bonus} that is left can be played.':
    'Ход продолжается, пока можно сыграть оставшийся кубик или бонус.',
  'Once all four {pawns} are out of {start}, {doublets} are four counts, the tops and the bottoms of the dice, fourteen in all. Play all four or none, then roll again.':
    'Когда все четыре фишки вышли с базы, дубль даёт четыре числа: верхние и нижние грани кубиков, всего четырнадцать очков. Сыграйте все четыре или ни одного, затем бросайте снова.',
  'Once all four {pawns} are out of {start}, {doublets} are four counts, the tops and the bottoms of the dice, fourteen in all. Play as many as you can, then roll again.':
    'Когда все четыре фишки вышли с базы, дубль даёт четыре числа: верхние и нижние грани кубиков, всего четырнадцать очков. Сыграйте сколько сможете, затем бросайте снова.',
  '{Doublets} are played as two plain dice; then roll again.':
    'Дубль играют как два обычных кубика; затем бросают снова.',
  'On the third {doublets} in a row nothing moves: the {pawn} nearest HOME goes back to {start}, and the turn ends.':
    'На третьем дубле подряд никто не ходит: фишка, которая ближе всех к дому, возвращается на базу, и очередь переходит.',
  '{Doublets} may come up any number of times in a row; there is no penalty.':
    'Дубли подряд не ограничены, штрафа за них нет.',
  'There are no {safety_spaces}: a lone {pawn} can be {captured} anywhere on the ring.':
    'Безопасных клеток нет: одинокую фишку можно снять на любой клетке дорожки.',
  'On the twelve {safety_spaces} a lone {pawn} can be {captured} only by one that {enters}.':
    'На двенадцати безопасных клетках одинокую фишку может снять только фишка, которая выходит с базы.',
  "A {blockade} stops every {pawn}, its owner's too.":
    'Блокаду не может пройти никто, даже её хозяин.',
  'A {blockade} stops the others; its owner may pass it.':
    'Чужую блокаду пройти нельзя, свою можно.',
  'The two {pawns} of a {blockade} may not be brought together on a new space in one roll.':
    'Две фишки блокады нельзя за один бросок снова свести вместе на новой клетке.',
  'In a roll of {doublets} the two {pawns} of a {blockade} may not be brought together on a new space.':
    'Когда выпал дубль, две фишки блокады нельзя снова свести вместе на новой клетке.',
  'The two {pawns} of a {blockade} may not end a play together on a new space.':
    'Две фишки блокады не могут закончить ход вместе на новой клетке.',
  'The two {pawns} of a {blockade} may be moved on together.':
    'Две фишки блокады можно передвинуть вместе.',
  '{Bonuses} come after the dice, when no die that is left can be played.':
    'Бонусы играют после кубиков, когда ни один оставшийся кубик сыграть нельзя.',
  '{Bonuses} and dice may be played in any order.':
    'Бонусы и кубики можно играть в любом порядке.',
  'A {bonus} is played as soon as it is earned, before any die that is left; if no {pawn} can move it then, it is lost.':
    'Бонус играют сразу, как только он получен, до оставшихся кубиков; если ни одна фишка не может им пойти, он пропадает.',
  'Even a win takes all four counts of such {doublets}.':
    'Даже для победы нужны все четыре числа такого дубля.',
  'A win may leave some of the four counts of such {doublets} unplayed.':
    'Победный ход может оставить часть из четырёх чисел такого дубля несыгранной.',
  'A {bonus} must be played if it can be.':
    'Бонус надо сыграть, если это возможно.',
  'A {bonus} need not be played; it is lost when the play ends.':
    'Бонус можно не играть; в конце хода он пропадает.',
  'A {pawn} that comes to its turn-off goes up its {home_path} and cannot pass it.':
    'Дойдя до поворота, фишка сворачивает на свою дорожку к дому; пройти мимо нельзя.',
  'A {pawn} that comes to its turn-off may go up its {home_path} or round the ring for another lap.':
    'Дойдя до поворота, фишка может свернуть на свою дорожку к дому или пойти ещё на один круг.',

  'What is in the box':
    'Что в коробке',
  'The object':
    'Цель игры',
  'Setting up':
    'Подготовка',
  'The board':
    'Доска',
  '{Entering}':
    'Выход с базы',
  'Moving':
    'Как ходить',
  '{Doublets}':
    'Дубли',
  '{Capturing}':
    'Как снимают фишки',
  '{Safety_spaces}':
    'Безопасные клетки',
  '{Blockades}':
    'Блокады',
  'Reaching HOME':
    'Путь домой',
  '{Bonuses}':
    'Бонусы',
  'Winning':
    'Победа',
  'Variations':
    'Варианты игры',
  'Where the sheet is silent: our reading':
    'О чём правила молчат: наше толкование',

  'A board, sixteen plastic {pawns} in four colours, eight dice and four dice cups, so that everybody throws with a cup and dice of their own.':
    'Доска, шестнадцать пластмассовых фишек четырёх цветов, восемь кубиков и четыре стаканчика: у каждого свои кубики и свой стаканчик.',
  'A board, sixteen {pawns} in the shape of four animals, and two wooden dice.':
    'Доска, шестнадцать фишек в виде четырёх зверей и два деревянных кубика.',
  'The box holds six games. This one takes its board, sixteen {pawns} in four colours and two dice.':
    'В коробке шесть игр. Для этой нужны её доска, шестнадцать фишек четырёх цветов и два кубика.',
  'These rules come without a box. You need a board, sixteen {pawns} in four colours and two dice.':
    'К этим правилам нет коробки. Нужны доска, шестнадцать фишек четырёх цветов и два кубика.',
  'A board with bases, homes and coloured spaces, sixteen {pawns} in four colours and two dice.':
    'Доска с базами, домами и цветными клетками, шестнадцать фишек четырёх цветов и два кубика.',
  'A program plays by these rules, and no box goes with them. You need a board, sixteen {pawns} in four colours and two dice.':
    'По этим правилам играет программа, коробки к ним нет. Нужны доска, шестнадцать фишек четырёх цветов и два кубика.',
  'Be the first to bring all four of your {pawns} from {start} round the board and HOME.':
    'Проведите все четыре фишки с базы вокруг доски в дом раньше остальных.',
  'Partners win together: bring all eight of your {pawns} from {start} round the board and HOME before the other pair does.':
    'Партнёры побеждают вместе: проведите все восемь своих фишек с базы вокруг доски в дом раньше другой пары.',
  'Two to four can play.':
    'Играют от двух до четырёх человек.',
  'Everybody takes the four {pawns} of one colour and finds the blue space with a circle of that colour: it is their ENTER space. The four go into the START circle to the right of it. Sit so that your START circle is at your right hand.':
    'Каждый берёт четыре фишки одного цвета и находит голубую клетку с кружком этого цвета: это его клетка выхода. Фишки ставят на базу, круг справа от неё. Сядьте так, чтобы ваша база была справа от вас.',
  'Everybody takes the four {pawns} of one animal. The space of the ring that shows this animal in its colour is their ENTER space, and the four go into the START circle beside it. Sit so that your START circle is at your right hand.':
    'Каждый берёт четыре фишки одного зверя. Клетка дорожки, на которой нарисован этот зверь, — его клетка выхода, а фишки ставят на базу, круг рядом с ней. Сядьте так, чтобы ваша база была справа от вас.',
  'Everybody takes four {pawns} of one colour, puts one into the START circle of that colour and lines up the other three behind the circle: all four are in START. To the right of the circle an arrow of the same colour marks the ENTER space.':
    'Каждый берёт четыре фишки одного цвета, ставит одну в круг базы этого цвета, а три другие выстраивает за кругом: все четыре на базе. Стрелка того же цвета справа от круга указывает клетку выхода.',
  'Everybody takes four {pawns} of one colour and puts them into the nest of that colour.':
    'Каждый берёт четыре фишки одного цвета и ставит их в гнездо этого цвета.',
  'Everybody puts the four {pawns} of one colour on the base of that colour, START; they enter on the coloured space beside it.':
    'Каждый ставит четыре фишки одного цвета на базу этого цвета; выходят они на цветную клетку рядом с ней.',
  'Everybody puts the four {pawns} of one colour into START.':
    'Каждый ставит четыре фишки одного цвета на базу.',
  'Two players take the seats across from each other, yellow and red, unless they agree on others (our reading).':
    'Двое садятся друг напротив друга, за жёлтых и за красных, если не договорятся иначе (наше толкование).',
  "The ring has 68 spaces. Yellow's ENTER space is 5, blue's 22, red's 39 and green's 56. Five spaces before it each colour turns off the ring onto its own {home_path} of seven spaces: yellow after 68, blue after 17, red after 34, green after 51. HOME is the space after the seventh. The sheet gives no numbers; these are the well-known board's (our reading).":
    'На дорожке 68 клеток. Клетка выхода у жёлтого 5, у синего 22, у красного 39, у зелёного 56. За пять клеток до неё каждый цвет сворачивает с дорожки на свою дорожку к дому из семи клеток: жёлтый после 68, синий после 17, красный после 34, зелёный после 51. Дом — клетка после седьмой. В правилах номеров нет; здесь номера известной доски (наше толкование).',
  'A {pawn} {enters} on a die of 5, or on two dice that total 5 (4+1 or 3+2), which uses both. It comes to its ENTER space. With 5-5 two {pawns} can {enter}.':
    'Фишку выводит пятёрка на одном кубике или два кубика, дающие в сумме 5 (4+1 или 3+2): тогда сыграны оба. Её ставят на клетку выхода. При 5-5 можно вывести две фишки.',
  'A five that cannot be used to {enter} is used to move.':
    'Пятёркой, которой вывести фишку нельзя, ходят.',
  'A lone opponent on that ENTER space is {captured}, although it is a {safety_space}.':
    'Одинокую чужую фишку на клетке выхода снимают, хотя эта клетка безопасная.',
  'A lone opponent on that ENTER space is {captured}.':
    'Одинокую чужую фишку на клетке выхода снимают.',
  'A {blockade} on it keeps everybody out, your own two {pawns} there as well.':
    'Блокада на ней не пускает никого, и две ваши собственные фишки тоже.',
  'Each die moves one {pawn} by its number: two {pawns} take one die each, or one takes both, one after the other in either order. Between the two it really lands, and can {capture} a {pawn} there.':
    'Каждый кубик двигает одну фишку на своё число: две фишки идут по одному кубику или одна обоими по очереди, в любом порядке. Между ними она действительно останавливается и может снять фишку.',
  'If nothing can move, the turn passes.':
    'Если пойти нельзя, очередь переходит.',
  'A space holds at most two {pawns} of one colour, and never {pawns} of two colours. A lone {pawn} can always be passed.':
    'На клетке стоят не больше двух фишек одного цвета и никогда фишки двух цветов. Мимо одинокой фишки всегда можно пройти.',
  'Two equal dice are {doublets} and bring another roll, whether you could move or not. As long as one of your {pawns} is in {start}, they are played as two plain dice.':
    'Два одинаковых кубика — дубль, он даёт ещё один бросок, даже если пойти было нельзя. Пока хоть одна ваша фишка на базе, его играют как два обычных кубика.',
  'Land on a lone {pawn} of another colour by any count, and it is {captured}: it waits in {start} until a five brings it out again. The roll then goes on, with the same {pawn} or another.':
    'Встав на одинокую фишку другого цвета, её снимают: она возвращается на базу и ждёт там пятёрки. Ход продолжают той же фишкой или другой.',
  'Nobody is {captured} on a {home_path}.':
    'На дорожке к дому никого не снимают.',
  'The {safety_spaces} are 5, 12, 17, 22, 29, 34, 39, 46, 51, 56, 63 and 68. The four ENTER spaces are among them.':
    'Безопасные клетки: 5, 12, 17, 22, 29, 34, 39, 46, 51, 56, 63 и 68. Четыре клетки выхода тоже из их числа.',
  'On the board they are blue.':
    'На доске они голубые.',
  'On the board each of them shows a lotus flower.':
    'На доске на каждой нарисован цветок лотоса.',
  'On the board they are light blue, and the other spaces cream.':
    'На доске они голубые, а остальные кремовые.',
  'On the board they are coloured.':
    'На доске они выделены цветом.',
  'Two colours never share one.':
    'Два цвета на такой клетке вместе не стоят.',
  'Two {pawns} of one colour on one space, on the ring or on a {home_path}, are a {blockade}. Nobody can land on it, and its {pawns} cannot be {captured}.':
    'Две фишки одного цвета на одной клетке, на дорожке или на дорожке к дому, — блокада. Встать на неё нельзя, и снять её фишки нельзя.',
  'You may have to break up your own {blockade} when nothing else can move.':
    'Если больше ходить нечем, придётся разбить собственную блокаду.',
  "HOME takes an exact count, and counts as a space. {Pawns} never go up another colour's {home_path}, and never leave HOME.":
    'В дом приходят точным числом очков; он считается за клетку. На чужую дорожку к дому фишки не заходят и дом не покидают.',
  'The HOME space has room for one {pawn}: put it on one of the four white circles in the large circle of your colour as soon as it is there.':
    'В доме место для одной фишки: как только она пришла, поставьте её на один из четырёх белых кружков в большом круге вашего цвета.',
  'Whoever {captures} a {pawn} earns a {bonus} of # spaces.':
    'Кто снял фишку, получает бонус: ход на столько клеток: #.',
  'Whoever {captures} a {pawn} earns no {bonus}.':
    'За снятую фишку бонуса нет.',
  'Whoever brings a {pawn} HOME earns a {bonus} of # spaces.':
    'Кто привёл фишку в дом, получает бонус: ход на столько клеток: #.',
  'Whoever brings a {pawn} HOME earns no {bonus}.':
    'За фишку, приведённую в дом, бонуса нет.',
  'A {bonus} is for one {pawn} alone: it is never split and never used to {enter}. If no {pawn} can move it in full, it is lost.':
    'Бонусом идёт одна фишка: его не делят и фишку им не выводят. Если ни одна фишка не может пройти его целиком, он пропадает.',
  'The first player with all four {pawns} HOME wins, at once.':
    'Побеждает тот, у кого первым все четыре фишки дома, сразу.',
  'A pair wins at once when the last of its eight {pawns} is HOME.':
    'Пара побеждает, как только последняя из её восьми фишек дома.',
  'Other dice and {bonuses} may be left then, but none of the four counts of {doublets}.':
    'Другие кубики и бонусы при этом могут остаться, но ни одно из четырёх чисел дубля.',
  'It does not matter which counts are left.':
    'Сколько бы очков ни осталось, это не важно.',
  'Every rule in which the sheets differ can be played the other way too: choose it among the house rules of a table, or write it into a rules file.':
    'Любое правило, в котором издания расходятся, можно играть и иначе: выберите его среди домашних правил стола или запишите в файл правил.',

  'Yellow has thrown 5 and 3. The 5 brings a {pawn} onto ENTER, and blue\'s lone {pawn} there is {captured}.':
    'У жёлтого 5 и 3. Пятёрка выводит фишку на клетку выхода, и одинокую синюю фишку там снимают.',
  'Yellow has thrown 4 and 3.':
    'У жёлтого 4 и 3.',
  'one {pawn} goes 4 and then 3 spaces.':
    'одна фишка идёт на 4, а затем на 3 клетки.',
  'the same {pawn} goes 3 and then 4.':
    'та же фишка идёт на 3, а затем на 4.',
  'one {pawn} goes 4 and another 3.':
    'одна фишка идёт на 4, другая на 3.',
  'Yellow has thrown 6-6 with all four {pawns} out: 6 and 6 on the tops, 1 and 1 on the bottoms.':
    'У жёлтого 6-6, и все четыре фишки вышли: сверху 6 и 6, снизу 1 и 1.',
  'split among three: one {pawn} goes 6, the second 1, the third 6 and then 1.':
    'на троих: одна фишка идёт на 6, вторая на 1, третья на 6, а затем на 1.',
  'one count alone is not enough.':
    'одного числа мало.',
  'The {pawn} on the fifth space of its {home_path} is 3 spaces from HOME.':
    'Фишке на пятой клетке дорожки к дому осталось до дома 3 клетки.',
  'the 3 takes it HOME, the 1 moves another, and the {bonus} of 10 a third.':
    'тройка приводит её в дом, единицей идёт другая, а бонусом на 10 третья.',
  'Yellow has thrown 4 and 2.':
    'У жёлтого 4 и 2.',
  'one {pawn} goes 6 spaces, 2 and then 4.':
    'одна фишка идёт на 6 клеток: на 2, а затем на 4.',
  'one {pawn} goes 2 and another 4.':
    'одна фишка идёт на 2, другая на 4.',
  'Yellow has thrown 2-2 with all four {pawns} out: 2 and 2 on the tops, 5 and 5 on the bottoms.':
    'У жёлтого 2-2, и все четыре фишки вышли: сверху 2 и 2, снизу 5 и 5.',
  'one {pawn} goes all fourteen.':
    'одна фишка идёт на все четырнадцать.',
  'two {pawns} go seven each, 2 and then 5.':
    'две фишки идут на семь: на 2, а затем на 5.',
  'one {pawn} goes 2 and 2, two others 5 each.':
    'одна фишка идёт на 2 и ещё на 2, две другие на 5.',
  'each of the four takes one count.':
    'каждая из четырёх берёт по одному числу.',
  'Yellow has thrown 2-2, and blue stands alone two spaces ahead, on 30.':
    'У жёлтого 2-2, а через две клетки, на 30, стоит одинокая синяя фишка.',
  "moved 2 and then 2, the {pawn} meets blue's on the way, which is {captured}. Yellow leaves the {bonus}.":
    'фишка идёт на 2, а затем ещё на 2 и снимает синюю по дороге. Бонус жёлтый не играет.',
  'here yellow takes the {bonus} of 20 with the same {pawn}.':
    'здесь жёлтый играет бонус на 20 той же фишкой.',
  'Yellow has two {pawns} on the ring and two in {start}, and throws 5-5.':
    'У жёлтого две фишки на дорожке и две на базе, выпало 5-5.',
  'one {pawn} comes out and goes on by 5.':
    'фишка выходит и идёт дальше на 5.',
  'one {pawn} comes out and another goes 5.':
    'одна фишка выходит, другая идёт на 5.',
  'both {pawns} come out.':
    'выходят обе фишки.',
  '5-5 was {doublets}, so yellow throws again: 3-3. One {pawn} has to go 3; the second 3 may be passed.':
    '5-5 — дубль, поэтому жёлтый бросает снова: 3-3. Одной фишкой надо пойти на 3, вторую тройку можно пропустить.',
  'one {pawn} goes 3, and the second die is passed.':
    'одна фишка идёт на 3, второй кубик пропущен.',
  'both dice are played.':
    'сыграны оба кубика.',
  'playing neither is not allowed.':
    'не сыграть ни одного нельзя.',
  "Yellow has thrown 6 and 2. Red's {pawn} on 20 stands alone: the 6 from 14 lands on it, and it is {captured}.":
    'У жёлтого 6 и 2. Красная фишка на 20 одна: шестёрка с 14 приходит на неё, и её снимают.',
  "Blue's lone {pawn} on 29 is on a {safety_space}.":
    'Одинокая синяя фишка на 29 стоит на безопасной клетке.',
  "Two of blue's {pawns} stand on 29: a {blockade}.":
    'На 29 две синие фишки: блокада.',
};
