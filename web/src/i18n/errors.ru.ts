import type { Sentences } from './gaps';
import type { ErrorText } from './errors';

export const errors: Sentences<ErrorText> = {
  'There is something to play: take a step first.':
    'Играть есть что: сначала сделайте шаг.',
  // Records.

  // Requests that cannot be read.
  '"steps" has at most 64 steps.':
    'В «steps» не больше 64 шагов.',
  '"seats" is a list of objects.':
    '«seats» — список объектов.',
  'A seat\'s kind is "open" or "bot".':
    'Место бывает «open» или «bot».',
  '"timeout" is "bot" or "lose".':
    '«timeout» — это «bot» или «lose».',
  'Send "from" and "to", or "play".':
    'Пришлите «from» и «to» или «play».',
  'By these rules hardly any game would end within {most:n} throws and plays.':
    'По этим правилам почти ни одна партия не кончится за {most|бросок или ход|броска и хода|бросков и ходов}.',
  'House rules set at most {most:n} options.':
    'В домашних правилах не больше {most|настройки|настроек|настроек}.',
  'The name of a sheet has at most {most:n} letters.':
    'В названии правил не больше {most|буквы|букв|букв}.',
  'That is too long for a play.':
    'Для хода это слишком длинно.',
  'No throw is due in this position.':
    'В этой позиции бросать не надо.',
  '"dice" has to be {count:n} numbers from 1 to 6.':
    'В «dice» должно стоять столько чисел от 1 до 6: {count}.',
  'Nobody has to play in this position.':
    'В этой позиции ходить некому.',
  'Send {"record": ...} with a record of Parlor\'s.':
    'Это не запись партии Parlor.',

  // At a table.
  'To sit down, send a "text_commitment": the SHA-256 of TABLE:SEAT:TEXT in 64 hex digits.':
    'Чтобы сесть, пришлите в «text_commitment» SHA-256 от TABLE:SEAT:TEXT, 64 шестнадцатеричные цифры.',
  'There is no seat {seat:n} in this game.':
    'Места {seat} в этой партии нет.',
  'It is not your turn to play.':
    'Сейчас не ваш ход.',
  'Something has happened since: look again.':
    'С тех пор что-то произошло: посмотрите ещё раз.',
  'Others were faster: look again.':
    'Другие успели раньше: посмотрите ещё раз.',
  'Too much is going on at this table: wait a moment.':
    'За этим столом слишком много всего сразу: подождите немного.',

  // The server.
  "A turn's clock has 5 to 3600 seconds.":
    'Часы на ход — от 5 до 3600 секунд.',
  "A game's clock has 30 to 86400 seconds.":
    'Часы на партию — от 30 до 86400 секунд.',
  'An increment has 0 to 300 seconds.':
    'Добавка за ход — от 0 до 300 секунд.',
  'There is no such table: the link may be cut or old.':
    'Такого стола нет: ссылка неполная или устарела.',
  'The game is not over: its record is made at the end.':
    'Партия не окончена: её запись делают в конце.',
  'A table has /record and /replay.':
    'У стола есть /record и /replay.',
  'This wants a POST.':
    'Здесь нужен POST.',
  'There is nothing here; docs/protocol.md tells what there is.':
    'Здесь ничего нет; что есть, говорит docs/protocol.md.',
  'There is no such file.':
    'Такого файла нет.',
  'Files can only be read.':
    'Файлы можно только читать.',
  'Too many ask for this at once: try again.':
    'Об этом спрашивают слишком многие сразу: попробуйте ещё раз.',
  'The server is too busy: try again.':
    'Сервер слишком занят: попробуйте ещё раз.',
  'There are too many people at this table: try again later.':
    'За этим столом слишком много людей: попробуйте позже.',
  'The games cannot be kept or read just now: try again in a moment.':
    'Сейчас партии нельзя ни сохранить, ни прочитать: попробуйте чуть позже.',
  'The games cannot be kept just now: whether this was done will be seen when they can.':
    'Сейчас партии нельзя сохранить: сделано ли это, станет видно, когда будет можно.',
  'What is kept of this table is damaged: tell who runs this server.':
    'Запись этого стола повреждена: сообщите тому, кто держит сервер.',
  'The server is full: try again later.':
    'Сервер переполнен: попробуйте позже.',
  'The server is being restarted; your game is kept.':
    'Сервер перезапускается; ваша партия сохранена.',
  'At most {most:n} requests a second from one address.':
    'С одного адреса — не больше {most|запроса|запросов|запросов} в секунду.',
  'At most {most:n} tables an hour from one address.':
    'С одного адреса — не больше {most|стола|столов|столов} в час.',
  'At most {most:n} connections from one address.':
    'С одного адреса — не больше {most|соединения|соединений|соединений}.',
  'At most {most:n} messages a second.':
    'Не больше {most|сообщения|сообщений|сообщений} в секунду.',
  'Far too many messages: connect again and say less.':
    'Слишком много сообщений: подключитесь снова и говорите меньше.',
  'Messages are JSON text, not binary.':
    'Сообщения — это текст JSON, а не двоичные данные.',
  'The server is being restarted: try again in a moment.':
    'Сервер перезапускается: повторите через минуту.',
  'This server is not reached by that name: who runs it gives its names with --origin.':
    'У этого сервера нет такого имени: его имена задаёт тот, кто его держит, через --origin.',
  'Here are /metrics, /healthz and /readyz.':
    'Здесь есть /metrics, /healthz и /readyz.',
  "This request comes from another site's page.":
    'Этот запрос пришёл со страницы другого сайта.',
  "This connection comes from another site's page.":
    'Это соединение открыла страница другого сайта.',
  'A request has to be whole within {seconds:n} seconds.':
    'Запрос должен прийти целиком за {seconds|секунду|секунды|секунд}.',
  'A request has at most {most:n} bytes.':
    'Запрос слишком велик: в нём не больше {most|байта|байт|байт}.',
  'The trailers of a request, and what a chunk says beside its size, have at most {most:n} bytes.':
    'В хвосте запроса и в пометках при размере куска — не больше {most|байта|байт|байт}.',
  'Too much is on its way to or from your address: wait until it has arrived.':
    'На ваш адрес или с него идёт слишком много: подождите, пока дойдёт.',
  'The head of a request has at most {most:n} bytes.':
    'В заголовке запроса не больше {most|байта|байт|байт}.',
  'This is no HTTP request: {words:text}.':
    'Это не запрос HTTP.',
  'The server cannot be reached.':
    'Сервер не отвечает.',
  'The server answered with status {status:n} and no reason.':
    'Сервер ответил кодом {status} и без объяснения.',
};
