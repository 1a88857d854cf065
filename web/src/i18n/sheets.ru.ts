import type { Sentences } from './gaps';
import type { SheetText } from './sheets';

export const sheets: Sentences<SheetText> = {
  // Rules files, and house rules of every game.
  'Line {line:n}: {problem:part}':
    'Строка {line}: {problem:low}',
  'From column {column:n} on this is not TOML: {words:text}.':
    'Начиная со столбца {column} это не TOML: проверьте в этой строке кавычки, скобки, знак = и не повторяется ли имя.',
  'A rules file has at most {most:n} bytes.':
    'В файле правил не больше {most|байта|байт|байт}.',
  'A rules file sets at most {most:n} values.':
    'В файле правил не больше {most|значения|значений|значений}.',
  'A line has at most {most:n} points in it: options have plain names.':
    'В строке не больше {most|точки|точек|точек}: у настроек простые имена.',
  'There is no base: a rules file starts from a sheet, as in base = "royal".':
    'Основы нет: файл правил основан на других правилах, например base = "royal".',
  'The value of {key:text} is {kind:part}; an option takes true or false, a whole number, a text or a list of pairs such as [[4, 14], [9, 31]].':
    'Значение {key} — {kind}; правило принимает true или false, целое число, текст или список пар, например [[4, 14], [9, 31]].',
  'The value of {key:text} is {kind:part}; it should be a text in quotes.':
    'Значение {key} — {kind}, а должен быть текст в кавычках.',
  'a table':
    'таблица',
  'a fraction':
    'дробь',
  'a date or time':
    'дата или время',
  'a list':
    'список',
  'a number':
    'число',
  'true or false':
    'true или false',
  'a text':
    'текст',
  'empty':
    'пустой текст',
  'These are rules for {theirs:text}, not for {ours:text}.':
    'Эти правила — для игры {theirs}, а не {ours}.',


  'Snakes & ladders has no sheet "{text}"; the sheets are {sheets:list}.':
    'У змей и лестниц нет правил «{text}»; есть {sheets}.',
};
