/** A noun in the forms a language has for numbers; `other` is there in all. */
export type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

const rules = new Map<string, Intl.PluralRules>();

/** The number with the form of the noun that goes with it. */
export function counted(language: string, count: number, forms: Forms): string {
  return `${count} ${formFor(language, count, forms)}`;
}

export function formFor(language: string, count: number, forms: Forms): string {
  let rule = rules.get(language);
  if (!rule) rules.set(language, (rule = new Intl.PluralRules(language)));
  return forms[rule.select(count)] ?? forms.other;
}

/** A list as the language says it: "5, 3 and 2". */
export function listed(language: string, parts: readonly string[]): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(parts);
}
