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


  'Snakes & ladders has no sheet "{text}"; the sheets are {sheets:list}.':
    'Serpientes y escaleras no tiene el reglamento «{text}»; los reglamentos son {sheets}.',
};
