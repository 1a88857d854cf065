import type { Pattern } from './patterns';
/** What the server tells in English, sentence by sentence; `#` stands for a number. */
export const told: Readonly<Record<string, string>> = {
  'Winning':
    'Ganar',
  'Moving':
    'Mover',
  'Setting up':
    'Preparación',
  'The object':
    'El objetivo',
  'What is in the box':
    'Qué hay en la caja',
  'The edition with dice cups':
    'La edición con cubiletes',
  'The 2001 edition with lotus safety spaces':
    'La edición de 2001 con lotos',
  'The box of six games':
    'La caja de seis juegos',
  "The encyclopedia's rules, with a nest":
    'Las reglas de la enciclopedia, con nido',
  'The Russian sheet, with laps and pairs':
    'El reglamento ruso, con vueltas y parejas',
  'The variant of a public program and its course protocol':
    'La variante de un programa público y de su protocolo de curso',
  'Who starts':
    'Quién empieza',
  'Everybody plays alone.':
    'Cada uno juega por su cuenta.',
  'Standard':
    'Estándar',
  'Tournament play: whoever can capture must, to the end of the series.':
    'Juego de torneo: quien puede comer debe hacerlo, hasta el final de la serie.',
  'A capture may be left, at the risk of losing the piece to a huff.':
    'Se puede no comer, con el riesgo de que soplen la ficha.',
  'What happens when there is a capture to make':
    'Qué pasa cuando se puede comer',
  'It must be taken, and a series finished.':
    'Hay que comer y terminar la serie.',
  'It may be left; the other side may then, as its turn, take off a piece that should have captured.':
    'Se puede no comer; el otro puede entonces, como turno suyo, soplar una ficha que debía comer.',
  'the star of the box':
    'la estrella de la caja',
  'the large star':
    'la estrella grande',
  'The board':
    'El tablero',
  'the box of six games':
    'la caja de seis juegos',
  'the board of 9 ladders and 10 chutes':
    'el tablero de 9 escaleras y 10 toboganes',
  'The aim':
    'El objetivo',
  'Capturing by jumps':
    'Comer saltando',
  "Play is on the 32 dark squares of a board of eight by eight, numbered from 1 to 32, row by row, from dark's side of the board.":
    'Se juega en las 32 casillas oscuras de un tablero de ocho por ocho, numeradas del 1 al 32, fila a fila, desde el lado de las oscuras.',
  'Each side begins with twelve men on the dark squares of its first three rows: dark on 1 to 12, light on 21 to 32. Dark moves first (our reading), then the sides take turns; a turn cannot be passed.':
    'Cada lado empieza con doce fichas en las casillas oscuras de sus tres primeras filas: oscuras en 1 a 12, claras en 21 a 32. Empiezan las oscuras (nuestra interpretación) y se alternan; no se puede pasar.',
  "A man moves one square diagonally forward, to a vacant square: dark's towards 32, light's towards 1.":
    'Una ficha se mueve una casilla en diagonal hacia delante, a una libre: las oscuras hacia la 32, las claras hacia la 1.',
  'A king moves one square diagonally, forward or backward (our reading: one square).':
    'Una dama se mueve una casilla en diagonal, adelante o atrás (nuestra interpretación: una casilla).',
  'A piece of the other side on the next square of a diagonal is captured by jumping over it, if the square just beyond is vacant. The captured piece leaves the board. Kings are captured like men.':
    'Una ficha contraria en la casilla siguiente de una diagonal se come saltándola, si la casilla justo detrás está libre. La ficha comida sale del tablero. Las damas se comen igual.',
  'From where it lands the same piece may jump again, in a new direction too, and so on: all in one turn. No piece is jumped twice in a series (our reading).':
    'Desde donde cae, la misma ficha puede saltar otra vez, también en otra dirección, y así sucesivamente: todo en un turno. En una serie no se salta dos veces la misma ficha (nuestra interpretación).',
  'A man jumps forward only (our reading); a king jumps both ways.':
    'Una ficha come solo hacia delante (nuestra interpretación); una dama, en ambos sentidos.',
  'Captures must be taken':
    'Comer es obligatorio',
  'Whoever can capture must do so, and must go on jumping as long as the piece can. Between several captures the choice is free; the longest need not be taken.':
    'Quien puede comer debe hacerlo, y seguir saltando mientras la ficha pueda. Si se puede comer de varias formas, se elige libremente; no hace falta comer más.',
  'Kings':
    'Damas',
  'A man that reaches the last row, by a move or a jump, is crowned with a second piece on top of it, and is a king from then on. Its turn ends there, even if it could jump on as a king (our reading).':
    'Una ficha que llega a la última fila, moviendo o saltando, se corona con otra ficha encima y es dama desde entonces. Su turno acaba ahí, aunque como dama pudiera seguir saltando (nuestra interpretación).',
  'You lose when it is your turn and all your pieces are taken, or none of them can move.':
    'Pierdes si en tu turno te han comido todas las fichas o ninguna se puede mover.',
  "The game is drawn (our reading) when the same position, with the same side to move and the same rights, has come up three times; after 40 moves of each side without a capture or a man's move; and when both players agree.":
    'Son tablas (nuestra interpretación) cuando la misma posición, con el mismo turno y los mismos derechos, se ha dado tres veces; tras 40 jugadas de cada lado sin comer ni avanzar una ficha simple; y cuando ambos lo acuerdan.',
  'Skipped captures, and huffing':
    'No comer, y soplar',
  'You may skip a capture, or break off a series before its end (our reading). The other side may then take off one piece that should have captured: this is called a huff, and it is its whole turn. It may also play on; then the chance is gone.':
    'Puedes no comer, o cortar una serie (nuestra interpretación). El otro puede entonces quitar una ficha que debía comer: eso es soplar, y es todo su turno. También puede seguir jugando; entonces pierde la ocasión.',
  'If you make a plain move, any piece of yours that could have captured before it may be huffed, where it stands now. If you break off a series, only the piece that made it may be. A finished capture leaves nothing to huff, whatever other captures there were (our reading).':
    'Si haces un movimiento simple, se puede soplar cualquier ficha tuya que antes podía comer, donde está ahora. Si cortas una serie, solo la que la hizo. Una serie terminada no deja nada que soplar, se pudiera comer lo que se pudiera (nuestra interpretación).',
  'A huff is itself no failure to capture: after it nothing can be huffed (our reading).':
    'Soplar no es dejar de comer: después no hay nada que soplar (nuestra interpretación).',
  'You lose when it is your turn and all your pieces are taken, or none of them can move and you have nothing to huff.':
    'Pierdes si en tu turno te han comido todas las fichas, o ninguna se puede mover y no tienes nada que soplar.',
  'all four pawns are HOME':
    'las cuatro fichas están en la meta',
  'all eight pawns are HOME':
    'las ocho fichas están en la meta',
  'square 100 is reached':
    'se ha llegado a la casilla 100',
  'every piece is taken':
    'se han comido todas las fichas',
  'no piece can move':
    'ninguna ficha se puede mover',
  'the same position came up three times':
    'la misma posición se ha dado tres veces',
  "40 moves a side without a capture or a man's move":
    '40 jugadas por lado sin comer ni avanzar una ficha simple',
  'checkmate':
    'jaque mate',
  'stalemate':
    'ahogado',
  'too few pieces are left for a checkmate':
    'quedan muy pocas piezas para dar mate',
  'fifty moves by each side without a capture or a pawn move':
    'cincuenta movimientos por lado sin captura ni avance de peón',
  'the same position for the third time':
    'la misma posición por tercera vez',
  "a gammon: all men are borne off before the loser's first":
    'un gammon: todas fuera antes que la primera del perdedor',
  "a backgammon: all men are borne off with a loser's man still in the winner's inner table or on the bar":
    'backgammon: todas las fichas están fuera y al perdedor le queda una en la casa del ganador o en la barra',
  'the double is dropped':
    'se rechaza doblar',
  'the points of the match are reached':
    'se han alcanzado los puntos del encuentro',
  'all fifteen men are borne off':
    'las quince fichas están fuera',
  'both partners are across':
    'los dos compañeros han cruzado',
  'all pegs are across':
    'todas las fichas han cruzado',
  'Variations':
    'Variantes',
  'The box holds six games. This one takes its board of light and dark squares and twelve pieces a side. They are those of the chess set, whatever is drawn on them.':
    'La caja trae seis juegos. Para este hacen falta su tablero de casillas claras y oscuras y doce fichas por lado. Son las piezas de ajedrez, lleven lo que lleven dibujado.',
  'Two sides play, dark and light. Take all the pieces of the other side, or leave it none that can move.':
    'Juegan dos lados, oscuras y claras. Come todas las fichas del otro, o no le dejes ninguna que se pueda mover.',
  'Dark begins. The man on 11 has two squares to move to.':
    'Empiezan las oscuras. La ficha de la 11 tiene dos casillas adonde ir.',
  "Dark's man jumps over the man on 18 and, from where it lands, over the one on 26.":
    'La ficha oscura salta sobre la de la 18 y, desde donde cae, sobre la de la 26.',
  'two captures in one turn; on the last row it becomes a king.':
    'come dos en un turno; en la última fila se hace dama.',
  'The man on 14 can capture, so no other move is allowed.':
    'La ficha de la 14 puede comer, así que no vale ninguna otra jugada.',
  "Dark's man on 9 could have captured and did not. Light may take it off as its turn.":
    'La ficha oscura de la 9 podía comer y no lo hizo. Las claras pueden soplarla como turno suyo.',
  'The king on 15 moves both ways.':
    'La dama de la 15 se mueve adelante y atrás.',
  'Winning, and draws':
    'Ganar, y las tablas',
  "Huffing: by the box's own rule a capture may be skipped, at the risk of losing the piece that should have made it (the sheet box).":
    'Soplar: por la regla propia de la caja se puede no comer, con el riesgo de perder la ficha que debía hacerlo (reglamento box).',
  'Tournament play: every capture must be made and every series finished, and nothing is huffed (the sheet standard).':
    'Juego de torneo: hay que comer siempre y terminar la serie, y no se sopla (reglamento standard).',
};

/** Sentences with names or lists in them. */
export const patterns: readonly Pattern[] = [
];
