chinese_checkers-across = Партия окончена: { $colour } уже на той стороне.
chinese_checkers-across_past_pegs = Партия окончена: { $colour } уже на той стороне, несмотря на фишки, засевшие дома (наше толкование).
chinese_checkers-pair_across = Партия окончена: { $colours } уже на той стороне, а пара выигрывает вместе (наше толкование).
chinese_checkers-can_move = { $colour } может пойти, например { $play }, а пропускает только тот, кому пойти некуда (наше толкование).
chinese_checkers-no_peg = В { $at } фишки нет.
chinese_checkers-partners_peg = В { $at } фишка { COLOUR($other, form: "gen") }: { $colour } ходит фишками партнёра, только когда все свои уже перешли.
chinese_checkers-others_turn = В { $at } фишка { COLOUR($other, form: "gen") }, а ходит { $colour }.
chinese_checkers-another_peg = За ход движется одна фишка: она сейчас в { $at }, и следующий прыжок не может начаться с { $from }.
chinese_checkers-stays = Фишка, которая остаётся в { $at }, не ходит.
chinese_checkers-not_empty = Лунка { $at } занята: там фишка { COLOUR($other, form: "gen") }.
chinese_checkers-step_is_whole_move = { $play } — шаг, а шаг — это весь ход: за ним ни прыжка, ни шага.
chinese_checkers-step_after_jump = За прыжком следуют только прыжки, а { $play } — шаг.
chinese_checkers-no_line = Прямой линии из { $from } в { $to } нет.
chinese_checkers-jumps_several = Прыгают через одну фишку, а между { $from } и { $to } их { $pegs }: { $places }.
chinese_checkers-nothing_to_jump = В { $over } нет фишки, через которую прыгать из { $from } в { $to }.
chinese_checkers-too_far = Из { $from } в { $to } слишком далеко, лунок { $far }: фишка шагает в соседнюю лунку или прыгает через фишку в ней в лунку за ней.
chinese_checkers-turn_passes = Ни одна фишка не может пойти, ход переходит (наше толкование).
chinese_checkers-nothing_yet = Ещё ничего не сдвинулось.
chinese_checkers-hops_fit = Так прыгать можно.
chinese_checkers-legal = Этот ход по правилам.
chinese_checkers-comes_back = Фишка возвращается в { $at }, откуда начала: это не ход (наше толкование).
chinese_checkers-unreadable = «{ $text }» — не ход; его записывают откуда>куда, например { $play }.
chinese_checkers-no_move = Хода нет; его записывают откуда>куда.
chinese_checkers-no_such_hole = Лунки «{ $text }» на этой звезде нет; лунки называют по ряду и столбцу, от { $first } наверху до { $last } внизу.
chinese_checkers-colour_letter = { $letter } ({ $colour })
chinese_checkers-no_such_colour = Цвета «{ $letter }» в этой игре нет; цвета — { $letters }.
chinese_checkers-position_pegs = «{ $text }» — здесь должны быть фишки одного цвета, например y:a10,b9,b11.
chinese_checkers-colour_twice = { $colour } назван дважды.
chinese_checkers-two_pegs = В { $at } две фишки.
chinese_checkers-wrong_number_of_pegs = У { COLOUR($colour, form: "gen") } { $count } { $count ->
        [one] фишка
        [few] фишки
       *[many] фишек
    }, а у каждого их { $each }.
chinese_checkers-pegs_missing = Фишек { COLOUR($colour, form: "gen") } нет.
chinese_checkers-across_already = { $colour } уже на той стороне: эта партия окончена.
chinese_checkers-position_form = В позиции этой игры — { $count } { $count ->
        [one] список
        [few] списка
       *[many] списков
    } фишек и буква цвета, чей ход.
chinese_checkers-position_to_move = «{ $text }» — здесь должна быть буква цвета, чей ход.
chinese_checkers-small_character = Короткая игра на 73 лунках, по шесть фишек, для двоих или троих.
chinese_checkers-large_character = Полная звезда из 121 лунки, по десять фишек, для двоих, троих, четверых или шестерых.
chinese_checkers-board_title = Доска
chinese_checkers-board_small = 73 лунки, лучи по 6 лунок, по 6 фишек, для 2 или 3 игроков, парами для 4 или 6.
chinese_checkers-board_large = 121 лунка, лучи по 10 лунок, по 10 фишек, для 2, 3, 4 или 6 игроков.
chinese_checkers-pairs_title = Партнёры
chinese_checkers-pairs_off = Каждый играет сам за себя.
chinese_checkers-pairs_on = Вчетвером или вшестером сидящие напротив — партнёры: кто уже перешёл, может ходить фишками партнёра, и пара побеждает, когда перешли оба.
chinese_checkers-starter_title = Кто начинает
chinese_checkers-starter_usual = Первый из сидящих, по часовой стрелке сверху.
chinese_checkers-starter = Начинает { $colour }.
chinese_checkers-wrong_value = У правила { $option } не может быть значения «{ $value }»; возможны { $allowed }.
chinese_checkers-value_is_list = У правила { $option } не может быть списка; возможны { $allowed }.
chinese_checkers-option_meant = В китайских шашках нет правила «{ $text }»; может быть, «{ $meant }»?
chinese_checkers-no_such_option = В китайских шашках нет правила «{ $text }»; есть { $names }.
chinese_checkers-at_line = Строка { $line }: { LOW($problem) }
chinese_checkers-seats_and_players = Мест занято { $seats }, а игроков должно быть { $count }.
chinese_checkers-large_players = Большая доска — для 2, 3, 4 или 6 игроков; здесь их { $count }.
chinese_checkers-small_players = Малая доска — для 2, 3, 4 или 6 игроков; здесь их { $count }.
chinese_checkers-small_in_pairs = На малой доске { $count } играют только парами: пусть pairs будет on, или возьмите large.
chinese_checkers-two_sit = Двое сидят у противоположных лучей звезды.
chinese_checkers-three_sit = Трое сидят у лучей звезды через один.
chinese_checkers-four_sit = Четверо сидят у двух пар противоположных лучей звезды.
chinese_checkers-pairs_need = Парами играют вчетвером или вшестером, а игроков здесь { $count }.
chinese_checkers-cannot_start = { $colour } не может начать: его в этой партии нет, играют только { $colours }.
chinese_checkers-no_such_sheet = У китайских шашек нет правил «{ $text }»; есть small и large.
chinese_checkers-box_title = Что в коробке
chinese_checkers-box_small = В коробке шесть игр. Для этой нужны доска со звездой и по шесть фишек на игрока.
chinese_checkers-box_large = Большой звезды в коробке шести игр нет: для неё нужны своя доска и по десять фишек на игрока.
chinese_checkers-object_title = Цель игры
chinese_checkers-object = Приведите { $pegs ->
        [one] свою { $pegs } фишку
        [few] свои { $pegs } фишки
       *[many] свои { $pegs } фишек
    } из своего луча звезды в противоположный раньше остальных.
chinese_checkers-setup_title = Подготовка
chinese_checkers-setup_star = Лунок в звезде: { $holes }. Это шестиугольник в середине и шесть лучей по { $pegs } { $pegs ->
        [one] лунке
        [few] лунки
       *[many] лунок
    }. Каждый заполняет один луч фишками своего цвета.
chinese_checkers-setup_few = Двое сидят у противоположных лучей, трое через один.
chinese_checkers-setup_many = Двое сидят у противоположных лучей, трое через один, четверо у двух пар противоположных, шестеро у всех.
chinese_checkers-setup_seats = В этой партии сидят, по часовой стрелке сверху: { $colours }.
chinese_checkers-turns_title = Ходы
chinese_checkers-turns_order = Вы договариваетесь, кто начинает; здесь это { $colour }. Затем ход переходит налево, по часовой стрелке вокруг звезды.
chinese_checkers-turns_duty = В свой ход вы двигаете одну фишку. Если ни одна не может, ход переходит; иначе ходить обязательно (наше толкование).
chinese_checkers-moving_title = Как ходит фишка
chinese_checkers-moving_steps = Фишка шагает в свободную соседнюю лунку по любой из линий: вбок или наискось, вперёд или назад.
chinese_checkers-moving_jumps = Или прыгает: через одну соседнюю фишку, всё равно чью, в свободную лунку сразу за ней. Оттуда можно прыгать дальше в любую сторону, пока есть через что. Остановиться можно после любого прыжка. С доски ничего не снимают.
chinese_checkers-moving_either = Шаг и прыжок в одном ходе не сочетаются, а цепь прыжков, вернувшаяся в начало, не ход (наше толкование).
chinese_checkers-moving_anywhere = Через любую лунку можно пройти и в любой остановиться, в чужих лучах тоже (наше толкование).
chinese_checkers-winning_title = Победа
chinese_checkers-winning_in_pairs = Вы перешли, когда ваши фишки заполнили луч напротив. Пара побеждает, как только оба партнёра перешли одновременно (наше толкование).
chinese_checkers-winning_across = Вы победили, когда все ваши фишки перешли.
chinese_checkers-winning_past_pegs = Никто не остановит вас, засев дома: лунка вашей цели, где стоит фишка начинавшего там цвета, считается заполненной, но только когда во всех остальных лунках этого луча ваши фишки, а те ваши, которым не хватило места, стоят у входа, в лунках рядом с этим лучом (наше толкование). Фишка третьего игрока там вашей не считается: подождите, пока она уйдёт.
chinese_checkers-winning_by_others = Всё равно, кто заполнил последнюю лунку: цвет, вернувший фишку домой, может привести противоположный к победе (наше толкование).
chinese_checkers-partners_title = Партнёры
chinese_checkers-partners_two_pairs = Кто сидит напротив, тот партнёр; всего две пары.
chinese_checkers-partners_three_pairs = Кто сидит напротив, тот партнёр; всего три пары.
chinese_checkers-partners_help = Пока вы на той стороне, в свой ход можно двигать фишку партнёра вместо своей. Если вывести свою фишку обратно, вы больше не на той стороне (наше толкование).
chinese_checkers-partners_goal = Партнёр начинает в вашей цели, и его фишки, которые ещё стоят там, вашими не считаются: вы не соперники друг другу (наше толкование).
chinese_checkers-variations_title = Варианты
chinese_checkers-variations_large = На большой звезде (лунок: 121) у каждого десять фишек, играют двое, трое, четверо или шестеро.
chinese_checkers-variations_pairs = Вчетвером или вшестером можно играть парами, на любой звезде (наше толкование): кто уже перешёл, помогает партнёру.
