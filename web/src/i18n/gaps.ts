/** What stands in the gaps of a sentence, in one language; `form` is a case, or empty. */
export interface Tongue {
  /** A seat by its colour, or a side of chess or checkers. */
  colour(english: string, form: string): string;
  kind(english: string, form: string): string;
  /** `the black rook on e5`, `your pawn on d2`. */
  man(whose: string, kind: string, square: string): string;
  /** `onto`, `in`, `out`: with the word for getting there, being there or leaving. */
  place(english: string, form: string): string;
  /** `on 5`, `to 5`, `off the board`. */
  standing(square: string): string;
  going(square: string): string;
  /** A number with the form of a noun that goes with it; the forms are in the language's own order, one first. */
  count(number: number, forms: readonly string[]): string;
  and: string;
  or: string;
}

/** What is said for each of the English texts. */
export type Sentences<Text extends string = string> = Readonly<Record<Text, string>>;

const kinds = 'pawn|knight|bishop|rook|queen|king|man|peg|piece';
const place = 'START|the nest|HOME|off the board|bar|off|[a-z]?\\d+';
const man = `(?:your|the black|the white) (?:${kinds}) on [a-h][1-8]`;
const word = '[\\w-]+';
const letter = '\\w \\(\\w+\\)';

const shapes: Readonly<Record<string, string>> = {
  id: word,
  n: '-?\\d+',
  place,
  standing: 'on \\d+|off the board',
  going: 'to \\d+|off the board',
  colour: '[Yy]ellow|[Bb]lue|[Rr]ed|[Gg]reen|[Pp]urple|[Cc]yan|[Bb]lack',
  side: 'White|Black|[Dd]ark|[Ll]ight',
  kind: kinds,
  draught: 'man|king',
  man,
  men: `${man}(?:, ${man})*(?: and ${man})?`,
  list: `${word}(?:, ${word})*(?: and ${word})?`,
  letters: `${letter}(?:, ${letter})*(?: and ${letter})?`,
  choices: '\\S+(?: \\S+)*?(?:, \\S+(?: \\S+)*?)*(?: or \\S+(?: \\S+)*?)?',
  play: '\\S+(?: \\S+)*?',
  // What somebody typed: it may be nothing at all.
  text: '.*?',
  value: '.+?',
  told: '.+?',
  part: '.+?',
};

interface Gap {
  name: string;
  kind: string;
}

interface Template {
  pattern: RegExp;
  /** The same with the longest parts: a sentence may have brackets of its own before those behind it. */
  longest: RegExp;
  gaps: Gap[];
  said: string;
}

const gapsIn = /\{(\w+)(?::(\w+))?\}/g;
/** In what is said: `{name}`, `{name:form}`, or `{name|one|few|many}` for a number of something. */
const filledIn = /\{(\w+)(?::(\w+)|\|([^}]+))?\}/g;

function compile(english: string, said: string): Template {
  const gaps: Gap[] = [];
  const escaped = english.replace(/[.*+?^$()|[\]\\/]/g, '\\$&');
  const source = escaped.replace(gapsIn, (_, name: string, kind?: string) => {
    gaps.push({ name, kind: kind ?? name });
    return `(${shapes[kind ?? name] ?? '.+?'})`;
  });
  // The same sentence begins with a capital by itself, and without one behind "Line 4:".
  const begun = source.replace(/^[A-Za-z]/, (first) => `[${first.toUpperCase()}${first.toLowerCase()}]`);
  return { pattern: new RegExp(`^${begun}$`, 's'), longest: new RegExp(`^${begun.replaceAll('(.+?)', '(.+)')}$`, 's'), gaps, said };
}

const lowered = (text: string) => text.replace(/^\p{Lu}(?=\p{Ll}|\s)/u, (first) => first.toLowerCase());

/** Says sentences of the server's in another language; null for what is none of them. */
export function interpreter(sentences: Sentences, tongue: Tongue, told: (text: string) => string | null): (text: string) => string | null {
  let templates: Template[] | null = null;

  // `y (yellow)`
  const named = (text: string) => text.replace(/\((\w+)\)$/, (_, colour: string) => `(${tongue.colour(colour, '')})`);
  const list = (text: string, between: string, last: string) =>
    text.split(new RegExp(`, | ${between} `)).map((item) => tongue.colour(item, '') || named(item)).join(', ').replace(/, (?=[^,]*$)/, ` ${last} `);
  const one = (text: string) => {
    const [, whose = '', kind = '', square = ''] = /^(?:the )?(\w+) (\w+) on (\w+)$/.exec(text) ?? [];
    return tongue.man(whose, kind, square);
  };

  const fill = (kind: string, text: string, form: string): string | null => {
    switch (kind) {
      case 'part':
        return form === 'low' ? lowered(phrase(text) ?? '') || null : phrase(text);
      case 'value':
        return phrase(text) ?? text.replace(/"(.*)"/s, '«$1»');
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
      case 'letters':
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
    const said = template.said.replace(filledIn, (_, name: string, form?: string, forms?: string) => {
      const at = template.gaps.findIndex((gap) => gap.name === name);
      const text = found[at + 1] ?? '';
      const filled = forms ? tongue.count(Number(text), forms.split('|')) : fill(template.gaps[at]?.kind ?? '', text, form ?? '');
      whole &&= filled !== null;
      return filled ?? '';
    });
    return whole ? said : null;
  };

  function phrase(text: string): string | null {
    templates ??= Object.entries(sentences).map(([english, said]) => compile(english, said));
    for (const template of templates) {
      const found = template.pattern.exec(text);
      const said = found && (answer(template, found) ?? answer(template, template.longest.exec(text) ?? found));
      if (said) return said;
    }
    return null;
  }
  // A phrase is no sentence. One that begins with a word in a gap still begins with a capital, but not with a square.
  return (text) => (/[.?!)]$/.test(text) ? phrase(text) : null)?.replace(/^\p{L}(?=\p{L}+[\s,:;])/u, (letter) => letter.toUpperCase()) ?? null;
}
