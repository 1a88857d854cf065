chess-over_by_checkmate = La partida ha terminado: jaque mate.
chess-over_by_stalemate = La partida ha terminado: ahogado.
chess-over_by_too_few_pieces = La partida ha terminado: quedan muy pocas piezas para dar mate.
chess-over_by_fifty_moves = La partida ha terminado: cincuenta movimientos por lado sin captura ni avance de peón (nuestra interpretación).
chess-over_by_repetition = La partida ha terminado: la misma posición por tercera vez (nuestra interpretación).
chess-legal = { $play } ({ $short }) es legal.
chess-move_is_due = El movimiento está por hacer.
chess-no_move = No hay movimiento: escribe uno como e2e4 o Nf3.
chess-several_moves = «{ $text }» es más de un movimiento, y un turno es uno solo.
chess-no_passing = El turno no se puede pasar: hay que mover.
chess-unreadable = «{ $text }» no es un movimiento: escribe de dónde y adónde, como e2e4, o la pieza y adónde, como Nf3.
chess-several_pieces = A { $to } puede ir más de una pieza ({ KIND($kind, form: "bare") }): escribe { $plays }.
chess-none_on_file = Las { $side } no tienen en la columna { $file } ninguna pieza que pueda ser ({ KIND($kind, form: "bare") }).
chess-none_on_rank = Las { $side } no tienen en la fila { $rank } ninguna pieza que pueda ser ({ KIND($kind, form: "bare") }).
chess-none_at_all = Las { $side } no tienen ninguna pieza que pueda ser ({ KIND($kind, form: "bare") }).
chess-none_can_go = Ninguna de las piezas de las { $side } ({ KIND($kind, form: "bare") }) en { $places } puede ir a { $to }.
chess-yours = tu { KIND($kind, form: "bare") } de { $at }
chess-white_piece = { KIND($kind, form: "acc") } { KIND($kind, form: "gender") ->
        [f] blanca
       *[m] blanco
    } de { $at }
chess-black_piece = { KIND($kind, form: "acc") } { KIND($kind, form: "gender") ->
        [f] negra
       *[m] negro
    } de { $at }
chess-pawn_moves = Un peón avanza recto una casilla, o dos desde su salida, y captura una casilla en diagonal hacia delante; no puede ir de { $from } a { $to }.
chess-knight_moves = Un caballo va dos casillas en línea recta y una de lado; no puede ir de { $from } a { $to }.
chess-bishop_moves = Un alfil mueve por diagonales; no puede ir de { $from } a { $to }.
chess-rook_moves = Una torre mueve por filas y columnas; no puede ir de { $from } a { $to }.
chess-queen_moves = Una dama mueve por filas, columnas y diagonales; no puede ir de { $from } a { $to }.
chess-king_moves = Un rey mueve una casilla en cualquier dirección; no puede ir de { $from } a { $to }.
chess-no_piece = En { $at } no hay ninguna pieza.
chess-others_begin = En { $at } está { $kind } de las { $other }, y empiezan las { $side } (nuestra interpretación).
chess-others_turn = En { $at } hay { $kind } de las { $other }, y es el turno de las { $side }.
chess-another_kind = La pieza de { $at } es { $kind }, no { $written }.
chess-stays = Un movimiento tiene que salir de { $at }.
chess-takes_own = En { $at } está tu { KIND($kind, form: "bare") }.
chess-king_takes_own_rook = En { $at } está tu { KIND($kind, form: "bare") }. El enroque se escribe O-O u O-O-O, o como el movimiento de dos casillas del rey.
chess-blocked = El camino de { $from } a { $to } lo cierra { $who }.
chess-nothing_to_take = En { $at } no hay nada que capturar.
chess-pawn_has_moved = Un peón solo avanza dos casillas desde su origen; el de { $at } ya ha movido.
chess-pawn_is_stopped = Recto, un peón no captura: { $who } le cierra el paso.
chess-pawn_takes_nothing = Un peón solo va en diagonal para capturar, y en { $at } no hay nada que capturar.
chess-too_late_in_passing = El peón de { $at } solo se captura al paso justo después de avanzar dos casillas; ya no es posible.
chess-promotes_nothing = Solo se convierte un peón que llega a la última fila; este movimiento se escribe { $play }.
chess-must_promote = El peón llega a la última fila y debe convertirse en dama, torre, alfil o caballo (nuestra interpretación): escribe { $plays }.
chess-stays_pawn = En la última fila un peón se convierte en dama, torre, alfil o caballo; no puede seguir siendo peón (nuestra interpretación).
chess-becomes_king = Un peón se convierte en dama, torre, alfil o caballo, nunca en rey.
chess-double_check = A tu rey en { $king } le dan jaque a la vez { $who }: solo puede mover el rey.
chess-in_check = A tu rey en { $king } le da jaque { $who }: mueve el rey o captura { KIND($kind, form: "acc") }.
chess-in_check_from_afar = A tu rey en { $king } le da jaque { $who }: mueve el rey, captura { KIND($kind, form: "acc") } o interpón una pieza.
chess-opens_line_in_passing = Capturando al paso, a tu rey en { $king } le daría jaque { $who }.
chess-pinned = { KIND($kind, form: "acc") } de { $at } está { KIND($kind, form: "gender") ->
        [f] clavada
       *[m] clavado
    }: sin esa pieza, a tu rey en { $king } le daría jaque { $who }.
chess-king_into_check = En { $at } a tu rey le daría jaque { $who }.
chess-king_has_left = El rey ha salido de { $at } y ya no puede enrocarse.
chess-no_rook_to_castle = En { $at } no hay una torre tuya con la que enrocar.
chess-moved_before = El rey o la torre de { $at } ya se han movido; para enrocar no puede haberse movido ninguno (nuestra interpretación).
chess-one_between = Entre rey y torre no puede haber nada, y está { $who }.
chess-several_between = Entre rey y torre no puede haber nada, y está { $who }, entre otras.
chess-castles_out_of_check = El rey no puede enrocarse estando en jaque, y se lo da { $who }.
chess-castles_out_of_double_check = El rey no puede enrocarse estando en jaque, y se lo dan { $who }.
chess-castles_over_attack = El rey no puede enrocarse pasando por { $at }: lo ataca { $who }.
chess-castles_into_check = El rey no puede enrocarse hasta { $at }: allí le daría jaque { $who }.
chess-box_character = el ajedrez que todos conocen; las tablas por regla se declaran al momento
chess-only_sheet = El ajedrez no tiene el reglamento «{ $text }»; el único es { $sheet }.
chess-no_options = El ajedrez no tiene la opción «{ $text }»; no tiene ninguna opción.
chess-two_players = Al ajedrez juegan dos: blancas y negras.
chess-fen_parts = Un FEN tiene de cuatro a seis partes (piezas, bando que mueve, enroques, captura al paso y dos contadores que pueden faltar); este tiene { $count }.
chess-fen_ranks = Las piezas se escriben en ocho filas con / entre ellas, empezando por la 8.
chess-fen_piece = En la fila { $rank } está «{ $text }», que no es ni una pieza (KQRBNP, kqrbnp) ni un número de casillas vacías.
chess-fen_rank_length = La fila { $rank } tiene { $count } { $count ->
        [one] casilla
       *[other] casillas
    } en vez de 8.
chess-fen_mover = El bando que mueve es w o b, no «{ $text }».
chess-fen_castling = Los enroques se escriben con las letras K, Q, k, q, o con -, no con «{ $text }».
chess-fen_castling_twice = Los enroques nombran { $letter } dos veces.
chess-fen_en_passant = La casilla de captura al paso es una casilla o -, no «{ $text }».
chess-fen_clock = La quinta parte cuenta los movimientos desde una captura o un movimiento de peón, de 0 a { $most }, donde son tablas; aquí es «{ $text }».
chess-fen_move_number = La sexta parte es el número del movimiento, de 1 a { NUMBER($most, useGrouping: 0) }; aquí es «{ $text }».
chess-wrong_kings = Las { $side } tienen { $count } { $count ->
        [one] rey
       *[other] reyes
    } en vez de uno.
chess-too_many_pawns = Las { $side } tienen { $count } { $count ->
        [one] peón
       *[other] peones
    }; solo hay 8.
chess-too_many_promoted = Las { $side } tienen { $count ->
        [one] una pieza que tuvo que ser peón
       *[other] { $count } piezas que tuvieron que ser peones
    }, pero aún { $pawns } de los 8 peones.
chess-pawn_on_end_rank = En { $at } hay un peón; ningún peón puede estar en la fila 1 ni en la 8.
chess-idle_in_check = Al rey de las { $side } en { $king } le da jaque { KIND($kind, form: "acc") } de { $at }, pero mueven las { $other }.
chess-too_many_checks = Al rey de las { $side } en { $king } le dan jaque más de dos piezas a la vez.
chess-no_castling_right = Las { $side } no pueden tener derecho a enrocar con la torre de { $rook }: en { $at } no está { KIND($kind, form: "acc") } de las { $side }.
chess-en_passant_rank = La casilla de captura al paso { $at } no está en la fila { $rank }, que es la que pasa el peón cuando mueven las { $side }.
chess-en_passant_pawn = La casilla de captura al paso es { $at }, pero en { $pawn } no hay peón de las { $other }.
chess-en_passant_way = La casilla de captura al paso es { $at }, pero el peón de { $pawn } no pudo pasar por { $over }, que está ocupada.
chess-box_title = Qué hay en la caja
chess-box_holds = La caja trae seis juegos. Para este hacen falta su tablero, dieciséis piezas rojas y dieciséis negras, y una hoja de etiquetas: pega una en cada pieza, rojas en las rojas y negras en las negras.
chess-object_title = El objetivo
chess-object = Da mate: ataca al rey contrario de modo que no pueda escapar.
chess-setup_title = Preparación
chess-setup_pieces = Dos jugadores tienen dieciséis piezas cada uno: un rey, una dama, dos torres, dos alfiles, dos caballos y ocho peones. Las rojas se llaman blancas, las otras negras. Empiezan las blancas (nuestra interpretación) y se alternan; un turno es un movimiento y no se puede pasar.
chess-setup_places = Cada lado coloca torre, caballo, alfil, dama, rey, alfil, caballo, torre de la columna a a la h en su primera fila, y los peones delante. Las casillas se nombran por columna y fila: el rey blanco empieza en e1, el negro en e8.
chess-moving_title = Cómo mueven las piezas
chess-moving_pieces = Rey: una casilla en cualquier dirección. Dama: cualquier distancia por fila, columna o diagonal. Torre: cualquier distancia por fila o columna. Alfil: cualquier distancia por diagonal. Caballo: dos casillas en línea recta y una de lado; solo él salta sobre lo que haya en medio.
chess-moving_takes = Una pieza captura a una contraria moviéndose a su casilla. Ninguna pieza se mueve a una casilla con otra de su lado.
chess-moving_values = Dama, torre, alfil, caballo, peón: en este orden valen cada vez menos en un cambio de piezas.
chess-knight_jumps = El caballo de f3 salta lo que haya en su camino; las demás piezas necesitan el paso libre.
chess-knight_takes_pawn = captura el peón.
chess-pawns_title = Peones
chess-pawns_move = Un peón avanza recto, casilla a casilla; desde su origen puede avanzar dos. Las dos deben estar libres: recto nunca captura. Captura una casilla en diagonal hacia delante, y solo va así para capturar.
chess-pawns_in_passing = Al paso: cuando un peón avanza dos casillas y pasa sobre una en que un peón contrario podía capturarlo, ese peón puede capturarlo como si hubiera avanzado una, cayendo en la casilla pasada. Solo en el movimiento siguiente.
chess-pawns_promote = Promoción: un peón que llega a la última fila se convierte en dama, torre, alfil o caballo de su lado en el mismo movimiento, haya lo que haya en el tablero. No puede seguir siendo peón (nuestra interpretación).
chess-may_take_in_passing = El peón blanco acaba de ir de e2 a e4: el negro de d4 puede capturarlo al paso.
chess-may_promote = Una casilla más y el peón será dama, torre, alfil o caballo.
chess-to_queen = una dama.
chess-to_knight = un caballo.
chess-castling_title = Enroque
chess-castling_move = Una vez por partida, un rey puede ir dos casillas hacia una de sus torres, y la torre se pone en la casilla que el rey ha pasado.
chess-castling_needs = Hace falta todo esto: ni ese rey ni esa torre se han movido; no hay ninguna pieza entre ellos; el rey no está en jaque; ninguna pieza contraria ataca la casilla que pasa ni la que alcanza. La torre sí puede estar atacada.
chess-may_castle = Nada se ha movido, no hay nada en medio y nada está atacado: las blancas pueden enrocarse a ambos lados.
chess-castles_short = el rey va a g1 y la torre a f1.
chess-castles_long = el rey va a c1 y la torre a d1.
chess-may_not_castle = La torre negra ataca f1, por donde tendría que pasar el rey.
chess-check_title = Jaque y mate
chess-check_answers = Un rey atacado está en jaque, y hay que responder al momento: llevando el rey a una casilla no atacada, capturando al atacante o interponiendo una pieza. Ningún movimiento puede dejar al propio rey en jaque; una pieza que lo cubre está clavada en esa línea.
chess-checkmate = Un jaque sin respuesta es mate: la partida ha terminado y gana el atacante. Al rey no se le captura.
chess-knight_is_pinned = El caballo está entre su rey y la torre negra: está clavado.
chess-black_is_mated = Las negras están en jaque, y nada sirve: mate.
chess-draws_title = Tablas
chess-draws_by_rule = Son tablas cuando quien mueve no está en jaque pero no tiene movimiento legal (ahogado); cuando las piezas que quedan no pueden dar mate de ningún modo: rey contra rey, un caballo o un alfil más, o alfiles todos en casillas de un color (cuáles son es nuestra interpretación); cuando cada lado ha hecho cincuenta movimientos seguidos sin captura ni avance de peón (al momento y sin reclamar: nuestra interpretación); y cuando los jugadores lo acuerdan.
chess-draws_by_repetition = También son tablas cuando la misma posición se da por tercera vez con el mismo turno y los mismos movimientos posibles (nuestra interpretación; el reglamento no habla de ello).
chess-draws_after_mate = Un movimiento que da mate gana aunque sea el último de los cincuenta.
chess-black_is_stalemated = Las negras no están en jaque, pero no tienen jugada: ahogado, tablas.
