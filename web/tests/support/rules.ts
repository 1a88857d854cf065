import type { RulesTold } from '../../src/protocol/types';

/** All that rules say in words, examples and the arbiter's answers to them included. */
export function textsIn(sections: RulesTold['sections']): string[] {
  const examples = sections.flatMap((section) => section.examples);
  const plays = examples.flatMap((example) => example.plays);
  const words = [...examples, ...plays].map((one) => one.words).concat(plays.map((play) => play.ruling ?? ''));
  return [...sections.flatMap((section) => [section.title, ...section.paragraphs]), ...words].filter((text) => text !== '');
}
