sheets-too_many_bytes = В файле правил не больше { $most } { $most ->
        [one] байта
        [few] байт
       *[many] байт
    }.
sheets-too_many_values = В файле правил не больше { $most } { $most ->
        [one] значения
        [few] значений
       *[many] значений
    }.
sheets-too_many_points = В строке не больше { $most } { $most ->
        [one] точки
        [few] точек
       *[many] точек
    }: у настроек простые имена.
sheets-not_toml = Начиная со столбца { $column } это не TOML: проверьте в этой строке кавычки, скобки, знак = и не повторяется ли имя.
sheets-no_base = Основы нет: файл правил основан на других правилах, например base = "royal".
sheets-wrong_value = Значение { $key } — { $kind }; правило принимает true или false, целое число, текст или список пар, например [[4, 14], [9, 31]].
sheets-not_a_text = Значение { $key } — { $kind }, а должен быть текст в кавычках.
sheets-a_table = таблица
sheets-a_fraction = дробь
sheets-a_date = дата или время
sheets-a_list = список
sheets-a_number = число
sheets-a_truth = true или false
sheets-a_text = текст
sheets-empty = пустой текст
