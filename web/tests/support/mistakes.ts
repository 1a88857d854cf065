import type { RulesAsked } from '../../src/protocol/types';

/** What people get wrong, for every sentence that tells them so. */
type More = Partial<RulesAsked>;

const yellows = 'y:a10,b9,b11,c8,c10,c12';
const greens = 'g:k8,k10,k12,l9,l11,m10';

export const badPositions: Readonly<Record<string, readonly (readonly [string, More?])[]>> = {
  parcheesi: [
    ['q:S,S,S,S r:S,S,S,S q'], ['y:S,S,S,S y:S,S,S,S y'], ['y:S,S,S r:S,S,S,S y'], ['y:S,S,S,99 r:S,S,S,S y'], ['y:S,S,S,bh3 r:S,S,S,S y'], ['y: r:S,S,S,S y'],
    ['y:S,S,S,66 r:S,S,S,S y', { sheet: 'royal' }], ['y:S,S,S,S y'], ['y:S,S,S,S r:S,S,S,S y', { options: { pairs: 'on' }, name: 'Sunday' }],
    ['y:5,5,5,S r:S,S,S,S y'], ['y:5,S,S,S r:5,S,S,S y'], ['y:H,H,H,H r:S,S,S,S y'], ['y:S,S,S,S r:S,S,S,S'], ['y:S,S,S,S r:S,S,S,S x'],
    ['y:S,S,S,S r:S,S,S,S b'], ['y:S,S,S,S r:S,S,S,S y 5-3 d1 now'], ['y:S,S,S,S r:S,S,S,S y 5-9'], ['y:S,S,S,S r:S,S,S,S y 5-5 d7'],
    ['y:S,S,S,S r:S,S,S,S first y99'], ['y:S,S,S,S r:S,S,S,S first y4'], [''],
  ],
  backgammon: [
    ['4HPwATDgc/ABMA 3-1 now'], ['4HPwATDgc/ABMA 3-9'], ['4HPw'], ['4HPwATDgc/AB*A'], ['//////////////'], ['4HPwATDgc/ABMP'], ['AAAAAAAAAAAAAA'], ['AAAAAAAAAAAAAQ'], ['/////////////w'], ['AQAAAAAAAgAAAA'], ['XGID=a:b'],
    ['XGID=-b----E:0:0:1:31:0:0:0:0:10'], ['XGID=zb----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10'], ['XGID=-b----O-O---eE---c-e----B-:0:0:1:31:0:0:0:0:10'],
    ['XGID=-b----E-C---eE---c-e----B-:0:0:7:31:0:0:0:0:10'], ['XGID=-b----E-C---eE---c-e----B-:0:0:1:31:x:0:0:0:10'],
    ['XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:5:10'], ['XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10', { options: { match: '5' } }],
    ['XGID=-b----E-C---eE---c-e----B-:0:0:1:31:7:0:0:5:10', { options: { match: '5' } }], ['XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:1:5:10', { options: { match: '5' } }],
    ['XGID=-b----E-C---eE---c-e----B-:x:0:1:31:0:0:0:0:10'], ['XGID=-b----E-C---eE---c-e----B-:2:1:1:31:0:0:0:0:10'],
    ['XGID=-b----E-C---eE---c-e----B-:2:1:1:31:4:0:1:5:10', { options: { match: '5', cube: 'true' } }], ['XGID=-b----E-C---eE---c-e----B-:0:0:1:D:0:0:0:0:10'],
    ['XGID=-b----E-C---eE---c-e----B-:0:0:1:99:0:0:0:0:10'], ['XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10:over'],
    ['XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10:never'], ['XGID=-b----E-C---dE---c-e----B-:0:0:1:00:0:0:0:0:10:opening'], ['XGID=--------------------------:0:0:1:31:0:0:0:0:10'],
  ],
  checkers: [
    ['B:W99:B1'], ['B:W21,21:B1'], ['B:W21'], ['X:W21:B1'], ['B:Q21:B1'], ['B:W21:W22'], ['B:W21:B1:Q'], ['B:W21:B1:Hx'], ['B:W21:B1:L3'], ['B:W21:B21'],
    ['B:W21:B1:L22', { sheet: 'box' }], ['B:W20-32:B1'], ['B:W1:B5'], ['B:W:B1'], ['W:W32:B'],
  ],
  chess: [
    ['8/8/8/8/8/8/8/8 w - - 0 1'], ['4k3/pppppppp/p7/8/8/8/8/4K3 w - - 0 1'], ['4k3/8/8/8/8/8/PPPPPPPP/QQ2K3 w - - 0 1'], ['4k3/8/8/8/8/8/PPPPPPPP/QQQ1K3 w - - 0 1'], ['P3k3/8/8/8/8/8/8/4K3 w - - 0 1'],
    ['4k3/4R3/8/8/8/8/8/4K3 w - - 0 1'], ['4k3/8/8/8/8/3n1n2/8/r3K2r w - - 0 1'], ['4k3/8/8/8/8/8/8/4K3 w K - 0 1'], ['4k3/8/8/8/8/8/8/4K3 w q - 0 1'], ['4k3/8/8/8/8/8/8/3K3R w K - 0 1'],
    ['4k3/8/8/8/8/8/8/4K3 w - e3 0 1'], ['4k3/8/8/8/8/8/8/4K3 w - e6 0 1'], ['4k3/8/8/8/8/8/8/4K3 b - e3 0 1'], ['4k3/4n3/8/4p3/8/8/8/4K3 w - e6 0 1'], ['4x3/8/8/8/8/8/8/4K3 w - - 0 1'],
    ['4k4/8/8/8/8/8/8/4K3 w - - 0 1'], ['4k3/8/8 w - - 0 1'], ['4k3/8/8/8/8/8/8/4K3 x - - 0 1'], ['4k3/8/8/8/8/8/8/4K3 w x - 0 1'], ['r3k2r/8/8/8/8/8/8/R3K2R w KK - 0 1'],
    ['4k3/8/8/8/8/8/8/4K3 w - x 0 1'], ['4k3/8/8/8/8/8/8/4K3 w - - 999 1'], ['4k3/8/8/8/8/8/8/4K3 w - - 0 x'], ['4k3/8'],
  ],
  chinese_checkers: [
    [`k:a10 ${greens} y`], [`y: ${greens} y`], [`${yellows} ${yellows} y`], [`y:a10,a10 ${greens} y`], [`y:a10 ${greens} y`], [`y:zz ${greens} y`], ['y'], [`${yellows} ${greens} yy`], [`${yellows} ${greens} k`],
    [`${greens.replace('g', 'y')} ${yellows.replace('y', 'g')} y`],
  ],
  snakes_ladders: [
    [' '], ['y:5 b:7'], ['y:x b:5 y'], ['y:3 y:5 y'], ['y:300 b:5 y'], ['y:300 b:5 y', { options: { start_square: '0' } }], ['y:100 b:5 y'], ['y:4 b:5 y', { options: { ladders: '4>14', snakes: '16>6' } }],
    ['y:5 b:5 y', { options: { shared_squares: 'false' } }], ['what is this'], ['y:5 y'], ['y:5 b:7 r'], ['y:5 b:7 y 3-1 now'], ['y:5 b:7 y one'], ['y:5 b:7 y 9-9'], ['y:5 b:7 y 3'],
    ['y:5 b:7 first y'], ['y:1 b:1 first y4', { options: { start_square: '1' } }], ['y:1 b:1 first q', { options: { start_square: '1' } }], ['y:1 b:1 first b y', { options: { start_square: '1' } }],
  ],
};

export const badPlays: Readonly<Record<string, readonly (readonly [string, string, More?])[]>> = {
  parcheesi: [['y:S,S,5,12 r:S,S,39,h3 y 5-3', '12>99'], ['y:S,S,5,12 r:S,S,39,h3 y 5-3', 'walk'], ['y:S,S,5,12 r:S,S,39,h3 y', '12>15']],
  backgammon: [['4HPwATDgc/ABMA 3-1', 'walk'], ['4HPwATDgc/ABMA 3-1', '24/2'], ['4HPwATDgc/ABMA', '8/5']],
  checkers: [['B:W21:B1', '1-99'], ['B:W21:B1', 'walk'], ['B:W21:B1', '1-30']],
  chess: [['4k3/8/8/8/8/8/8/4K3 w - - 0 1', 'walk'], ['4k3/8/8/8/8/8/8/4K3 w - - 0 1', 'e1e5'], ['4k3/8/8/8/8/8/8/4K3 w - - 0 1', 'e1e2 e2e3'], ['4k3/8/8/8/8/8/8/4K3 w - - 0 1', 'x'.repeat(1001)]],
  chinese_checkers: [['opening', 'walk'], ['opening', 'zz>a1'], ['opening', 'a7>b6']],
  snakes_ladders: [['y:5 b:7 y 3-1', 'walk'], ['y:5 b:7 y 3-1', '5>77'], ['y:5 b:7 y', '5>9']],
};

const house = (game: string, options: Readonly<{ [name: string]: string }>, more: More = {}): RulesAsked => ({ game, options, ...more });

export const badRules: readonly RulesAsked[] = [
  { game: 'tiddlywinks' },
  house('parcheesi', { captures_bonus: '7' }), house('parcheesi', { zebra: '7' }), house('parcheesi', { capture_bonus: 'many' }), house('parcheesi', { laps: 'maybe' }), house('parcheesi', { pairs: 'on' }, { sheet: 'royal' }),
  { game: 'parcheesi', sheet: 'nowhere' }, { game: 'parcheesi', players: 5 }, house('parcheesi', { pairs: 'on' }, { name: 'Sunday', players: 3 }), { game: 'parcheesi', seats: [0, 9] },
  house('backgammon', { match: 'x' }), house('backgammon', { cube: 'x' }), house('backgammon', { cubes: 'true' }), house('backgammon', { zebra: 'true' }), { game: 'backgammon', players: 4 }, { game: 'backgammon', sheet: 'nowhere' },
  house('checkers', { capture: 'x' }), house('checkers', { zebra: 'x' }), house('checkers', { captures: 'x' }), { game: 'checkers', players: 4 }, { game: 'checkers', seats: [1] }, { game: 'checkers', sheet: 'nowhere' },
  { game: 'chess', sheet: 'nowhere' }, house('chess', { zebra: 'x' }), { game: 'chess', players: 4 },
  house('chinese_checkers', { board: 'huge' }), house('chinese_checkers', { starter: '9' }), house('chinese_checkers', { boards: 'small' }), house('chinese_checkers', { zebra: 'x' }), { game: 'chinese_checkers', sheet: 'nowhere' },
  { game: 'chinese_checkers', players: 2, seats: [0, 2, 4] }, { game: 'chinese_checkers', sheet: 'large', players: 5 }, { game: 'chinese_checkers', sheet: 'small', players: 4 },
  { game: 'chinese_checkers', seats: [0, 1] }, { game: 'chinese_checkers', seats: [0, 1, 2] }, { game: 'chinese_checkers', sheet: 'large', seats: [0, 1, 2, 3] },
  house('chinese_checkers', { pairs: 'on' }, { players: 2 }), house('chinese_checkers', { starter: 'red' }, { players: 2 }), { game: 'chinese_checkers', sheet: 'small', players: 5 },
  house('snakes_ladders', { dice: '9' }), house('snakes_ladders', { ladders: 'x' }), house('snakes_ladders', { ladder: '4>14' }), house('snakes_ladders', { zebra: 'x' }), { game: 'snakes_ladders', sheet: 'nowhere' },
  house('snakes_ladders', { late_one_die: 'false', dice: '2', snakes: '16>6' }), house('snakes_ladders', { dice: '1', late_one_die: 'true' }), house('snakes_ladders', { start_square: '1', ladders: '1>38' }),
  house('snakes_ladders', { snakes: '99>90 98>90 97>90 96>90 95>90 94>90', ladders: '4>14', dice: '1', late_one_die: 'false' }),
  house('snakes_ladders', { ladders: '4>140' }), house('snakes_ladders', { ladders: '4>4' }), house('snakes_ladders', { snakes: '100>4' }), house('snakes_ladders', { ladders: '9>4' }), house('snakes_ladders', { snakes: '4>9' }),
  house('snakes_ladders', { ladders: '4>14 4>15' }), house('snakes_ladders', { ladders: '4>14', snakes: '14>4' }), house('snakes_ladders', { ladders: '4>14 14>20' }), { game: 'snakes_ladders', players: 5 },
  { game: 'snakes_ladders', players: 3, seats: [0, 1] }, { game: 'parcheesi', name: 'x'.repeat(81) }, { game: 'parcheesi', players: 99 },
];

export const badToml: readonly (readonly [string, string])[] = [
  ['parcheesi', 'base = "royal"\nlaps = maybe\n'], ['parcheesi', 'base = "royal"\nbase = "nest"\n'], ['parcheesi', 'base = "royal\n'], ['parcheesi', '[[['], ['parcheesi', 'name = "Sunday"\n'],
  ['parcheesi', 'base = "royal"\nhome_bonus = 1.5\n'], ['parcheesi', 'base = "royal"\nhome_bonus = 2001-01-01\n'], ['parcheesi', 'base = "royal"\n[ladders]\n4 = 14\n'], ['parcheesi', 'base = "royal"\nladders = [1]\n'],
  ['parcheesi', 'base = 7\nname = ""\n'], ['parcheesi', 'base = true\n'], ['parcheesi', 'game = "chess"\nbase = "box"\n'],
  ['parcheesi', 'base = "royal"\ncapture_bonus = "many"\nlaps = "often"\nhome_bonus = [[1, 2]]\nzebra = 7\n'],
  ['backgammon', 'base = "box"\nmatch = "x"\ncube = 7\nzebra = true\n'], ['checkers', 'base = "box"\ncaptures = 7\nzebra = 1\n'], ['checkers', 'base = "box"\ncaptures = "never"\n'], ['chess', 'base = "box"\nzebra = 1\n'],
  ['parcheesi', `base = "royal"\n#${'x'.repeat(70_000)}\n`], ['parcheesi', `base = "royal"\n${Array.from({ length: 2_000 }, (_, i) => `zebra${i} = 1`).join('\n')}\n`], ['parcheesi', `base = "royal"\n${'a.'.repeat(500)}b = 1\n`],
  ['chinese_checkers', 'base = "small"\nboard = [[1, 2]]\nstarter = "first"\nzebra = 1\n'], ['snakes_ladders', 'base = "box"\ndice = [[1, 2]]\nladders = 7\nsnakes = [[4, 9]]\nzebra = 1\n'],
];

const seats = (kind: string, level = 'easy') => [{ seat: 0, kind, level }, { seat: 1, kind: 'bot', level: 'easy' }];
export const badTables: readonly object[] = [
  {}, { game: 7 }, { game: 'tiddlywinks' }, { game: 'chess', sheet: 7 }, { game: 'chess', hints: 'yes' }, { game: 'chess', timeout: 'never' }, { game: 'chess', clock: { kind: 'turn', seconds: 1 } },
  { game: 'chess', clock: { kind: 'game', seconds: 1 } }, { game: 'chess', clock: { kind: 'game', seconds: 60, increment: 999 } }, { game: 'chess', clock: { kind: 'sun' } }, { game: 'chess', clock: { kind: 'turn' } },
  { game: 'chess', seats: ['x'] }, { game: 'chess', seats: [{ seat: 4 }] }, { game: 'chess', seats: seats('king') }, { game: 'chess', seats: seats('bot', 'god') }, { game: 'chess', seats: [...seats('bot'), ...seats('bot')] },
  { game: 'chess', options: { zebra: 7 } }, { game: 'parcheesi', sheet: 'royal', options: { capture_bonus: '999' } },
];

export interface GameRecord {
  [name: string]: unknown;
  agreement: { [name: string]: unknown };
  events: { [name: string]: unknown }[];
  fair: { [name: string]: unknown };
}
type Event = GameRecord['events'][number];
const nth = (record: GameRecord, kind: string): Event => record.events.find((event) => event['event'] === kind) ?? {};
const renumber = (record: GameRecord) => record.events.forEach((event, i) => (event['n'] = i + 1));

/** Each spoils a good record in its own way. */
export const badRecords: readonly ((record: GameRecord) => unknown)[] = [
  () => 7, () => ({}), (record) => ({ ...record, parlor_record: 99 }), (record) => ({ ...record, events: 7 }), (record) => ({ ...record, events: [7] }), (record) => ({ ...record, events: [] }),
  (record) => ({ ...record, table: 'another' }), (record) => ({ ...record, position: 'another' }), (record) => ({ ...record, players: [] }), (record) => ({ ...record, result: null }),
  (record) => ({ ...record, fair: { ...record.fair, texts: ['x', 'y'] } }), (record) => ({ ...record, fair: { ...record.fair, commitment: 'x' } }), (record) => ({ ...record, fair: { ...record.fair, seed: 'x' } }),
  (record) => ({ ...record, fair: { ...record.fair, seed: 7 } }), (record) => ({ ...record, fair: { ...record.fair, texts: 'x' } }), (record) => ({ ...record, fair: { commitment: 'x' } }),
  (record) => ({ ...record, agreement: { ...record.agreement, game: 'tiddlywinks' } }), (record) => ({ ...record, agreement: { ...record.agreement, sheet: 'nowhere' } }), (record) => ({ ...record, agreement: {} }),
  (record) => void (nth(record, 'threw')['n'] = 99), (record) => void (nth(record, 'threw')['n'] = 'x'), (record) => void (nth(record, 'threw')['at'] = -1), (record) => void (nth(record, 'threw')['event'] = 'flew'),
  (record) => void (nth(record, 'threw')['seat'] = 9), (record) => void (nth(record, 'threw')['dice'] = [9]), (record) => void (nth(record, 'threw')['dice'] = 'x'), (record) => void (nth(record, 'threw')['k'] = 77),
  (record) => void (nth(record, 'played')['play'] = 'walk'), (record) => void (nth(record, 'played')['by'] = 'magic'), (record) => void (nth(record, 'played')['event'] = 'took_back'),
  (record) => void Object.assign(nth(record, 'played'), { event: 'took_back', plays: 1 }), (record) => void Object.assign(nth(record, 'played'), { event: 'offered', offer: 'draw' }),
  (record) => void Object.assign(nth(record, 'played'), { event: 'accepted', offer: 'draw' }), (record) => void Object.assign(nth(record, 'played'), { event: 'declined', offer: 'draw' }),
  (record) => void Object.assign(nth(record, 'played'), { event: 'timed_out' }), (record) => void Object.assign(nth(record, 'played'), { event: 'handed', to: 'bot' }), (record) => void Object.assign(nth(record, 'played'), { event: 'resigned' }),
  (record) => void Object.assign(nth(record, 'played'), { event: 'said', phrase: 'hello' }), (record) => void Object.assign(nth(record, 'played'), { event: 'set' }), (record) => void Object.assign(nth(record, 'played'), { event: 'wants_rematch' }),
  (record) => void Object.assign(nth(record, 'played'), { event: 'rematch', table: 'x' }), (record) => void Object.assign(nth(record, 'threw'), { event: 'sat', kind: 'bot', level: 'easy' }), (record) => void Object.assign(nth(record, 'threw'), { event: 'stood' }),
  (record) => void Object.assign(nth(record, 'threw'), { event: 'started' }), (record) => void Object.assign(nth(record, 'threw'), { event: 'made' }), (record) => void Object.assign(nth(record, 'threw'), { event: 'ended', seed: 'x' }),
  (record) => void Object.assign(nth(record, 'threw'), { event: 'ended', seed: 'x', result: nth(record, 'ended')['result'] }),
  (record) => {
    record.events.shift();
    renumber(record);
  },
  (record) => {
    record.events.splice(-2, 1);
    renumber(record);
  },
];
