import { wordsOf } from '../wordsOf.ts';

export { isolate } from '../wordsOf.ts';

export const language = 'de';
export const { list, number, plural } = wordsOf(language);
