import type { Message, RulesTold, Said } from '../../src/protocol/types';

/** All that rules say in words, examples and the arbiter's answers to them included. */
export function textsIn(sections: RulesTold['sections']): Said[] {
  const examples = sections.flatMap((section) => section.examples);
  const plays = examples.flatMap((example) => example.plays);
  return [
    ...sections.map((section) => said(section.title, section.messages?.title)),
    ...sections.flatMap((section) => section.paragraphs.map((text, i) => said(text, section.messages?.paragraphs?.[i]))),
    ...[...examples, ...plays].map((one) => said(one.words, one.messages?.words)),
    ...plays.map((play) => said(play.ruling ?? '', play.messages?.ruling)),
  ].filter(({ sentence }) => sentence !== '');
}

export const said = (sentence: string, message: Message | null | undefined): Said => ({ sentence, ...(message ? { message } : {}) });
