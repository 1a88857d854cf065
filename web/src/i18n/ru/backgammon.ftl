backgammon-game_over = Партия окончена; играть больше нечего.
backgammon-cube_first = Сначала говорит { $side }: удвоить или бросать.
backgammon-answer_first = Сначала { $side } отвечает на удвоение: принять или отказаться.
backgammon-thrown_for_start = Кому начинать, решают по одному кубику, при равенстве бросают снова (наше толкование): сейчас бросает { $side }.
backgammon-throw_first = Сначала надо бросить кубики.
backgammon-too_late_for_cube = Кубики брошены: «{ $word }» говорят раньше и только в партиях с кубом удвоения.
backgammon-word_is_all = После «{ $word }» говорить больше нечего.
backgammon-may_play = { $play ->
        [roll] { $side } может бросать.
        [double] { $side } может удвоить.
        [take] { $side } может принять удвоение.
        [drop] { $side } может отказаться от удвоения.
       *[other] { $side } может сыграть { $play }.
    }
backgammon-may_play_on = { $side } может играть дальше.
backgammon-plays_nothing = { $side } не может сыграть ни одного кубика.
backgammon-nothing_to_hit = { $play }* значит побить шашку, но { PLACE($at, form: "onto") } бить некого.
backgammon-point_held = Пункт { $at } занят: там { $men } { $men ->
        [one] шашка
        [few] шашки
       *[many] шашек
    } { COLOUR($other, form: "gen") }, поэтому шашка { COLOUR($side, form: "gen") } встать туда не может.
backgammon-enters_elsewhere = Шашка с бара входит в дом соперника, на пункты с 24 по 19, а не { PLACE($at, form: "onto") }.
backgammon-no_die_to_enter = Чтобы войти на { $at }, нужно { $die }, а такого кубика нет (остались: { $dice }).
backgammon-men_outside = { $side } не может выбрасывать, пока есть шашки вне дома: на { $points }.
backgammon-dice_too_low = Чтобы выбросить с { $at }, нужно не меньше { $die }, а кубики ({ $dice }) меньше.
backgammon-not_the_highest = Большее число выбрасывает только самую дальнюю шашку, а она на { $high }, не на { $at }.
backgammon-hits_on_the_way = По пути с { $from } на { $to } шашка побила бы на { $blot } (наше толкование: она касается там доски); это надо записать: { $play }.
backgammon-held_on_the_way = По пути с { $from } на { $to } шашка касается доски после каждого кубика (наше толкование), а { $other } занимает { $points }.
backgammon-no_such_die = С { $from } на { $to } — { $count }, а такого кубика нет (остались: { $dice }).
backgammon-dice_are_played = Все кубики уже сыграны; { $play } — лишний ход.
backgammon-no_man_on_bar = У { COLOUR($side, form: "gen") } нет шашки на баре.
backgammon-no_man = У { COLOUR($side, form: "gen") } нет шашки на { $at }.
backgammon-bar_first = У { COLOUR($side, form: "gen") } { $men ->
        [one] шашка на баре: сначала вводят её.
        [few] { $men } шашки на баре: сначала вводят их.
       *[many] { $men } шашек на баре: сначала вводят их.
    }
backgammon-wrong_way = { $play } — не в ту сторону: шашки идут от 24 к 1 и затем с доски.
backgammon-only_the_higher = Сыграть можно только один кубик, значит больший, { $die }: { $play } (наше толкование).
backgammon-too_few_dice = После { $first } удалось бы сыграть меньше кубиков, чем возможно; играют всё, что можно, например { $play } (наше толкование).
backgammon-one_more_die = Можно и нужно сыграть ещё один кубик, например { $play }.
backgammon-one_more_die_by_reading = Можно и нужно сыграть ещё один кубик, например { $play } (наше толкование).
backgammon-more_dice = Можно и нужно сыграть ещё { $count } { $count ->
        [one] кубик
        [few] кубика
       *[many] кубиков
    }, например { $play } (наше толкование).
backgammon-unreadable = «{ $text }» — не ход в нардах; ходы записывают 8/5, 6/5*, bar/21 или 6/off.
backgammon-no_move = Хода нет; ходы записывают 8/5 6/5.
backgammon-not_a_play = «{ $text }» — не ход этой позиции.
backgammon-position_form = Позиция нард — это XGID или Position ID с броском или без него: 4HPwATDgc/ABMA 3-1.
backgammon-not_a_roll = «{ $text }» — не бросок; бросок записывают 3-1.
backgammon-id_length = В Position ID 14 знаков, как в 4HPwATDgc/ABMA, а в «{ $text }» { $count } { $count ->
        [one] знак
        [few] знака
       *[many] знаков
    }.
backgammon-id_letters = «{ $text }» — не Position ID: не все его знаки можно прочесть.
backgammon-id_men = «{ $text }» — не Position ID: у одной из сторон было бы больше 15 шашек.
backgammon-id_goes_on = «{ $text }» — не Position ID: он слишком длинный.
backgammon-position_won = Эта партия окончена: одна из сторон выбросила все шашки.
backgammon-point_shared = На пункте { $at }, считая от того, чей ход, стоят шашки обеих сторон, а так не бывает.
backgammon-xgid_fields = В XGID десять полей через двоеточие, а здесь { $count } { $count ->
        [one] поле
        [few] поля
       *[many] полей
    }.
backgammon-xgid_board = Доска в XGID занимает 26 знаков, а здесь { $count } { $count ->
        [one] знак
        [few] знака
       *[many] знаков
    }.
backgammon-xgid_letter = «{ $text }» не может стоять на месте { $at } доски XGID.
backgammon-xgid_men = В этом XGID у одной из сторон больше 15 шашек.
backgammon-xgid_turn = Чей ход, в XGID пишут как 1 или -1, а не «{ $text }».
backgammon-xgid_score = Счёт и длина матча в XGID — целые числа, а поле между ними — от 0 до 3.
backgammon-xgid_other_length = В этом XGID — { $theirs }, а здесь играют иначе: { $ours }.
backgammon-single_game = одна партия
backgammon-match_to = матч до { $points } { $points ->
        [one] очка
       *[many] очков
    }
backgammon-match_over = Этот матч окончен: счёт { $red }:{ $black }.
backgammon-not_crawford = Партию Кроуфорда играют, только когда кому-то не хватает одного очка.
backgammon-xgid_cube = Куб в XGID — от 0 до 10, его владелец — -1, 0 или 1, а его предел — число.
backgammon-cube_not_in_play = В этом XGID куб повёрнут, но куба удвоения в игре нет.
backgammon-cube_in_crawford = В партии Кроуфорда куб не мог быть повёрнут.
backgammon-may_not_double = Поле кубиков говорит, что предложено удвоение, но тот, чей ход, удваивать не может.
backgammon-xgid_dice = Кубики в XGID — это 00, D или бросок вроде 31, а не «{ $text }».
backgammon-position_over = Эта партия окончена.
backgammon-xgid_end = «{ $text }» не может стоять в конце этого XGID; там пишут opening, а где можно было удвоить — roll.
backgammon-xgid_opening = Первый бросок делают при расставленных шашках, каждый одним кубиком, сначала красный.
backgammon-match_values = «match» — целое число от 0 до { $most }; 0 — одна партия.
backgammon-truth_values = «{ $option }» — это true или false.
backgammon-option_meant = В нардах нет правила «{ $text }»; может быть, «{ $meant }»?
backgammon-no_such_option = В нардах нет правила «{ $text }»; есть { $names }.
backgammon-two_players = В нарды играют двое, красный и чёрный.
backgammon-no_such_sheet = У нард нет правил «{ $text }»; есть только box.

## О чём договариваются
backgammon-scoring_title = Марс и кокс
backgammon-scoring_false = Каждая победа — одно очко.
backgammon-scoring_true = Победа стоит 2, если проигравший не выбросил ни одной шашки (марс), и 3, если при этом его шашка ещё на баре или в доме победителя (кокс).
backgammon-cube_title = Куб удвоения
backgammon-cube_false = Ставка не меняется.
backgammon-cube_true = Перед броском игрок может предложить удвоить ставку; другой принимает или отказывается и проигрывает партию по старой ставке.
backgammon-option_match = До скольких очков играть, с правилом Кроуфорда (0: одна партия)
backgammon-sheet_box = Простая игра: кто первым выбросит все пятнадцать шашек, тот победил.

## Правила словами
backgammon-box_title = Что в коробке
backgammon-box = В коробке шесть игр. Для этой нужны её доска, пятнадцать красных и пятнадцать чёрных шашек и два кубика. Шашками служат шахматные фигуры, что бы на них ни было нарисовано.
backgammon-object_title = Цель игры
backgammon-object = Проведите все пятнадцать шашек в свой дом и выбросьте их раньше соперника.
backgammon-board_title = Доска
backgammon-board_points = На доске двадцать четыре пункта; каждый считает их от 1 до 24 от своего дома: пункты 1–6 — ваш дом, дом соперника — ваши 19–24. Между половинами лежит бар.
backgammon-board_set_up = Каждая сторона расставляет пятнадцать шашек: две на пункте 24, пять на 13, три на 8 и пять на 6. Красные идут против часовой стрелки, чёрные по часовой, и те и другие от своего пункта 24 к 1 и с доски.
backgammon-start_title = Начало
backgammon-start = Каждый бросает один кубик; при равенстве бросают ещё раз. Больший начинает и играет оба кубика первым броском (наше толкование). Дальше каждый бросает по два кубика по очереди.
backgammon-moving_title = Как ходить
backgammon-moving_by_dice = Каждый кубик двигает одну шашку на столько пунктов. Можно двигать две шашки или одну дважды; тогда она касается пункта между ними (наше толкование).
backgammon-moving_doubles = Дубль играют дважды: четыре хода на это число.
backgammon-moving_held = Пункт, на котором стоят две чужие шашки или больше, занят: его можно пройти, но нельзя на него встать.
backgammon-moving_duty = Надо сыграть столько кубиков, сколько возможно; если можно любой, но не оба, то больший (наше толкование). Если ни одна шашка не может пойти, ход переходит.
backgammon-moving_example = У красного 3 и 1. Шашка с 8 может пойти на три пункта, на один или на то и другое.
backgammon-moving_two_men = две шашки идут по одному кубику и вместе занимают пункт.
backgammon-moving_one_man = одна шашка идёт обоими кубиками.
backgammon-hitting_title = Как бьют, и бар
backgammon-hitting = Шашка, попавшая туда, где стоит одна чужая, бьёт её, и та уходит на бар.
backgammon-entering = У кого шашки на баре, тот сначала вводит их все. Шашка входит в дом соперника на пункт, который называет кубик, считая от дальнего края (1 — на ваш 24, 6 — на ваш 19), если пункт не занят.
backgammon-hitting_example = На 5 одна чёрная шашка: тройка с 8 бьёт её.
backgammon-entering_example = У красного шашка на баре, сначала вводят её.
backgammon-entering_with_4 = четвёрка вводит её, шестёркой идёт другая.
backgammon-bearing_off_title = Выбрасывание
backgammon-bearing_off = Когда все ваши шашки в вашем доме и ни одной на баре, их можно выбрасывать. Кубик выбрасывает шашку с пункта со своим числом или двигает шашку внутри дома.
backgammon-bearing_off_higher = Кубик больше любого пункта с шашкой выбрасывает шашку с самого дальнего. Если шашку потом побьют, выбрасывать нельзя, пока она не вернётся домой.
backgammon-bearing_off_example = Все шашки в доме: шестёрка выбрасывает одну, и четвёрка тоже.
backgammon-winning_title = Победа
backgammon-winning = Побеждает тот, кто первым выбросит все пятнадцать шашек.
backgammon-scoring = Победа стоит 1. Она стоит 2, это марс, если проигравший не выбросил ни одной шашки, и 3, это кокс, если к тому же его шашка стоит на баре или в доме победителя.
backgammon-cube_offer = Ставка сначала 1, куб посередине. Со второго хода партии тот, кому бросать, может предложить удвоить ставку, если куб посередине или на его стороне.
backgammon-cube_answer = Другой принимает и берёт куб: следующим удваивать может только он; или отказывается и проигрывает партию по прежней ставке. Куб растёт до { $most }. Цена победы умножается на куб.
backgammon-match_title = Матч
backgammon-match = Партии играют, пока кто-то не наберёт { $points } { $points ->
        [one] очко
        [few] очка
       *[many] очков
    }. Каждая начинается заново с первого броска.
backgammon-crawford = Правило Кроуфорда: когда кому-то впервые не хватает одного очка, в следующей партии удваивать нельзя. Потом удваивать снова можно.
backgammon-variations_title = Варианты
backgammon-variation_gammons = Марс и кокс: можно договориться, что победа стоит вдвое, если проигравший не выбросил ни одной шашки, и втрое, если при этом его шашка ещё на баре или в доме победителя.
backgammon-variation_cube = Куб удвоения: можно договориться, что тот, кому бросать, может предложить удвоить ставку, а другой принимает или отказывается от партии.
backgammon-variation_match = Матч: можно договориться играть партию за партией, пока кто-то не наберёт нужное число очков.
