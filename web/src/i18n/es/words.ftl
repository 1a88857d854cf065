### Palabras que van en los huecos de los mensajes: el valor y sus formas (.number: el número del verbo).

## Colores y bandos
colour-yellow = amarillo
colour-blue = azul
colour-red = rojo
colour-green = verde
colour-purple = morado
colour-cyan = turquesa
colour-black = negro
colour-White = blancas
    .number = plural
colour-Black = negras
    .number = plural
colour-dark = oscuras
    .number = plural
colour-light = claras
    .number = plural

## Piezas (.acc con su artículo definido, .bare sin artículo, .gender f si es femenina)
kind-pawn = un peón
    .acc = el peón
    .bare = peón
kind-knight = un caballo
    .acc = el caballo
    .bare = caballo
kind-bishop = un alfil
    .acc = el alfil
    .bare = alfil
kind-rook = una torre
    .acc = la torre
    .bare = torre
    .gender = f
kind-queen = una dama
    .acc = la dama
    .bare = dama
    .gender = f
kind-king = un rey
    .acc = el rey
    .bare = rey
kind-man = una ficha
    .acc = la ficha
    .bare = ficha
    .gender = f
kind-checkers-king = una dama
    .acc = la dama
    .bare = dama
    .gender = f

## Lugares; las casillas se llaman por su número o letra
place-other = { $name }
    .onto = en { $name }
place-START = casa
    .onto = en casa
    .in = en casa
    .out = de casa
place-the_nest = su nido
    .onto = en su nido
    .in = en el nido
    .out = del nido
place-HOME = la meta
    .onto = en la meta
place-bar = la barra
    .onto = en la barra
place-off = fuera
place-off_the_board = fuera del tablero
    .onto = en fuera del tablero

## Lo que los reglamentos de Parcheesi llaman de otra manera
term-enters = sale de casa
term-leaves_nest = sale del nido
