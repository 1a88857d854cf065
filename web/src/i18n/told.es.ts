import { es } from './es';
import { colours, pairs, type Pattern } from './patterns';

/** What the server tells in English, sentence by sentence; `#` stands for a number. */
export const told: Readonly<Record<string, string>> = {
  'The edition with dice cups':
    'La edición con cubiletes',
  'Strict duties: enter when you can, use both dice, fourteen or nothing on doublets.':
    'Reglas estrictas: sacar ficha cuando se pueda, usar los dos dados, catorce o nada con los dobles.',
  'The 2001 edition with lotus safety spaces':
    'La edición de 2001 con lotos',
  'The same strict game as royal, with lotus flowers and animal pawns.':
    'El mismo juego estricto que royal, con lotos y fichas de animales.',
  'The box of six games':
    'La caja de seis juegos',
  'No safety spaces and movers that go clockwise: nobody is safe until the home path.':
    'Sin seguros y en el sentido del reloj: nadie está a salvo hasta el pasillo.',
  "The encyclopedia's rules, with a nest":
    'Las reglas de la enciclopedia, con nido',
  'Free to choose: leaving the nest and rewards are optional, laps are allowed, and doubles are never punished.':
    'Libertad de elegir: salir del nido y los premios son opcionales, hay vueltas y los dobles nunca se castigan.',
  'The Russian sheet, with laps and pairs':
    'El reglamento ruso, con vueltas y parejas',
  'One die must be played, the rest is yours to pass; partners can play two against two.':
    'Hay que jugar un dado, el resto se puede pasar; se puede jugar dos contra dos.',
  'The variant of a public program and its course protocol':
    'La variante de un programa público y de su protocolo de curso',
  'Play on until nothing can be played; the two pawns of a blockade may not end a play together on a new space.':
    'Se sigue hasta que nada se pueda jugar; las dos fichas de una barrera no pueden acabar la jugada juntas en otra casilla.',
  'Who starts':
    'Quién empieza',
  'Which way pawns move':
    'Hacia dónde van las fichas',
  'Which way turns pass':
    'Hacia dónde pasa el turno',
  'Turns pass clockwise, to the left.':
    'El turno pasa en el sentido del reloj, a la izquierda.',
  'Turns pass counterclockwise, to the right.':
    'El turno pasa en sentido contrario al reloj, a la derecha.',
  'Whether a five must enter a pawn':
    'Si un cinco obliga a sacar ficha',
  'Which dice must be played':
    'Qué dados hay que jugar',
  'As many dice as possible must be played; if one has to be given up, it is the lower.':
    'Se juegan tantos dados como sea posible; si hay que renunciar a uno, es el menor.',
  'What doublets give once all four pawns are out of START':
    'Qué dan los dobles con las cuatro fichas fuera de casa',
  'What the third doublets in a row bring':
    'Qué traen los terceros dobles seguidos',
  'Safety spaces':
    'Seguros',
  'Whether the owner may pass a blockade':
    'Si el dueño puede pasar su barrera',
  'Whether a blockade may be moved on together':
    'Si una barrera puede avanzar junta',
  'When a bonus is played':
    'Cuándo se juega un premio',
  'Whether a win may break off doublets that are played all or not at all':
    'Si una victoria puede interrumpir unos dobles que se juegan enteros o nada',
  'Whether a bonus must be played':
    'Si hay que jugar un premio',
  'Whether a pawn may pass its home path':
    'Si una ficha puede pasar de largo su pasillo',
  'Bonus for a capture, in spaces':
    'Premio por comer, en casillas',
  'Bonus for reaching HOME, in spaces':
    'Premio por llegar a la meta, en casillas',
  'Playing in pairs':
    'Jugar por parejas',
  'Everybody plays alone.':
    'Cada uno juega por su cuenta.',
  'Four players may agree to play two against two, partners across.':
    'Cuatro jugadores pueden acordar jugar dos contra dos, con el compañero enfrente.',
  'Four players play two against two, partners across, and win together.':
    'Cuatro jugadores juegan dos contra dos, con el compañero enfrente, y ganan juntos.',
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
  'the chess everybody knows; draws by rule are declared at once':
    'el ajedrez que todos conocen; las tablas por regla se declaran al momento',
  'the star of the box':
    'la estrella de la caja',
  'A short game on 73 holes, six pegs each, for two or three.':
    'Una partida corta en 73 huecos, seis fichas cada uno, para dos o tres.',
  'the large star':
    'la estrella grande',
  'The full star of 121 holes, ten pegs each, for two, three, four or six.':
    'La estrella completa de 121 huecos, diez fichas cada uno, para dos, tres, cuatro o seis.',
  'The board':
    'El tablero',
  '73 holes, points of 6 holes, 6 pegs each, for 2 or 3 players, or 4 or 6 in pairs.':
    '73 huecos, puntas de 6 huecos, 6 fichas cada uno, para 2 o 3 jugadores, o para 4 o 6 por parejas.',
  '121 holes, points of 10 holes, 10 pegs each, for 2, 3, 4 or 6 players.':
    '121 huecos, puntas de 10 huecos, 10 fichas cada uno, para 2, 3, 4 o 6 jugadores.',
  'Partners':
    'Compañeros',
  "With 4 or 6 players, those who sit opposite are partners: whoever is across may move the partner's pegs, and a pair wins when both are across.":
    'Con 4 o 6 jugadores, los que se sientan enfrente son compañeros: quien ya ha cruzado puede mover las fichas del otro, y la pareja gana cuando han cruzado los dos.',
  'the box of six games':
    'la caja de seis juegos',
  'two dice, or one from 95 on, begun on square 1, and no two pieces on a square':
    'dos dados, o uno desde la 95, se empieza en la casilla 1 y no caben dos fichas en una casilla',
  'the board of 9 ladders and 10 chutes':
    'el tablero de 9 escaleras y 10 toboganes',
  'one die, begun off the board, and any number of pieces on a square':
    'un dado, se empieza fuera del tablero y caben todas las fichas en una casilla',
  'How many dice a player throws':
    'Cuántos dados tira un jugador',
  'one die all game; it takes longer':
    'un dado toda la partida; dura más',
  'two dice, moved as one count':
    'dos dados, movidos como un solo número',
  'Whether a player on 95 or more may throw one die instead of two':
    'Si desde la 95 se puede tirar un dado en vez de dos',
  'on 95 or more the player chooses one die or two before every throw':
    'desde la 95 el jugador elige uno o dos dados antes de cada tirada',
  'two dice to the end':
    'dos dados hasta el final',
  'Where all pieces begin':
    'Dónde empiezan las fichas',
  'on square 1':
    'en la casilla 1',
  'off the board, so that a throw of 1 leads to square 1':
    'fuera del tablero, de modo que un 1 lleva a la casilla 1',
  'Whether several pieces may stand on one square':
    'Si caben varias fichas en una casilla',
  'any number may':
    'cualquier número',
  'a piece that would come to a held square goes back to where its move began':
    'una ficha que llegaría a una casilla ocupada vuelve adonde empezó su movimiento',
  'The ladders, each from its bottom to its top: [[4, 14], [9, 31]]':
    'Las escaleras, cada una de abajo arriba: [[4, 14], [9, 31]]',
  'The snakes, each from its tail-end to its head, or the chutes, each from its top to its bottom: [[16, 6], [47, 26]]':
    'Las serpientes, cada una de la cola a la cabeza, o los toboganes, cada uno de arriba abajo: [[16, 6], [47, 26]]',
  'The aim':
    'El objetivo',
  'Capturing by jumps':
    'Comer saltando',
  "The other die may have to clear ENTER first, even by breaking one's own pair, so that a pawn can enter.":
    'El otro dado puede tener que despejar antes la salida, incluso rompiendo la propia barrera, para sacar ficha.',
  'A bonus step can capture or reach HOME and so earn another bonus.':
    'Con un premio también se puede comer o llegar a la meta y ganar así otro premio.',
  'Bonuses belong to the roll that earned them and are played before any roll again.':
    'Los premios son de la tirada que los ganó y se juegan antes de volver a tirar.',
  'A play that wins may leave counts unplayed, but none of doublets that are played all or not at all.':
    'Una jugada que gana puede dejar números sin jugar, pero ninguno de los dobles que se juegan enteros o nada.',
  'After doublets the roll again cannot be declined.':
    'Tras unos dobles no se puede renunciar a tirar otra vez.',
  'For the penalty, pawns already HOME do not count.':
    'Para la penalización no cuentan las fichas que ya están en la meta.',
  'The spaces have the numbers of the well-known board, and two players sit across.':
    'Las casillas llevan los números del tablero conocido, y dos jugadores se sientan enfrente.',
  'Those tied for the first turn throw again.':
    'Quienes empatan por el primer turno vuelven a tirar.',
  'Bonuses left are lost with the roll, and nobody has to choose the order that plays most of them.':
    'Los premios que quedan se pierden con la tirada, y nadie está obligado a elegir el orden que juega más.',
  'The two pawns of a blockade are kept apart step by step, not only as the play ends.':
    'Las dos fichas de una barrera no se juntan en ningún paso, no solo al acabar la jugada.',
  'The two pieces of a blockade are kept apart step by step, not only as the play ends.':
    'Las dos fichas de una barrera no se juntan en ningún paso, no solo al acabar la jugada.',
  'After a bonus has been played no die is played in that roll, even if one now could be.':
    'Tras jugar un premio ya no se juega ningún dado en esa tirada, aunque ahora se pudiera.',
  'One pawn taking both dice lands between them, and captures there.':
    'Una ficha que usa los dos dados se posa entre ellos y come allí.',
  'For the penalty, movers already HOME do not count.':
    'Para la penalización no cuentan las fichas que ya están en la meta.',
  'For the penalty, pieces already HOME do not count.':
    'Para la penalización no cuentan las fichas que ya están en la meta.',
  'A play that wins may leave dice unplayed.':
    'Una jugada que gana puede dejar dados sin jugar.',
  'Nobody has to choose the order that plays most rewards.':
    'Nadie está obligado a elegir el orden que juega más premios.',
  "In pairs, counts left are lost when a player's fourth piece gets HOME.":
    'En parejas, los números que quedan se pierden cuando la cuarta ficha de un jugador llega a la meta.',
  'Landing on a lone opponent by a count sends it back to START, anywhere on the ring.':
    'Caer sobre una ficha contraria sola la devuelve a su casa, en cualquier casilla del circuito.',
  'One mover taking both dice lands between them, and captures there.':
    'Una ficha que usa los dos dados se posa entre ellos y allí come.',
  'If nothing can enter, fives move movers.':
    'Si no se puede sacar ficha, los cincos mueven fichas.',
  'A play that wins may leave counts unplayed, but none of doubles that are played all or not at all.':
    'Una jugada que gana puede dejar números sin jugar, pero ninguno de los dobles que se juegan enteros o nada.',
  'After doubles the roll again cannot be declined.':
    'Tras unos dobles no se puede renunciar a tirar otra vez.',
  'The highest throw of two dice starts; pieces move counterclockwise and turns pass clockwise.':
    'Empieza la tirada más alta de dos dados; las fichas van contra el reloj y el turno pasa con el reloj.',
  'A space never holds three pieces of a player.':
    'En una casilla nunca hay tres fichas de un jugador.',
  'A reward step can send a piece back and so earn another reward.':
    'Con un premio también se puede comer y ganar así otro premio.',
  'Rewards not taken are lost with the roll that earned them.':
    'Los premios no usados se pierden con la tirada que los ganó.',
  'Of four counts that cannot all be played, as many as possible are, with the greatest total.':
    'Si de los cuatro números no se pueden jugar todos, se juegan tantos como sea posible, con la suma mayor.',
  'After a reward has been played no die is played in that roll, even if one now could be.':
    'Tras jugar un premio ya no se juega ningún dado en esa tirada, aunque ahora se pudiera.',
  'The coloured spaces are the twelve safety spaces of the well-known board.':
    'Las casillas de color son los doce seguros del tablero conocido.',
  'At the third doubles nothing moves and the turn ends.':
    'Con los terceros dobles nadie mueve y el turno termina.',
  "Pairs: partners sit across and win when all eight pieces are home; who has finished plays the partner's pieces.":
    'Parejas: los compañeros se sientan enfrente y ganan con las ocho fichas en la meta; quien ha terminado juega las de su compañero.',
  "A partner's lone piece can be passed, not landed on; a partner's blockade blocks like any other.":
    'A una ficha sola del compañero se la puede adelantar, pero no caer en ella; su barrera detiene como cualquier otra.',
  'A bonus step can reach home and so earn another bonus.':
    'Con un premio también se puede llegar a la meta y ganar así otro premio.',
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
  'Two players have sixteen pieces each: a king, a queen, two rooks, two bishops, two knights and eight pawns. The red pieces are called White, the others Black. White begins (our reading), and then the players take turns; a turn is one move and cannot be passed.':
    'Dos jugadores tienen dieciséis piezas cada uno: un rey, una dama, dos torres, dos alfiles, dos caballos y ocho peones. Las rojas se llaman blancas, las otras negras. Empiezan las blancas (nuestra interpretación) y se alternan; un turno es un movimiento y no se puede pasar.',
  "Each side lines up rook, knight, bishop, queen, king, bishop, knight, rook from the a-file to the h-file on the rank nearest to it, and its pawns on the rank in front. Squares are named by file and rank: White's king starts on e1, Black's on e8.":
    'Cada lado coloca torre, caballo, alfil, dama, rey, alfil, caballo, torre de la columna a a la h en su primera fila, y los peones delante. Las casillas se nombran por columna y fila: el rey blanco empieza en e1, el negro en e8.',
  'How the pieces move':
    'Cómo mueven las piezas',
  'King: one square in any direction. Queen: any distance along a rank, a file or a diagonal. Rook: any distance along a rank or a file. Bishop: any distance along a diagonal. Knight: two squares along a rank or file and then one to the side; it alone leaps over whatever stands between.':
    'Rey: una casilla en cualquier dirección. Dama: cualquier distancia por fila, columna o diagonal. Torre: cualquier distancia por fila o columna. Alfil: cualquier distancia por diagonal. Caballo: dos casillas en línea recta y una de lado; solo él salta sobre lo que haya en medio.',
  'A piece takes an opposing one by moving onto its square. No piece moves onto a square that one of its own side holds.':
    'Una pieza captura a una contraria moviéndose a su casilla. Ninguna pieza se mueve a una casilla con otra de su lado.',
  'Pawns':
    'Peones',
  'A pawn goes straight ahead, one square at a time; from where it starts it may go two. Both squares must be empty: a pawn never takes straight ahead. It takes one square diagonally ahead, and goes that way only to take.':
    'Un peón avanza recto, casilla a casilla; desde su origen puede avanzar dos. Las dos deben estar libres: recto nunca captura. Captura una casilla en diagonal hacia delante, y solo va así para capturar.',
  'En passant: when a pawn goes two squares and passes over a square on which an opposing pawn could have taken it, that pawn may take it just as if it had gone one square, landing on the square passed over. This can be done only in the very next move.':
    'Al paso: cuando un peón avanza dos casillas y pasa sobre una en que un peón contrario podía capturarlo, ese peón puede capturarlo como si hubiera avanzado una, cayendo en la casilla pasada. Solo en el movimiento siguiente.',
  'Promotion: a pawn that reaches the last rank becomes a queen, a rook, a bishop or a knight of its side in the same move, whatever is already on the board. It cannot stay a pawn (our reading).':
    'Promoción: un peón que llega a la última fila se convierte en dama, torre, alfil o caballo de su lado en el mismo movimiento, haya lo que haya en el tablero. No puede seguir siendo peón (nuestra interpretación).',
  'Castling':
    'Enroque',
  'Once in a game, a king may go two squares toward one of its rooks, and that rook is put on the square the king has passed over.':
    'Una vez por partida, un rey puede ir dos casillas hacia una de sus torres, y la torre se pone en la casilla que el rey ha pasado.',
  'This needs all of the following: neither that king nor that rook has moved before; no piece stands between them; the king is not in check; no opposing piece attacks the square the king passes over or the one it reaches. The rook may be attacked.':
    'Hace falta todo esto: ni ese rey ni esa torre se han movido; no hay ninguna pieza entre ellos; el rey no está en jaque; ninguna pieza contraria ataca la casilla que pasa ni la que alcanza. La torre sí puede estar atacada.',
  'Check and mate':
    'Jaque y mate',
  "A king that is attacked is in check, and its owner must answer at once: by moving the king to a square that is not attacked, by taking the attacker, or by putting a piece between. No move may leave one's own king in check, so a piece that shields it from an attack is pinned to that line.":
    'Un rey atacado está en jaque, y hay que responder al momento: llevando el rey a una casilla no atacada, capturando al atacante o interponiendo una pieza. Ningún movimiento puede dejar al propio rey en jaque; una pieza que lo cubre está clavada en esa línea.',
  'A check that cannot be answered is checkmate: the game is over and the attacker has won. The king itself is never taken.':
    'Un jaque sin respuesta es mate: la partida ha terminado y gana el atacante. Al rey no se le captura.',
  'Draws':
    'Tablas',
  'The game is drawn when the player to move is not in check but has no legal move (stalemate); when the pieces that are left cannot give mate in any way: king against king, a single knight or bishop more, or bishops that all stand on squares of one colour (which pieces those are is our reading); when each side has made fifty moves in a row without a capture or a pawn move (at once and without a claim: our reading); and when the players agree to it.':
    'Son tablas cuando quien mueve no está en jaque pero no tiene movimiento legal (ahogado); cuando las piezas que quedan no pueden dar mate de ningún modo: rey contra rey, un caballo o un alfil más, o alfiles todos en casillas de un color (cuáles son es nuestra interpretación); cuando cada lado ha hecho cincuenta movimientos seguidos sin captura ni avance de peón (al momento y sin reclamar: nuestra interpretación); y cuando los jugadores lo acuerdan.',
  'It is also drawn when the same position comes up for the third time with the same side to move and the same moves possible (our reading; the sheet does not speak of it).':
    'También son tablas cuando la misma posición se da por tercera vez con el mismo turno y los mismos movimientos posibles (nuestra interpretación; el reglamento no habla de ello).',
  'A move that gives checkmate wins even where it is the last of the fifty.':
    'Un movimiento que da mate gana aunque sea el último de los cincuenta.',
  'Bring your # pegs from your point of the star to the point straight across, before anybody else brings theirs.':
    'Lleva tus # fichas de tu punta de la estrella a la punta de enfrente antes que nadie.',
  'The star has # holes: a hexagon in the middle and six points of # holes. Everybody fills one point with pegs of one colour.':
    'La estrella tiene # huecos: un hexágono en el centro y seis puntas de # huecos. Cada uno llena una punta con fichas de un color.',
  'Two players sit at opposite points, three at every other point.':
    'Dos jugadores se sientan en puntas opuestas, tres en una sí y una no.',
  'Turns':
    'Turnos',
  'On your turn you move one peg. If none of yours can move, your turn passes; otherwise you must move (our reading).':
    'En tu turno mueves una ficha. Si ninguna tuya se puede mover, pasas; si no, debes mover (nuestra interpretación).',
  'Moving a peg':
    'Mover una ficha',
  'A peg steps into an empty hole right next to it, along any of the lines: sideways or slantwise, forwards or backwards.':
    'Una ficha da un paso a un hueco libre contiguo, por cualquiera de las líneas: de lado o en oblicuo, adelante o atrás.',
  'Or it jumps: over one peg right next to it, no matter whose, into the empty hole straight behind. From there it may jump again, in any direction, as often as it finds a peg to jump over. You may stop after any jump. Nothing is ever taken off the board.':
    'O salta: sobre una ficha contigua, sea de quien sea, al hueco libre justo detrás. Desde ahí puede saltar otra vez, en cualquier dirección, mientras encuentre ficha que saltar. Puedes parar tras cualquier salto. Nunca se quita nada del tablero.',
  'A step and a jump do not mix in one move, and a chain of jumps that comes back to where it began is no move (our reading).':
    'Paso y salto no se mezclan en un movimiento, y una cadena de saltos que vuelve a su origen no es movimiento (nuestra interpretación).',
  'Any hole may be passed through or stopped in, points that belong to others as well (our reading).':
    'Por cualquier hueco se puede pasar o parar, también en puntas de otros (nuestra interpretación).',
  'You win when all your pegs are across.':
    'Ganas cuando todas tus fichas han cruzado.',
  "Nobody can stop you by staying at home: a hole of your goal where a peg of the colour that starts in that point stands counts as filled, but only when your pegs fill every other hole of it, and those of yours that find no room stand at its door, each in a hole next to that point (our reading). A third player's peg there does not count as yours: wait until it leaves.":
    'Nadie puede detenerte quedándose en casa: un hueco de tu meta con una ficha del color que empieza en esa punta cuenta como lleno, pero solo cuando tus fichas llenan todos los demás huecos de ella y las tuyas que no caben están a la puerta, cada una en un hueco junto a esa punta (nuestra interpretación). La ficha de un tercero no cuenta como tuya: espera a que se vaya.',
  'It makes no difference who fills the last hole: a colour that moves a peg back home can bring the colour opposite across (our reading).':
    'Da igual quién llene el último hueco: un color que devuelve una ficha a casa puede hacer ganar al de enfrente (nuestra interpretación).',
  'Two players sit at opposite points, three at every other point, four at two pairs of opposite points, six at all of them.':
    'Dos jugadores se sientan en puntas opuestas, tres en una sí y una no, cuatro en dos pares de puntas opuestas, seis en todas.',
  'A race over 100 squares. Be the first on square 100.':
    'Una carrera por 100 casillas. Sé el primero en la casilla 100.',
  'Beginning':
    'Para empezar',
  'Two to four players each have one piece. All pieces begin on square 1.':
    'De dos a cuatro jugadores con una ficha cada uno. Todas empiezan en la casilla 1.',
  'Everybody throws one die, and the highest goes first; those who tie for it throw again (our reading). After the first player the turn passes from left to right: yellow, blue, red, green.':
    'Todos tiran un dado y empieza el más alto; los empatados tiran otra vez (nuestra interpretación). Después el turno pasa de izquierda a derecha: amarillo, azul, rojo, verde.',
  'A turn':
    'Un turno',
  'Throw two dice and move your piece forward by their total. Then the turn passes on: there is one throw in a turn, doublets or not.':
    'Tira dos dados y avanza tu ficha la suma. Luego pasa el turno: hay una tirada por turno, sean dobles o no.',
  'Ladders and snakes':
    'Escaleras y serpientes',
  'Any other square that a ladder or a snake touches or crosses is a plain square.':
    'Cualquier otra casilla que toque una escalera o una serpiente es corriente.',
  'Sharing a square':
    'Compartir casilla',
  'A square holds one piece. If your move would end where somebody else stands, your piece goes back to where this move began, and the turn passes on. What counts is the square after the ladder or snake (our reading). Square 1 holds any number (our reading).':
    'En una casilla cabe una ficha. Si tu movimiento acabaría donde hay otra, tu ficha vuelve adonde empezó y el turno pasa. Cuenta la casilla tras la escalera o la serpiente (nuestra interpretación). En la casilla 1 caben todas (nuestra interpretación).',
  'The first to reach 100 by an exact count wins. If the throw is too high, the piece stays where it is and the turn passes on.':
    'Gana quien primero llega a la 100 con el número exacto. Si la tirada es demasiado alta, la ficha se queda y el turno pasa.',
  'Two to four players each have one piece. All pieces begin off the board, before square 1.':
    'De dos a cuatro jugadores con una ficha cada uno. Todas empiezan fuera del tablero, antes de la casilla 1.',
  'Throw one die and move your piece forward by that count. Then the turn passes on.':
    'Tira un dado y avanza tu ficha esa cuenta. Luego pasa el turno.',
  'Any number of pieces may stand on one square.':
    'En una casilla caben todas las fichas.',
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
  'You are across when your pegs fill the point opposite. A pair wins as soon as both partners are across at the same time (our reading).':
    'Has cruzado cuando tus fichas llenan la punta de enfrente. Una pareja gana en cuanto los dos han cruzado a la vez (nuestra interpretación).',
  'Those who sit opposite are partners, two pairs in all.':
    'Quienes se sientan enfrente son compañeros, dos parejas en total.',
  'Those who sit opposite are partners, three pairs in all.':
    'Quienes se sientan enfrente son compañeros, tres parejas en total.',
  "As long as you are across, you may use your turn to move one of your partner's pegs instead of one of your own. If you move one of your own pegs out again, you are no longer across (our reading).":
    'Mientras hayas cruzado, en tu turno puedes mover una ficha de tu compañero en vez de una tuya. Si vuelves a sacar una tuya, ya no has cruzado (nuestra interpretación).',
  "Your partner starts in your goal, and pegs of your partner that still stand there do not count as yours: you are not each other's opponents (our reading).":
    'Tu compañero empieza en tu meta, y sus fichas que aún están allí no cuentan como tuyas: no sois rivales (nuestra interpretación).',
  'From square # on you choose before every throw whether to throw one die or two: two dice never show a #.':
    'Desde la casilla # eliges antes de cada tirada si tirar un dado o dos: dos dados nunca dan #.',
  'Beware of #: on this board, no throw leads from there to # any more.':
    'Cuidado con la #: en este tablero, desde allí ninguna tirada lleva ya a #.',
  'Any other square that a ladder or a chute touches or crosses is a plain square.':
    'Cualquier otra casilla que toque una escalera o un tobogán es corriente.',
  'Ladders and chutes':
    'Escaleras y toboganes',
  'On the drawn board both ends carry pictures that belong together: what was done, and what came of it.':
    'En el tablero dibujado los dos extremos llevan dibujos que van juntos: lo que se hizo y lo que salió de ello.',
  'Variations':
    'Variantes',
  'Everybody throws one die all game: it lasts longer.':
    'Todos tiran un dado toda la partida: dura más.',
  'Everybody throws two dice to the end.':
    'Todos tiran dos dados hasta el final.',
  'Whoever stands on # or more may throw one die.':
    'Quien está en la # o más allá puede tirar un dado.',
  'On the large star of # holes everybody has ten pegs, and two, three, four or six play.':
    'En la estrella grande de # huecos cada uno tiene diez fichas, y juegan dos, tres, cuatro o seis.',
  'Four or six may play in pairs, on either star (our reading): whoever is across helps the partner.':
    'Cuatro o seis pueden jugar por parejas, en cualquiera de las estrellas (nuestra interpretación): quien ya ha cruzado ayuda a su compañero.',
  'The first of those seated, clockwise from the top.':
    'El primero de los sentados, en el sentido del reloj desde arriba.',
  'Yellow starts.':
    'Empieza amarillo.',
  'Blue starts.':
    'Empieza azul.',
  'Red starts.':
    'Empieza rojo.',
  'Green starts.':
    'Empieza verde.',
  'Purple starts.':
    'Empieza morado.',
  'Cyan starts.':
    'Empieza cian.',
  'What leads down':
    'Qué lleva abajo',
  'snakes, from the tail-end above to the head below':
    'serpientes, de la cola arriba a la cabeza abajo',
  'chutes, from the top to the bottom':
    'toboganes, de arriba abajo',
  'From square # on you choose before every throw whether to throw one die or two.':
    'Desde la casilla # eliges antes de cada tirada si tirar un dado o dos.',
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
  'The box holds six games. This one takes its board and sixteen red and sixteen black pieces, with a sheet of labels: stick one on each piece, red on red and black on black.':
    'La caja trae seis juegos. Para este hacen falta su tablero, dieciséis piezas rojas y dieciséis negras, y una hoja de etiquetas: pega una en cada pieza, rojas en las rojas y negras en las negras.',
  "Give checkmate: attack the other side's king so that it cannot get away.":
    'Da mate: ataca al rey contrario de modo que no pueda escapar.',
  'Queen, rook, bishop, knight, pawn: in this order they are worth less and less when pieces are exchanged.':
    'Dama, torre, alfil, caballo, peón: en este orden valen cada vez menos en un cambio de piezas.',
  'The knight on f3 jumps over what is in its way; the other pieces need a free path.':
    'El caballo de f3 salta lo que haya en su camino; las demás piezas necesitan el paso libre.',
  'it takes the pawn.':
    'captura el peón.',
  "White's pawn has just gone from e2 to e4: Black's pawn on d4 may take it en passant.":
    'El peón blanco acaba de ir de e2 a e4: el negro de d4 puede capturarlo al paso.',
  'One more square, and the pawn becomes a queen, rook, bishop or knight.':
    'Una casilla más y el peón será dama, torre, alfil o caballo.',
  'a queen.':
    'una dama.',
  'a knight.':
    'un caballo.',
  'Nothing has moved, nothing stands between and nothing is attacked: White may castle to either side.':
    'Nada se ha movido, no hay nada en medio y nada está atacado: las blancas pueden enrocarse a ambos lados.',
  'the king goes to g1 and the rook to f1.':
    'el rey va a g1 y la torre a f1.',
  'the king goes to c1 and the rook to d1.':
    'el rey va a c1 y la torre a d1.',
  'The black rook attacks f1, which the king would have to pass.':
    'La torre negra ataca f1, por donde tendría que pasar el rey.',
  'The knight stands between its king and the black rook: it is pinned.':
    'El caballo está entre su rey y la torre negra: la pieza está clavada.',
  'Black is in check, and nothing helps: checkmate.':
    'Las negras están en jaque, y nada sirve: mate.',
  'Black is not in check, but has no move: stalemate, a draw.':
    'Las negras no están en jaque, pero no tienen jugada: ahogado, tablas.',
  'The box holds six games. This one takes its star board and six pegs for every player.':
    'La caja trae seis juegos. Para este hacen falta su tablero de estrella y seis fichas por jugador.',
  'The large star is not in the box of six games: it takes a board of its own and ten pegs for every player.':
    'La estrella grande no está en la caja de seis juegos: pide un tablero propio y diez fichas por jugador.',
  'The box holds six games. This one takes its board, four playing pieces and two dice.':
    'La caja trae seis juegos. Para este hacen falta su tablero, cuatro fichas y dos dados.',
  'This board is not in the box of six games. It takes a piece for every player and one die.':
    'Este tablero no está en la caja de seis juegos. Hacen falta una ficha por jugador y un dado.',
};

const { seats } = es;

/** Sentences with names or lists in them. */
export const patterns: readonly Pattern[] = [
  [/^In this game sit (.+), named clockwise from the top\.$/, (found) => `En esta partida se sientan, en el sentido del reloj desde arriba: ${colours(found[1] ?? '', seats)}.`],
  [/^You agree on who starts: here it is (\w+)\. Then turns pass/, (found) => `Acordáis quién empieza: aquí es ${colours(found[1] ?? '', seats)}. Después el turno pasa a la izquierda, en el sentido del reloj alrededor de la estrella.`],
  [/^A move that ends on the bottom of a ladder goes on to its top: (.+)\. Nobody/, (found) => `Un movimiento que acaba al pie de una escalera sigue hasta su cima: ${pairs(found[1] ?? '', 'de', 'a')}. Nadie baja por una escalera.`],
  [/^A move that ends on the tail-end of a snake goes on down to its head: (.+)\. Nobody/, (found) => `Un movimiento que acaba en la cola de una serpiente baja hasta su cabeza: ${pairs(found[1] ?? '', 'de', 'a')}. Nadie sube por una serpiente.`],
  [/^A move that ends on the top of a chute goes on down to its bottom: (.+)\. Nobody/, (found) => `Un movimiento que acaba en lo alto de un tobogán baja hasta su final: ${pairs(found[1] ?? '', 'de', 'a')}. Nadie sube por un tobogán.`],
];
