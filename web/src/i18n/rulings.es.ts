import type { Sentences } from './gaps';
import type { RulingText } from './rulings';

export const rulings: Sentences<RulingText> = {
  'The game is over.':
    'La partida ha terminado.',
  // Parcheesi. The authority stands behind every sentence, and the sheet's own words in the gaps named for things.
  '{ruling:part} ({authority:part}.)':
    '{ruling} ({authority}.)',
  'Sheet {sheet:text}; our reading':
    'Reglamento {sheet}; nuestra interpretación',
  'Sheet {sheet:text}':
    'Reglamento {sheet}',
  'A house rule of {name:text}':
    'Regla de la casa «{name}»',
  '{name:text}, from the sheet {sheet:text}; our reading':
    '«{name}», según el reglamento {sheet}; nuestra interpretación',
  '{name:text}, from the sheet {sheet:text}':
    '«{name}», según el reglamento {sheet}',
  'There is no roll to play yet: {colour} has to throw first.':
    'Todavía no hay tirada que jugar: antes tira {colour}.',
  'There is no roll to play yet: who starts is thrown for, and {colour} throws now.':
    'Todavía no hay tirada que jugar: se sortea quién empieza y ahora tira {colour}.',
  'There is no roll to play yet: {tied:list} have tied for the first turn and throw again, and {colour} throws now.':
    'Todavía no hay tirada que jugar: {tied} han empatado por el primer turno y vuelven a tirar; ahora tira {colour}.',
  '{Doublets} bring another roll, which cannot be declined: {colour} has to throw.':
    'Los dobles dan otra tirada, que no se puede rechazar: tira {colour}.',
  'These are the third {doublets} in a row: nothing moves and the penalty is {play}.':
    'Son los terceros dobles seguidos: nada se mueve y la penalización es {play}.',
  'The penalty for the third {doublets} in a row takes the {pawn} nearest HOME back to {start}: {play}.':
    'Por los terceros dobles seguidos, la ficha más cercana a la meta vuelve a {start}: {play}.',
  'No {pawn} of {colour} can be punished for the third {doublets} in a row, so the penalty is !-.':
    'Por los terceros dobles seguidos no hay ficha de {colour} que penalizar, así que la penalización es !-.',
  'There is no penalty in this roll.':
    'En esta tirada no hay penalización.',
  'There is no play to judge; the empty play is written -.':
    'No hay jugada que juzgar; la jugada vacía se escribe -.',
  'Legal: there is nothing to play.':
    'Vale: no hay nada que jugar.',
  'Legal: {colour} may play {play}.':
    'Vale: {colour} puede jugar {play}.',
  'Legal: {colour} may take {play}.':
    'Vale: {colour} puede dar {play}.',
  'Legal: the third {doublets} in a row bring the penalty {play}.':
    'Vale: los terceros dobles seguidos traen la penalización {play}.',
  '"{place:text}" is another colour\'s {home_path}, where no {pawn} of {colour} can stand.':
    'Es el pasillo de otro color: ninguna ficha de {colour} puede estar allí.',
  '"{text}" is no place: places are S, 1 to 68, h1 to h7 and H.':
    'No hay lugar «{text}»: los lugares son S, de 1 a 68, de h1 a h7 y H.',
  '"{text}" is no step; steps look like S>5, 5>10, 5x22, h4>H or, for a {bonus}, 12>32+.':
    '«{text}» no es un paso; los pasos son como S>5, 5>10, 5x22, h4>H o, con premio, 12>32+.',
  'no die is left':
    'no queda ningún dado',
  '{counts:list} is left':
    'queda {counts}',
  '{counts:list} are left':
    'quedan {counts}',
  'The {bonus} of {count:n} is still to be played, for example {play}.':
    'Falta jugar el premio de {count}, por ejemplo {play}.',
  'Two {pawns} of {colour} that began the roll as a {blockade} would end it as one on a new space.':
    'Dos fichas de {colour} que empezaron la tirada como barrera la acabarían como barrera en otra casilla.',
  'The play cannot end here: {count:n} can still be played, for example {play}.':
    'La jugada no puede acabar aquí: aún puede jugarse {count}, por ejemplo {play}.',
  'A five must bring a {pawn} out of {start} while it can: {colour} can bring out one, for example {play}.':
    'Un cinco obliga a sacar una ficha {start:out} si se puede: {colour} puede sacar una, por ejemplo {play}.',
  'A five must bring a {pawn} out of {start} while it can: {colour} can bring out two, for example {play}.':
    'Un cinco obliga a sacar una ficha {start:out} si se puede: {colour} puede sacar dos, por ejemplo {play}.',
  'A five must bring a {pawn} out of {start} while it can: {colour} {enters} with {play}.':
    'Un cinco obliga a sacar una ficha {start:out} si se puede: {colour} la saca con {play}.',
  'Two dice that total five must bring a {pawn} out of {start} while it can: {colour} {enters} with {play}.':
    'Dos dados que suman cinco obligan a sacar una ficha {start:out} si se puede: {colour} la saca con {play}.',
  'All four counts of the {doublets} ({counts:list}) are played or none is, and all four can be: for example {play}.':
    'Los cuatro números de los dobles ({counts}) se juegan todos o ninguno, y pueden jugarse todos: por ejemplo {play}.',
  '{colour} can win with this roll, and a win may leave counts of the {doublets}: for example {play}.':
    '{colour} puede ganar con esta tirada, y una victoria puede dejar números de los dobles: por ejemplo {play}.',
  'The four counts of the {doublets} ({counts:list}) cannot all be played, so none is; write -.':
    'Los cuatro números de los dobles ({counts}) no pueden jugarse todos, así que no se juega ninguno; escribe -.',
  'Even a win takes all four counts of the {doublets} ({counts:list}), and {left:part}; all four can be played, for example {play}.':
    'Hasta para ganar hacen falta los cuatro números de los dobles ({counts}), y {left}; los cuatro pueden jugarse, por ejemplo {play}.',
  'Even a win takes all four counts of the {doublets} ({counts:list}), and {left:part}; they cannot all be played, so none is: write -.':
    'Hasta para ganar hacen falta los cuatro números de los dobles ({counts}), y {left}; no pueden jugarse todos, así que no se juega ninguno: escribe -.',
  'A die can be played and must be, for example {play}.':
    'Un dado puede jugarse y debe jugarse, por ejemplo {play}.',
  'Both dice can be played and must be, for example {play}.':
    'Los dos dados pueden jugarse y deben jugarse, por ejemplo {play}.',
  'Two of the four counts can be played and must be, for example {play}.':
    'Dos de los cuatro números pueden jugarse y deben jugarse, por ejemplo {play}.',
  'Three counts can be played and must be, for example {play}.':
    'Tres números pueden jugarse y deben jugarse, por ejemplo {play}.',
  'All four counts can be played and must be, for example {play}.':
    'Los cuatro números pueden jugarse y deben jugarse, por ejemplo {play}.',
  'Where counts have to be given up, those with the greatest total are played, for example {play}.':
    'Si hay que renunciar a números, se juegan los de suma mayor, por ejemplo {play}.',
  'Where a die has to be given up it is the lower: {colour} can play the higher, for example {play}.':
    'Si hay que renunciar a un dado, es al menor: {colour} puede jugar el mayor, por ejemplo {play}.',
  'The game is won before {play}: all {pawns} of {colour} are HOME.':
    'La partida se gana antes de {play}: todas las fichas de {colour} están en la meta.',
  'A {pawn} that is HOME stays there.':
    'Una ficha que está en la meta se queda allí.',
  '{Pawns} only move forward: {colour} cannot go from {from:place} to {to:place}.':
    'Las fichas solo avanzan: {colour} no puede ir de {from} a {to}.',
  '{colour} turns onto its {home_path} after {last:n} and cannot go on to {to:place}.':
    '{colour} entra en su pasillo después de {last} y no puede seguir hasta {to}.',
  "All {pawns} of {colour} are HOME, so the counts left are lost; the partner's {pawns} are played from the next roll on.":
    'Todas las fichas de {colour} están en la meta y los números que quedan se pierden; las del compañero se juegan desde la próxima tirada.',
  '{colour} has no {pawn} on {at:place}.':
    '{colour} no tiene ficha en {at}.',
  '{colour} has no {pawn} in {start}.':
    '{colour} no tiene ficha {start:in}.',
  'From {start} {colour} comes out on {enter:n}, nowhere else.':
    '{colour} sale {start:out} a {enter} y a ningún otro sitio.',
  'A {bonus} cannot bring a {pawn} out of {start}; only a five can.':
    'Un premio no saca fichas {start:out}; solo un cinco puede.',
  'A {pawn} {enters} on a die of 5 or two dice that total 5; {left:part}.':
    'Una ficha sale con un 5 en un dado o con dos dados que suman 5; {left}.',
  'Dice come before {bonuses}: after a {bonus} no die is played.':
    'Los dados van antes que los premios: tras un premio no se juega ningún dado.',
  'A {bonus} is played at once, before any die that is left: for example {play}.':
    'El premio se juega al momento, antes que los dados que queden: por ejemplo {play}.',
  "{owner:colour}'s {blockade} on {at:place} stops {colour} from {entering}.":
    'La barrera de {owner} en {at} impide sacar ficha a {colour}.',
  'Two {pawns} of {colour} stand on {at:place} already, so no third can {enter}.':
    'En {at} ya hay dos fichas de {colour}, así que no puede salir una tercera.',
  "The partner's {pawn} stands on {at:place} and cannot be {captured}, so {colour} cannot {enter}.":
    'En {at} está la ficha del compañero y no se come, así que {colour} no puede sacar ficha.',
  'There is nobody on {at:place} to {capture}; write {play}.':
    'En {at} no hay a quién comer; escribe {play}.',
  'That is the {bonus} of {count:n}, written with a + behind the step.':
    'Ese es el premio de {count}: se escribe con + tras el paso.',
  'HOME takes the exact count, {count:n} from {from:place}; {left:part}.':
    'A la meta se llega con el número exacto, {count} desde {from}; {left}.',
  'From {from:place} to {to:place} is {count:n}; {doublets} are two plain dice here, and their bottoms do not count.':
    'De {from} a {to} van {count}; aquí los dobles son dos dados corrientes y las caras de abajo no cuentan.',
  'From {from:place} to {to:place} is {count:n}; the bottoms of the dice count only once all four {pawns} of {colour} are out of {start}.':
    'De {from} a {to} van {count}; las caras de abajo solo cuentan cuando las cuatro fichas de {colour} han salido {start:out}.',
  'From {from:place} to {to:place} is {count:n}; one {pawn} moves die by die, so write each die as a step of its own; {left:part}.':
    'De {from} a {to} van {count}; una ficha mueve dado a dado, así que cada dado es un paso propio; {left}.',
  'From {from:place} to {to:place} is {count:n}; {left:part}.':
    'De {from} a {to} van {count}; {left}.',
  'From {from:place} to {to:place} is {count:n}, and no {bonus} is pending.':
    'De {from} a {to} van {count}, y no hay premio pendiente.',
  'From {from:place} to {to:place} is {count:n}, and the {bonus} to play is {size:n}.':
    'De {from} a {to} van {count}, y el premio por jugar es {size}.',
  'From {from:place} to {to:place} is {count:n}, and the {bonuses} to play are {sizes:list}.':
    'De {from} a {to} van {count}, y los premios por jugar son {sizes}.',
  'A {bonus} comes after the dice, and a die can still be played, for example {play}.':
    'Un premio va después de los dados, y aún puede jugarse un dado, por ejemplo {play}.',
  'Two {pawns} of {colour} stand on {at:place} already: a space holds no third.':
    'En {at} ya hay dos fichas de {colour}: no cabe una tercera.',
  "{owner:colour}'s {pawn} is safe on {at:place}: {colour} cannot land there.":
    'La ficha de {owner} está segura en {at}: {colour} no puede caer allí.',
  "The partner's {pawn} stands on {at:place}: it can be passed, not landed on.":
    'En {at} está la ficha del compañero: se puede pasar, no caer sobre ella.',
  "The two {pawns} of {colour}'s {blockade} cannot be brought together again on {at:place} in the same roll.":
    'Las dos fichas de la barrera de {colour} no pueden volver a juntarse en {at} en la misma tirada.',
  "{owner:colour}'s own {blockade} on {at:place} stops every {pawn}: {colour} cannot pass from {from:place} to {to:place}.":
    'La propia barrera de {owner} en {at} detiene a todas las fichas: {colour} no puede pasar de {from} a {to}.',
  "{owner:colour}'s {blockade} on {at:place} cannot be landed on.":
    'En la barrera de {owner} en {at} no se puede caer.',
  "{owner:colour}'s {blockade} on {at:place} stops the others: {colour} cannot pass from {from:place} to {to:place}.":
    'La barrera de {owner} en {at} detiene a las demás: {colour} no puede pasar de {from} a {to}.',
  "{owner:colour}'s {blockade} on {at:place} stops every {pawn}: {colour} cannot pass from {from:place} to {to:place}.":
    'La barrera de {owner} en {at} detiene a todas las fichas: {colour} no puede pasar de {from} a {to}.',
  'A {blockade} is in the way.':
    'Hay una barrera en el camino.',

  // Chess.
  'There is no piece on {at:place}.':
    'En {at} no hay ninguna pieza.',
  '{play} ({short:text}) is legal.':
    '{play} ({short}) es legal.',
  'The game is over: {reason:told} (our reading).':
    'La partida ha terminado: {reason} (nuestra interpretación).',
  'The game is over: {reason:told}.':
    'La partida ha terminado: {reason}.',
  'More than one {kind} can go to {to:place}: write {plays:choices}.':
    'A {to} puede ir más de una pieza ({kind:bare}): escribe {plays}.',
  'There is no move: write one like e2e4 or Nf3.':
    'No hay movimiento: escribe uno como e2e4 o Nf3.',
  'The move is still to be made.':
    'El movimiento está por hacer.',
  '"{text}" is more than one move; a turn is one move.':
    'Es más de un movimiento, y un turno es uno solo.',
  'A turn cannot be passed: a move has to be made.':
    'El turno no se puede pasar: hay que mover.',
  '"{text}" is not a move: write where from and where to, like e2e4, or the piece and where to, like Nf3.':
    '«{text}» no es un movimiento: escribe de dónde y adónde, como e2e4, o la pieza y adónde, como Nf3.',
  'A pawn moves one square straight ahead, or two from where it starts, and takes one square diagonally ahead; it cannot go from {from:place} to {to:place}.':
    'Un peón avanza recto una casilla, o dos desde su salida, y captura una casilla en diagonal hacia delante; no puede ir de {from} a {to}.',
  'A knight goes two squares along a line and one to the side; it cannot go from {from:place} to {to:place}.':
    'Un caballo va dos casillas en línea recta y una de lado; no puede ir de {from} a {to}.',
  'A bishop moves along diagonals; it cannot go from {from:place} to {to:place}.':
    'Un alfil mueve por diagonales; no puede ir de {from} a {to}.',
  'A rook moves along ranks and files; it cannot go from {from:place} to {to:place}.':
    'Una torre mueve por filas y columnas; no puede ir de {from} a {to}.',
  'A queen moves along ranks, files and diagonals; it cannot go from {from:place} to {to:place}.':
    'Una dama mueve por filas, columnas y diagonales; no puede ir de {from} a {to}.',
  'A king moves one square in any direction; it cannot go from {from:place} to {to:place}.':
    'Un rey mueve una casilla en cualquier dirección; no puede ir de {from} a {to}.',
  "The {kind} on {at:place} is {other:side}'s, and it is {side}'s turn.":
    'En {at} hay {kind} de las {other}, y es el turno de las {side}.',
  "The {kind} on {at:place} is {other:side}'s, and {side} begins (our reading).":
    'En {at} está {kind} de las {other}, y empiezan las {side} (nuestra interpretación).',
  'The piece on {at:place} is a {kind}, not a {written:kind}.':
    'La pieza de {at} es {kind}, no {written}.',
  'A move has to lead away from {at:place}.':
    'Un movimiento tiene que salir de {at}.',
  'Your own {kind} stands on {at:place}.':
    'En {at} está tu propia pieza: {kind:bare}.',
  "Your own {kind} stands on {at:place}. Castling is written O-O or O-O-O, or as the king's move of two squares.":
    'En {at} está tu propia pieza: {kind:bare}. El enroque se escribe O-O u O-O-O, o como el movimiento de dos casillas del rey.',
  'The way from {from:place} to {to:place} is blocked by {who:man}.':
    'El camino de {from} a {to} lo cierra {who}.',
  'A pawn may go two squares only from where it starts; the one on {at:place} has moved.':
    'Un peón solo avanza dos casillas desde su origen; el de {at} ya ha movido.',
  'A pawn does not take straight ahead: {who:man} is in its way.':
    'Recto, un peón no captura: {who} le cierra el paso.',
  'A pawn moves diagonally only to take, and there is nothing on {at:place} to take.':
    'Un peón solo va en diagonal para capturar, y en {at} no hay nada que capturar.',
  'The pawn on {at:place} can be taken in passing only right after it has gone two squares; that is no longer possible.':
    'El peón de {at} solo se captura al paso justo después de avanzar dos casillas; ya no es posible.',
  'Only a pawn that reaches the last rank becomes another piece; this move is written {play}.':
    'Solo se convierte un peón que llega a la última fila; este movimiento se escribe {play}.',
  'The pawn reaches the last rank and must become a queen, rook, bishop or knight (our reading): write {plays:choices}.':
    'El peón llega a la última fila y debe convertirse en dama, torre, alfil o caballo (nuestra interpretación): escribe {plays}.',
  'A pawn becomes a queen, rook, bishop or knight, never a king.':
    'Un peón se convierte en dama, torre, alfil o caballo, nunca en rey.',
  'A pawn that reaches the last rank becomes a queen, rook, bishop or knight; it cannot stay a pawn (our reading).':
    'En la última fila un peón se convierte en dama, torre, alfil o caballo; no puede seguir siendo peón (nuestra interpretación).',
  'There is nothing on {at:place} to take.':
    'En {at} no hay nada que capturar.',
  '{side} has no {kind} on the {file:text}-file that could be meant.':
    'Las {side} no tienen en la columna {file} ninguna pieza que pueda ser ({kind:bare}).',
  '{side} has no {kind} on rank {rank:n} that could be meant.':
    'Las {side} no tienen en la fila {rank} ninguna pieza que pueda ser ({kind:bare}).',
  '{side} has no {kind} that could be meant.':
    'Las {side} no tienen ninguna pieza que pueda ser ({kind:bare}).',
  "None of {side}'s {kind}s on {places:list} can go to {to:place}.":
    'Ninguna de las piezas de las {side} ({kind:bare}) en {places} puede ir a {to}.',
  'Your king on {king:place} is in check from {who:men} at once: only the king can move.':
    'A tu rey en {king} le dan jaque a la vez {who}: solo puede mover el rey.',
  'Your king on {king:place} is in check from {who:man}: move the king or take the {kind}.':
    'A tu rey en {king} le da jaque {who}: mueve el rey o captura {kind:acc}.',
  'Your king on {king:place} is in check from {who:man}: move the king, take the {kind} or put something between.':
    'A tu rey en {king} le da jaque {who}: mueve el rey, captura {kind:acc} o interpón una pieza.',
  'Taking in passing here would leave your king on {king:place} in check from {who:man}.':
    'Capturando al paso, a tu rey en {king} le daría jaque {who}.',
  'The {kind} on {at:place} is pinned: without it your king on {king:place} would be in check from {who:man}.':
    'En {at}, {kind:acc} cubre al rey: sin eso, a tu rey en {king} le daría jaque {who}.',
  'The king has left {at:place} and can no longer castle.':
    'El rey ha salido de {at} y ya no puede enrocarse.',
  'There is no rook of yours on {at:place} to castle with.':
    'En {at} no hay una torre tuya con la que enrocar.',
  'The king or the rook on {at:place} has moved before; castling needs both unmoved (our reading).':
    'El rey o la torre de {at} ya se han movido; para enrocar no puede haberse movido ninguno (nuestra interpretación).',
  'Nothing may stand between king and rook: {who:man} does.':
    'Entre rey y torre no puede haber nada, y está {who}.',
  'Nothing may stand between king and rook: {who:man} and more do.':
    'Entre rey y torre no puede haber nada, y está {who}, entre otras.',
  'On {at:place} your king would be in check from {who:man}.':
    'En {at} a tu rey le daría jaque {who}.',
  'The king cannot castle out of check, which {who:man} gives.':
    'El rey no puede enrocarse estando en jaque, y se lo da {who}.',
  'The king cannot castle out of check, which {who:men} give.':
    'El rey no puede enrocarse estando en jaque, y se lo dan {who}.',
  'The king cannot castle over {at:place}, which is attacked by {who:man}.':
    'El rey no puede enrocarse pasando por {at}: lo ataca {who}.',
  'The king cannot castle into check on {at:place}, from {who:man}.':
    'El rey no puede enrocarse hasta {at}: allí le daría jaque {who}.',

  // Chinese checkers.
  'The game is over: {colour} is across.':
    'La partida ha terminado: {colour} ha cruzado.',
  'The game is over: {colours:list} are across, and a pair wins together (our reading).':
    'La partida ha terminado: {colours} han cruzado, y una pareja gana junta (nuestra interpretación).',
  'The game is over: {colour} is across, past pegs that stay at home (our reading).':
    'La partida ha terminado: {colour} ya ha cruzado, pese a las fichas que siguen en casa (nuestra interpretación).',
  '{colour} can move, {play} for one, and only a colour that cannot move passes (our reading).':
    '{colour} puede mover, por ejemplo {play}, y solo pasa quien no puede mover (nuestra interpretación).',
  'There is no peg in {at:place}.':
    'En {at} no hay ficha.',
  "The peg in {at:place} is {other:colour}'s: {colour} may move its partner's pegs only when all of its own are across.":
    'La ficha de {at} es de {other}: {colour} solo mueve las de su compañero cuando todas las suyas han cruzado.',
  "The peg in {at:place} is {other:colour}'s, and it is {colour}'s turn.":
    'La ficha de {at} es de {other}, y es el turno de {colour}.',
  'A play moves one peg: it is in {at:place} now, so the next jump cannot start from {from:place}.':
    'Una jugada mueve una ficha: ahora está en {at}, así que el próximo salto no puede salir de {from}.',
  'A peg that stays in {at:place} does not move.':
    'Una ficha que se queda en {at} no mueve.',
  '{at:place} is taken by a peg of {other:colour}.':
    'El hueco {at} está ocupado por una ficha de {other}.',
  '{play} is a step, and a step is a whole move: no jump or step can follow it.':
    '{play} es un paso, y un paso es un movimiento entero: no le sigue salto ni paso.',
  'Only jumps can follow a jump, and {play} is a step.':
    'A un salto solo le siguen saltos, y {play} es un paso.',
  'No line leads straight from {from:place} to {to:place}.':
    'Ninguna línea lleva recta de {from} a {to}.',
  'A jump goes over one peg, and from {from:place} to {to:place} there are {pegs:n} in the way, in {places:list}.':
    'Se salta sobre una ficha, y de {from} a {to} hay {pegs} en medio, en {places}.',
  'There is no peg in {over:place} to jump over from {from:place} to {to:place}.':
    'En {over} no hay ficha que saltar de {from} a {to}.',
  'From {from:place} to {to:place} is too far, {far:n} holes: a peg steps into the next hole, or jumps over a peg there into the hole behind it.':
    'De {from} a {to} es demasiado lejos, {far} huecos: una ficha da un paso al hueco de al lado, o salta sobre una ficha de ahí al hueco de detrás.',
  'No peg can move, so the turn passes (our reading).':
    'Ninguna ficha puede mover, así que pasa el turno (nuestra interpretación).',
  'Nothing has moved yet.':
    'Todavía no se ha movido nada.',
  'These hops can be made.':
    'Estos saltos pueden hacerse.',
  'This move is legal.':
    'Este movimiento es legal.',
  'The peg comes back to {at:place}, where it began: that is no move (our reading).':
    'La ficha vuelve a {at}, donde empezó: eso no es mover (nuestra interpretación).',
  '"{text}" is not a move; write one as from>to, such as {play}.':
    '«{text}» no es un movimiento; se escribe desde>hasta, como {play}.',
  'There is no hole "{text}" on this star; holes are named by row and column, from {first:place} at the top to {last:place} at the bottom.':
    'En esta estrella no hay hueco «{text}»; los huecos se nombran por fila y columna, de {first} arriba a {last} abajo.',
  'There is no move here; write one as from>to.':
    'Aquí no hay movimiento; se escribe desde>hasta.',

  // Snakes & Ladders.
  'The {count:n}':
    'El {count}',
  '{one:n} and {two:n}, together {count:n},':
    '{one} y {two}, juntos {count},',
  'one die':
    'un dado',
  'two dice':
    'dos dados',
  'A turn has one step here; "{text}" has {count:n}.':
    'Aquí un turno tiene un paso; «{text}» tiene {count}.',
  '{colour} stands on 100: the game is over.':
    '{colour} está en 100: la partida ha terminado.',
  'Who starts is not settled yet: {colour} throws one die for it now.':
    'Aún no está decidido quién empieza: {colour} tira un dado para ello.',
  'Who starts is not settled yet: {tied:list} have tied and throw again (our reading), and {colour} throws one die for it now.':
    'Aún no se sabe quién empieza: {tied} han empatado y vuelven a tirar (nuestra interpretación); ahora {colour} tira un dado.',
  '{colour} has not thrown yet: {dice:part} first, then the move they bring.':
    '{colour} aún no ha tirado: antes {dice}, luego el movimiento.',
  '{colour} has already chosen to throw {dice:part}.':
    '{colour} ya ha elegido cuánto tirar: {dice}.',
  'There is no choice of dice in these rules: everybody throws {dice:part} every time.':
    'Con estas reglas no se eligen los dados: todos tiran siempre {dice}.',
  '{colour} stands on {at:n}: the choice of one die begins on {late:n}.':
    '{colour} está en {at}: elegir un solo dado se puede desde {late}.',
  '{colour} throws one die.':
    '{colour} tira un dado.',
  '{colour} throws two dice.':
    '{colour} tira dos dados.',
  '{colour} stands on {at:n} and first chooses how many dice to throw: one or two.':
    '{colour} está en {at} y antes elige cuántos dados tirar: uno o dos.',
  '{thrown:part} lies on the table: the dice are thrown.':
    '{thrown} está en la mesa: los dados están tirados.',
  "{thrown:part} takes {colour} from {from:place} to {to:n}: the move can't be left out ({play}).":
    '{thrown} lleva a {colour} de {from} a {to}: el movimiento no puede omitirse ({play}).',
  '"{text}" is not written like a move; {colour}\'s is written {play}.':
    '«{text}» no está escrito como un movimiento; el de {colour} se escribe {play}.',
  'That move is written {play}.':
    'Ese movimiento se escribe {play}.',
  "The piece {at:standing} is {other:colour}'s, and it is {colour}'s turn.":
    'La ficha que está {at} es de {other}, y es el turno de {colour}.',
  "{colour}'s piece is {at:standing}, not {from:standing}.":
    'La ficha de {colour} está {at}, no {from}.',
  '{thrown:part} is too high: from {from:n} it takes exactly {count:n} to get to 100, so {colour} stays (-).':
    '{thrown} es demasiado: desde {from} hacen falta exactamente {count} para llegar a 100, así que {colour} se queda (-).',
  '{thrown:part} leads from {from:place} to {to:n}, not to {wrong:n}.':
    '{thrown} lleva de {from} a {to}, no a {wrong}.',
  '{at:n} is the bottom of a ladder, and its top is {top:n}: nobody goes down a ladder.':
    '{at} es el pie de una escalera que llega a {top}: nadie baja por una escalera.',
  "{at:n} is the bottom of a ladder, and its top is {top:n}: the piece goes up, it can't stay below.":
    '{at} es el pie de una escalera que llega a {top}: la ficha sube, no puede quedarse abajo.',
  '{at:n} is the bottom of a ladder, and its top is {top:n}, not {wrong:n}.':
    '{at} es el pie de una escalera que llega a {top}, no a {wrong}.',
  '{at:n} is the tail-end of a snake, and its head is on {end:n}: nobody goes up a snake.':
    '{at} es la cola de una serpiente con la cabeza en {end}: nadie sube por una serpiente.',
  "{at:n} is the tail-end of a snake, and its head is on {end:n}: the piece goes down, it can't stay above.":
    '{at} es la cola de una serpiente con la cabeza en {end}: la ficha baja, no puede quedarse arriba.',
  '{at:n} is the tail-end of a snake, and its head is on {end:n}, not on {wrong:n}.':
    '{at} es la cola de una serpiente con la cabeza en {end}, no en {wrong}.',
  '{at:n} is the top of a chute, and its bottom is {end:n}: nobody goes up a chute.':
    '{at} es lo alto de un tobogán que acaba en {end}: nadie sube por un tobogán.',
  "{at:n} is the top of a chute, and its bottom is {end:n}: the piece goes down, it can't stay above.":
    '{at} es lo alto de un tobogán que acaba en {end}: la ficha baja, no puede quedarse arriba.',
  '{at:n} is the top of a chute, and its bottom is {end:n}, not {wrong:n}.':
    '{at} es lo alto de un tobogán que acaba en {end}, no en {wrong}.',
  '{at:n} is the top of the ladder from {from:n}: nobody goes down a ladder, so the piece stays on {stays:n}.':
    '{at} es lo alto de la escalera de {from}: nadie baja por una escalera, así que la ficha se queda en {stays}.',
  '{at:n} is the head of the snake from {from:n}: nobody goes up a snake, so the piece stays on {stays:n}.':
    '{at} es la cabeza de la serpiente de {from}: nadie sube por una serpiente, así que la ficha se queda en {stays}.',
  '{at:n} is the bottom of the chute from {from:n}: nobody goes up a chute, so the piece stays on {stays:n}.':
    '{at} es el final del tobogán de {from}: nadie sube por un tobogán, así que la ficha se queda en {stays}.',
  'Nothing leads away from {at:n}: it is a plain square, and the piece stays there.':
    'De {at} no sale nada: es una casilla corriente y la ficha se queda allí.',
  'Nobody sends {colour} back from {at:n}: the piece stays there.':
    'Nadie manda atrás a {colour} desde {at}: la ficha se queda allí.',
  'Nobody sends {colour} back from {at:n}, which holds any number (our reading): the piece stays there.':
    'Nadie devuelve a {colour} desde {at}, donde caben todas (nuestra interpretación): la ficha se queda allí.',
  '{owner:colour} holds {at:n}: {colour} goes back {from:going}, where the move began, and the turn is over ({play}).':
    '{owner} ocupa {at}: {colour} vuelve {from}, donde empezó el movimiento, y el turno acaba ({play}).',
  '{owner:colour} holds {at:n}, where the way ends (our reading): {colour} goes back {from:going}, where the move began, and the turn is over ({play}).':
    '{owner} ocupa {at}, donde acaba el camino (nuestra interpretación): {colour} vuelve {from}, donde empezó, y el turno termina ({play}).',
  '{colour} stays on {at:n}: {count:n} is too high.':
    '{colour} se queda en {at}: {count} es demasiado.',
  '{colour} moves {way:part}, and wins.':
    '{colour} va {way} y gana.',
  '{colour} moves {way:part}.':
    '{colour} va {way}.',
  'from {from:place} to {to:n}':
    'de {from} a {to}',
  '{way:part} and up the ladder to {top:n}':
    '{way} y sube por la escalera a {top}',
  '{way:part} and down the snake to {end:n}':
    '{way} y baja por la serpiente a {end}',
  '{way:part} and down the chute to {end:n}':
    '{way} y baja por el tobogán a {end}',
  '{way:part}, which {other:colour} holds, and goes back {back:going}':
    '{way}, que ocupa {other}, y vuelve {back}',
  '{way:part}, which {other:colour} holds, and goes back {back:going} (our reading)':
    '{way}, que ocupa {other}, y vuelve {back} (nuestra interpretación)',
  '{way:part}, which holds any number (our reading)':
    '{way}, donde caben todas (nuestra interpretación)',
};
