import { describe, expect, it } from 'vitest';
import { aBook, books } from '../../api/test/records.ts';
import { isOtherEdition, moreLikeThis, SHELF_LENGTH } from './moreLikeThis.ts';

const ids = (list: { _id: string }[]) => list.map(({ _id }) => _id);
const book = aBook({ _id: 'this', author: 'Mara Voss' });
const byAuthor = aBook({ _id: 'hers', title: 'Salt', author: 'Mara Voss', category: 'horror' });

describe('moreLikeThis', () => {
  it("returns the author's books, then the category's, without duplicates", () => {
    const both = aBook({ _id: 'both', title: 'Owls', author: 'Mara Voss' });
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
  });

  it('fills the shelf at most', () => {
    expect(moreLikeThis(book, books(30))).toHaveLength(SHELF_LENGTH);
  });

  it('tells editions of the same title and author from similar books', () => {
    const hardcover = aBook({ _id: 'hard', author: 'Mara Voss', title: book.title.toUpperCase() });
    const namesake = aBook({ _id: 'namesake', author: 'Bo Ek' });
    expect(ids([book, hardcover, byAuthor, namesake].filter(isOtherEdition(book)))).toEqual(['hard']);
    expect(ids(moreLikeThis(book, [hardcover, namesake]))).toEqual(['namesake']);
  });
});
