games-no_such_game = No hay ningún juego llamado «{ $text }»; los juegos son { $games }.
