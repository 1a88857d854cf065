# Игра в терминале.
cli-which_game = Какая игра? Список: `parlor rules`; например: parlor play parcheesi
cli-seats_disagree = В --players сказано { $players }, а в --seats названо { $seats }.
cli-other_game = { $file } — это игра { $game }, а не { $asked }.
cli-brings_its_own = У сохранённой игры свои правила, места и зерно: уберите эти параметры.
cli-dice_first = Сначала кости: нажмите Enter, чтобы бросить; `help` скажет, что ещё можно.
cli-over_already = Игра окончена: Enter — выйти, `help` скажет, что ещё можно.
cli-goodbye = До свидания.
cli-input_ended = Ввод закончился, и игра остановилась здесь: { $position }
cli-step_or_done = Введите шаг или `done`, чтобы не ходить.
cli-type_a_step = Введите номер шага или сам шаг. Подробнее: help
cli-no_step_yet = Возвращать нечего: в этом ходу ещё нет ни одного шага.
cli-no_step_left = Шагов больше нет: Enter заканчивает ход, `undo` возвращает шаг.
cli-steps_are_numbered = Шаги пронумерованы от 1 до { $count }.
cli-ask_about_what = Спросите о шаге или ходе: `why` и сам шаг или его номер.
cli-is_legal = { $play } — ход по правилам.
cli-is_legal_so_far = { $play } — пока по правилам, но ход на этом не заканчивается.
cli-can_play_nothing = { $side }: ходить нечем.
cli-can_play_nothing_with = { $side }: с { $dice } ходить нечем.
cli-only_play = { $side }: ход только один — { $play }.
cli-only_play_with = { $side }: с { $dice } ход только один — { $play }.
cli-save_where = Назовите файл, например: save evening.json
cli-load_what = Назовите файл, например: load evening.json
cli-saved = Сохранено: { $file }.
cli-loaded = Загружено: { $file }.
cli-no_game_there = { $file } уже есть, и это не сохранённая игра: выберите другое имя.
cli-cannot_write = Записать { $file } нельзя.
cli-cannot_load = Загрузить { $file } нельзя: { LOW($reason) }
cli-old_save = Игру сохранил старый parlor, ещё не записью; такие файлы больше не читаются.
cli-not_begun = Её игра ещё не началась.
cli-seed_is_secret = Её игра не окончена, а какие кости впереди, знает только сервер, на котором она идёт.
cli-none_kept = Продолжать нечего: ни одна игра ещё не сохранена.
cli-is_kept = Игра сохранена: `parlor play --continue` продолжит её.
cli-put_aside = Прежняя игра не окончена; теперь она в { $file }.
cli-one_to_go_on_with = И --continue, и --load называют игру, которую надо продолжить: выберите что-то одно.
cli-set_how = После --set пишут ИМЯ=ЗНАЧЕНИЕ, например cube=true, а не «{ $text }».
cli-plays_are_numbered = Ходы пронумерованы от 1 до { $count }.
cli-take_a_play = Чтобы выбрать один из них, введите его номер; `steps` возвращает к шагам.
cli-declines_draw = { $side }: на ничью не согласны.
cli-declines_takeback = { $side }: ход остаётся.
cli-hint = Бот { $bot } пошёл бы { $play }.
cli-hint_with_chances = Бот { $bot } пошёл бы { $play }. Слабые боты доиграли отсюда { $games ->
        [one] { $games } партию
        [few] { $games } партии
       *[many] { $games } партий
    }, и вы выиграли { $percent } %.
cli-rows_are_hidden = Окно скрывает верх доски ({ $count } { $count ->
        [one] строка
        [few] строки
       *[many] строк
    }): сделайте его выше.
cli-is_too_narrow = Ширина доски — { $count }: сделайте окно шире.
cli-clock_how = После --clock пишут время не больше суток, например 5m, 5m+3s или 30s/turn, а не «{ $text }».
cli-time_is_up = { $side }: время вышло.
