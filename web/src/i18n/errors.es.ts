import type { Sentences } from './gaps';
import type { ErrorText } from './errors';

export const errors: Sentences<ErrorText> = {
  // Records.
  'This is not JSON, so it is no record.':
    'Esto no es JSON, así que no es un registro.',
  'This is a game saved in the terminal; records are what the page gives after a game.':
    'Es una partida guardada en la terminal; los registros son lo que da la página tras una partida.',
  "This is no record of Parlor's.":
    'Esto no es un registro de Parlor.',
  'This record has another format; version {version:n} is read.':
    'Este registro tiene otro formato; aquí se lee la versión {version}.',
  'This record is incomplete: agreement, events or fair is missing.':
    'Este registro está incompleto: falta agreement, events o fair.',
  'Event {number:n} cannot be read: {problem:part}':
    'El evento {number} no se puede leer: {problem:low}',
  'It is not an object.':
    'No es un objeto.',
  'The record does not replay. {problem:part}':
    'La partida del registro no se puede reproducir. {problem}',
  'Event {number:n}: {problem:part}':
    'Evento {number}: {problem:low}',
  'Event {due:n} is due, not {number:n}.':
    'Toca el evento {due}, no el {number}.',
  'An event cannot be older than the one before it.':
    'Un evento no puede ser más antiguo que el anterior.',
  'A table begins with the event that makes it.':
    'Una mesa empieza con el evento que la crea.',
  'A table is made once.':
    'Una mesa se crea una sola vez.',
  'This event does not fit here: {why:part}.':
    'Este evento no encaja aquí: {why}.',
  'a table is made once':
    'una mesa se crea una sola vez',
  'the seat is not open':
    'el asiento no está libre',
  'nobody can leave this seat':
    'nadie puede dejar este asiento',
  'a seat is open, or the game has begun':
    'hay un asiento libre, o la partida ya ha empezado',
  'no text of this seat is to be revealed':
    'no hay que revelar ningún texto de este asiento',
  'not all texts are revealed':
    'no se han revelado todos los textos',
  'no such throw is due':
    'no toca esa tirada',
  'no play of this seat is due':
    'no le toca jugar a este asiento',
  'nothing can be offered':
    'no se puede ofrecer nada',
  'no such offer stands':
    'no hay tal oferta',
  'this cannot be taken back':
    'esto no se puede deshacer',
  'no clock of this seat is running':
    'el reloj de este asiento no corre',
  'the seat is in those hands already':
    'el asiento ya está en esas manos',
  'this seat cannot resign':
    'este asiento no puede abandonar',
  'only who sits at the table can say something':
    'solo quien está sentado a la mesa puede decir algo',
  'only who sits at the table can set something':
    'solo quien está sentado a la mesa puede ajustar algo',
  'no game is going on':
    'no hay ninguna partida en curso',
  'the game did not end like this':
    'la partida no acabó así',
  'only who played can want another game':
    'solo quien jugó puede querer otra partida',
  'there is no other game to go on to':
    'no hay otra partida a la que pasar',
  'The record names another table than its agreement.':
    'El registro nombra otra mesa que su acuerdo.',
  'The events do not lead to the position of the record.':
    'Los eventos no llevan a la posición del registro.',
  'The texts are not those that the players sat down with.':
    'Los textos no son aquellos con los que se sentaron los jugadores.',
  'The commitment is not the one that the table was made with.':
    'El compromiso no es aquel con el que se creó la mesa.',
  'The seed is not the one that was revealed at the end.':
    'La semilla no es la que se reveló al final.',
  'The players of the record are not those who sat at the table.':
    'Los jugadores del registro no son los que se sentaron a la mesa.',
  'The result of the record is not the one that the game ended with.':
    'El resultado del registro no es aquel con el que acabó la partida.',

  // Requests that cannot be read.
  'This is not JSON: {words:text}.':
    'Esto no es JSON.',
  'This is JSON, but not an object: write {...}.':
    'Esto es JSON, pero no un objeto: escribe {...}.',
  'The field "{name:text}" has to be {what:part}.':
    'El campo «{name}» tiene que ser {what}.',
  'The field "{name:text}" is missing; it is {what:part}.':
    'Falta el campo «{name}»; es {what}.',
  'a whole number':
    'un número entero',
  'a list of texts':
    'una lista de textos',
  'a whole number from {lowest:n} to {highest:n}':
    'un número entero de {lowest} a {highest}',
  'a list of whole numbers':
    'una lista de números enteros',
  'The field "{name:text}" is missing.':
    'Falta el campo «{name}».',
  'The field "{name:text}" cannot be "{value:text}".':
    'El campo «{name}» no puede ser «{value}».',
  'The field "{name:text}" has at most {most:n} letters.':
    'El campo «{name}» tiene como mucho {most|letra|letras}.',
  '"steps" is a list of at most 64 steps of at most 32 letters.':
    '«steps» es una lista de 64 pasos como mucho, de 32 letras cada uno.',
  '"steps" has at most 64 steps.':
    '«steps» tiene 64 pasos como mucho.',
  '"seats" is a list of objects.':
    '«seats» es una lista de objetos.',
  'A seat is a number from 0 to 5.':
    'Un asiento es un número de 0 a 5.',
  'A seat of {game:text} is a number from 0 to {most:n}.':
    'Un asiento de este juego es un número de 0 a {most}.',
  'A seat\'s kind is "open" or "bot".':
    'Un asiento es «open» o «bot».',
  'An offer is "draw" or "takeback".':
    'Una oferta es «draw» o «takeback».',
  '"timeout" is "bot" or "lose".':
    '«timeout» es «bot» o «lose».',
  'A play needs "steps", or "play" in the game\'s notation.':
    'Una jugada necesita «steps», o «play» en la notación del juego.',
  'Asking why needs "from" and "to", or "play".':
    'Para preguntar por qué hacen falta «from» y «to», o «play».',
  'Send "from" and "to", or "play".':
    'Envía «from» y «to», o «play».',
  'There is no command "{text}"; did you mean "{meant:text}"?':
    'No hay orden «{text}»; ¿querías decir «{meant}»?',
  'There is no such command; the commands are {names:list}.':
    'No hay tal orden; las órdenes son {names}.',
  'There is no event "{text}".':
    'No hay evento «{text}».',
  'By these rules hardly any game would end within {most:n} throws and plays.':
    'Con estas reglas casi ninguna partida terminaría en {most|tirada o jugada|tiradas y jugadas}.',
  'House rules set at most {most:n} options.':
    'Las reglas de la casa fijan {most|opción|opciones} como mucho.',
  'The name of a sheet has at most {most:n} letters.':
    'El nombre de un reglamento tiene {most|letra|letras} como mucho.',
  '"players" is a number from 0 (as usual) to {most:n}.':
    '«players» es un número de 0 (lo normal) a {most}.',
  'Values of options are sent as texts.':
    'Los valores de las opciones se envían como textos.',
  'That is too long for a play.':
    'Eso es demasiado largo para una jugada.',
  'No throw is due in this position.':
    'En esta posición no toca tirar.',
  '"dice" has to be {count:n} numbers from 1 to 6.':
    '«dice» tiene que ser {count|número|números} de 1 a 6.',
  'Nobody has to play in this position.':
    'En esta posición nadie tiene que jugar.',
  'Send {"record": ...} with a record of Parlor\'s.':
    'Esto no es un registro de Parlor.',

  // At a table.
  'There is something to play: take a step first.':
    'Hay algo que jugar: antes da un paso.',
  'A bot is {levels:choices}, not "{text}".':
    'No hay bot «{text}»; los hay {levels}.',
  'This seat is kept for somebody.':
    'Este asiento está guardado para alguien.',
  'Too much has happened at this table: make another one.':
    'En esta mesa ha pasado demasiado: abre otra.',
  'This seat is by invitation: only who made the table can give it to a bot.':
    'Este asiento es por invitación: solo quien abrió la mesa puede dárselo a un bot.',
  'This seat is by invitation: open the link you were sent.':
    'Este asiento es por invitación: abre el enlace que te enviaron.',
  'Who sits down needs a cookie, so that the seat stays theirs.':
    'Para que el asiento siga siendo tuyo, el navegador tiene que aceptar cookies.',
  'A name has 1 to 24 letters.':
    'Un nombre tiene de 1 a 24 letras.',
  'Everybody sits: the game is about to begin.':
    'Todos están sentados: la partida está a punto de empezar.',
  'Keep your text until everybody sits: then it is asked for.':
    'Guarda tu texto hasta que todos se sienten: entonces se pedirá.',
  'The text of this seat is settled already.':
    'El texto de este asiento ya está decidido.',
  'This is not the text that you committed to when you sat down.':
    'Este no es el texto que prometiste al sentarte.',
  'Texts are no longer sent when sitting down, but committed to: load the page again.':
    'Los textos ya no se envían al sentarse, sino que se prometen: vuelve a cargar la página.',
  'To sit down, send a "text_commitment": the SHA-256 of TABLE:SEAT:TEXT in 64 hex digits.':
    'Para sentarte, envía en «text_commitment» el SHA-256 de TABLE:SEAT:TEXT en 64 cifras hexadecimales.',
  'The game has begun: resign, or let a bot play for you.':
    'La partida ya ha empezado: ríndete, o deja que un bot juegue por ti.',
  'Nobody sits there.':
    'Allí no hay nadie sentado.',
  'You can only leave a seat of your own.':
    'Solo puedes dejar un asiento tuyo.',
  'The game has begun.':
    'La partida ya ha empezado.',
  'The game has not begun.':
    'La partida no ha empezado.',
  'A seat is still open: wait for somebody, or seat a bot.':
    'Aún hay un asiento libre: espera a alguien, o sienta a un bot.',
  'No bot has to act for this seat now.':
    'Ahora ningún bot tiene que jugar por este asiento.',
  'The bot was too late for this.':
    'El bot ha llegado tarde para esto.',
  'This seat cannot be handed to a bot now.':
    'Este asiento no se puede dejar a un bot ahora.',
  'No game is going on.':
    'No hay ninguna partida en curso.',
  'This seat is not yours.':
    'Este asiento no es tuyo.',
  'No bot plays for you, or you have resigned.':
    'Ningún bot juega por ti, o has abandonado.',
  'Your time for this game is used up; the bot plays on.':
    'Se te ha acabado el tiempo de la partida; sigue el bot.',
  'An offer stands already: it has to be answered.':
    'Ya hay una oferta: hay que responderla.',
  'There is nothing to take back: nothing of yours was played since the last throw, or this table does not allow it.':
    'No hay nada que deshacer: no has jugado nada desde la última tirada, o esta mesa no lo permite.',
  'You have offered, answered and set enough in this game: play on.':
    'Ya has ofrecido, contestado y ajustado bastante en esta partida: sigue jugando.',
  'At most {most:n} phrases an hour.':
    'Como mucho {most|frase|frases} por hora.',
  'Only the phrases of the list can be said.':
    'Solo se pueden decir las frases de la lista.',
  'The game is still going on.':
    'La partida sigue en curso.',
  'The next table is made already.':
    'La mesa siguiente ya está puesta.',
  'There is no such seat in this game.':
    'No hay tal asiento en esta partida.',
  'There is no seat {seat:n} in this game.':
    'En esta partida no hay asiento {seat}.',
  'Seat {seat:n} is not free in this game.':
    'El asiento {seat} no está libre en esta partida.',
  'Somebody sits there already.':
    'Ya hay alguien sentado ahí.',
  'You are watching; only who sits at the table can do this.':
    'Estás mirando; solo quien está sentado a la mesa puede hacer esto.',
  'It is not your turn: {side} has to throw.':
    'No es tu turno: tiran las {side}.',
  'It is not your turn: {side} has to play.':
    'No es tu turno: juegan las {side}.',
  'It is not your turn: {colour} has to throw.':
    'No es tu turno: tira {colour}.',
  'It is not your turn: {colour} has to play.':
    'No es tu turno: juega {colour}.',
  'It is not your turn: nobody has to play.':
    'No es tu turno: nadie tiene que jugar.',
  'It is not your turn to play.':
    'No es tu turno.',
  'A bot is playing for you at the moment.':
    'Ahora mismo juega un bot por ti.',
  'The dice are thrown: play them.':
    'Los dados están tirados: juégalos.',
  'Throw first, then play.':
    'Antes tira, luego juega.',
  'No such offer stands any more.':
    'Esa oferta ya no está en pie.',
  'The others have to answer your offer.':
    'Los demás tienen que responder a tu oferta.',
  'Something has happened since: look again.':
    'Ha pasado algo desde entonces: mira otra vez.',
  'Others were faster: look again.':
    'Otros han sido más rápidos: mira otra vez.',
  'Too much is going on at this table: wait a moment.':
    'Pasan demasiadas cosas en esta mesa: espera un momento.',

  // The server.
  "A turn's clock has 5 to 3600 seconds.":
    'El reloj por turno tiene de 5 a 3600 segundos.',
  "A game's clock has 30 to 86400 seconds.":
    'El reloj por partida tiene de 30 a 86400 segundos.',
  'An increment has 0 to 300 seconds.':
    'El tiempo añadido por turno es de 0 a 300 segundos.',
  'There is no such table: the link may be cut or old.':
    'No existe esa mesa: el enlace puede estar cortado o ser antiguo.',
  'The game is not over: its record is made at the end.':
    'La partida no ha terminado: su registro se hace al final.',
  'A table has /record and /replay.':
    'Una mesa tiene /record y /replay.',
  'This wants a POST.':
    'Aquí hace falta un POST.',
  'There is nothing here; docs/protocol.md tells what there is.':
    'Aquí no hay nada; docs/protocol.md dice lo que hay.',
  'There is no such file.':
    'No existe ese archivo.',
  'Files can only be read.':
    'Los archivos solo se pueden leer.',
  'Too many ask for this at once: try again.':
    'Demasiados preguntan esto a la vez: inténtalo otra vez.',
  'The server is too busy: try again.':
    'El servidor está demasiado ocupado: inténtalo otra vez.',
  'There are too many people at this table: try again later.':
    'Hay demasiada gente en esta mesa: inténtalo más tarde.',
  'The games cannot be kept or read just now: try again in a moment.':
    'Ahora mismo las partidas no se pueden guardar ni leer: inténtalo en un momento.',
  'The games cannot be kept just now: whether this was done will be seen when they can.':
    'Ahora mismo las partidas no se pueden guardar: si esto se hizo, se verá cuando se pueda.',
  'What is kept of this table is damaged: tell who runs this server.':
    'Lo guardado de esta mesa está dañado: avisa a quien lleva este servidor.',
  'The server is full: try again later.':
    'El servidor está lleno: inténtalo más tarde.',
  'The server is being restarted; your game is kept.':
    'El servidor se está reiniciando; tu partida se guarda.',
  'At most {most:n} requests a second from one address.':
    'Como mucho {most|petición|peticiones} por segundo desde una dirección.',
  'At most {most:n} tables an hour from one address.':
    'Como mucho {most|mesa|mesas} por hora desde una dirección.',
  'At most {most:n} connections from one address.':
    'Como mucho {most|conexión|conexiones} desde una dirección.',
  'At most {most:n} messages a second.':
    'Como mucho {most|mensaje|mensajes} por segundo.',
  'Far too many messages: connect again and say less.':
    'Demasiados mensajes: conéctate otra vez y di menos.',
  'Messages are JSON text, not binary.':
    'Los mensajes son texto JSON, no binarios.',
  'The server is being restarted: try again in a moment.':
    'El servidor se está reiniciando: inténtalo de nuevo en un momento.',
  'This server is not reached by that name: who runs it gives its names with --origin.':
    'Este servidor no se llama así: quien lo lleva da sus nombres con --origin.',
  'Here are /metrics, /healthz and /readyz.':
    'Aquí están /metrics, /healthz y /readyz.',
  "This request comes from another site's page.":
    'Esta petición viene de la página de otro sitio.',
  "This connection comes from another site's page.":
    'Esta conexión viene de la página de otro sitio.',
  'A request has to be whole within {seconds:n} seconds.':
    'Una petición tiene que llegar entera en {seconds|segundo|segundos}.',
  'A request has at most {most:n} bytes.':
    'La petición es demasiado grande: tiene como mucho {most|byte|bytes}.',
  'The trailers of a request, and what a chunk says beside its size, have at most {most:n} bytes.':
    'Los remates de una petición, y lo que un trozo dice además de su tamaño, tienen {most|byte|bytes} como mucho.',
  'Too much is on its way to or from your address: wait until it has arrived.':
    'Hay demasiado en camino hacia tu dirección o desde ella: espera a que llegue.',
  'The head of a request has at most {most:n} bytes.':
    'La cabecera de una petición tiene como mucho {most|byte|bytes}.',
  'This is no HTTP request: {words:text}.':
    'Esto no es una petición HTTP.',
  'The server cannot be reached.':
    'El servidor no responde.',
  'The server answered with status {status:n} and no reason.':
    'El servidor ha respondido con el código {status} y sin explicación.',
};
