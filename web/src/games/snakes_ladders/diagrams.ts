import { pairs } from '../../boards/model';
import type { Diagram } from '../../state/diagrams';

type Values = Readonly<Record<string, string>>;

/** A few squares before the first ladder or snake that such a throw reaches from a plain square. */
function before(values: Values, feature: 'ladders' | 'snakes', taken: number): string | null {
  const leads = new Set([...pairs(values['ladders'] ?? ''), ...pairs(values['snakes'] ?? '')].map(([from]) => from));
  const found = pairs(values[feature] ?? '').find(([from]) => from > 4 && !leads.has(from - 3) && from - 3 !== taken);
  return found ? String(found[0] - 3) : null;
}

export function diagrams(values: Values): Diagram[] {
  const two = values['dice'] === '2';
  const roll = two ? '2-1' : '3';
  const list: Diagram[] = [];
  const ladder = before(values, 'ladders', 12);
  const snake = before(values, 'snakes', 12);
  const chutes = values['down_by'] === 'chutes';
  const section = chutes ? 'Ladders and chutes' : 'Ladders and snakes';
  if (ladder) list.push({ section, shows: 'ladder', position: `y:${ladder} b:12 y ${roll}`, from: ladder });
  if (snake) list.push({ section, shows: chutes ? 'chute' : 'snake', position: `y:${snake} b:12 y ${roll}`, from: snake });
  if (values['shared_squares'] === 'false') list.push({ section: 'Sharing a square', shows: 'company', position: `y:22 b:25 y ${roll}`, attempt: ['22', '25'] });
  list.push({ section: 'Winning', shows: 'exact', position: `y:96 b:25 y ${two ? '5-2' : '5'}`, attempt: ['96', '100'] });
  return list;
}
