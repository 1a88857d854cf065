/**
 * Why a record, a request or a command at a table was refused, as the server says it in English, with its gaps (see
 * rulings.ts).
 */
export const errors = [
  'There is something to play: take a step first.',
  // Records.

  // Requests that cannot be read.
  '"steps" has at most 64 steps.',
  '"seats" is a list of objects.',
  'A seat\'s kind is "open" or "bot".',
  '"timeout" is "bot" or "lose".',
  'Send "from" and "to", or "play".',
  'By these rules hardly any game would end within {most:n} throws and plays.',
  'House rules set at most {most:n} options.',
  'The name of a sheet has at most {most:n} letters.',
  'That is too long for a play.',
  'No throw is due in this position.',
  '"dice" has to be {count:n} numbers from 1 to 6.',
  'Nobody has to play in this position.',
  'Send {"record": ...} with a record of Parlor\'s.',

  // At a table.
  'To sit down, send a "text_commitment": the SHA-256 of TABLE:SEAT:TEXT in 64 hex digits.',
  'There is no seat {seat:n} in this game.',
  'It is not your turn to play.',
  'Something has happened since: look again.',
  'Others were faster: look again.',
  'Too much is going on at this table: wait a moment.',

  // The server.
  "A turn's clock has 5 to 3600 seconds.",
  "A game's clock has 30 to 86400 seconds.",
  'An increment has 0 to 300 seconds.',
  'There is no such table: the link may be cut or old.',
  'The game is not over: its record is made at the end.',
  'A table has /record and /replay.',
  'This wants a POST.',
  'There is nothing here; docs/protocol.md tells what there is.',
  'There is no such file.',
  'Files can only be read.',
  'Too many ask for this at once: try again.',
  'The server is too busy: try again.',
  'There are too many people at this table: try again later.',
  'The games cannot be kept or read just now: try again in a moment.',
  'The games cannot be kept just now: whether this was done will be seen when they can.',
  'What is kept of this table is damaged: tell who runs this server.',
  'The server is full: try again later.',
  'The server is being restarted; your game is kept.',
  'At most {most:n} requests a second from one address.',
  'At most {most:n} tables an hour from one address.',
  'At most {most:n} connections from one address.',
  'At most {most:n} messages a second.',
  'Far too many messages: connect again and say less.',
  'Messages are JSON text, not binary.',
  'The server is being restarted: try again in a moment.',
  'This server is not reached by that name: who runs it gives its names with --origin.',
  'Here are /metrics, /healthz and /readyz.',
  "This request comes from another site's page.",
  "This connection comes from another site's page.",
  'A request has to be whole within {seconds:n} seconds.',
  'A request has at most {most:n} bytes.',
  'The trailers of a request, and what a chunk says beside its size, have at most {most:n} bytes.',
  'Too much is on its way to or from your address: wait until it has arrived.',
  'The head of a request has at most {most:n} bytes.',
  'This is no HTTP request: {words:text}.',
  'The server cannot be reached.',
  'The server answered with status {status:n} and no reason.',
] as const;

export type ErrorText = (typeof errors)[number];
