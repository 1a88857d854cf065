import type { Sentences } from './gaps';
import type { RulingText } from './rulings';

export const rulings: Sentences<RulingText> = {
  // Every game.

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
