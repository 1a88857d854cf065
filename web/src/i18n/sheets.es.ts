import type { Sentences } from './gaps';
import type { SheetText } from './sheets';

export const sheets: Sentences<SheetText> = {
  // Rules files, and house rules of every game.
  'Line {line:n}: {problem:part}':
    'Línea {line}: {problem:low}',
  'From column {column:n} on this is not TOML: {words:text}.':
    'Desde la columna {column} esto no es TOML: revisa en esa línea las comillas, los corchetes, el signo = y que ningún nombre se repita.',
  'A rules file has at most {most:n} bytes.':
    'Un archivo de reglas tiene {most|byte|bytes} como mucho.',
  'A rules file sets at most {most:n} values.':
    'Un archivo de reglas fija {most|valor|valores} como mucho.',
  'A line has at most {most:n} points in it: options have plain names.':
    'Una línea tiene {most|punto|puntos} como mucho: las opciones tienen nombres sencillos.',
  'There is no base: a rules file starts from a sheet, as in base = "royal".':
    'Falta la base: un archivo de reglas parte de un reglamento, como base = "royal".',
  'The value of {key:text} is {kind:part}; an option takes true or false, a whole number, a text or a list of pairs such as [[4, 14], [9, 31]].':
    'El valor de {key} es {kind}; una opción admite true o false, un número entero, un texto o una lista de pares como [[4, 14], [9, 31]].',
  'The value of {key:text} is {kind:part}; it should be a text in quotes.':
    'El valor de {key} es {kind}; debería ser un texto entre comillas.',
  'a table':
    'una tabla',
  'a fraction':
    'un número con decimales',
  'a date or time':
    'una fecha u hora',
  'a list':
    'una lista',
  'a number':
    'un número',
  'true or false':
    'true o false',
  'a text':
    'un texto',
  'empty':
    'un texto vacío',
  'These are rules for {theirs:text}, not for {ours:text}.':
    'Estas reglas son para {theirs}, no para {ours}.',

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

  // Within what a record says of an event.
  'There is no game called "{text}"; the games are {games:list}.':
    'No hay ningún juego llamado «{text}»; los juegos son {games}.',
  'Snakes & ladders has no sheet "{text}"; the sheets are {sheets:list}.':
    'Serpientes y escaleras no tiene el reglamento «{text}»; los reglamentos son {sheets}.',
};
