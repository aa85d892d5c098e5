import { describe, expect, it } from 'vitest';
import { aBook, books } from '../../api/test/records.ts';
import { authorQuery, moreLikeThis, SHELF_LENGTH } from './moreLikeThis.ts';

const ids = (list: { _id: string }[]) => list.map(({ _id }) => _id);
const book = aBook({ _id: 'this', author: 'Mara Voss' });
const byAuthor = aBook({ _id: 'hers', author: 'Mara Voss', category: 'horror' });

// rows: 463
describe('books like one', () => {
  it('are first by the same author, then of the same category, each once and in the order they came', () => {
    const both = aBook({ _id: 'both', author: 'Mara Voss' });
    const found = [byAuthor, both, aBook({ _id: 'a' }), book, both, aBook({ _id: 'b' })];
    expect(ids(moreLikeThis(book, found))).toEqual(['hers', 'both', 'a', 'b']);
    expect(ids(moreLikeThis(book, found.toReversed()))).toEqual(['both', 'hers', 'b', 'a']);
  });

  it('are not those that a search found for the author’s name, nor by nobody', () => {
    const about = aBook({ _id: 'about', title: 'Mara Voss', category: 'business', author: 'Mara Vossen' });
    expect(moreLikeThis(book, [about])).toEqual([]);
    expect(moreLikeThis(aBook({ category: 'horror' }), [aBook({ _id: 'b2' })])).toEqual([]);
  });

  // rows: 482
  it('are none that is sold out', () => {
    const soldOut = aBook({ _id: 'a', availability: 'sold-out' });
    expect(ids(moreLikeThis(book, [soldOut, aBook({ _id: 'b', availability: 'low', left: 1 })]))).toEqual(['b']);
    expect(authorQuery(book, [{ ...byAuthor, availability: 'sold-out' }], [])).toBeNull();
  });

  it('are no more than the shelf holds', () => {
    expect(moreLikeThis(book, books(30))).toHaveLength(SHELF_LENGTH);
  });
});

// rows: 463
describe('the author’s books', () => {
  it('are asked for by their ids where the device has the titles, unless they are at hand', () => {
    const titles = [byAuthor, aBook({ _id: 'a', author: 'Mara V.' }), book];
    expect(authorQuery(book, titles, books(3))).toEqual({ ids: ['hers'] });
    expect(authorQuery(book, titles, [byAuthor])).toBeNull();
    expect(authorQuery(book, [book], [])).toBeNull();
  });

  it('are searched for where the shop is too large for that', () => {
    expect(authorQuery(book, null, [])).toEqual({ q: 'Mara Voss', limit: SHELF_LENGTH + 2 });
    expect(authorQuery({ ...book, author: '🦉'.repeat(200) }, null, [])).toMatchObject({ q: '🦉'.repeat(100) });
  });

  it('are nobody’s where the book names no author', () => {
    expect(authorQuery(aBook(), null, [])).toBeNull();
    expect(authorQuery(aBook({ author: '' }), [aBook({ _id: 'b2', author: '' })], [])).toBeNull();
  });
});
