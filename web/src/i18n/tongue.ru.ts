import type { Tongue } from './gaps';
import { counted } from './plural';

/** Окончания: кто, кого, кому, кого (вин.), кем. */
const soft = { '': 'ий', gen: 'его', dat: 'ему', acc: 'его' };
const hard = { '': 'ый', gen: 'ого', dat: 'ому', acc: 'ого' };
const many = { '': 'ые', gen: 'ых', dat: 'ым', acc: 'ых' };
const stems: Readonly<Record<string, readonly [string, Readonly<Record<string, string>>]>> = {
  yellow: ['жёлт', hard], blue: ['син', soft], red: ['красн', hard], green: ['зелён', hard], purple: ['лилов', hard],
  cyan: ['бирюзов', hard], black: ['чёрн', hard], White: ['бел', many], Black: ['чёрн', many], dark: ['тёмн', many], light: ['светл', many],
};

/** Фигура и её винительный падеж; женский род оканчивается на «а» или «я». */
const kinds: Readonly<Record<string, readonly [string, string]>> = {
  pawn: ['пешка', 'пешку'], knight: ['конь', 'коня'], bishop: ['слон', 'слона'], rook: ['ладья', 'ладью'], queen: ['ферзь', 'ферзя'],
  king: ['король', 'короля'], man: ['шашка', 'шашку'], crowned: ['дамка', 'дамку'],
};
const places: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  START: { '': 'базы', onto: 'на базу', in: 'на базе', out: 'с базы' },
  'the nest': { '': 'гнезда', onto: 'в гнездо', in: 'в гнезде', out: 'из гнезда' },
  HOME: { '': 'дома', onto: 'в дом' }, bar: { '': 'бара', onto: 'на бар' },
  off: { '': 'места вне доски', onto: 'за доску' }, 'off the board': { '': 'места вне доски', onto: 'за доску' },
};

export const tongue: Tongue = {
  colour: (english, form) => {
    const [stem, endings] = stems[english] ?? [];
    return stem && endings ? stem + (endings[form] ?? '') : '';
  },
  kind: (english, form) => kinds[english]?.[form === 'acc' ? 1 : 0] ?? english,
  man: (whose, kind, square) => {
    const name = kinds[kind]?.[0] ?? kind;
    const female = /[ая]$/.test(name);
    const owner = whose === 'your' ? (female ? 'ваша' : 'ваш') : `${whose === 'black' ? 'чёрн' : 'бел'}${female ? 'ая' : 'ый'}`;
    return `${owner} ${name} на ${square}`;
  },
  place: (english, form) => places[english]?.[form] ?? (form === 'onto' ? `на ${english}` : english),
  standing: (square) => (square === 'off the board' ? 'вне доски' : `на ${square}`),
  going: (square) => (square === 'off the board' ? 'за доску' : `на ${square}`),
  count: (number, [one = '', few = '', many = '']) => counted('ru', number, { one, few, other: many }),
  and: 'и',
  or: 'или',
};
