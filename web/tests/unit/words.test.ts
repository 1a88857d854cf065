import { describe, expect, test } from 'vitest';
import { en } from '../../src/i18n/en';
import { es } from '../../src/i18n/es';
import * as positionsEs from '../../src/i18n/positions.es';
import * as positionsRu from '../../src/i18n/positions.ru';
import { files as filesEs } from '../../src/i18n/messages.es';
import { files as filesRu } from '../../src/i18n/messages.ru';
import { ru } from '../../src/i18n/ru';
import * as sheetsEs from '../../src/i18n/sheets.es';
import * as sheetsRu from '../../src/i18n/sheets.ru';
import { speeches } from '../../src/i18n/speech';
import * as toldEs from '../../src/i18n/told.es';
import * as toldRu from '../../src/i18n/told.ru';
import { ownWords } from '../../src/state/story';
import { useLanguage } from '../../src/i18n/index.svelte';

/** What is said, with what it is said for: a path in a dictionary, or the English text. */
type Said = readonly [for_: string, text: string];

function textsOf(part: unknown, path = ''): Said[] {
  if (typeof part === 'string') return [[path, part]];
  if (typeof part === 'function') return [[path, String(part)]];
  if (Array.isArray(part)) return part.flatMap((one, i) => textsOf(one, `${path}.${i}`));
  return Object.entries(part as object).flatMap(([key, value]) => textsOf(value, `${path}.${key}`));
}

const ofServer = {
  ru: { ...toldRu.told, ...positionsRu.positions, ...sheetsRu.sheets },
  es: { ...toldEs.told, ...positionsEs.positions, ...sheetsEs.sheets },
};
/** Messages by their ids; words for gaps are said within them. */
const messagesIn = (files: readonly string[]): Said[] =>
  files.flatMap((file) => [...file.matchAll(/^([a-z][\w-]*) =(.*(?:\n +.*)*)/gm)].map(([, id = '', text = '']): Said => [id, text])).filter(([id]) => !/^(colour|kind|place|term)-/.test(id));
const all: Record<'en' | 'ru' | 'es', Said[]> = {
  en: textsOf(en),
  ru: [...textsOf(ru), ...Object.entries(ofServer.ru), ...messagesIn(filesRu)],
  es: [...textsOf(es), ...Object.entries(ofServer.es), ...messagesIn(filesEs)],
};

/** What nobody at a table says, in any game. */
const nobodySays: Record<keyof typeof all, RegExp> = {
  en: /by itself|can be stepped|set the table|the seat loses|what the dice follow|there are none:|nothing special:/i,
  ru: /наше чтение|заслон|преми[яиюей]|СТАРТ|накр(?:ыть|ыт|ой|ываем|ывают)|домашн\S+ дорожк|(?<![а-яё])лист(?:а|у|е|ом|ы|ов)?(?![а-яё])|сдача|предложение ничьей|просьба вернуть/i,
  es: /nuestra lectura|\bhoja(?! de etiquetas)|[Dd]ado de doblar|Diario|SALIDA|casillas? seguras?|[Cc]astigo|no puede mover\b|oferta de tablas|petición de (?:deshacer|revancha)|\brendi[rd]|tablero interior/u,
};

describe.each(Object.entries(nobodySays))('%s', (language, forbidden) => {
  test('says nothing that nobody at a table would say', () => {
    const texts = all[language as keyof typeof all];
    expect(texts.length).toBeGreaterThan(300);
    expect(texts.filter(([, text]) => forbidden.test(text))).toEqual([]);
  });
});

/** English sentences of chess, which alone has pawns, captures and a king in the other languages. */
const ofChess = /chess|check|mate\b|rook|knight|bishop|queen|castl|en passant|passant|\brank|promot|fifty|White|Black|FEN|takes? .*(?:pawn|piece)|takes an opposing|pawn (?:move|goes)|the pawn becomes|becomes a|^Pawns$|KQRBNP|^\{side\} has \{count:n\}/i;
const chessPaths = /^\.kinds\.|^\.story\.(?:takes|becomes)|\.choosePromotion/;

test('Spanish captures in chess only, and eats everywhere else', () => {
  const texts = all.es.filter(([said, text]) => /captur/i.test(text) && !ofChess.test(said) && !chessPaths.test(said));
  expect(texts.filter(([, text]) => !/«captures»|es captures/.test(text))).toEqual([]);
});

test('in Russian only chess has pawns and kings', () => {
  const texts = all.ru.filter(([said, text]) => /пешк|пешек|корол/i.test(text) && !ofChess.test(said) && !chessPaths.test(said));
  expect(texts.filter(([said]) => !/^\.games\.chess|chess/.test(said))).toEqual([]);
});

test('what the sheets tell in words of their own is told in one word each in the other languages', async () => {
  const { sayMessage: russian } = await speeches.ru();
  const { sayMessage: spanish } = await speeches.es();
  const term = (key: string, english: string) => ({ [key]: { term: key, english } });
  const pathIsSafe = (captured: string, path: string) => ({ id: 'parcheesi.path_is_safe', args: { ...term('captured', captured), ...term('home_path', path) } });
  expect(russian(pathIsSafe('captured', 'home path'))).toBe('На дорожке к дому никого не снимают.');
  expect(russian(pathIsSafe('sent back', 'home row'))).toBe('На дорожке к дому никого не снимают.');
  expect(spanish({ id: 'parcheesi.example_blockade', args: { ...term('pawns', 'movers'), ...term('blockade', 'block') } })).toBe('En la 29 hay dos fichas azules: una barrera.');
  const earns = { ...term('captures', 'sends back'), ...term('pawn', 'piece'), ...term('bonus', 'reward'), count: 20 };
  expect(spanish({ id: 'parcheesi.capture_earns', args: earns })).toBe('Quien come una ficha gana un premio de 20 casillas.');
});

test('a sheet has its own word for some things', async () => {
  const nest = { game: 'parcheesi', sheet: 'nest' };
  expect(ownWords(nest, 'START of yellow')).toBe('nest of yellow');
  expect(ownWords({ game: 'parcheesi', sheet: 'box' }, 'two yellow pawns, blockade')).toBe('two yellow movers, block');
  expect(ownWords({ game: 'parcheesi', sheet: 'royal' }, 'two yellow pawns, blockade')).toBe('two yellow pawns, blockade');
  expect(ownWords({ game: 'chess', sheet: 'box' }, 'pawn')).toBe('pawn');
  await useLanguage('ru');
  expect(ownWords(nest, 'Фишка возвращается на базу.')).toBe('Фишка возвращается в гнездо.');
  expect(ownWords({ game: 'parcheesi', sheet: 'russian' }, 'клетка 5, безопасная клетка')).toBe('клетка 5, цветная клетка');
  await useLanguage('es');
  expect(ownWords(nest, 'La ficha vuelve a casa.')).toBe('La ficha vuelve al nido.');
  await useLanguage('en');
});

test('a player acts in the present tense, and a side of chess in the plural', () => {
  expect([ru.story.resigned('Аня'), ru.story.resigned('Белые')]).toEqual(['Аня сдаётся.', 'Белые сдаются.']);
  expect([es.story.offered('Ana', 'draw'), es.story.offered('Negras', 'draw')]).toEqual(['Ana ofrece tablas.', 'Negras ofrecen tablas.']);
});
