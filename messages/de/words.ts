import { wordsOf } from '../wordsOf.ts';

export const language = 'de';
export const { plural, list } = wordsOf(language);
