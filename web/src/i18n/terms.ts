/** The English words that the Parcheesi sheets have for one thing each: what stands for `{pawn}` in a text. */
const terms: Readonly<Record<string, string>> = {
  pawn: 'pawn|mover|piece',
  pawns: 'pawns|movers|pieces',
  start: 'START|the nest',
  enter: 'enter|leave the nest',
  enters: 'enters|leaves the nest',
  entering: 'entering|leaving the nest',
  capture: 'capture|send back',
  captures: 'captures|sends back',
  captured: 'captured|sent back',
  capturing: 'capturing|sending back',
  blockade: 'blockade|block',
  blockades: 'blockades|blocks',
  doublets: 'doublets|doubles',
  bonus: 'bonus|reward',
  bonuses: 'bonuses|rewards',
  safety_space: 'safety space|safe space',
  safety_spaces: 'safety spaces|safe spaces',
  home_path: 'home path|home row',
  home_paths: 'home paths|home rows',
};

const capitalised = (words: string) => words.split('|').map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('|');

function shapeOf(name: string): string {
  const small = name.charAt(0).toLowerCase() + name.slice(1);
  const words = terms[small] ?? name;
  return `(?:${small === name ? words : capitalised(words)})`;
}

/** The shape of a text with terms in braces, and `#` for numbers. */
function patternOf(text: string): RegExp {
  const escaped = text.replace(/[.*+?^$()|[\]\\/]/g, '\\$&');
  return new RegExp(`^${escaped.replace(/\{(\w+)\}/g, (_, name: string) => shapeOf(name)).replace(/#/g, '(\\d+)')}$`);
}

/** Finds what is said for a text in any sheet's own words; null where nothing fits. */
export function inAnyTerms(texts: Readonly<Record<string, string>>): (text: string) => string | null {
  let templates: [RegExp, string][] | null = null;
  return (text) => {
    templates ??= Object.entries(texts).filter(([english]) => english.includes('{')).map(([english, said]) => [patternOf(english), said]);
    for (const [pattern, said] of templates) {
      const found = pattern.exec(text);
      let at = 1;
      if (found) return said.replace(/#/g, () => found[at++] ?? '');
    }
    return null;
  };
}
