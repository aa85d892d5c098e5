import { CATEGORIES } from '@bookstore/contract/constants';
import { parseSearch } from '@bookstore/contract/search/bookSearch';
import { QUESTIONS, SHELF, type ShelvedBook } from '@bookstore/contract/test/searchQuestions';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forAll } from './badInput/forAll.ts';
import { walkPages } from './bookPages.ts';
import { aStoredBook } from './factories.ts';
import { addressOf, idsOf, openSearchedShop, toStored } from './searchedShop.ts';

const shop = openSearchedShop();

describe('Firestore search', () => {
  it('returns the same results as the device search', async () => {
    await shop.fill(SHELF.map(toStored));
    for (const [typed, about, found] of QUESTIONS) {
      const reply = await shop.get(addressOf(typed));
      expect([reply.status, idsOf(reply.body)], `“${typed}”: ${about}`).toEqual([200, found]);
    }
  });
});

/** Words with shared beginnings, mutual typos, shared titles and several scripts. */
const WORD = fc.oneof(
  fc.constantFrom(
    'salt',
    'salted',
    'salts',
    'saltire',
    'slated',
    'the',
    'of',
    'a',
    'iron',
    "o'neil",
    'Ærøskøbing',
    'café',
  ),
  fc.constantFrom('midnight', 'midnights', 'midgniht', 'internationally', 'international', 'interstellarly', 'fiction'),
  fc.constantFrom(
    'Straße',
    'Οδυσσέας',
    'тёплый',
    '红楼梦',
    '한국어',
    '𝐀𝐁𝐂𝐃𝐄𝐅',
    'ab',
    'abcde',
    'abcdef',
    'abdce',
    'bcdef',
    '1984',
    '9782253002697',
    '9780975229804',
  ),
);
const words = (maxLength: number) => fc.array(WORD, { maxLength }).map((list) => list.join(' '));
const storedBooks: fc.Arbitrary<Omit<ShelvedBook, '_id'>> = fc.record({
  title: words(5).map((title) => title || 'Untitled'),
  author: words(2),
  category: fc.constantFrom(...CATEGORIES),
  isbn: fc.constantFrom('', '', '9782253002697', '9780975229804'),
});

/** Unfinished or mistyped words. */
const typing = fc
  .tuple(fc.nat({ max: 16 }), fc.nat({ max: 7 }), fc.constantFrom('a', 'x', 's', 'т', '𝐀'))
  .map(([place, mistake, letter]) => (word: string) => {
    const letters = Array.from(word);
    const at = place % letters.length;
    if (mistake === 0) return letters.slice(0, at + 1).join('');
    if (mistake === 1) return letters.toSpliced(at, 1).join('');
    if (mistake === 2) return letters.toSpliced(at, 0, letter).join('');
    if (mistake === 3) return letters.toSpliced(at, 1, letter).join('');
    if (mistake === 4) return letters.toSpliced(at, 2, ...letters.slice(at, at + 2).reverse()).join('');
    return word;
  });
const typedWords = fc
  .array(fc.tuple(WORD, typing), { minLength: 1, maxLength: 4 })
  .map((list) => () => list.map(([word, type]) => type(word)).join(' '));
/** Words of one book in any order. */
const targetBook = fc
  .tuple(fc.nat(), fc.array(fc.tuple(fc.nat(), typing), { minLength: 1, maxLength: 4 }))
  .map(([number, picks]) => (books: Omit<ShelvedBook, '_id'>[]) => {
    const book = books[number % books.length];
    const itsWords = [book?.title, book?.author, book?.category].join(' ').split(' ').filter(Boolean);
    return picks.map(([place, type]) => type(itsWords[place % itsWords.length] ?? '')).join(' ');
  });
const typed: fc.Arbitrary<(books: Omit<ShelvedBook, '_id'>[]) => string> = fc.oneof(
  { weight: 3, arbitrary: typedWords },
  { weight: 6, arbitrary: targetBook },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }).map((text) => () => text) },
);

/** Firestore finds an unfinished word with a typo only if its first two letters are right. */
const hasPrefix = (question: string) => parseSearch(question).words.some(({ letters }) => letters.length === 5);

const LIMIT = { timeout: 600_000 };

describe('random catalogues and searches', () => {
  it('return the same books in the same order, paged or not', LIMIT, async () => {
    let round = 0;
    const cases = fc.record({
      books: fc.array(storedBooks, { minLength: 1, maxLength: 60 }),
      questions: fc.array(typed, { minLength: 1, maxLength: 12 }),
      limit: fc.integer({ min: 1, max: 70 }),
    });
    await forAll(cases, async ({ books, questions, limit }) => {
      round += 1;
      // None of the earlier books is on sale.
      const repository = shop.repository();
      const before = idsOf((await shop.get('/api/books')).body);
      if (before.length > 0) {
        await repository.updateAll(before, (_id, book) => ({ ...(book ?? aStoredBook()), deletedAt: new Date() }), {
          by: 'admin',
        });
      }
      await shop.fill(
        books.map((book, place) => toStored({ _id: `r${round}-${place}`, ...book }, Math.floor(place / 2))),
      );
      const search = await shop.onDevice();
      const texts = questions.map((question) => question(books)).filter((text) => text.trim() !== '');
      for (const question of texts) {
        const found = idsOf((await shop.get(addressOf(question, '&limit=60'))).body);
        if (hasPrefix(question)) {
          expect(search(question), question).toEqual(expect.arrayContaining(found));
          continue;
        }
        expect(found, question).toEqual(search(question));
        const paged = (await walkPages(shop.get, addressOf(question, `&limit=${limit}`))).flat().map(({ _id }) => _id);
        const all = search(question, 1_000);
        expect(paged.toSorted(), question).toEqual(all.toSorted());
        // Otherwise only the order within pages is fixed.
        if (all.length <= limit) expect(paged, question).toEqual(all);
      }
      const [question = 'a'] = texts;
      const filtered = await shop.onDevice(({ category }) => category === 'horror');
      expect(idsOf((await shop.get(addressOf(question, '&category=horror'))).body)).toEqual(filtered(question, 24));
    });
  });
});
