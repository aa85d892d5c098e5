/** By `Intl.PluralRules` category. */
type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** @param language tag, such as `de` */
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

/** Value inserted into a sentence. */
export type Shown = string | number;

/** Right-to-left scripts by their code in language tags. */
const RIGHT_TO_LEFT = ['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa'];
const RIGHT_TO_LEFT_LETTER = new RegExp(`[${RIGHT_TO_LEFT.map((script) => `\\p{sc=${script}}`).join('')}]`, 'u');

/**
 * Isolates inserted text (Unicode's "first strong isolate"), so that a full stop or number after a Hebrew title stays
 * in place. Other texts are unchanged.
 */
export const isolate = (text: Shown): string =>
  RIGHT_TO_LEFT_LETTER.test(String(text)) ? `\u2068${text}\u2069` : String(text);

/** Value of `dir`: by the tag's script, otherwise the language's. */
export const directionOf = (languageTag: string): 'ltr' | 'rtl' =>
  RIGHT_TO_LEFT.includes(new Intl.Locale(languageTag).maximize().script ?? '') ? 'rtl' : 'ltr';
