import { wordsOf } from '../wordsOf.ts';

export { isolate } from '../wordsOf.ts';

/** Language of these texts, for names of months, languages and currencies. */
export const language = 'en';
export const { plural, list, number } = wordsOf(language);
