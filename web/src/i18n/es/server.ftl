server-turn_clock = El reloj por turno tiene de 5 a 3600 segundos.
server-game_clock = El reloj por partida tiene de 30 a 86400 segundos.
server-increment = El tiempo añadido por turno es de 0 a 300 segundos.
server-seats_form = «seats» es una lista de objetos.
server-no_seat = En esta partida no hay asiento { $seat }.
server-seat_kind = Un asiento es «open» o «bot».
server-timeout_form = «timeout» es «bot» o «lose».
server-endless = Con estas reglas casi ninguna partida terminaría en { $most } { $most ->
        [one] tirada o jugada
       *[other] tiradas y jugadas
    }.
server-name_too_long = El nombre de un reglamento tiene { $most } { $most ->
        [one] letra
       *[other] letras
    } como mucho.
server-too_many_options = Las reglas de la casa fijan { $most } { $most ->
        [one] opción
       *[other] opciones
    } como mucho.
server-other_game = Estas reglas son para { $theirs }, no para { $ours }.
server-too_many_steps = «steps» tiene 64 pasos como mucho.
server-judge_form = Envía «from» y «to», o «play».
server-play_too_long = Eso es demasiado largo para una jugada.
server-no_throw_due = En esta posición no toca tirar.
server-dice_form = «dice» tiene que ser { $count } { $count ->
        [one] número
       *[other] números
    } de 1 a 6.
server-nobody_plays = En esta posición nadie tiene que jugar.
server-replay_form = Esto no es un registro de Parlor.
server-no_such_table = No existe esa mesa: el enlace puede estar cortado o ser antiguo.
server-not_over = La partida no ha terminado: su registro se hace al final.
server-record_or_replay = Una mesa tiene /record y /replay.
server-damaged = Lo guardado de esta mesa está dañado: avisa a quien lleva este servidor.
server-unreachable = Ahora mismo las partidas no se pueden guardar ni leer: inténtalo en un momento.
server-unknown_whether_kept = Ahora mismo las partidas no se pueden guardar: si esto se hizo, se verá cuando se pueda.
server-commitment_form = Para sentarte, envía en «text_commitment» el SHA-256 de TABLE:SEAT:TEXT en 64 cifras hexadecimales.
server-not_your_turn = No es tu turno.
server-stale = Ha pasado algo desde entonces: mira otra vez.
server-others_faster = Otros han sido más rápidos: mira otra vez.
server-table_busy = Pasan demasiadas cosas en esta mesa: espera un momento.
server-stopping_kept = El servidor se está reiniciando; tu partida se guarda.
server-messages_rate = Como mucho { $most } { $most ->
        [one] mensaje
       *[other] mensajes
    } por segundo.
server-far_too_many = Demasiados mensajes: conéctate otra vez y di menos.
server-not_binary = Los mensajes son texto JSON, no binarios.
server-wants_post = Aquí hace falta un POST.
server-nothing_here = Aquí no hay nada; docs/protocol.md dice lo que hay.
server-no_such_file = No existe ese archivo.
server-only_read = Los archivos solo se pueden leer.
server-operators_paths = Aquí están /metrics, /healthz y /readyz.
server-other_host = Este servidor no se llama así: quien lo lleva da sus nombres con --origin.
server-foreign_request = Esta petición viene de la página de otro sitio.
server-foreign_connection = Esta conexión viene de la página de otro sitio.
server-too_slow = Una petición tiene que llegar entera en { $seconds } { $seconds ->
        [one] segundo
       *[other] segundos
    }.
server-body_too_large = La petición es demasiado grande: tiene como mucho { $most } { $most ->
        [one] byte
       *[other] bytes
    }.
server-head_too_large = La cabecera de una petición tiene como mucho { $most } { $most ->
        [one] byte
       *[other] bytes
    }.
server-trailers_too_large = Los remates de una petición, y lo que un trozo dice además de su tamaño, tienen { $most } { $most ->
        [one] byte
       *[other] bytes
    } como mucho.
server-not_http = Esto no es una petición HTTP.
server-too_many_ask = Demasiados preguntan esto a la vez: inténtalo otra vez.
server-too_busy = El servidor está demasiado ocupado: inténtalo otra vez.
server-table_full = Hay demasiada gente en esta mesa: inténtalo más tarde.
server-server_full = El servidor está lleno: inténtalo más tarde.
server-stopping = El servidor se está reiniciando: inténtalo de nuevo en un momento.
server-requests_rate = Como mucho { $most } { $most ->
        [one] petición
       *[other] peticiones
    } por segundo desde una dirección.
server-tables_rate = Como mucho { $most } { $most ->
        [one] mesa
       *[other] mesas
    } por hora desde una dirección.
server-connections_limit = Como mucho { $most } { $most ->
        [one] conexión
       *[other] conexiones
    } desde una dirección.
server-too_much_under_way = Hay demasiado en camino hacia tu dirección o desde ella: espera a que llegue.
server-table_deleted = Esta mesa se ha borrado.
