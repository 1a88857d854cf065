backgammon-game_over = La partida ha terminado; no queda nada que jugar.
backgammon-cube_first = Antes tiene que decir { $side }: doblar o tirar.
backgammon-answer_first = Antes { $side } tiene que responder al doble: aceptar o retirarse.
backgammon-thrown_for_start = Quién empieza se sortea con un dado cada uno, y los iguales se repiten (nuestra interpretación): ahora tira { $side }.
backgammon-throw_first = Antes hay que tirar los dados.
backgammon-too_late_for_cube = Los dados están tirados: «{ $word }» se dice antes, y solo en partidas con cubo de doblar.
backgammon-word_is_all = Después de «{ $word }» no hay más que decir.
backgammon-may_play = { $play ->
        [roll] { $side } puede tirar.
        [double] { $side } puede doblar.
        [take] { $side } puede aceptar el doble.
        [drop] { $side } puede retirarse.
       *[other] { $side } puede jugar { $play }.
    }
backgammon-may_play_on = { $side } puede seguir jugando.
backgammon-plays_nothing = { $side } no puede jugar ningún dado.
backgammon-nothing_to_hit = { $play }* golpearía una ficha, pero { PLACE($at, form: "onto") } no hay ninguna que golpear.
backgammon-point_held = { $other } tiene cerrado el { $at } con { $men } { $men ->
        [one] ficha
       *[other] fichas
    }, así que { $side } no puede caer allí.
backgammon-enters_elsewhere = Una ficha de la barra entra en la casa del otro, del 24 al 19, no { PLACE($at, form: "onto") }.
backgammon-no_die_to_enter = Para entrar en { $at } hace falta un { $die }, y no está entre los dados por jugar ({ $dice }).
backgammon-men_outside = { $side } no puede sacar con fichas fuera de su casa: en { $points }.
backgammon-dice_too_low = Para sacar desde { $at } hace falta al menos un { $die }, y los dados por jugar ({ $dice }) son menores.
backgammon-not_the_highest = Un número mayor solo saca la ficha más alta, y esa está en { $high }, no en { $at }.
backgammon-hits_on_the_way = De { $from } a { $to } una ficha golpearía en { $blot } (nuestra interpretación: toca allí el tablero); hay que escribirlo: { $play }.
backgammon-held_on_the_way = De { $from } a { $to } una ficha se posa después de cada dado (nuestra interpretación), y { $other } tiene cerrado { $points }.
backgammon-no_such_die = De { $from } a { $to } van { $count }, y no está entre los dados por jugar ({ $dice }).
backgammon-dice_are_played = Todos los dados están jugados; { $play } es un movimiento de más.
backgammon-no_man_on_bar = { $side } no tiene ficha en la barra.
backgammon-no_man = { $side } no tiene ficha en { $at }.
backgammon-bar_first = { $side } tiene { $men ->
        [one] una ficha en la barra: debe entrar antes que nada.
       *[other] { $men } fichas en la barra: deben entrar antes que nada.
    }
backgammon-wrong_way = { $play } va al revés: las fichas bajan del 24 al 1 y luego salen.
backgammon-only_the_higher = Solo puede jugarse uno de los dados, así que es el mayor, el { $die }: { $play } (nuestra interpretación).
backgammon-too_few_dice = Tras { $first } se jugarían menos dados de los posibles; hay que jugar todos los que se pueda, por ejemplo { $play } (nuestra interpretación).
backgammon-one_more_die = Puede y debe jugarse un dado más, por ejemplo { $play }.
backgammon-one_more_die_by_reading = Puede y debe jugarse un dado más, por ejemplo { $play } (nuestra interpretación).
backgammon-more_dice = Pueden y deben jugarse { $count } { $count ->
        [one] dado
       *[other] dados
    } más, por ejemplo { $play } (nuestra interpretación).
backgammon-unreadable = «{ $text }» no es un movimiento de backgammon; son como 8/5, 6/5*, bar/21 o 6/off.
backgammon-no_move = Aquí no hay movimiento; son como 8/5 6/5.
backgammon-not_a_play = «{ $text }» no es una jugada de esta posición.
backgammon-position_form = Una posición de backgammon es un XGID, o un Position ID con tirada o sin ella: 4HPwATDgc/ABMA 3-1.
backgammon-not_a_roll = «{ $text }» no es una tirada; una tirada es como 3-1.
backgammon-id_length = Un Position ID tiene 14 letras, como 4HPwATDgc/ABMA, pero «{ $text }» tiene { $count }.
backgammon-id_letters = «{ $text }» no es un Position ID: no todas sus letras se pueden leer.
backgammon-id_men = «{ $text }» no es un Position ID: un bando tendría más de 15 fichas.
backgammon-id_goes_on = «{ $text }» no es un Position ID: es demasiado largo.
backgammon-position_won = Esta partida ha terminado: un bando ha sacado todas sus fichas.
backgammon-point_shared = En el punto { $at }, contado por quien mueve, hay fichas de los dos bandos, y eso no puede ser.
backgammon-xgid_fields = Un XGID tiene diez campos separados por dos puntos; este tiene { $count }.
backgammon-xgid_board = El tablero de un XGID tiene 26 letras; este tiene { $count }.
backgammon-xgid_letter = «{ $text }» no puede estar en el lugar { $at } del tablero de un XGID.
backgammon-xgid_men = Un bando de este XGID tiene más de 15 fichas.
backgammon-xgid_turn = El turno en un XGID es 1 o -1, no «{ $text }».
backgammon-xgid_score = El tanteo y la longitud del encuentro en un XGID son números enteros, y el campo entre ellos va de 0 a 3.
backgammon-xgid_other_length = Este XGID es de { $theirs }, pero lo que se juega es { $ours }.
backgammon-single_game = una sola partida
backgammon-match_to = un encuentro a { $points } { $points ->
        [one] punto
       *[other] puntos
    }
backgammon-match_over = Este encuentro ha terminado: van { $red } a { $black }.
backgammon-not_crawford = La partida Crawford se juega solo cuando a alguien le falta un punto.
backgammon-xgid_cube = El cubo de un XGID va de 0 a 10, su dueño es -1, 0 o 1, y su límite un número.
backgammon-cube_not_in_play = Este XGID tiene el cubo girado, pero no se juega con cubo de doblar.
backgammon-cube_in_crawford = En la partida Crawford el cubo no puede haberse girado.
backgammon-may_not_double = El campo de los dados dice que se ha ofrecido doblar, pero quien mueve no puede doblar.
backgammon-xgid_dice = Los dados de un XGID son 00, D o una tirada como 31, no «{ $text }».
backgammon-position_over = Esta partida ha terminado.
backgammon-xgid_end = «{ $text }» no puede estar al final de este XGID; puede ser opening, o roll donde se podía doblar.
backgammon-xgid_opening = La tirada inicial se hace con las fichas colocadas, un dado cada uno, antes el rojo.
backgammon-match_values = «match» debe ser un número entero de 0 a { $most }; 0 es una sola partida.
backgammon-truth_values = «{ $option }» debe ser true o false.
backgammon-option_meant = El backgammon no tiene la opción «{ $text }»; ¿querías decir «{ $meant }»?
backgammon-no_such_option = El backgammon no tiene la opción «{ $text }»; sus opciones son { $names }.
backgammon-two_players = El backgammon es para dos jugadores, rojo y negro.
backgammon-no_such_sheet = El backgammon no tiene el reglamento «{ $text }»; el único es box.

## Lo que se acuerda
backgammon-scoring_title = Gammons y backgammons
backgammon-scoring_false = Cada victoria vale 1.
backgammon-scoring_true = Una victoria vale 2 si el perdedor no ha sacado ninguna ficha (gammon) y 3 si además le queda una en la barra o en la casa del ganador (backgammon).
backgammon-cube_title = El cubo de doblar
backgammon-cube_false = La apuesta no cambia.
backgammon-cube_true = Antes de tirar, un jugador puede ofrecer doblar la apuesta; el otro acepta, o se retira y pierde la partida por la apuesta anterior.
backgammon-option_match = A cuántos puntos se juega, con la regla Crawford (0: una sola partida)
backgammon-sheet_box = El juego sencillo: gana quien primero saca las quince fichas.

## Las reglas con palabras
backgammon-box_title = Qué hay en la caja
backgammon-box = La caja trae seis juegos. Para este hacen falta su tablero, quince fichas rojas y quince negras y dos dados. Las fichas son las piezas de ajedrez, lleven lo que lleven dibujado.
backgammon-object_title = El objetivo
backgammon-object = Sé el primero en llevar tus quince fichas a tu casa y sacarlas.
backgammon-board_title = El tablero
backgammon-board_points = El tablero tiene veinticuatro puntos, contados por cada jugador del 1 al 24 desde su casa: tus puntos 1 a 6 son tu casa, los del otro son tus 19 a 24. Entre las mitades está la barra.
backgammon-board_set_up = Para empezar, cada lado coloca sus quince fichas: dos en su punto 24, cinco en el 13, tres en el 8 y cinco en el 6. Rojo va en sentido contrario al reloj y negro en el sentido del reloj, ambos desde su punto 24 hasta el 1 y fuera del tablero.
backgammon-start_title = El comienzo
backgammon-start = Cada jugador tira un dado; si son iguales se repite. El más alto empieza y juega los dos dados como primera tirada (nuestra interpretación). Después cada uno tira dos dados por turno.
backgammon-moving_title = Mover
backgammon-moving_by_dice = Cada dado mueve una ficha ese número de puntos. Pueden mover dos fichas o la misma dos veces; entonces se posa entre ambos (nuestra interpretación).
backgammon-moving_doubles = Los dados iguales se juegan dos veces: cuatro movimientos de ese número.
backgammon-moving_held = Un punto con dos o más fichas del otro está cerrado: se puede pasar, pero no caer en él.
backgammon-moving_duty = Hay que jugar tantos dados como sea posible; si puede jugarse uno u otro pero no los dos, es el más alto (nuestra interpretación). Si ninguna ficha se puede mover, pasa el turno.
backgammon-moving_example = Rojo ha sacado 3 y 1. Una ficha del 8 puede avanzar tres puntos, uno, o ambos.
backgammon-moving_two_men = dos fichas usan un dado cada una y cierran juntas un punto.
backgammon-moving_one_man = una sola ficha usa los dos.
backgammon-hitting_title = Golpear y la barra
backgammon-hitting = Una ficha que cae donde hay una sola contraria la golpea, y esa va a la barra.
backgammon-entering = Quien tiene fichas en la barra debe entrarlas todas antes de mover otra. Una ficha entra en la casa del otro en el punto que dice el dado, contado desde su borde lejano (un 1 entra en tu 24, un 6 en tu 19), salvo que esté cerrado.
backgammon-hitting_example = En el 5 hay una sola ficha negra: el 3 desde el 8 la golpea.
backgammon-entering_example = Rojo tiene una ficha en la barra, que entra primero.
backgammon-entering_with_4 = el 4 la entra, y el 6 mueve otra.
backgammon-bearing_off_title = Sacar
backgammon-bearing_off = Cuando todas tus fichas están en tu casa y ninguna en la barra, pueden sacarse. Un dado saca una del punto de su número o mueve una ficha dentro de la casa.
backgammon-bearing_off_higher = Un dado más alto que todos los puntos con ficha saca una del más alto. Si luego golpean una ficha, no se saca más hasta que vuelva a casa.
backgammon-bearing_off_example = Todas las fichas están en casa: el 6 saca una, y el 4 también.
backgammon-winning_title = Ganar
backgammon-winning = Gana la partida quien primero saca las quince fichas.
backgammon-scoring = Ganar vale 1. Vale 2, un gammon, si quien pierde no ha sacado ninguna ficha; y 3, un backgammon, si además tiene una ficha en la barra o en la casa del ganador.
backgammon-cube_offer = La apuesta empieza en 1 con el cubo de doblar en medio. Desde el segundo turno de una partida, quien va a tirar puede ofrecer doblarla si el cubo está en medio o de su lado.
backgammon-cube_answer = El otro acepta y se queda el cubo: solo él podrá doblar después; o se retira y pierde la partida con la apuesta anterior. El cubo llega hasta { $most }. Lo que vale la victoria se multiplica por el cubo.
backgammon-match_title = El encuentro
backgammon-match = Se juegan partidas hasta que alguien tiene { $points } { $points ->
        [one] punto
       *[other] puntos
    }. Cada una empieza de nuevo con la tirada inicial.
backgammon-crawford = La regla Crawford: cuando a alguien le falta por primera vez un punto, en la partida siguiente no se puede doblar. Después se puede otra vez.
backgammon-variations_title = Variantes
backgammon-variation_gammons = Gammon: podéis acordar que ganar vale el doble si el perdedor no ha sacado ninguna ficha, y el triple si además le queda una en la barra o en la casa del ganador.
backgammon-variation_cube = El cubo de doblar: podéis acordar que quien va a tirar pueda ofrecer doblar la apuesta, y que el otro acepte o se retire de la partida.
backgammon-variation_match = Un encuentro: podéis acordar jugar partida tras partida hasta que alguien tenga tantos puntos.
