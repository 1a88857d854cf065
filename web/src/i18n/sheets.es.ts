import type { Sentences } from './gaps';
import type { SheetText } from './sheets';

export const sheets: Sentences<SheetText> = {
  // Rules files, and house rules of every game.
  'Line {line:n}: {problem:part}':
    'Línea {line}: {problem:low}',

  // Chinese checkers.
  'The option {option:id} cannot be "{value}"; it can be {allowed:choices}.':
    'La opción {option} no puede ser «{value}»; puede ser {allowed}.',
  'Chinese checkers has no option "{text}"; did you mean {meant:text}?':
    'Las damas chinas no tienen la opción «{text}»; ¿querías decir «{meant}»?',
  'Chinese checkers has no option "{text}"; its options are {names:list}.':
    'Las damas chinas no tienen la opción «{text}»; sus opciones son {names}.',
  '{seats:n} seats are taken, but {count:n} players are to play.':
    'Hay {seats|asiento ocupado|asientos ocupados}, pero van a jugar {count}.',
  'The large board is for 2, 3, 4 or 6 players, not for {count:n}.':
    'El tablero grande es para 2, 3, 4 o 6 jugadores, no para {count}.',
  'On the small board {count:n} play in pairs only: let pairs be on, or take the sheet large.':
    'En el tablero pequeño {count} juegan solo por parejas: pon pairs a on, o toma large.',
  'The small board is for 2, 3, 4 or 6 players, not for {count:n}.':
    'El tablero pequeño es para 2, 3, 4 o 6 jugadores, no para {count}.',
  'Two players sit at opposite points of the star.':
    'Dos jugadores se sientan en puntas opuestas de la estrella.',
  'Three players sit at every other point of the star.':
    'Tres jugadores se sientan en puntas alternas de la estrella.',
  'Four players sit at two pairs of opposite points of the star.':
    'Cuatro jugadores se sientan en dos pares de puntas opuestas de la estrella.',
  'Pairs need 4 or 6 players, and {count:n} are to play.':
    'Por parejas hacen falta 4 o 6 jugadores, y van a jugar {count}.',
  '{colour} cannot start: it is not in this game, only {colours:list}.':
    '{colour} no puede empezar: no juega en esta partida, solo {colours}.',
  'Chinese checkers has no sheet "{text}"; it has small and large.':
    'Las damas chinas no tienen el reglamento «{text}»; tienen small y large.',
};
