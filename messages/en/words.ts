import { wordsOf } from '../wordsOf.ts';

export { isolate } from '../wordsOf.ts';

/** Used for names of months, languages and currencies. */
export const language = 'en';
export const { plural, list, number } = wordsOf(language);
