import { FluentBundle, FluentResource, FluentType, type FluentValue, type FluentVariable, type Scope } from '@fluent/bundle';
import type { Argument, Message } from '../protocol/types';

/** Arguments that have forms, by the function that says them in Fluent: `{ COLOUR($side, form: "gen") }`. */
type Formed = { seat: string } | { place: string } | { kind: string } | { term: string };

class FormedArgument extends FluentType<Formed> {
  constructor(value: Formed, private readonly say: (value: Formed, form: string, of: string) => string) {
    super(value);
  }
  override toString(_scope: Scope): string {
    return this.say(this.value, '', '');
  }
  in(form: string, of: string): string {
    return this.say(this.value, form, of);
  }
}

const textOf = (value: FluentValue | undefined) => (typeof value === 'string' ? value : value ? String(value.valueOf()) : '');
/** What is all capitals stays: START. */
const lowered = (text: string) => text.replace(/^\p{Lu}(?=\p{Ll}|\s)/u, (first) => first.toLowerCase());
/** A sentence that begins with a word in a gap begins with a capital, but not with a square; a phrase does not. Words of its own stay as they are. */
const begun = (text: string, pattern: Parameters<FluentBundle['formatPattern']>[0]) =>
  typeof pattern !== 'string' && typeof pattern[0] !== 'string' && /[.?!)]$/.test(text) ? text.replace(/^\p{L}(?=\p{L}+[\s,:;])/u, (letter) => letter.toUpperCase()) : text;

export const fluentId = (id: string) => id.replaceAll('.', '-');

/**
 * Says messages in a language, by its Fluent files; null for what they do not know. `plain` says finished sentences, which a message
 * may still carry.
 */
export function messageSpeaker(language: string, files: readonly string[], plain: (text: string) => string | null): (message: Message, problems?: Error[]) => string | null {
  const bundle = new FluentBundle(language, { useIsolating: false, functions: { COLOUR: formed, PLACE: formed, KIND: formed, TERM: formed, LOW: low } });
  for (const file of files) {
    const [problem] = bundle.addResource(new FluentResource(file));
    if (problem) throw problem;
  }

  function formed([value]: FluentValue[], named: Record<string, FluentValue>): FluentValue {
    const [form, of] = [textOf(named['form']), textOf(named['of'])];
    if (value instanceof FormedArgument) return value.in(form, of);
    return word({ term: textOf(value) }, form, of);
  }
  function low([value]: FluentValue[]): FluentValue {
    return lowered(textOf(value));
  }

  /** A word by its form: the message `colour-dark`, or its attribute `.gen`; `of` names the game whose word it is. */
  function word(value: Formed, form: string, of: string): string {
    const [[what = '', name = ''] = []] = Object.entries(value).filter(([key]) => key !== 'english');
    const kind = what === 'seat' ? 'colour' : what;
    const key = name.replace(/\W+/g, '_');
    const found = bundle.getMessage(`${kind}-${of}-${key}`) ?? bundle.getMessage(`${kind}-${key}`) ?? bundle.getMessage(`${kind}-other`);
    const pattern = found?.attributes[form] ?? found?.value;
    return pattern ? bundle.formatPattern(pattern, { name }) : name;
  }

  const lists = { and: new Intl.ListFormat(language, { type: 'conjunction' }), or: new Intl.ListFormat(language, { type: 'disjunction' }) };

  function variable(argument: Argument, problems: Error[] | undefined): FluentVariable {
    if (typeof argument === 'number') return argument;
    if ('text' in argument) return argument.text;
    if ('play' in argument) return argument.play;
    if ('id' in argument) return say(argument, problems) ?? '';
    const join = 'and' in argument ? 'and' : 'or' in argument ? 'or' : null;
    if (join) return lists[join].format(((argument as { and?: Argument[]; or?: Argument[] })[join] ?? []).map((item) => String(variable(item, problems))));
    return new FormedArgument(argument as Formed, word);
  }

  function say(message: Message, problems?: Error[]): string | null {
    const sentence = message.args['sentence'];
    if (message.id === 'plain_text') return typeof sentence === 'object' && 'text' in sentence ? (plain(sentence.text) ?? sentence.text) : null;
    const pattern = bundle.getMessage(fluentId(message.id))?.value;
    if (!pattern) return null;
    const args = Object.fromEntries(Object.entries(message.args).map(([name, value]) => [name, variable(value, problems)]));
    return begun(bundle.formatPattern(pattern, args, problems), pattern);
  }
  return say;
}
