/** Forms by `Intl.PluralRules`. */
type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** @param language such as `de` */
export function wordsOf(language: string) {
  const rules = new Intl.PluralRules(language);
  const lists = new Intl.ListFormat(language);
  const numbers = new Intl.NumberFormat(language);
  return {
    /** `plural(n, { one: '1 book', other: `${n} books` })`. */
    plural: (count: number, forms: Forms): string => forms[rules.select(count)] ?? forms.other,
    /** “a, b, and c” */
    list: (texts: readonly string[]): string => lists.format(texts.map(isolate)),
    /** 1,000,000 */
    number: (count: number): string => numbers.format(count),
  };
}

export type Shown = string | number;

/** Right-to-left scripts in language tags. */
const RIGHT_TO_LEFT = ['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa'];
const RIGHT_TO_LEFT_LETTER = new RegExp(`[${RIGHT_TO_LEFT.map((script) => `\\p{sc=${script}}`).join('')}]`, 'u');

/** Unicode's "first strong isolate" keeps a full stop after a Hebrew title in place. */
export const isolate = (text: Shown): string =>
  RIGHT_TO_LEFT_LETTER.test(String(text)) ? `\u2068${text}\u2069` : String(text);

/** Uses the tag's script, otherwise the language's. */
export const directionOf = (languageTag: string): 'ltr' | 'rtl' =>
  RIGHT_TO_LEFT.includes(new Intl.Locale(languageTag).maximize().script ?? '') ? 'rtl' : 'ltr';
