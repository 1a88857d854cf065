## Posiciones y notación
parcheesi-foreign_path = «{ $text }» es el pasillo de otro color: ninguna ficha de { $colour } puede estar allí.
parcheesi-no_place = No hay lugar «{ $text }»: los lugares son S, de 1 a 68, de h1 a h7 y H.
parcheesi-no_step = «{ $text }» no es un paso; los pasos son como S>5, 5>10, 5x22, h4>H o, con premio, 12>32+.
parcheesi-no_such_colour = «{ $word }»: no hay color «{ $letter }»; los colores son y, b, r y g.
parcheesi-colour_twice = { $colour } está dos veces.
parcheesi-needs_four = { $colour } tiene { $count } { $count ->
        [one] ficha
       *[other] fichas
    }; necesita exactamente cuatro.
parcheesi-pawn_problem = Ficha { $number } de { $colour }: { LOW($problem) }
parcheesi-past_turn_off = { $colour } entra en su pasillo en { $last } y con estas reglas no puede estar en { $at }.
parcheesi-names_pawns = Una posición nombra las fichas de 2 a 4 colores y luego a quién le toca, por ejemplo: y:S,S,5,12 r:S,39,h3,H y 5-3.
parcheesi-pairs_need_all_colours = Por parejas hacen falta los cuatro colores en el tablero.
parcheesi-three_on_a_space = En { $at } hay tres fichas de { $colour }; en una casilla caben dos como mucho.
parcheesi-two_colours_on_a_space = En { $at } hay fichas de { $one } y de { $other }; dos colores nunca comparten casilla.
parcheesi-all_home_already = { $colour } tiene todas las fichas en la meta: la partida ha terminado.
parcheesi-mover_missing = Tras las fichas falta a quién le toca: y, b, r o g, por ejemplo: y:S,S,5,12 r:S,39,h3,H y 5-3.
parcheesi-no_mover = «{ $text }» no es un color al que le toque; es y, b, r o g, por ejemplo: y:S,S,5,12 r:S,39,h3,H y 5-3.
parcheesi-mover_without_pawns = Le toca a { $colour }, pero no tiene fichas en la posición.
parcheesi-not_expected = «{ $text }» sobra aquí; una posición acaba con una tirada como 5-3 y, tras dobles, d1 o d2.
parcheesi-no_roll = «{ $text }» no es una tirada; una tirada son dos dados del 1 al 6, como 5-3.
parcheesi-no_doublets = «{ $text }» no es un número de dobles seguidos; es d1 o d2 (dos o más, donde ya no se cuenta).
parcheesi-no_first_throw = «{ $text }» no es una tirada para ver quién empieza; es un color y su suma, como y9, o solo un color.
parcheesi-first_throws = Las tiradas para ver quién empieza nombran al menos dos colores, y uno aún tiene que tirar.

## Por qué no valen unas reglas o unos jugadores
parcheesi-rule_meant = No hay ninguna regla llamada «{ $text }» (¿querías decir «{ $meant }»?); las reglas son { $names }.
parcheesi-no_such_rule = No hay ninguna regla llamada «{ $text }»; las reglas son { $names }.
parcheesi-not_a_bonus = «{ $option }» no puede ser { $value }; es un número entero de 0 (sin premio) a { $most }.
parcheesi-not_a_value = «{ $option }» no puede ser { $value }; es { $allowed }.
parcheesi-text_value = «{ $text }»
parcheesi-plain_value = { $text }
parcheesi-list_value = una lista
parcheesi-no_pairs = El reglamento { $sheet } no tiene parejas; juega con uno que las tenga, o pon pairs en un archivo de reglas.
parcheesi-no_such_sheet = Este juego no tiene ningún reglamento llamado «{ $text }»; los reglamentos son { $sheets }.
parcheesi-two_to_four = Este juego es para 2, 3 o 4 jugadores, no para { $count }.
parcheesi-four_seats = Este juego tiene cuatro asientos: amarillo, azul, rojo y verde.
parcheesi-pairs_need_four = Por parejas hacen falta cuatro jugadores, dos contra dos; hay { $count }.
