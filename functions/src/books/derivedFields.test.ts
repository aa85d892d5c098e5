import { describe, expect, it } from 'vitest';
import { hashOf } from '../lib/hash.ts';
import { derivationHash, deriveFields } from './derivedFields.ts';

type Source = Parameters<typeof deriveFields>[0];

const aBook: Source = {
  title: 'The Salt Road',
  subtitle: '',
  contributors: [],
  series: null,
  publisher: '',
  imprint: '',
  author: 'Ines Okafor',
  category: 'fiction',
  isbn: '',
  subjects: [],
  note: null,
  shownCopies: null,
};

/** Key rules distinguish these kinds of text. */
const BOOKS: Source[] = [
  aBook,
  { ...aBook, author: '', category: 'horror' },
  { ...aBook, title: 'Élan and Ærø: “The O’Neil Papers”, 2nd edition' },
  { ...aBook, title: 'Antidisestablishmentarianism' },
  { ...aBook, title: Array.from({ length: 70 }, (_, index) => `word${index}`).join(' ') },
  { ...aBook, title: 'ΟΔΥΣΣΕΥΣ 図書館 ﬁsh straße', author: 'Łukasz Nguyễn' },
  { ...aBook, isbn: '9782253002697' },
  {
    ...aBook,
    subtitle: 'A Journey',
    contributors: [{ name: 'Bo Ek', role: 'B06' }],
    series: { name: 'Roads', number: '2' },
    publisher: 'Ninth Street Press',
    imprint: 'Lantern',
    subjects: [{ scheme: 'thema', code: 'FBA' }],
    note: { text: 'A quiet wonder.', by: 'Hanna' },
  },
];

describe('derivationHash', () => {
  it.each([
    ['title', { title: 'The Salt Roads' }],
    ['contributors', { contributors: [{ name: 'Bo Ek', role: 'B06' }] }],
    ['subjects', { subjects: [{ scheme: 'thema', code: 'FBA' }] }],
    ['name under its note', { note: { text: '', by: 'Hanna' } }],
  ] satisfies [string, Partial<Source>][])('differs with %s', (_name, change) => {
    expect(derivationHash({ ...aBook, ...change })).not.toBe(derivationHash(aBook));
  });

  it('ignores fields without keys', () => {
    expect(derivationHash({ ...aBook, trending: true, shownCopies: 0 } as unknown as typeof aBook)).toBe(
      derivationHash(aBook),
    );
  });
});

it("derives the same fields as when the rules' number was raised last", () => {
  const made = BOOKS.map(deriveFields).map(({ titleKey, searchKeys }) => ({ titleKey, searchKeys }));
  const message = 'Books get other keys now: raise RULES in derivedFields.ts, and write the new hash here.';
  expect(hashOf(JSON.stringify(made)).slice(0, 16), message).toBe('c0529faa1a22cbee');
});
