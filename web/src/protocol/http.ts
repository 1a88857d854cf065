import type {
  Catalogue,
  Message,
  Next,
  PieceAt,
  Replay,
  RulesAsked,
  RulesTold,
  Ruling,
  Said,
  Step,
  Table,
  TableAsked,
  TableListed,
  TableMade,
  Now,
  View,
  WithMessages,
} from './types';

/** A refusal of the server, or no answer at all (`offline`). */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly said: readonly Said[],
  ) {
    super(said.map(({ sentence }) => sentence).join('\n'));
  }
}

/** What an error says to the reader. */
export function saidBy(error: Error): readonly Said[] {
  return error instanceof Refusal ? error.said : [{ sentence: error.message }];
}

/** What the page itself has to say of a server. */
export const unreachable: Said = { sentence: 'The server cannot be reached.', message: { id: 'page.unreachable', args: {} } };
export const noReason = (status: number): Said => ({
  sentence: `The server answered with status ${status} and no reason.`,
  message: { id: 'page.no_reason', args: { status } },
});

interface Trouble {
  code?: string;
  sentence?: string;
  message?: Message;
  problems?: ({ line: number; message: string } & WithMessages<'message'>)[];
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const answer = await fetch(path, {
    method: body === undefined ? 'GET' : 'POST',
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  }).catch(() => {
    throw new Refusal('offline', [unreachable]);
  });
  const data: unknown = await answer.json().catch(() => null);
  if (answer.ok) return data as T;
  const error = (data as { error?: Trouble } | null)?.error;
  throw new Refusal(error?.code ?? 'offline', error ? saidIn(error) : [noReason(answer.status)]);
}

/** One sentence, or everything that is wrong with a file, each with its line: some sentences name theirs themselves. */
function saidIn({ sentence = '', message, problems = [] }: Trouble): Said[] {
  if (problems.length === 0) return [withMessage(sentence, message)];
  return problems.map(({ line, message: english, messages }) => {
    const problem = messages?.message;
    if (line === 0 || /^line \d+: /i.test(english)) return withMessage(english, problem);
    return withMessage(`Line ${line}: ${english}`, problem && { id: 'at_line', args: { line, problem } });
  });
}

/** A sentence of the server's with its message. */
export const withMessage = (sentence: string, message: Message | undefined): Said => ({ sentence: sentence.replace(/\s+/g, ' '), ...(message ? { message } : {}) });

let catalogue: Promise<Catalogue> | null = null;

/** Games, sheets and options never change while a server runs. */
export function games(): Promise<Catalogue> {
  catalogue ??= ask<Catalogue>('/api/games').catch((error: unknown) => {
    catalogue = null;
    throw error;
  });
  return catalogue;
}

export const checkRules = (rules: RulesAsked | { game?: string; toml: string }) => ask<RulesTold>('/api/rules', rules);
export const positionOf = (rules: RulesAsked, position?: string) =>
  ask<{ view: View; rules: { title: string; values: Record<string, string> }; seats: { seat: number; name: string }[] }>(
    '/api/position',
    position === undefined ? rules : { ...rules, position },
  );
export const nextOf = (rules: RulesAsked, position: string, steps: string[]) =>
  ask<{ next: Next; pieces: PieceAt[] }>('/api/next', { ...rules, position, steps });
export const judge = (rules: RulesAsked, position: string, steps: string[], from: string, to: string) =>
  ask<Ruling>('/api/judge', { ...rules, position, steps, from, to });
export const playOn = (rules: RulesAsked, position: string, what: { steps: string[] } | { dice: number[] } | { play: string }) =>
  ask<{ view: View; steps: Step[]; play: string }>('/api/play', { ...rules, position, ...what });
export const makeTable = (table: Partial<TableAsked> & { game: string }) => ask<TableMade>('/api/tables', table);
export const tables = () => ask<{ tables: TableListed[] }>('/api/tables');
export const tableOf = (id: string) => ask<{ table: Table; now: Now }>(`/api/tables/${id}`);
export const recordOf = (id: string) => ask<unknown>(`/api/tables/${id}/record`);
export const replayOf = (id: string) => ask<Replay>(`/api/tables/${id}/replay`);
export const replayRecord = (record: unknown) => ask<Replay>('/api/replay', { record });
