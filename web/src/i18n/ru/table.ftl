table-too_much_happened = За этим столом произошло слишком много: откройте другой.
table-bad_level = Такого бота нет: «{ $text }»; есть { $levels }.
table-seat_kept = Это место придержано для другого.
table-by_invitation = На это место пускают по приглашению: откройте присланную вам ссылку.
table-needs_cookie = Чтобы место осталось за вами, браузер должен принимать файлы cookie.
table-bad_name = В имени от 1 до 24 букв.
table-about_to_begin = Все за столом: партия вот-вот начнётся.
table-begun_resign = Партия уже началась: сдайтесь или пусть за вас играет бот.
table-nobody_sits_there = Там никто не сидит.
table-leave_your_own = Встать можно только со своего места.
table-seat_still_open = Ещё есть свободное место: подождите кого-нибудь или посадите бота.
table-not_your_seat = Это не ваше место.
table-keep_your_text = Храните свой текст, пока не сядут все: тогда его спросят.
table-text_settled = Текст этого места уже определён.
table-other_text = Это не тот текст, который вы обещали, когда садились.
table-no_such_seat = Такого места в этой партии нет.
table-seat_not_free = Место { $seat } в этой партии не свободно.
table-begun = Партия уже началась.
table-not_begun = Партия ещё не началась.
table-seat_taken = Это место уже занято.
table-watching = Вы смотрите; это может только тот, кто сидит за столом.
table-only_host_seats_bot = Это место по приглашению: отдать его боту может только тот, кто открыл стол.
table-step_first = Играть есть что: сначала сделайте шаг.
table-no_bot_due = Боту сейчас не надо играть за это место.
table-bot_too_late = Бот с этим опоздал.
table-cannot_hand_over = Это место сейчас нельзя передать боту.
table-no_game = Партия сейчас не идёт.
table-no_bot_for_you = За вас не играет бот, или вы сдались.
table-time_used_up = Ваше время на партию вышло; дальше играет бот.
table-over = Партия окончена.
table-still_going = Партия ещё идёт.
table-has_to_throw = Сейчас не ваш ход: { COLOUR($side, form: "number") ->
        [plural] бросают
       *[singular] бросает
    } { $side }.
table-has_to_play = Сейчас не ваш ход: { COLOUR($side, form: "number") ->
        [plural] ходят
       *[singular] ходит
    } { $side }.
table-nobody_has_to_play = Сейчас не ваш ход: ходить некому.
table-bot_plays_for_you = Сейчас за вас играет бот.
table-play_the_dice = Кубики брошены: сыграйте их.
table-throw_first = Сначала бросьте, потом ходите.
table-offer_stands = Уже есть предложение: сначала на него надо ответить.
table-nothing_to_take_back = Возвращать нечего: после последнего броска вы не ходили, или за этим столом это не принято.
table-enough_asides = В этой партии вы уже достаточно предлагали, отвечали и настраивали: играйте дальше.
table-no_such_offer = Этого предложения больше нет.
table-others_answer = На ваше предложение должны ответить другие.
table-next_is_made = Следующий стол уже создан.
table-only_phrases = Говорить можно только фразами из списка.
table-enough_phrases = Не больше { $most } { $most ->
        [one] фразы
        [few] фраз
       *[many] фраз
    } в час.
table-phrase_hello = Здравствуйте!
table-phrase_good_luck = Удачи!
table-phrase_well_played = Хорошо сыграно.
table-phrase_nice_throw = Отличный бросок!
table-phrase_ouch = Ой.
table-phrase_oops = Упс.
table-phrase_thinking = Дайте подумать.
table-phrase_your_turn = Ваш ход.
table-phrase_one_moment = Одну минуту.
table-phrase_thanks = Спасибо.
table-phrase_sorry = Простите!
table-phrase_good_game = Хорошая партия.
table-phrase_again = Ещё партию?
table-phrase_bye = Спокойной ночи.
table-in_event = Событие { $number }: { LOW($problem) }
table-event_due = Должно идти событие { $due }, а не { $number }.
table-event_older = Событие не может быть раньше предыдущего.
table-begins_with_made = Стол начинается с события, которым его создают.
table-made_once = Стол создают один раз.
table-misfit = Это событие здесь не подходит: { $why }.
table-fit_made_once = стол создают один раз
table-fit_seat_not_open = место не свободно
table-fit_nobody_can_leave = с этого места никто не может встать
table-fit_seat_open_or_begun = есть свободное место, или партия уже началась
table-fit_no_text_due = текст этого места не должен раскрываться
table-fit_texts_missing = раскрыты не все тексты
table-fit_no_throw_due = такого броска сейчас быть не может
table-fit_no_play_due = сейчас не ход этого места
table-fit_nothing_to_offer = предлагать сейчас нечего
table-fit_no_such_offer = такого предложения нет
table-fit_cannot_take_back = этот ход нельзя вернуть
table-fit_no_clock = часы этого места не идут
table-fit_in_those_hands = место уже в этих руках
table-fit_cannot_resign = это место не может сдаться
table-fit_only_seated_say = говорить может только тот, кто сидит за столом
table-fit_only_seated_set = настраивать может только тот, кто сидит за столом
table-fit_no_game = партия сейчас не идёт
table-fit_other_end = партия кончилась не так
table-fit_only_players_want = ещё партию может хотеть только тот, кто играл
table-fit_no_other_game = другой партии, к которой перейти, нет
