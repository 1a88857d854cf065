sheets-too_many_bytes = Un archivo de reglas tiene { $most } { $most ->
        [one] byte
       *[other] bytes
    } como mucho.
sheets-too_many_values = Un archivo de reglas fija { $most } { $most ->
        [one] valor
       *[other] valores
    } como mucho.
sheets-too_many_points = Una línea tiene { $most } { $most ->
        [one] punto
       *[other] puntos
    } como mucho: las opciones tienen nombres sencillos.
sheets-not_toml = Desde la columna { $column } esto no es TOML: revisa en esa línea las comillas, los corchetes, el signo = y que ningún nombre se repita.
sheets-no_base = Falta la base: un archivo de reglas parte de un reglamento, como base = "royal".
sheets-wrong_value = El valor de { $key } es { $kind }; una opción admite true o false, un número entero, un texto o una lista de pares como [[4, 14], [9, 31]].
sheets-not_a_text = El valor de { $key } es { $kind }; debería ser un texto entre comillas.
sheets-a_table = una tabla
sheets-a_fraction = un número con decimales
sheets-a_date = una fecha u hora
sheets-a_list = una lista
sheets-a_number = un número
sheets-a_truth = true o false
sheets-a_text = un texto
sheets-empty = un texto vacío
