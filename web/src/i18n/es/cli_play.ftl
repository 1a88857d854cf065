# El juego en el terminal.
cli-which_game = ¿Qué juego? `parlor rules` los enumera; por ejemplo: parlor play parcheesi
cli-seats_disagree = --players dice { $players }, pero --seats nombra { $seats }.
cli-other_game = { $file } es una partida de { $game }, no de { $asked }.
cli-brings_its_own = Una partida guardada trae sus reglas, sus asientos y su semilla: quita esas opciones.
cli-dice_first = Primero los dados: pulsa Intro para tirar; `help` dice qué más hay.
cli-over_already = La partida ha terminado: Intro para salir, `help` dice qué más hay.
cli-goodbye = Adiós.
cli-input_ended = La entrada ha terminado, así que la partida queda aquí: { $position }
cli-step_or_done = Escribe un paso, o `done` para no jugar nada.
cli-type_a_step = Escribe un paso por su número o en notación. Para más detalles: help
cli-no_step_yet = No hay nada que deshacer: aún no se ha dado ningún paso de esta jugada.
cli-no_step_left = No queda ningún paso: Intro termina la jugada, `undo` retrocede.
cli-steps_are_numbered = Los pasos van del 1 al { $count }.
cli-ask_about_what = Pregunta por un paso o una jugada: `why` y el paso en notación, o su número.
cli-is_legal = { $play } es una jugada legal.
cli-is_legal_so_far = { $play } es legal hasta aquí; la jugada no puede terminar ahí.
cli-can_play_nothing = { $side } no puede jugar nada.
cli-can_play_nothing_with = { $side } no puede jugar nada con { $dice }.
cli-only_play = { $side } solo tiene una jugada: { $play }.
cli-only_play_with = { $side } solo tiene una jugada con { $dice }: { $play }.
cli-save_where = Nombra un archivo, por ejemplo: save evening.json
cli-load_what = Nombra un archivo, por ejemplo: load evening.json
cli-saved = Guardado en { $file }.
cli-loaded = Se ha cargado { $file }.
cli-no_game_there = { $file } ya existe y no es una partida guardada: elige otro nombre.
cli-cannot_write = No se puede escribir { $file }.
cli-cannot_load = No se puede cargar { $file }: { LOW($reason) }
cli-old_save = La guardó un parlor anterior, antes de que las partidas se guardaran como registros; ya no se lee.
cli-not_begun = Su partida no ha empezado.
cli-seed_is_secret = Su partida no ha terminado, y los dados que faltan son un secreto del servidor en que se juega.
cli-none_kept = No hay ninguna partida que continuar: aún no se ha guardado ninguna.
cli-is_kept = La partida queda guardada: `parlor play --continue` la continúa.
cli-put_aside = La partida anterior no ha terminado; ahora está en { $file }.
cli-one_to_go_on_with = --continue y --load nombran los dos una partida que continuar: elige uno.
cli-set_how = --set lleva OPCIÓN=VALOR, como cube=true, no «{ $text }».
cli-plays_are_numbered = Las jugadas van de la 1 a la { $count }.
cli-take_a_play = Para elegir una de estas, escribe su número; `steps` vuelve a los pasos.
cli-declines_draw = { $side } no acepta las tablas.
cli-declines_takeback = { $side } no deja deshacer la jugada.
cli-hint = El bot { $bot } jugaría { $play }.
cli-hint_with_chances = El bot { $bot } jugaría { $play }. En { $games } partidas que bots fáciles siguieron desde ahí, ganaste el { $percent } %.
cli-rows_are_hidden = La ventana oculta { $count } { $count ->
        [one] fila
       *[other] filas
    } del tablero: hazla más alta.
cli-is_too_narrow = El tablero tiene { $count } columnas de ancho: ensancha la ventana.
cli-clock_how = --clock lleva un tiempo de un día como mucho, como 5m, 5m+3s o 30s/turn, no «{ $text }».
cli-time_is_up = Se acabó el tiempo: { $side }.
