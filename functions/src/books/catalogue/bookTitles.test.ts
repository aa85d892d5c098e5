import { LIMITS } from '@bookstore/contract/limits';
import { describe, expect, it } from 'vitest';
import { aStoredBook } from '../../../test/factories.ts';
import {
  changeTitles,
  fitIntoTitles,
  readTitleEntries,
  readTitlesList,
  type TitleEntry,
  toStoredTitles,
  toTitleEntry,
  withoutTitles,
} from './bookTitles.ts';

const VERSION = { era: 'some', seq: 5 };
const KEPT = LIMITS.bookTitles + 200;

const anEntry = (id: string, createdAt: number, coverImage = ''): TitleEntry =>
  toTitleEntry({ ...aStoredBook(), id, coverImage, createdAt: new Date(createdAt) });
const entries = (count: number) => Array.from({ length: count }, (_, index) => anEntry(`b${index}`, index));
const stored = (data: unknown) => ({
  id: 'titles',
  ref: { path: 'meta/titles' },
  exists: data !== undefined,
  data: () => data as Record<string, unknown>,
});
const idsOf = (list: TitleEntry[]) => list.map(({ book }) => book._id);

describe('titles', () => {
  it('are stored newest first, ties by id, and read unchanged', () => {
    const unsorted = [anEntry('b', 1), anEntry('c', 2), anEntry('a', 1)];
    const titles = toStoredTitles(unsorted, VERSION);
    expect(titles).toMatchObject({ ...VERSION, count: 3 });
    expect(toStoredTitles(unsorted.toReversed(), VERSION)).toEqual(titles);
    const read = readTitleEntries(stored(titles)) ?? [];
    expect(idsOf(read)).toEqual(['c', 'a', 'b']);
    expect(read.map(({ createdAt }) => createdAt)).toEqual([2, 1, 1]);
    expect(readTitlesList(stored(titles))).toEqual({
      version: VERSION,
      json: JSON.stringify(read.map(({ book }) => book)),
    });
  });

  it('contain what lists show and searches need, without empty fields', () => {
    const bare = { ...aStoredBook(), id: 'a', title: 'Dune', coverImage: 'book-1.png', newPriceCents: 950 };
    const title = { _id: 'a', title: 'Dune', category: 'fiction', newPrice: 9.5, coverImage: 'book-1.png' };
    const cover = { id: 'c', width: 120, height: 180, tint: '#2b3a4f' };
    const full = { ...bare, author: 'Frank Herbert', cover, isbn: '9780975229804', shownCopies: 2, pages: 412 };
    const rest = { author: 'Frank Herbert', cover, isbn: '9780975229804', availability: 'low', left: 2 };
    expect(toTitleEntry(bare).book).toStrictEqual(title);
    expect(toTitleEntry(full).book).toStrictEqual({ ...title, ...rest });
  });

  it('contain dates of pre-orders, and mark books that cannot be ordered', () => {
    const book = { ...aStoredBook(), createdAt: new Date('2026-11-26T12:00:00Z') };
    const listed = (fields: object) => toTitleEntry({ ...book, ...fields }).book;
    for (const published of ['2027', '2026-12', '2026-11-27'])
      expect(listed({ published })).toMatchObject({ published });
    for (const published of ['2026', '2026-11', '2026-11-26', '1999-12-31'])
      expect(listed({ published })).not.toHaveProperty('published');
    expect(listed({ withheld: true })).toMatchObject({ orderable: false });
    expect(listed({})).not.toHaveProperty('orderable');
  });

  it('follow additions, deletions and changes', () => {
    const book = (id: string, createdAt: number, deletedAt: Date | null = null) => ({
      before: null,
      after: { ...aStoredBook(), id, createdAt: new Date(createdAt), deletedAt },
    });
    const before = [anEntry('c', 3), anEntry('b', 2), anEntry('a', 1)];
    const after = changeTitles(before, [book('d', 2), book('b', 2, new Date()), book('a', 4)]);
    expect(idsOf(after)).toEqual(['a', 'c', 'd']);
  });

  it('are kept slightly beyond the answered maximum', () => {
    expect([fitIntoTitles(KEPT), fitIntoTitles(KEPT + 1)]).toEqual([true, false]);
    expect(toStoredTitles(entries(KEPT), VERSION)).toMatchObject({ count: KEPT });
    expect(toStoredTitles(entries(KEPT + 1), VERSION)).toBeNull();
    const readStored = (count: number) => readTitlesList(stored(toStoredTitles(entries(count), VERSION)));
    expect(readStored(LIMITS.bookTitles)).toMatchObject({ version: VERSION });
    expect(readStored(LIMITS.bookTitles + 1)).toBeNull();
  });

  it("stay within Firestore's document size in bytes", () => {
    const bytesOf = (coverImage: string) => {
      const titles = toStoredTitles([anEntry('a', 1, coverImage)], VERSION);
      return titles && Buffer.byteLength(titles.books) + titles.dates.length;
    };
    const rest = (bytesOf('x') ?? 0) - 1;
    expect(bytesOf('x'.repeat(1_000_000 - rest))).toBe(1_000_000);
    expect(bytesOf('x'.repeat(1_000_001 - rest))).toBeNull();
    expect(bytesOf('é'.repeat((1_000_000 - rest) / 2 + 1))).toBeNull();
  });

  it('are missing if not created or not kept', () => {
    for (const read of [readTitleEntries, readTitlesList]) expect(read(stored(withoutTitles(VERSION)))).toBeNull();
    expect(readTitleEntries(stored(undefined))).toBeNull();
    expect(readTitlesList(stored(undefined))).toBeUndefined();
  });
});
