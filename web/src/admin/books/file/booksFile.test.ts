import { readBookFile } from '@bookstore/contract/bookFiles/readBookFile';
import { describe, expect, it } from 'vitest';
import type { BooksPage } from '../../../api/booksApi.ts';
import { aBook } from '../../../api/test/records.ts';
import { TRADE_FIELDS } from '../bookForm.ts';
import { collectBookRows } from './booksFile.ts';

const books = [
  aBook({ _id: 'a', title: '=1+1', author: 'Ines "I" Okafor', description: 'Sand,\nworms; and more', newPrice: 9.5 }),
  aBook({ _id: 'b', trending: true, isbn: '9782253002697', pages: 352, format: 'other', availability: 'low', left: 2 }),
  aBook({ _id: 'c', hasExcerpt: true }),
  aBook({ _id: 'd', hasExcerpt: true }),
];
const pages: Record<string, BooksPage> = {
  first: { books: books.slice(0, 2), total: 4, next: 'second' },
  second: { books: books.slice(2), total: 4, next: null },
};

const EXCERPT = 'It was “late”;\n\n- "Go", he said.\n=Now=';

const NOTHING_ELSE = Object.fromEntries(TRADE_FIELDS.map((name) => [name, '']));

describe('booksFile', () => {
  it('exports all pages into a file that imports without changes', async () => {
    const asked: unknown[] = [];
    const progress: unknown[] = [];
    const rows = await collectBookRows({
      fetchPage: async (query) => {
        asked.push(query);
        return pages[query.after ?? 'first'] ?? { books: [], total: 0, next: null };
      },
      fetchCounts: async (ids) => {
        asked.push(ids);
        return ids.map((_id) => ({ _id, count: 2 }));
      },
      fetchExcerpt: async (id) => {
        asked.push(id);
        if (id === 'd') throw Object.assign(new Error('None'), { status: 404 });
        return EXCERPT;
      },
      onProgress: (...counts) => progress.push(counts),
      isCancelled: () => false,
    });
    expect(asked).toEqual([{ limit: 100 }, ['b'], { limit: 100, after: 'second' }, 'c', 'd']);
    expect(progress).toEqual([
      [2, 4],
      [4, 4],
    ]);
    const text = rows?.join('') ?? '';
    expect(text).not.toMatch(/(^|,|")=/m);
    const file = readBookFile(new TextEncoder().encode(text));
    expect(file).toMatchObject({ problems: [], unknownColumns: [] });
    expect(file.rows.map(({ fields }) => fields)).toEqual(
      books.map(
        ({
          updatedAt: _updatedAt,
          newPrice,
          oldPrice,
          trending,
          author = '',
          isbn = '',
          publisher = '',
          published = '',
          pages = '',
          language = '',
          format = '',
          availability,
          left,
          hasExcerpt: _hasExcerpt,
          ...texts
        }) => ({
          ...texts,
          ...NOTHING_ELSE,
          ...(texts._id === 'c' && { excerpt: EXCERPT }),
          author,
          isbn: isbn.replace(/^978/, '978-'),
          publisher,
          published,
          pages: String(pages),
          language,
          format,
          ...(availability && { stock: String(left) }),
          newPrice: newPrice.toFixed(2),
          oldPrice: oldPrice.toFixed(2),
          trending: String(trending),
        }),
      ),
    );
  });

  it('returns no file for a cancelled export', async () => {
    const fetchPage = async () => pages.first ?? { books: [], total: 0, next: null };
    const fetchCounts = async () => [];
    const options = { fetchPage, fetchCounts, fetchExcerpt: async () => '', onProgress: () => undefined };
    expect(await collectBookRows({ ...options, isCancelled: () => true })).toBeNull();
  });
});
