import type { Sentences } from './gaps';
import type { ErrorText } from './errors';

export const errors: Sentences<ErrorText> = {
  // Records.
  'This is not JSON, so it is no record.':
    'Это не JSON, а значит, и не запись партии.',
  'This is a game saved in the terminal; records are what the page gives after a game.':
    'Это партия, сохранённая в терминале; запись даёт страница после партии.',
  "This is no record of Parlor's.":
    'Это не запись партии Parlor.',
  'This record has another format; version {version:n} is read.':
    'Эта запись в другом формате; здесь читают версию {version}.',
  'This record is incomplete: agreement, events or fair is missing.':
    'Эта запись неполна: нет agreement, events или fair.',
  'Event {number:n} cannot be read: {problem:part}':
    'Событие {number} не прочесть: {problem:low}',
  'It is not an object.':
    'Это не объект.',
  'The record does not replay. {problem:part}':
    'Партия по этой записи не воспроизводится. {problem}',
  'Event {number:n}: {problem:part}':
    'Событие {number}: {problem:low}',
  'Event {due:n} is due, not {number:n}.':
    'Должно идти событие {due}, а не {number}.',
  'An event cannot be older than the one before it.':
    'Событие не может быть раньше предыдущего.',
  'A table begins with the event that makes it.':
    'Стол начинается с события, которым его создают.',
  'A table is made once.':
    'Стол создают один раз.',
  'This event does not fit here: {why:part}.':
    'Это событие здесь не подходит: {why}.',
  'a table is made once':
    'стол создают один раз',
  'the seat is not open':
    'место не свободно',
  'nobody can leave this seat':
    'с этого места никто не может встать',
  'a seat is open, or the game has begun':
    'есть свободное место, или партия уже началась',
  'no text of this seat is to be revealed':
    'текст этого места не должен раскрываться',
  'not all texts are revealed':
    'раскрыты не все тексты',
  'no such throw is due':
    'такого броска сейчас быть не может',
  'no play of this seat is due':
    'сейчас не ход этого места',
  'nothing can be offered':
    'предлагать сейчас нечего',
  'no such offer stands':
    'такого предложения нет',
  'this cannot be taken back':
    'это нельзя взять назад',
  'no clock of this seat is running':
    'часы этого места не идут',
  'the seat is in those hands already':
    'место уже в этих руках',
  'this seat cannot resign':
    'это место не может сдаться',
  'only who sits at the table can say something':
    'говорить может только тот, кто сидит за столом',
  'only who sits at the table can set something':
    'настраивать может только тот, кто сидит за столом',
  'no game is going on':
    'партия сейчас не идёт',
  'the game did not end like this':
    'партия кончилась не так',
  'only who played can want another game':
    'ещё партию может хотеть только тот, кто играл',
  'there is no other game to go on to':
    'другой партии, к которой перейти, нет',
  'The record names another table than its agreement.':
    'В записи назван другой стол, чем в её соглашении.',
  'The events do not lead to the position of the record.':
    'События ведут не к той позиции, что в записи.',
  'The texts are not those that the players sat down with.':
    'Тексты не те, с которыми игроки сели за стол.',
  'The commitment is not the one that the table was made with.':
    'Обещание не то, с которым создали стол.',
  'The seed is not the one that was revealed at the end.':
    'Зерно не то, которое открыли в конце.',
  'The players of the record are not those who sat at the table.':
    'Игроки в записи не те, что сидели за столом.',
  'The result of the record is not the one that the game ended with.':
    'Результат в записи не тот, которым кончилась партия.',

  // Requests that cannot be read.
  'This is not JSON: {words:text}.':
    'Это не JSON.',
  'This is JSON, but not an object: write {...}.':
    'Это JSON, но не объект: пишите {...}.',
  'The field "{name:text}" has to be {what:part}.':
    'Поле «{name}» — это {what}.',
  'The field "{name:text}" is missing; it is {what:part}.':
    'Поля «{name}» нет; это {what}.',
  'a whole number':
    'целое число',
  'a list of texts':
    'список текстов',
  'a whole number from {lowest:n} to {highest:n}':
    'целым числом от {lowest} до {highest}',
  'a list of whole numbers':
    'список целых чисел',
  'The field "{name:text}" is missing.':
    'Поля «{name}» нет.',
  'The field "{name:text}" cannot be "{value:text}".':
    'В поле «{name}» не может стоять «{value}».',
  'The field "{name:text}" has at most {most:n} letters.':
    'В поле «{name}» не больше {most|буквы|букв|букв}.',
  '"steps" is a list of at most 64 steps of at most 32 letters.':
    '«steps» — список не больше чем из 64 шагов, по 32 буквы в каждом.',
  '"steps" has at most 64 steps.':
    'В «steps» не больше 64 шагов.',
  '"seats" is a list of objects.':
    '«seats» — список объектов.',
  'A seat is a number from 0 to 5.':
    'Место — число от 0 до 5.',
  'A seat of {game:text} is a number from 0 to {most:n}.':
    'Место в этой игре — число от 0 до {most}.',
  'A seat\'s kind is "open" or "bot".':
    'Место бывает «open» или «bot».',
  'An offer is "draw" or "takeback".':
    'Предложение бывает «draw» или «takeback».',
  '"timeout" is "bot" or "lose".':
    '«timeout» — это «bot» или «lose».',
  'A play needs "steps", or "play" in the game\'s notation.':
    'Для хода нужны «steps» или «play» в записи этой игры.',
  'Asking why needs "from" and "to", or "play".':
    'Чтобы спросить почему, нужны «from» и «to» или «play».',
  'Send "from" and "to", or "play".':
    'Пришлите «from» и «to» или «play».',
  'There is no command "{text}"; did you mean "{meant:text}"?':
    'Команды «{text}» нет; может быть, «{meant}»?',
  'There is no such command; the commands are {names:list}.':
    'Такой команды нет; есть {names}.',
  'There is no event "{text}".':
    'События «{text}» нет.',
  'By these rules hardly any game would end within {most:n} throws and plays.':
    'По этим правилам почти ни одна партия не кончится за {most|бросок или ход|броска и хода|бросков и ходов}.',
  'House rules set at most {most:n} options.':
    'В домашних правилах не больше {most|настройки|настроек|настроек}.',
  'The name of a sheet has at most {most:n} letters.':
    'В названии правил не больше {most|буквы|букв|букв}.',
  '"players" is a number from 0 (as usual) to {most:n}.':
    '«players» — число от 0 (как обычно) до {most}.',
  'Values of options are sent as texts.':
    'Значения правил присылают текстом.',
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
  'There is something to play: take a step first.':
    'Играть есть что: сначала сделайте шаг.',
  'A bot is {levels:choices}, not "{text}".':
    'Такого бота нет: «{text}»; есть {levels}.',
  'This seat is kept for somebody.':
    'Это место придержано для другого.',
  'Too much has happened at this table: make another one.':
    'За этим столом произошло слишком много: откройте другой.',
  'This seat is by invitation: only who made the table can give it to a bot.':
    'Это место по приглашению: отдать его боту может только тот, кто открыл стол.',
  'This seat is by invitation: open the link you were sent.':
    'На это место пускают по приглашению: откройте присланную вам ссылку.',
  'Who sits down needs a cookie, so that the seat stays theirs.':
    'Чтобы место осталось за вами, браузер должен принимать файлы cookie.',
  'A name has 1 to 24 letters.':
    'В имени от 1 до 24 букв.',
  'Everybody sits: the game is about to begin.':
    'Все за столом: партия вот-вот начнётся.',
  'Keep your text until everybody sits: then it is asked for.':
    'Храните свой текст, пока не сядут все: тогда его спросят.',
  'The text of this seat is settled already.':
    'Текст этого места уже определён.',
  'This is not the text that you committed to when you sat down.':
    'Это не тот текст, который вы обещали, когда садились.',
  'Texts are no longer sent when sitting down, but committed to: load the page again.':
    'Тексты больше не присылают, садясь за стол, а только обещают: загрузите страницу заново.',
  'To sit down, send a "text_commitment": the SHA-256 of TABLE:SEAT:TEXT in 64 hex digits.':
    'Чтобы сесть, пришлите в «text_commitment» SHA-256 от TABLE:SEAT:TEXT, 64 шестнадцатеричные цифры.',
  'The game has begun: resign, or let a bot play for you.':
    'Партия уже началась: сдайтесь или пусть за вас играет бот.',
  'Nobody sits there.':
    'Там никто не сидит.',
  'You can only leave a seat of your own.':
    'Встать можно только со своего места.',
  'The game has begun.':
    'Партия уже началась.',
  'The game has not begun.':
    'Партия ещё не началась.',
  'A seat is still open: wait for somebody, or seat a bot.':
    'Ещё есть свободное место: подождите кого-нибудь или посадите бота.',
  'No bot has to act for this seat now.':
    'Боту сейчас не надо играть за это место.',
  'The bot was too late for this.':
    'Бот с этим опоздал.',
  'This seat cannot be handed to a bot now.':
    'Это место сейчас нельзя передать боту.',
  'No game is going on.':
    'Партия сейчас не идёт.',
  'This seat is not yours.':
    'Это не ваше место.',
  'No bot plays for you, or you have resigned.':
    'За вас не играет бот, или вы сдались.',
  'Your time for this game is used up; the bot plays on.':
    'Ваше время на партию вышло; дальше играет бот.',
  'An offer stands already: it has to be answered.':
    'Уже есть предложение: сначала на него надо ответить.',
  'There is nothing to take back: nothing of yours was played since the last throw, or this table does not allow it.':
    'Брать назад нечего: после последнего броска вы не ходили, или за этим столом это не принято.',
  'You have offered, answered and set enough in this game: play on.':
    'В этой партии вы уже достаточно предлагали, отвечали и настраивали: играйте дальше.',
  'At most {most:n} phrases an hour.':
    'Не больше {most|фразы|фраз|фраз} в час.',
  'Only the phrases of the list can be said.':
    'Говорить можно только фразами из списка.',
  'The game is still going on.':
    'Партия ещё идёт.',
  'The next table is made already.':
    'Следующий стол уже создан.',
  'There is no such seat in this game.':
    'Такого места в этой партии нет.',
  'There is no seat {seat:n} in this game.':
    'Места {seat} в этой партии нет.',
  'Seat {seat:n} is not free in this game.':
    'Место {seat} в этой партии не свободно.',
  'Somebody sits there already.':
    'Это место уже занято.',
  'You are watching; only who sits at the table can do this.':
    'Вы смотрите; это может только тот, кто сидит за столом.',
  'It is not your turn: {side} has to throw.':
    'Сейчас не ваш ход: бросают {side}.',
  'It is not your turn: {side} has to play.':
    'Сейчас не ваш ход: ходят {side}.',
  'It is not your turn: {colour} has to throw.':
    'Сейчас не ваш ход: бросает {colour}.',
  'It is not your turn: {colour} has to play.':
    'Сейчас не ваш ход: ходит {colour}.',
  'It is not your turn: nobody has to play.':
    'Сейчас не ваш ход: ходить некому.',
  'It is not your turn to play.':
    'Сейчас не ваш ход.',
  'A bot is playing for you at the moment.':
    'Сейчас за вас играет бот.',
  'The dice are thrown: play them.':
    'Кубики брошены: сыграйте их.',
  'Throw first, then play.':
    'Сначала бросьте, потом ходите.',
  'No such offer stands any more.':
    'Этого предложения больше нет.',
  'The others have to answer your offer.':
    'На ваше предложение должны ответить другие.',
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
