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

  // Chinese checkers.
  'The option {option:id} cannot be "{value}"; it can be {allowed:choices}.':
    'У правила {option} не может быть значения «{value}»; возможны {allowed}.',
  'Chinese checkers has no option "{text}"; did you mean {meant:text}?':
    'В китайских шашках нет правила «{text}»; может быть, «{meant}»?',
  'Chinese checkers has no option "{text}"; its options are {names:list}.':
    'В китайских шашках нет правила «{text}»; есть {names}.',
  '{seats:n} seats are taken, but {count:n} players are to play.':
    'Мест занято {seats}, а игроков должно быть {count}.',
  'The large board is for 2, 3, 4 or 6 players, not for {count:n}.':
    'Большая доска — для 2, 3, 4 или 6 игроков; здесь их {count}.',
  'On the small board {count:n} play in pairs only: let pairs be on, or take the sheet large.':
    'На малой доске {count} играют только парами: пусть pairs будет on, или возьмите large.',
  'The small board is for 2, 3, 4 or 6 players, not for {count:n}.':
    'Малая доска — для 2, 3, 4 или 6 игроков; здесь их {count}.',
  'Two players sit at opposite points of the star.':
    'Двое сидят у противоположных лучей звезды.',
  'Three players sit at every other point of the star.':
    'Трое сидят у лучей звезды через один.',
  'Four players sit at two pairs of opposite points of the star.':
    'Четверо сидят у двух пар противоположных лучей звезды.',
  'Pairs need 4 or 6 players, and {count:n} are to play.':
    'Парами играют вчетвером или вшестером, а игроков здесь {count}.',
  '{colour} cannot start: it is not in this game, only {colours:list}.':
    '{colour} не может начать: его в этой партии нет, играют только {colours}.',
  'Chinese checkers has no sheet "{text}"; it has small and large.':
    'У китайских шашек нет правил «{text}»; есть small и large.',

  // Within what a record says of an event.
  'There is no game called "{text}"; the games are {games:list}.':
    'Игры «{text}» нет; есть {games}.',
  'Snakes & ladders has no sheet "{text}"; the sheets are {sheets:list}.':
    'У змей и лестниц нет правил «{text}»; есть {sheets}.',
};
