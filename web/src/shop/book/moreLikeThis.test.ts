import { describe, expect, it } from 'vitest';
import { aBook, books } from '../../api/test/records.ts';
import { authorQuery, moreLikeThis, SHELF_LENGTH } from './moreLikeThis.ts';

const ids = (list: { _id: string }[]) => list.map(({ _id }) => _id);
const book = aBook({ _id: 'this', author: 'Mara Voss' });
const byAuthor = aBook({ _id: 'hers', author: 'Mara Voss', category: 'horror' });

describe('moreLikeThis', () => {
  it("returns the author's books, then the category's, without duplicates", () => {
    const both = aBook({ _id: 'both', author: 'Mara Voss' });
    const found = [byAuthor, both, aBook({ _id: 'a' }), book, both, aBook({ _id: 'b' })];
    expect(ids(moreLikeThis(book, found))).toEqual(['hers', 'both', 'a', 'b']);
    expect(ids(moreLikeThis(book, found.toReversed()))).toEqual(['both', 'hers', 'b', 'a']);
  });

  it('excludes mere mentions of the author, and needs an author', () => {
    const about = aBook({ _id: 'about', title: 'Mara Voss', category: 'business', author: 'Mara Vossen' });
    expect(moreLikeThis(book, [about])).toEqual([]);
    expect(moreLikeThis(aBook({ category: 'horror' }), [aBook({ _id: 'b2' })])).toEqual([]);
  });

  it('excludes sold-out books', () => {
    const soldOut = aBook({ _id: 'a', availability: 'sold-out' });
    expect(ids(moreLikeThis(book, [soldOut, aBook({ _id: 'b', availability: 'low', left: 1 })]))).toEqual(['b']);
    expect(authorQuery(book, [{ ...byAuthor, availability: 'sold-out' }], [])).toBeNull();
  });

  it('fills the shelf at most', () => {
    expect(moreLikeThis(book, books(30))).toHaveLength(SHELF_LENGTH);
  });

  it("requests the author's books by id if titles are stored", () => {
    const titles = [byAuthor, aBook({ _id: 'a', author: 'Mara V.' }), book];
    expect(authorQuery(book, titles, books(3))).toEqual({ ids: ['hers'] });
    expect(authorQuery(book, titles, [byAuthor])).toBeNull();
    expect(authorQuery(book, [book], [])).toBeNull();
  });

  it('searches for the author if there is no title list', () => {
    expect(authorQuery(book, null, [])).toEqual({ q: 'Mara Voss', limit: SHELF_LENGTH + 2 });
    expect(authorQuery({ ...book, author: '🦉'.repeat(200) }, null, [])).toMatchObject({ q: '🦉'.repeat(100) });
  });

  it('asks for nothing if the book names no author', () => {
    expect(authorQuery(aBook(), null, [])).toBeNull();
    expect(authorQuery(aBook({ author: '' }), [aBook({ _id: 'b2', author: '' })], [])).toBeNull();
  });
});
