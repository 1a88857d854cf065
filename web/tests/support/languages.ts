import { speeches } from '../../src/i18n/speech';
import type { GameInfo } from '../../src/protocol/types';

const functionWords = /^(the|is|are|of|and|not|be|to|with|which|this|that|there|only|must|cannot|or|it|its|on|at|by|for|in|from)$/i;

/** Names that are the same in every language: ids of the server's, formats, fields. */
function namesOf(games: readonly GameInfo[]): ReadonlySet<string> {
  const options = games.flatMap((game) => game.options.flatMap((option) => [option.name, ...(option.choices ?? []).map((choice) => choice.value)]));
  const ids = games.flatMap((game) => [game.id, ...game.levels, ...game.sheets.map((sheet) => sheet.id)]);
  return new Set([...ids, ...options, ...'Parlor XGID FEN TOML JSON Position opening roll first base agreement events fair name random true false KQRBNP kqrbnp'.split(' ')]);
}

/** Says what of the server's English is not known in Russian and Spanish, or is left in English within a sentence. */
export async function englishLeftIn(games: readonly GameInfo[]): Promise<(english: string) => string[]> {
  const same = namesOf(games);
  const { say: ru } = await speeches.ru();
  const { say: es } = await speeches.es();
  // What somebody typed stands in quotes; notation has a digit or a sign in it; a long list of single words is one of commands.
  const bare = (said: string) => (said.replace(/«[^»]*»|[a-z_]+(?:, [a-z_]+){9,} \S+ [a-z_]+/g, '').replace(/\S*[\d:/>_=]\S*/g, '').match(/[\p{L}']+/gu) ?? []).filter((word) => !same.has(word));
  return (english) => {
    const [russian, spanish] = [ru(english), es(english)];
    if (russian === null || spanish === null) return [english];
    const left = [...bare(russian).filter((word) => /[a-z]{3}/i.test(word)), ...bare(spanish).filter((word) => functionWords.test(word))];
    return left.map((word) => `${word}: ${english}`);
  };
}
