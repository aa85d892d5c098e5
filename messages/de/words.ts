import { wordsOf } from '../wordsOf.ts';

export const { plural, list } = wordsOf('de');
