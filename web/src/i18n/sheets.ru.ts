import type { Sentences } from './gaps';
import type { SheetText } from './sheets';

export const sheets: Sentences<SheetText> = {
  // Rules files, and house rules of every game.
  'Line {line:n}: {problem:part}':
    'Строка {line}: {problem:low}',

  // Parcheesi.
  'There is no rule called "{text}" (did you mean {meant:text}?); the rules are {names:list}.':
    'Правила «{text}» нет (может быть, «{meant}»?); есть {names}.',
  'There is no rule called "{text}"; the rules are {names:list}.':
    'Правила «{text}» нет; есть {names}.',
  '{option:id} cannot be {value}; it is a whole number from 0 (no bonus) to {most:n}.':
    '«{option}» — не {value}; это целое число от 0 (без бонуса) до {most}.',
  '{option:id} cannot be {value}; it is {allowed:choices}.':
    '«{option}» — не {value}; это {allowed}.',
  'The sheet {sheet:text} has no pairs; play by one that has them, or set pairs in a rules file.':
    'В правилах {sheet} пар нет; играйте по правилам, где они есть, или задайте pairs в файле правил.',
  'There is no Parcheesi sheet called "{text}"; the sheets are {sheets:list}.':
    'Правил «{text}» у этой игры нет; есть {sheets}.',
  'Parcheesi is for 2, 3 or 4 players, not {count:n}.':
    'В эту игру играют 2, 3 или 4 игрока, а не {count}.',
  'Parcheesi has four seats: yellow, blue, red and green.':
    'В этой игре четыре места: жёлтое, синее, красное и зелёное.',
  'Pairs need four players, two against two; there are {count:n}.':
    'Парами играют вчетвером, двое на двое; игроков здесь {count}.',

  // Chess.
  'Chess has no sheet called "{text}"; its only one is {sheet:text}.':
    'У шахмат нет правил «{text}»; есть только {sheet}.',
  'Chess has no option called "{text}"; it has no options at all.':
    'В шахматах нет правила «{text}»; менять в них нечего.',
  'Chess is played by two: White and Black.':
    'В шахматы играют двое: белые и чёрные.',

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

  // Snakes & Ladders.
  'The option {option:id} can be {allowed:choices}, not {given:text}.':
    'У правила {option} возможны {allowed}, а не «{given}».',
  'The option {option:id} can be {allowed:choices}.':
    'У правила {option} возможны {allowed}.',
  'The option {option:id} is a list of pairs of squares, such as [[4, 14], [9, 31]], or the text 4>14 9>31.':
    'Правило {option} — это список пар клеток, например [[4, 14], [9, 31]], или текст 4>14 9>31.',
  'There is no option "{text}" in snakes & ladders; did you mean "{meant:text}"?':
    'В змеях и лестницах нет правила «{text}»; может быть, «{meant}»?',
  'There is no option "{text}" in snakes & ladders; the options are {names:list}.':
    'В змеях и лестницах нет правила «{text}»; есть {names}.',
  'On this board a piece on {at:n} can never get to {last:n}, because two dice never show a 1; let late_one_die be true, dice be 1, or a snake lead down from there.':
    'На этой доске фишка с {at} никогда не дойдёт до {last}: два кубика никогда не дают 1; пусть late_one_die будет true, или dice — 1, или змея ведёт оттуда вниз.',
  'On this board a piece on {at:n} can never get to {last:n}, so a game might never end.':
    'На этой доске фишка с {at} никогда не дойдёт до {last}, и партия могла бы не кончиться.',
  'The option late_one_die is for games with two dice: with dice = 1 it has to be false.':
    'Правило late_one_die — для игры двумя кубиками: с dice = 1 оно должно быть false.',
  'The ladder 1>{top:n} begins on 1, where all pieces begin, so nobody can come to its bottom; let start_square be 0, or move the ladder.':
    'Лестница 1>{top} начинается на 1, где начинают все фишки, и прийти к её подножию нельзя; пусть start_square будет 0, или переставьте лестницу.',
  'The {one:part} has an end on {at:n}, but the squares are 1 to {last:n}.':
    '{one}: один из концов на {at}, но клетки — от 1 до {last}.',
  'The {one:part} begins and ends on the same square.':
    '{one}: начало и конец на одной клетке.',
  'The {one:part} begins on {last:n}, where the game is won: nothing may lead away from there.':
    '{one} начинается на {last}, где партию выигрывают: оттуда ничто не уводит.',
  'The {one:part} goes down; a ladder is written from its bottom to its top.':
    '{one} ведёт вниз; лестницу записывают от подножия к верху.',
  'The {one:part} goes up; a snake is written from its tail-end above to its head below.':
    '{one} ведёт вверх; змею записывают сверху вниз, от хвоста к голове.',
  'Two features begin on {at:n}: the {one:part} and the {other:part}; a square can have only one.':
    'На {at} начинаются сразу {one} и {other}, а на клетке может быть только одно начало.',
  'The features {way:play} lead round in a circle: a piece on {at:n} would never come to rest.':
    'Путь {way} ведёт по кругу: фишка с {at} никогда бы не остановилась.',
  'The {one:part} ends where the {other:part} begins; {at:n} has to be a plain square, because a piece is carried only once in a move.':
    '{one} кончается там, где начинается {other}; {at} должна быть простой клеткой: за ход фишку переносит только раз.',
  'ladder {way:play}':
    'лестница {way}',
  'snake {way:play}':
    'змея {way}',
  'Snakes & ladders has no sheet "{text}"; the sheets are {sheets:list}.':
    'У змей и лестниц нет правил «{text}»; есть {sheets}.',
  'Snakes & ladders has seats for {colours:list} only.':
    'В змеях и лестницах есть места только для таких цветов: {colours}.',
  'Snakes & ladders is for 2, 3 or 4 players, not {count:n}.':
    'В змеи и лестницы играют 2, 3 или 4 игрока, а не {count}.',
  'The setup names {seats:n} seats for {count:n} players.':
    'Мест названо {seats}, а игроков {count}.',
};
