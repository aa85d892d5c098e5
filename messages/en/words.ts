import { wordsOf } from '../wordsOf.ts';

export { isolate } from '../wordsOf.ts';

/** What these words are in, for the names of months, languages and currencies that stand among them. */
export const language = 'en';
export const { plural, list, number } = wordsOf(language);
