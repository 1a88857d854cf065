import type { Sentences } from './gaps';
import type { ErrorText } from './errors';

export const errors: Sentences<ErrorText> = {
  'There is something to play: take a step first.':
    'Hay algo que jugar: antes da un paso.',
  // Records.

  // Requests that cannot be read.
  '"steps" has at most 64 steps.':
    '«steps» tiene 64 pasos como mucho.',
  '"seats" is a list of objects.':
    '«seats» es una lista de objetos.',
  'A seat\'s kind is "open" or "bot".':
    'Un asiento es «open» o «bot».',
  '"timeout" is "bot" or "lose".':
    '«timeout» es «bot» o «lose».',
  'Send "from" and "to", or "play".':
    'Envía «from» y «to», o «play».',
  'By these rules hardly any game would end within {most:n} throws and plays.':
    'Con estas reglas casi ninguna partida terminaría en {most|tirada o jugada|tiradas y jugadas}.',
  'House rules set at most {most:n} options.':
    'Las reglas de la casa fijan {most|opción|opciones} como mucho.',
  'The name of a sheet has at most {most:n} letters.':
    'El nombre de un reglamento tiene {most|letra|letras} como mucho.',
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
  'To sit down, send a "text_commitment": the SHA-256 of TABLE:SEAT:TEXT in 64 hex digits.':
    'Para sentarte, envía en «text_commitment» el SHA-256 de TABLE:SEAT:TEXT en 64 cifras hexadecimales.',
  'There is no seat {seat:n} in this game.':
    'En esta partida no hay asiento {seat}.',
  'It is not your turn to play.':
    'No es tu turno.',
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
