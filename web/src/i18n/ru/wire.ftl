wire-not_json = Это не JSON.
wire-not_object = Это JSON, но не объект: пишите { $form }.
wire-field_wrong = Поле «{ $name }» — это { $what }.
wire-field_missing_is = Поля «{ $name }» нет; это { $what }.
wire-field_missing = Поля «{ $name }» нет.
wire-field_value = В поле «{ $name }» не может стоять «{ $value }».
wire-field_too_long = В поле «{ $name }» не больше { $most } { $most ->
        [one] буквы
        [few] букв
       *[many] букв
    }.
wire-a_text = текст
wire-a_number = целое число
wire-a_number_within = целое число от { $lowest } до { $highest }
wire-a_truth = true или false
wire-texts = список текстов
wire-numbers = список целых чисел
wire-steps_form = «steps» — список не больше чем из 64 шагов, по 32 буквы в каждом.
wire-offer_form = Предложение бывает «draw» или «takeback».
wire-text_sent = Тексты больше не присылают, садясь за стол, а только обещают: загрузите страницу заново.
wire-play_form = Для хода нужны «steps» или «play» в записи этой игры.
wire-why_form = Чтобы спросить почему, нужны «from» и «to» или «play».
wire-command_meant = Команды «{ $text }» нет; может быть, «{ $meant }»?
wire-no_such_command = Такой команды нет; есть { $names }.
wire-seat_number = Место — число от 0 до 5.
wire-no_such_event = События «{ $text }» нет.
wire-seat_of_game = Место в этой игре — число от 0 до { $most }.
wire-players_number = «players» — число от 0 (как обычно) до { $most }.
wire-options_are_texts = Значения правил присылают текстом.
wire-record_not_json = Это не JSON, а значит, и не запись партии.
wire-no_record = Это не запись партии Parlor.
wire-saved_in_terminal = Эту партию сохранил в терминале прежний Parlor; теперь читаются только записи партий.
wire-other_format = Эта запись в другом формате; здесь читают версию { $version }.
wire-incomplete = Эта запись неполна: нет agreement, events или fair.
wire-bad_event = Событие { $number } не прочесть: { LOW($problem) }
wire-event_not_object = Это не объект.
wire-does_not_replay = Партия по этой записи не воспроизводится. { $problem }
wire-other_table = В записи назван другой стол, чем в её соглашении.
wire-other_position = События ведут не к той позиции, что в записи.
wire-other_texts = Тексты не те, с которыми игроки сели за стол.
wire-other_commitment = Обещание не то, с которым создали стол.
wire-other_seed = Зерно не то, которое открыли в конце.
wire-other_players = Игроки в записи не те, что сидели за столом.
wire-other_result = Результат в записи не тот, которым кончилась партия.
