import { speeches, type Speech } from '../../src/i18n/speech';
import type { GameInfo, Message, Said } from '../../src/protocol/types';

/** What a language says for it; null where it has no words. */
export const inWordsOf = ({ say, sayMessage }: Speech, { sentence, message }: Said) => (message ? sayMessage(message) : null) ?? say(sentence);

const functionWords = /^(the|is|are|of|and|not|be|to|with|which|this|that|there|only|must|cannot|or|it|its|on|at|by|for|in|from)$/i;

/** Names that are the same in every language: ids of the server's, formats, fields. */
function namesOf(games: readonly GameInfo[]): ReadonlySet<string> {
  const options = games.flatMap((game) => game.options.flatMap((option) => [option.name, ...(option.choices ?? []).map((choice) => choice.value)]));
  const ids = games.flatMap((game) => [game.id, ...game.levels, ...game.sheets.map((sheet) => sheet.id)]);
  return new Set([...ids, ...options, ...'Parlor XGID FEN TOML JSON Position opening roll first base agreement events fair name random true false KQRBNP kqrbnp'.split(' ')]);
}

/** Says what of the server's English is not known in Russian and Spanish, or is left in English within a sentence. */
export async function englishLeftIn(games: readonly GameInfo[]): Promise<(english: string, message?: Message) => string[]> {
  const same = namesOf(games);
  const ru = await speeches.ru();
  const es = await speeches.es();
  // What somebody typed stands in quotes; notation has a digit or a sign in it; a long list of single words is one of commands.
  const bare = (said: string) => (said.replace(/«[^»]*»|[a-z_]+(?:, [a-z_]+){9,} \S+ [a-z_]+/g, '').replace(/\S*[\d:/>_=]\S*/g, '').match(/[\p{L}']+/gu) ?? []).filter((word) => !same.has(word));
  return (english, message) => {
    const [russian, spanish] = [ru, es].map((speech) => inWordsOf(speech, { sentence: english, ...(message ? { message } : {}) }));
    if (!russian || !spanish) return [english];
    const left = [...bare(russian).filter((word) => /[a-z]{3}/i.test(word)), ...bare(spanish).filter((word) => functionWords.test(word))];
    return left.map((word) => `${word}: ${english}`);
  };
}
