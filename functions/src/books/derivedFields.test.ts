import { describe, expect, it } from 'vitest';
import { hashOf } from '../lib/hash.ts';
import { derivedFieldsOf, derivedFromOf } from './derivedFields.ts';

const aBook = {
  title: 'The Salt Road',
  author: 'Ines Okafor',
  category: 'fiction',
  isbn: '',
  shownCopies: null,
} as const;

/** Of each kind of text that the rules of the keys know something of. */
const BOOKS = [
  aBook,
  { ...aBook, author: '', category: 'horror' },
  { ...aBook, title: 'Élan and Ærø: “The O’Neil Papers”, 2nd edition' },
  { ...aBook, title: 'Antidisestablishmentarianism' },
  { ...aBook, title: Array.from({ length: 50 }, (_, index) => `word${index}`).join(' ') },
  { ...aBook, title: 'ΟΔΥΣΣΕΥΣ 図書館 ﬁsh straße', author: 'Łukasz Nguyễn' },
  { ...aBook, isbn: '9782253002697' },
] as const;

describe('what the derived fields of a book are made of', () => {
  it.each([
    ['title', { title: 'The Salt Roads' }],
    ['author', { author: 'Ines Okafo' }],
    ['category', { category: 'horror' }],
    ['ISBN', { isbn: '9782253002697' }],
  ] as const)('what the derived fields of a book are made of differs with its %s', (_name, change) => {
    expect(derivedFromOf({ ...aBook, ...change })).not.toBe(derivedFromOf(aBook));
  });

  it('what the derived fields of a book are made of is the same for what no key is made of', () => {
    expect(derivedFromOf({ ...aBook, trending: true, shownCopies: 0 } as unknown as typeof aBook)).toBe(
      derivedFromOf(aBook),
    );
  });
});

// rows: 444
it('the fields of a book are made as they were when the number of their rules was raised last', () => {
  const made = BOOKS.map(derivedFieldsOf).map(({ titleKey, searchKeys }) => ({ titleKey, searchKeys }));
  const message = 'Books get other keys now: raise RULES in derivedFields.ts, and write the new hash here.';
  expect(hashOf(JSON.stringify(made)).slice(0, 16), message).toBe('9b4d14189e8e968b');
});
