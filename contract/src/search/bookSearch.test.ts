import { describe, expect, it } from 'vitest';
import { correctionOf, otherMatch, parseSearch, type SearchableBook, scoreOf, toBookWords } from './bookSearch.ts';

const BOOK: SearchableBook = {
  title: 'Saltmarsh Road',
  author: 'Ines Okafor',
  category: 'fiction',
  isbn: '9780975229804',
};

const worth = (typed: string, fields: Partial<SearchableBook> = {}, withTypos = true) =>
  scoreOf(toBookWords({ ...BOOK, ...fields }), parseSearch(typed), withTypos);

describe('scoreOf', () => {
  it.each([
    ['saltmarsh road', 19],
    ['road saltmarsh', 18],
    ['saltmarsh', 9],
    ['salt', 8],
    ['saltmrash', 7],
    ['ines', 6],
    ['oka', 5],
    ['okafro', 4],
    ['fiction', 3],
    ['fic', 2],
    ['fictoin', 0],
    ['9780975229804', 3],
    ['97809752', 2],
    ['978-0-9752298-0-4', 3],
    ['0-9752298-0-X', 3],
    ['  isbn: 978 0975229804', 3],
    ['isbn9780975229804', 3],
    ['the isbn 978-0-9752298-0-4', 0],
    ['9780975229805', 0],
    ['salt okafor', 14],
    ['saltmarsh road by okafor', 9 + 9 + 6],
    ['saltmarsh von okafor', 9 + 6],
    ['by saltmarsh', 0],
    ['saltmarsh by', 0],
    ['salt nobody', 0],
    ['raod', 0],
    ['…', 0],
  ])('for “%s” is %i', (typed, score) => {
    expect(worth(typed)).toBe(score);
  });

  it('ignores typos while a book matches without', () => {
    expect(worth('saltmrash', {}, false)).toBe(0);
  });

  it("is the best of a book's words", () => {
    expect(worth('road', { title: 'Roads and a Road' })).toBe(9);
    expect(worth('road', { title: 'Road of Roads' })).toBe(9);
    expect(worth('salt', { title: 'Salt' })).toBe(10);
    expect(worth('salt', { title: 'Dune', author: 'Salt' })).toBe(6);
  });
});

describe('search', () => {
  it('treats apostrophes as equal', () => {
    expect(['o’neil', 'oneil', 'neil'].map((typed) => worth(typed, { author: 'OʼNeil' }))).toEqual([12, 6, 6]);
  });

  it('treats a final sigma as the same letter', () => {
    expect(worth('οδυσσεασ', { title: 'Οδυσσέας' })).toBe(10);
    expect(worth('οδυσσέας', { title: 'Οδυσσέασκιν' })).toBe(8);
  });

  it('forgives a typo in a number that is not an ISBN', () => {
    expect(worth('19780975229805', { title: '19780975229804' })).toBe(7);
    expect(worth('97809752298049', { title: '97809752298041' })).toBe(7);
  });

  it('finds a book by the name under its note and subject codes', () => {
    const fields = {
      note: { text: 'A quiet wonder of lighthouses.', by: 'Hanna Brandt' },
      subjects: [
        { scheme: 'thema', code: 'FBA' },
        { scheme: 'bisac', code: 'FIC019000' },
      ],
    } satisfies Partial<SearchableBook>;
    expect(['wonder', 'brandt', 'brandts', 'FBA', 'fic019', 'fic019000'].map((q) => worth(q, fields))).toEqual([
      0, 3, 0, 3, 0, 3,
    ]);
    expect(worth('saltmarsh brandt fba', fields)).toBe(9 + 3 + 3);
  });

  it.each([
    ['salt and iron', 'Salt & Iron'],
    ['salt & iron', 'Salt and Iron'],
    ['salt & iron', 'Salt & Iron'],
    ['spiderman', 'Spider-Man: Blue'],
    ['spider-man', 'Spiderman: Blue'],
    ['spider man', 'Spider‑Man: Blue'],
    ['catch22', 'Catch-22'],
    ['catch-22', 'Catch22'],
    ['c#', 'C# in Depth'],
    ['C++ primer', 'A C++ Primer'],
    ['a+ guide', 'CompTIA A+: the Guide'],
    ['楼梦', '红楼梦'],
    ['ノルウェイ', '新版ノルウェイの森'],
    ['春樹', '村上 春樹の全て'],
    ['村上春樹', '村上 春樹'],
  ])('finds “%s” in the title %s', (typed, title) => {
    expect(worth(typed, { title }, false)).toBeGreaterThan(0);
  });

  it.each([
    ['jrr tolkien', 'J. R. R. Tolkien'],
    ['jrr tolkien', 'J.R.R. Tolkien'],
    ['j.r.r. tolkien', 'JRR Tolkien'],
    ['j r r tolkien', 'J. R. R. Tolkien'],
    ['ce ma', 'C. E. Ma'],
  ])('finds “%s” as the author %s', (typed, author) => {
    expect(worth(typed, { author }, false)).toBeGreaterThan(0);
  });

  it.each([
    ['c#', 'Cats and Coats'],
    ['c++', 'C# in Depth'],
    ['夢楼', '红楼梦'],
  ])('does not find “%s” in the title %s', (typed, title) => {
    expect(worth(typed, { title })).toBe(0);
  });

  it('forgives a typo in letters beyond sixteen bits', () => {
    expect(worth('𝒳𐐨𐐩𐐪𐐫𐐬', { title: '𐐨𐐩𐐪𐐫𐐬' })).toBe(7);
    expect(worth('𐐨𐐩𐐪𐐬', { title: '𐐨𐐩𐐪𐐫𐐬' })).toBe(0);
  });
});

describe('correction', () => {
  it.each([
    ['saltmrash', 'saltmarsh'],
    ['Saltmrash  ROAD', 'saltmarsh road'],
    ['okafro fiction', 'okafor fiction'],
    ['salt okafor', null],
    ['nobody', null],
    ['', null],
  ])('of “%s” is %s', (typed, meant) => {
    expect(correctionOf(typed, BOOK)).toBe(meant);
    expect(correctionOf(typed, undefined)).toBeNull();
  });

  it('writes words with the accents of the book', () => {
    const book = { ...BOOK, title: 'Die Brüder vom Märchenwald', author: 'Jürgen Müller' };
    expect(correctionOf('märchenwlad brüder', book)).toBe('märchenwald brüder');
    expect(correctionOf('marchenwlad müler', book)).toBe('märchenwald müller');
    expect(correctionOf('marchenwlad', { ...BOOK, series: { name: 'Märchenwald' } })).toBe('märchenwald');
  });

  it('repeats no word with an apostrophe', () => {
    expect(correctionOf("reader's guidd", { ...BOOK, title: "The Reader's Guide" })).toBe('reader s guide');
  });
});

describe('otherMatch', () => {
  const book = {
    ...BOOK,
    subtitle: 'A history of tides',
    contributors: [{ name: 'Judith Arkwright', role: 'B06' }],
    series: { name: 'Coasts' },
    publisher: 'Small Hours',
    subjects: [{ scheme: 'thema' as const, code: 'FBA' }],
    note: { text: 'Read it at dusk, aloud.', by: 'Hanna' },
  };

  it.each([
    ['saltmarsh okafor', null],
    ['fiction', null],
    ['9780975229804', null],
    ['tides', 'A history of tides'],
    ['saltmarsh arkwright', 'Judith Arkwright'],
    ['Arkwrihgt', 'Judith Arkwright'],
    ['coasts', 'Coasts'],
    ['small hours', 'Small Hours'],
    ['hanna', 'Hanna'],
    ['fba', 'FBA'],
    ['saltmarsh dusk', null],
    ['', null],
  ])('names the matching field beyond title and author: %j', (text, where) => {
    expect(otherMatch(book, text)).toBe(where);
  });
});
