import type { Sentences } from './gaps';
import type { SheetText } from './sheets';

export const sheets: Sentences<SheetText> = {
  // Rules files, and house rules of every game.
  'Line {line:n}: {problem:part}':
    'Línea {line}: {problem:low}',

  // Parcheesi.
  'There is no rule called "{text}" (did you mean {meant:text}?); the rules are {names:list}.':
    'No hay ninguna regla llamada «{text}» (¿querías decir «{meant}»?); las reglas son {names}.',
  'There is no rule called "{text}"; the rules are {names:list}.':
    'No hay ninguna regla llamada «{text}»; las reglas son {names}.',
  '{option:id} cannot be {value}; it is a whole number from 0 (no bonus) to {most:n}.':
    '«{option}» no puede ser {value}; es un número entero de 0 (sin premio) a {most}.',
  '{option:id} cannot be {value}; it is {allowed:choices}.':
    '«{option}» no puede ser {value}; es {allowed}.',
  'The sheet {sheet:text} has no pairs; play by one that has them, or set pairs in a rules file.':
    'El reglamento {sheet} no tiene parejas; juega con uno que las tenga, o pon pairs en un archivo de reglas.',
  'There is no Parcheesi sheet called "{text}"; the sheets are {sheets:list}.':
    'Este juego no tiene ningún reglamento llamado «{text}»; los reglamentos son {sheets}.',
  'Parcheesi is for 2, 3 or 4 players, not {count:n}.':
    'Este juego es para 2, 3 o 4 jugadores, no para {count}.',
  'Parcheesi has four seats: yellow, blue, red and green.':
    'Este juego tiene cuatro asientos: amarillo, azul, rojo y verde.',
  'Pairs need four players, two against two; there are {count:n}.':
    'Por parejas hacen falta cuatro jugadores, dos contra dos; hay {count}.',

  // Chess.
  'Chess has no sheet called "{text}"; its only one is {sheet:text}.':
    'El ajedrez no tiene el reglamento «{text}»; el único es {sheet}.',
  'Chess has no option called "{text}"; it has no options at all.':
    'El ajedrez no tiene la opción «{text}»; no tiene ninguna opción.',
  'Chess is played by two: White and Black.':
    'Al ajedrez juegan dos: blancas y negras.',

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

  // Snakes & Ladders.
  'The option {option:id} can be {allowed:choices}, not {given:text}.':
    'La opción {option} puede ser {allowed}, no «{given}».',
  'The option {option:id} can be {allowed:choices}.':
    'La opción {option} puede ser {allowed}.',
  'The option {option:id} is a list of pairs of squares, such as [[4, 14], [9, 31]], or the text 4>14 9>31.':
    'La opción {option} es una lista de pares de casillas, como [[4, 14], [9, 31]], o el texto 4>14 9>31.',
  'There is no option "{text}" in snakes & ladders; did you mean "{meant:text}"?':
    'Serpientes y escaleras no tiene la opción «{text}»; ¿querías decir «{meant}»?',
  'There is no option "{text}" in snakes & ladders; the options are {names:list}.':
    'Serpientes y escaleras no tiene la opción «{text}»; sus opciones son {names}.',
  'On this board a piece on {at:n} can never get to {last:n}, because two dice never show a 1; let late_one_die be true, dice be 1, or a snake lead down from there.':
    'En este tablero una ficha en {at} nunca puede llegar a {last}, porque dos dados nunca dan 1; pon late_one_die a true, dice a 1, o una serpiente que baje de allí.',
  'On this board a piece on {at:n} can never get to {last:n}, so a game might never end.':
    'En este tablero una ficha en {at} nunca puede llegar a {last}, así que una partida podría no acabar nunca.',
  'The option late_one_die is for games with two dice: with dice = 1 it has to be false.':
    'La opción late_one_die es para partidas con dos dados: con dice = 1 tiene que ser false.',
  'The ladder 1>{top:n} begins on 1, where all pieces begin, so nobody can come to its bottom; let start_square be 0, or move the ladder.':
    'La escalera 1>{top} empieza en 1, donde empiezan todas las fichas, así que nadie puede llegar a su pie; pon start_square a 0, o mueve la escalera.',
  'The {one:part} has an end on {at:n}, but the squares are 1 to {last:n}.':
    'La {one} tiene un extremo en {at}, pero las casillas van de 1 a {last}.',
  'The {one:part} begins and ends on the same square.':
    'La {one} empieza y acaba en la misma casilla.',
  'The {one:part} begins on {last:n}, where the game is won: nothing may lead away from there.':
    'La {one} empieza en {last}, donde se gana la partida: nada puede llevar fuera de allí.',
  'The {one:part} goes down; a ladder is written from its bottom to its top.':
    'La {one} baja; una escalera se escribe de su pie a lo alto.',
  'The {one:part} goes up; a snake is written from its tail-end above to its head below.':
    'La {one} sube; una serpiente se escribe de arriba abajo, de la cola a la cabeza.',
  'Two features begin on {at:n}: the {one:part} and the {other:part}; a square can have only one.':
    'En {at} empiezan dos: la {one} y la {other}; una casilla solo puede tener una.',
  'The features {way:play} lead round in a circle: a piece on {at:n} would never come to rest.':
    'El camino {way} da vueltas en círculo: una ficha en {at} no se detendría nunca.',
  'The {one:part} ends where the {other:part} begins; {at:n} has to be a plain square, because a piece is carried only once in a move.':
    'La {one} acaba donde empieza la {other}; {at} tiene que ser una casilla corriente, porque en un movimiento a una ficha se la lleva solo una vez.',
  'ladder {way:play}':
    'escalera {way}',
  'snake {way:play}':
    'serpiente {way}',
  'Snakes & ladders has no sheet "{text}"; the sheets are {sheets:list}.':
    'Serpientes y escaleras no tiene el reglamento «{text}»; los reglamentos son {sheets}.',
  'Snakes & ladders has seats for {colours:list} only.':
    'Serpientes y escaleras solo tiene asientos para {colours}.',
  'Snakes & ladders is for 2, 3 or 4 players, not {count:n}.':
    'Serpientes y escaleras es para 2, 3 o 4 jugadores, no para {count}.',
  'The setup names {seats:n} seats for {count:n} players.':
    'Se nombran {seats|asiento|asientos} para {count|jugador|jugadores}.',
};
