server-turn_clock = Часы на ход — от 5 до 3600 секунд.
server-game_clock = Часы на партию — от 30 до 86400 секунд.
server-increment = Добавка за ход — от 0 до 300 секунд.
server-seats_form = «seats» — список объектов.
server-no_seat = Места { $seat } в этой партии нет.
server-seat_kind = Место бывает «open» или «bot».
server-timeout_form = «timeout» — это «bot» или «lose».
server-endless = По этим правилам почти ни одна партия не кончится за { $most } { $most ->
        [one] бросок или ход
        [few] броска и хода
       *[many] бросков и ходов
    }.
server-name_too_long = В названии правил не больше { $most } { $most ->
        [one] буквы
        [few] букв
       *[many] букв
    }.
server-too_many_options = В домашних правилах не больше { $most } { $most ->
        [one] настройки
        [few] настроек
       *[many] настроек
    }.
server-other_game = Эти правила — для игры { $theirs }, а не { $ours }.
server-too_many_steps = В «steps» не больше 64 шагов.
server-judge_form = Пришлите «from» и «to» или «play».
server-play_too_long = Для хода это слишком длинно.
server-no_throw_due = В этой позиции бросать не надо.
server-dice_form = В «dice» должно стоять столько чисел от 1 до 6: { $count }.
server-nobody_plays = В этой позиции ходить некому.
server-replay_form = Это не запись партии Parlor.
server-no_such_table = Такого стола нет: ссылка неполная или устарела.
server-not_over = Партия не окончена: её запись делают в конце.
server-record_or_replay = У стола есть /record и /replay.
server-damaged = Запись этого стола повреждена: сообщите тому, кто держит сервер.
server-unreachable = Сейчас партии нельзя ни сохранить, ни прочитать: попробуйте чуть позже.
server-unknown_whether_kept = Сейчас партии нельзя сохранить: сделано ли это, станет видно, когда будет можно.
server-commitment_form = Чтобы сесть, пришлите в «text_commitment» SHA-256 от TABLE:SEAT:TEXT, 64 шестнадцатеричные цифры.
server-not_your_turn = Сейчас не ваш ход.
server-stale = С тех пор что-то произошло: посмотрите ещё раз.
server-others_faster = Другие успели раньше: посмотрите ещё раз.
server-table_busy = За этим столом слишком много всего сразу: подождите немного.
server-stopping_kept = Сервер перезапускается; ваша партия сохранена.
server-messages_rate = Не больше { $most } { $most ->
        [one] сообщения
        [few] сообщений
       *[many] сообщений
    } в секунду.
server-far_too_many = Слишком много сообщений: подключитесь снова и говорите меньше.
server-not_binary = Сообщения — это текст JSON, а не двоичные данные.
server-wants_post = Здесь нужен POST.
server-nothing_here = Здесь ничего нет; что есть, говорит docs/protocol.md.
server-no_such_file = Такого файла нет.
server-only_read = Файлы можно только читать.
server-operators_paths = Здесь есть /metrics, /healthz и /readyz.
server-other_host = У этого сервера нет такого имени: его имена задаёт тот, кто его держит, через --origin.
server-foreign_request = Этот запрос пришёл со страницы другого сайта.
server-foreign_connection = Это соединение открыла страница другого сайта.
server-too_slow = Запрос должен прийти целиком за { $seconds } { $seconds ->
        [one] секунду
        [few] секунды
       *[many] секунд
    }.
server-body_too_large = Запрос слишком велик: в нём не больше { $most } { $most ->
        [one] байта
        [few] байт
       *[many] байт
    }.
server-head_too_large = В заголовке запроса не больше { $most } { $most ->
        [one] байта
        [few] байт
       *[many] байт
    }.
server-trailers_too_large = В хвосте запроса и в пометках при размере куска — не больше { $most } { $most ->
        [one] байта
        [few] байт
       *[many] байт
    }.
server-not_http = Это не запрос HTTP.
server-too_many_ask = Об этом спрашивают слишком многие сразу: попробуйте ещё раз.
server-too_busy = Сервер слишком занят: попробуйте ещё раз.
server-table_full = За этим столом слишком много людей: попробуйте позже.
server-server_full = Сервер переполнен: попробуйте позже.
server-stopping = Сервер перезапускается: повторите через минуту.
server-requests_rate = С одного адреса — не больше { $most } { $most ->
        [one] запроса
        [few] запросов
       *[many] запросов
    } в секунду.
server-tables_rate = С одного адреса — не больше { $most } { $most ->
        [one] стола
        [few] столов
       *[many] столов
    } в час.
server-connections_limit = С одного адреса — не больше { $most } { $most ->
        [one] соединения
        [few] соединений
       *[many] соединений
    }.
server-too_much_under_way = На ваш адрес или с него идёт слишком много: подождите, пока дойдёт.
server-table_deleted = Этот стол удалён.
