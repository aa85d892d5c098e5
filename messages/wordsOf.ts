/** Forms of a word for counts, by the categories of `Intl.PluralRules`. */
type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** What the messages of a language need to count and to list. @param language a language tag, such as `de` */
export function wordsOf(language: string) {
  const rules = new Intl.PluralRules(language);
  const lists = new Intl.ListFormat(language);
  const numbers = new Intl.NumberFormat(language);
  return {
    /** The form for a count: `plural(n, { one: '1 book', other: `${n} books` })`. */
    plural: (count: number, forms: Forms): string => forms[rules.select(count)] ?? forms.other,
    /** “a, b, and c” */
    list: (texts: readonly string[]): string => lists.format(texts.map(isolate)),
    /** 1,000,000 */
    number: (count: number): string => numbers.format(count),
  };
}

/** What is put into a sentence. */
export type Shown = string | number;

/** Scripts that are written from right to left, by their names in language tags. */
const RIGHT_TO_LEFT = ['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa'];
const RIGHT_TO_LEFT_LETTER = new RegExp(`[${RIGHT_TO_LEFT.map((script) => `\\p{sc=${script}}`).join('')}]`, 'u');

/**
 * What somebody has named, such as a title, for the middle of a sentence in plain text: the full stop or the number behind a Hebrew title
 * would else be shown before it. The signs are Unicode's "first strong isolate" and its end; a text without such letters needs none.
 */
export const isolate = (text: Shown): string =>
  RIGHT_TO_LEFT_LETTER.test(String(text)) ? `\u2068${text}\u2069` : String(text);

/** For the attribute `dir` of a document: by the script that the language is written in, unless its tag names another. */
export const directionOf = (languageTag: string): 'ltr' | 'rtl' =>
  RIGHT_TO_LEFT.includes(new Intl.Locale(languageTag).maximize().script ?? '') ? 'rtl' : 'ltr';
