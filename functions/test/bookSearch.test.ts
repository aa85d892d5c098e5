import type { Book } from '@bookstore/contract/book';
import { createBookSearch } from '@bookstore/contract/bookSearchIndex';
import { CATEGORIES } from '@bookstore/contract/constants';
import { QUESTIONS, SHELF, type ShelvedBook } from '@bookstore/contract/test/searchQuestions';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { BookContent } from '../src/books/bookRecord.ts';
import { createBooksRepository } from '../src/books/books.repository.ts';
import { openApi, type TestApi } from './api.ts';
import { forAll } from './badInput/forAll.ts';
import { walkPages } from './bookPages.ts';
import { aStoredBook } from './factories.ts';
import { countCosts } from './firestoreCosts.ts';

let api: TestApi;

beforeEach(async () => {
  api = await openApi();
});
afterEach(() => api.close());

const DAY = 86_400_000;
const MOST_AT_ONCE = 100;

/** @param place how many others are newer. */
const toStored = ({ _id, ...book }: ShelvedBook, place: number): BookContent => ({
  ...aStoredBook(),
  ...book,
  id: _id,
  createdAt: new Date(1_700_000_000_000 - place * DAY),
});

async function fill(books: BookContent[]): Promise<void> {
  const repository = createBooksRepository(api.db);
  for (let first = 0; first < books.length; first += MOST_AT_ONCE) {
    await repository.insert(books.slice(first, first + MOST_AT_ONCE));
  }
}

const addressOf = (q: string, rest = '') => `/api/books?q=${encodeURIComponent(q.toWellFormed())}${rest}`;
const get = (path: string) => api.call('GET', path);
const idsOf = (books: unknown) => (books as Book[]).map(({ _id }) => _id);

/** What the device finds in the list of all books. */
async function onDevice(filter = (_book: Book) => true) {
  const all = (await get('/api/books')).body as Book[];
  const index = createBookSearch(all.filter(filter));
  return (q: string, limit = 60) => idsOf(index.search(q, limit));
}

// rows: 446
describe('a search by Firestore', () => {
  it('answers the same table of questions as the device', async () => {
    await fill(SHELF.map(toStored));
    for (const [typed, about, found] of QUESTIONS) {
      const reply = await get(addressOf(typed));
      expect([reply.status, idsOf(reply.body)], `“${typed}”: ${about}`).toEqual([200, found]);
    }
  });
});

/** Words that begin alike, have typos of each other, meet in one title, or are written in other scripts. */
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
const shelved: fc.Arbitrary<Omit<ShelvedBook, '_id'>> = fc.record({
  title: words(5).map((title) => title || 'Untitled'),
  author: words(2),
  category: fc.constantFrom(...CATEGORIES),
  isbn: fc.constantFrom('', '', '9782253002697', '9780975229804'),
});

/** How a word is typed: not to its end, or with a mistake. */
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
/** Words of one book, in any order, as somebody types them who has it in mind. */
const meantBook = fc
  .tuple(fc.nat(), fc.array(fc.tuple(fc.nat(), typing), { minLength: 1, maxLength: 4 }))
  .map(([number, picks]) => (books: Omit<ShelvedBook, '_id'>[]) => {
    const book = books[number % books.length];
    const itsWords = [book?.title, book?.author, book?.category].join(' ').split(' ').filter(Boolean);
    return picks.map(([place, type]) => type(itsWords[place % itsWords.length] ?? '')).join(' ');
  });
const typed: fc.Arbitrary<(books: Omit<ShelvedBook, '_id'>[]) => string> = fc.oneof(
  { weight: 3, arbitrary: typedWords },
  { weight: 6, arbitrary: meantBook },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }).map((text) => () => text) },
);

const LIMIT = { timeout: 600_000 };

// rows: 447
describe('for any catalogue and any question', () => {
  it('Firestore and the device find the same books in the same order, on one page or on many', LIMIT, async () => {
    let round = 0;
    const shop = fc.record({
      books: fc.array(shelved, { minLength: 1, maxLength: 60 }),
      questions: fc.array(typed, { minLength: 1, maxLength: 12 }),
      limit: fc.integer({ min: 1, max: 70 }),
    });
    await forAll(shop, async ({ books, questions, limit }) => {
      round += 1;
      // Of the books before, none is on sale.
      const repository = createBooksRepository(api.db);
      const before = idsOf((await get('/api/books')).body);
      if (before.length > 0) {
        await repository.updateAll(before, (_id, book) => ({ ...(book ?? aStoredBook()), deletedAt: new Date() }));
      }
      await fill(books.map((book, place) => toStored({ _id: `r${round}-${place}`, ...book }, Math.floor(place / 2))));
      const search = await onDevice();
      const texts = questions.map((question) => question(books)).filter((text) => text.trim() !== '');
      for (const question of texts) {
        expect(idsOf((await get(addressOf(question, '&limit=60'))).body), question).toEqual(search(question));
        const pages = await walkPages(get, addressOf(question, `&limit=${limit}`));
        expect(
          pages.flat().map(({ _id }) => _id),
          question,
        ).toEqual(search(question, 1_000));
      }
      const [question = 'a'] = texts;
      const filtered = await onDevice(({ category }) => category === 'horror');
      expect(idsOf((await get(addressOf(question, '&category=horror'))).body)).toEqual(filtered(question, 24));
    });
  });
});

const TITLES = ['The Salt Road', 'The Iron Harbour', 'Midnight of the Harbours', 'Salt', 'A Ledger of the North'];
const AUTHORS = ['Ines Okafor', 'Maud Ledgerwood', 'Søren Wintergreen'];

// rows: 448
describe('in a shop of some thousands of books', () => {
  it('every search costs at most 100 reads, and its pages go on to the last book', LIMIT, async () => {
    const many = Array.from({ length: 3_000 }, (_, place): BookContent => {
      const title = `${TITLES[place % TITLES.length]} ${place % 7 === 0 ? 'Again' : ''} ${place}`;
      return toStored(
        { _id: `many-${place}`, title, author: AUTHORS[place % AUTHORS.length] ?? '', category: 'fiction' },
        place,
      );
    });
    await fill([...many, ...SHELF.map((book, place) => toStored(book, 5_000 + place))]);
    const counter = countCosts(await api.db(), api.projectId);
    const costOf = async (address: string) => (await counter.of(() => get(address))).reads;

    const common = [
      'the',
      's',
      'salt',
      'fiction',
      'the salt',
      'salt of the north',
      'ledgre',
      'fiction okafor',
      'hrabour teh',
    ];
    for (const typedText of [...QUESTIONS.map(([text]) => text), ...common]) {
      for (const limit of [6, 24, 100]) {
        const reads = await costOf(addressOf(typedText, `&limit=${limit}&category=fiction`));
        expect(reads, `“${typedText}” by ${limit}`).toBeLessThanOrEqual(100);
        expect(await costOf(addressOf(typedText, `&limit=${limit}`)), `“${typedText}” by ${limit}`).toBeLessThanOrEqual(
          100,
        );
      }
    }
    const costs = { salt: 6, midnight: 24, '2718': 24, 'again 1400': 24, 'the salt road 1400': 24 };
    for (const [typedText, limit] of Object.entries(costs)) {
      expect(await costOf(addressOf(typedText, `&limit=${limit}&available=true`))).toBeLessThan(60);
    }
    counter.stop();

    // However old and however common its words: a title is found by all of it.
    for (const id of ['salt-road', 'salt', 'cafe']) {
      const title = SHELF.find(({ _id }) => _id === id)?.title ?? '';
      expect(idsOf((await get(addressOf(title, '&limit=1'))).body)).toEqual([id]);
    }
    const all = (await onDevice())('the', 10_000);
    const pages = await walkPages(get, addressOf('the', '&limit=60'));
    expect(pages.flat().map(({ _id }) => _id)).toEqual(all);
    expect(all.length).toBeGreaterThan(1_500);
  });
});
