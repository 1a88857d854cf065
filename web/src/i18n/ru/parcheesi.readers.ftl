## Позиции и запись ходов
parcheesi-foreign_path = «{ $text }» — дорожка к дому другого цвета: ни одной фишке { COLOUR($colour, form: "gen") } на ней не стоять.
parcheesi-no_place = Места «{ $text }» нет: места — S, от 1 до 68, от h1 до h7 и H.
parcheesi-no_step = «{ $text }» — не шаг; шаги записывают S>5, 5>10, 5x22, h4>H, а бонус — 12>32+.
parcheesi-no_such_colour = «{ $word }»: цвета «{ $letter }» нет; цвета — y, b, r и g.
parcheesi-colour_twice = { $colour } указан дважды.
parcheesi-needs_four = У { COLOUR($colour, form: "gen") } { $count } { $count ->
        [one] фишка
        [few] фишки
       *[many] фишек
    }, а нужно ровно четыре.
parcheesi-pawn_problem = Фишка { $number } у { COLOUR($colour, form: "gen") }: { LOW($problem) }
parcheesi-past_turn_off = { $colour } сворачивает на { $last } и по этим правилам не может стоять на { $at }.
parcheesi-names_pawns = Позиция называет фишки от 2 до 4 цветов, потом того, чей ход, например: y:S,S,5,12 r:S,39,h3,H y 5-3.
parcheesi-pairs_need_all_colours = Для игры парами на доске нужны все четыре цвета.
parcheesi-three_on_a_space = На { $at } стоят три фишки { COLOUR($colour, form: "gen") }, а на клетке помещается не больше двух.
parcheesi-two_colours_on_a_space = На { $at } стоят фишки { COLOUR($one, form: "gen") } и { COLOUR($other, form: "gen") }, а два цвета никогда не делят клетку.
parcheesi-all_home_already = У { COLOUR($colour, form: "gen") } все фишки дома: партия окончена.
parcheesi-mover_missing = После фишек не сказано, чей ход: y, b, r или g, например: y:S,S,5,12 r:S,39,h3,H y 5-3.
parcheesi-no_mover = «{ $text }» не говорит, чей ход: это y, b, r или g, например: y:S,S,5,12 r:S,39,h3,H y 5-3.
parcheesi-mover_without_pawns = Ходит { $colour }, но его фишек в позиции нет.
parcheesi-not_expected = «{ $text }» здесь лишнее: позиция кончается броском, например 5-3, а после дублей — d1 или d2.
parcheesi-no_roll = «{ $text }» — не бросок; бросок — это два кубика от 1 до 6, например 5-3.
parcheesi-no_doublets = «{ $text }» — не число дублей подряд; это d1 или d2 (два и больше, если дальше не считают).
parcheesi-no_first_throw = «{ $text }» — не бросок за право начать; это цвет и его сумма, например y9, или один цвет.
parcheesi-first_throws = В бросках за право начать названы хотя бы два цвета, и один из них ещё не бросал.

## Почему правила или состав игроков не подходят
parcheesi-rule_meant = Правила «{ $text }» нет (может быть, «{ $meant }»?); есть { $names }.
parcheesi-no_such_rule = Правила «{ $text }» нет; есть { $names }.
parcheesi-not_a_bonus = «{ $option }» — не { $value }; это целое число от 0 (без бонуса) до { $most }.
parcheesi-not_a_value = «{ $option }» — не { $value }; это { $allowed }.
parcheesi-text_value = «{ $text }»
parcheesi-plain_value = { $text }
parcheesi-list_value = список
parcheesi-no_pairs = В правилах { $sheet } пар нет; играйте по правилам, где они есть, или задайте pairs в файле правил.
parcheesi-no_such_sheet = Правил «{ $text }» у этой игры нет; есть { $sheets }.
parcheesi-two_to_four = В эту игру играют 2, 3 или 4 игрока, а не { $count }.
parcheesi-four_seats = В этой игре четыре места: жёлтое, синее, красное и зелёное.
parcheesi-pairs_need_four = Парами играют вчетвером, двое на двое; игроков здесь { $count }.
