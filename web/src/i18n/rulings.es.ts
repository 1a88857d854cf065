import type { Sentences } from './gaps';
import type { RulingText } from './rulings';

export const rulings: Sentences<RulingText> = {
  // Every game.
  'The game is over.':
    'La partida ha terminado.',

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
};
