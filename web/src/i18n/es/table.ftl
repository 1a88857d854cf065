table-too_much_happened = En esta mesa ha pasado demasiado: abre otra.
table-bad_level = No hay bot «{ $text }»; los hay { $levels }.
table-seat_kept = Este asiento está guardado para alguien.
table-by_invitation = Este asiento es por invitación: abre el enlace que te enviaron.
table-needs_cookie = Para que el asiento siga siendo tuyo, el navegador tiene que aceptar cookies.
table-bad_name = Un nombre tiene de 1 a 24 letras.
table-about_to_begin = Todos están sentados: la partida está a punto de empezar.
table-begun_resign = La partida ya ha empezado: abandona, o deja que un bot juegue por ti.
table-nobody_sits_there = Allí no hay nadie sentado.
table-leave_your_own = Solo puedes dejar un asiento tuyo.
table-seat_still_open = Aún hay un asiento libre: espera a alguien, o sienta a un bot.
table-not_your_seat = Este asiento no es tuyo.
table-keep_your_text = Guarda tu texto hasta que todos se sienten: entonces se pedirá.
table-text_settled = El texto de este asiento ya está decidido.
table-other_text = Este no es el texto que prometiste al sentarte.
table-no_such_seat = No hay tal asiento en esta partida.
table-seat_not_free = El asiento { $seat } no está libre en esta partida.
table-begun = La partida ya ha empezado.
table-not_begun = La partida no ha empezado.
table-seat_taken = Ya hay alguien sentado ahí.
table-watching = Estás mirando; solo quien está sentado a la mesa puede hacer esto.
table-only_host_seats_bot = Este asiento es por invitación: solo quien abrió la mesa puede dárselo a un bot.
table-step_first = Hay algo que jugar: antes da un paso.
table-no_bot_due = Ahora ningún bot tiene que jugar por este asiento.
table-bot_too_late = El bot ha llegado tarde para esto.
table-cannot_hand_over = Este asiento no se puede dejar a un bot ahora.
table-no_game = No hay ninguna partida en curso.
table-no_bot_for_you = Ningún bot juega por ti, o has abandonado.
table-time_used_up = Se te ha acabado el tiempo de la partida; sigue el bot.
table-over = La partida ha terminado.
table-still_going = La partida sigue en curso.
table-has_to_throw = No es tu turno: { COLOUR($side, form: "number") ->
        [plural] tiran las
       *[singular] tira
    } { $side }.
table-has_to_play = No es tu turno: { COLOUR($side, form: "number") ->
        [plural] juegan las
       *[singular] juega
    } { $side }.
table-nobody_has_to_play = No es tu turno: nadie tiene que jugar.
table-bot_plays_for_you = Ahora mismo juega un bot por ti.
table-play_the_dice = Los dados están tirados: juégalos.
table-throw_first = Antes tira, luego juega.
table-offer_stands = Ya hay una oferta: hay que responderla.
table-nothing_to_take_back = No hay nada que deshacer: no has jugado nada desde la última tirada, o esta mesa no lo permite.
table-enough_asides = Ya has ofrecido, contestado y ajustado bastante en esta partida: sigue jugando.
table-no_such_offer = Esa oferta ya no está en pie.
table-others_answer = Los demás tienen que responder a tu oferta.
table-next_is_made = La mesa siguiente ya está creada.
table-only_phrases = Solo se pueden decir las frases de la lista.
table-enough_phrases = Como mucho { $most } { $most ->
        [one] frase
       *[other] frases
    } por hora.
table-phrase_hello = ¡Hola!
table-phrase_good_luck = ¡Suerte!
table-phrase_well_played = Bien jugado.
table-phrase_nice_throw = ¡Buena tirada!
table-phrase_ouch = Ay.
table-phrase_oops = Vaya.
table-phrase_thinking = Déjame pensar.
table-phrase_your_turn = Te toca.
table-phrase_one_moment = Un momento, por favor.
table-phrase_thanks = Gracias.
table-phrase_sorry = ¡Perdón!
table-phrase_good_game = Buena partida.
table-phrase_again = ¿Otra partida?
table-phrase_bye = Buenas noches.
table-in_event = Evento { $number }: { LOW($problem) }
table-event_due = Toca el evento { $due }, no el { $number }.
table-event_older = Un evento no puede ser más antiguo que el anterior.
table-begins_with_made = Una mesa empieza con el evento que la crea.
table-made_once = Una mesa se crea una sola vez.
table-misfit = Este evento no encaja aquí: { $why }.
table-fit_made_once = una mesa se crea una sola vez
table-fit_seat_not_open = el asiento no está libre
table-fit_nobody_can_leave = nadie puede dejar este asiento
table-fit_seat_open_or_begun = hay un asiento libre, o la partida ya ha empezado
table-fit_no_text_due = no hay que revelar ningún texto de este asiento
table-fit_texts_missing = no se han revelado todos los textos
table-fit_no_throw_due = no toca esa tirada
table-fit_no_play_due = no le toca jugar a este asiento
table-fit_nothing_to_offer = no se puede ofrecer nada
table-fit_no_such_offer = no hay tal oferta
table-fit_cannot_take_back = esto no se puede deshacer
table-fit_no_clock = el reloj de este asiento no corre
table-fit_in_those_hands = el asiento ya está en esas manos
table-fit_cannot_resign = este asiento no puede abandonar
table-fit_only_seated_say = solo quien está sentado a la mesa puede decir algo
table-fit_only_seated_set = solo quien está sentado a la mesa puede ajustar algo
table-fit_no_game = no hay ninguna partida en curso
table-fit_other_end = la partida no acabó así
table-fit_only_players_want = solo quien jugó puede querer otra partida
table-fit_no_other_game = no hay otra partida a la que pasar
