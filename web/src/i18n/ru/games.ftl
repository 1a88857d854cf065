games-no_such_game = Игры «{ $text }» нет; есть { $games }.
