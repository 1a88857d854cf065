/** A sentence of the server's with something that changes in it, and how to say it. */
export type Pattern = readonly [RegExp, (found: RegExpExecArray) => string];

/** Translates by whole sentences, then by sentences with numbers, then by patterns; null where nothing fits. */
export function translate(text: string, told: Readonly<Record<string, string>>, patterns: readonly Pattern[]): string | null {
  const whole = told[text];
  if (whole !== undefined) return whole;
  const numbers = text.match(/\d+/g) ?? [];
  const shaped = told[text.replace(/\d+/g, '#')];
  if (shaped !== undefined) {
    let at = 0;
    return shaped.replace(/#/g, () => numbers[at++] ?? '');
  }
  for (const [pattern, say] of patterns) {
    const found = pattern.exec(text);
    if (found) return say(found);
  }
  return null;
}
