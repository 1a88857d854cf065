import type { RulingText } from './rulings';

/** What stands in the gaps of a sentence, in one language; `form` is a case, or empty. */
export interface Tongue {
  /** A seat by its colour, or a side of chess or checkers. */
  colour(english: string, form: string): string;
  kind(english: string, form: string): string;
  /** `the black rook on e5`, `your pawn on d2`. */
  man(whose: string, kind: string, square: string): string;
  /** `onto`: with the word for getting there. */
  place(english: string, form: string): string;
  /** `on 5`, `to 5`, `off the board`. */
  standing(square: string): string;
  going(square: string): string;
  and: string;
  or: string;
}

export type Sentences = Readonly<Record<RulingText, string>>;

const kinds = 'pawn|knight|bishop|rook|queen|king|man|peg|piece';
const place = 'START|HOME|off the board|bar|off|[a-z]?\\d+';
const man = `(?:your|the black|the white) (?:${kinds}) on [a-h][1-8]`;
const word = '[A-Za-z]?\\w*\\d+|[a-z]+';

const shapes: Readonly<Record<string, string>> = {
  n: '\\d+',
  place,
  standing: 'on \\d+|off the board',
  going: 'to \\d+|off the board',
  colour: '[Yy]ellow|[Bb]lue|[Rr]ed|[Gg]reen|[Pp]urple|[Cc]yan|[Bb]lack',
  side: 'White|Black|[Dd]ark|[Ll]ight',
  kind: kinds,
  draught: 'man|king',
  man,
  men: `${man}(?:, ${man})*(?: and ${man})?`,
  list: `(?:${word})(?:, (?:${word}))*(?: and (?:${word}))?`,
  choices: '\\S+(?: \\S+)*?(?:, \\S+(?: \\S+)*?)*(?: or \\S+(?: \\S+)*?)?',
  play: '\\S+(?: \\S+)*?',
  text: '.+?',
  told: '.+?',
  part: '.+?',
};

interface Gap {
  name: string;
  kind: string;
}

interface Template {
  pattern: RegExp;
  gaps: Gap[];
  said: string;
}

const gapsIn = /\{(\w+)(?::(\w+))?\}/g;

function compile(english: string, said: string): Template {
  const gaps: Gap[] = [];
  const escaped = english.replace(/[.*+?^$()|[\]\\/]/g, '\\$&');
  const source = escaped.replace(gapsIn, (_, name: string, kind?: string) => {
    gaps.push({ name, kind: kind ?? name });
    return `(${shapes[kind ?? name] ?? '.+?'})`;
  });
  return { pattern: new RegExp(`^${source}$`), gaps, said };
}

/** Says the arbiters' sentences in another language; null for what no arbiter says. */
export function interpreter(sentences: Sentences, tongue: Tongue, told: (text: string) => string | null): (text: string) => string | null {
  let templates: Template[] | null = null;

  const list = (text: string, between: string, last: string) =>
    text.split(new RegExp(`, | ${between} `)).map((item) => tongue.colour(item, '') || item).join(', ').replace(/, (?=[^,]*$)/, ` ${last} `);
  const one = (text: string) => {
    const [, whose = '', kind = '', square = ''] = /^(?:the )?(\w+) (\w+) on (\w+)$/.exec(text) ?? [];
    return tongue.man(whose, kind, square);
  };

  const fill = (kind: string, text: string, form: string): string | null => {
    switch (kind) {
      case 'part':
        return phrase(text);
      case 'colour':
        return tongue.colour(text.toLowerCase(), form);
      case 'side':
        return tongue.colour(text, form) || tongue.colour(text.toLowerCase(), form);
      case 'kind':
        return tongue.kind(text, form);
      case 'draught':
        return tongue.kind(text === 'king' ? 'crowned' : text, form);
      case 'place':
        return tongue.place(text, form);
      case 'standing':
      case 'going':
        return tongue[kind](text.replace(/^(?:on|to) /, ''));
      case 'man':
        return one(text);
      case 'men':
        return text.split(/, | and /).map(one).join(', ').replace(/, (?=[^,]*$)/, ` ${tongue.and} `);
      case 'list':
        return list(text, 'and', tongue.and);
      case 'choices':
        return list(text, 'or', tongue.or);
      case 'told':
        return told(text);
      default:
        return form ? tongue.place(text, form) : text;
    }
  };

  const answer = (template: Template, found: RegExpExecArray): string | null => {
    let whole = true;
    const said = template.said.replace(gapsIn, (_, name: string, form = '') => {
      const at = template.gaps.findIndex((gap) => gap.name === name);
      const filled = fill(template.gaps[at]?.kind ?? '', found[at + 1] ?? '', String(form));
      whole &&= filled !== null;
      return filled ?? '';
    });
    return whole ? said : null;
  };

  function phrase(text: string): string | null {
    templates ??= Object.entries(sentences).map(([english, said]) => compile(english, said));
    for (const template of templates) {
      const found = template.pattern.exec(text);
      const said = found && answer(template, found);
      if (said) return said;
    }
    return null;
  }
  // A sentence that begins with a word in a gap still begins with a capital; one that begins with a square does not.
  return (text) => phrase(text)?.replace(/^\p{L}(?=\p{L}+[\s,:;])/u, (letter) => letter.toUpperCase()) ?? null;
}
