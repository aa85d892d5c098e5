import { describe, expect, it } from 'vitest';
import { aBook } from '../test/aBook.ts';
import { bookFileHeading, toBookFileRow } from './bookFileText.ts';
import { readBookRow } from './bookRow.ts';
import { csvFormatOf } from './csvCells.ts';
import { readBookFile } from './readBookFile.ts';

const readFile = (text: string) => readBookFile(new TextEncoder().encode(text)).rows[0]?.fields;
const readBack = (row: string) => readFile(bookFileHeading() + row);

const EXCERPT = 'It was “late”; he said: "Go, now".\n\n- Where?\n\t=Home=, she said.\n"';
const BESIDE = { count: 7, excerpt: EXCERPT };
const NOT_STORED = { count: null, excerpt: '' };

const TRADE = {
  subtitle: 'A Novel of the Desert',
  contributors: [
    { name: 'Frank Herbert', role: 'A01' },
    { name: 'Bo Ek', role: 'B06' },
  ],
  series: { name: 'Dune', number: '1' },
  imprint: 'Lantern',
  subjects: [
    { scheme: 'thema' as const, code: 'FL' },
    { scheme: 'bisac' as const, code: 'FIC028000' },
  ],
  note: { text: 'Read it twice.', by: 'Mara' },
  orderable: false as const,
};

describe('bookFileText', () => {
  it('is read back unchanged', () => {
    const details = { publisher: 'Chilton', published: '1965-08', pages: 412, language: 'en', isbn: '9780975229804' };
    const book = aBook({
      ...details,
      ...TRADE,
      author: 'Frank Herbert',
      format: 'hardcover',
      trending: true,
      newPrice: 9.5,
      hasExcerpt: true,
    });
    expect(readBack(toBookFileRow(book, BESIDE))).toEqual({
      ...details,
      isbn: '978-0975229804',
      _id: 'dune',
      title: 'Dune',
      author: 'Frank Herbert',
      description: 'Sand.',
      category: 'fiction',
      newPrice: '9.50',
      oldPrice: '12.00',
      trending: 'true',
      coverImage: 'book-1.png',
      pages: '412',
      format: 'hardcover',
      subtitle: 'A Novel of the Desert',
      contributors: 'Frank Herbert [A01]; Bo Ek [B06]',
      series: 'Dune',
      seriesNumber: '1',
      imprint: 'Lantern',
      subjects: 'thema:FL; bisac:FIC028000',
      noteText: 'Read it twice.',
      noteBy: 'Mara',
      excerpt: EXCERPT,
      orderable: 'false',
      stock: '7',
      createdAt: '2026-01-02T03:04:05.000Z',
    });
  });

  it('uses semicolons with decimal commas, and is read back unchanged', () => {
    const format = csvFormatOf('de-AT');
    const book = aBook({ title: 'Meer; und mehr, "ganz"', newPrice: 1234.5 });
    const row = toBookFileRow(book, BESIDE, format);
    expect(row).toContain('"1234,50";"12,00"');
    expect(readFile(bookFileHeading(format) + row)).toEqual(readBack(toBookFileRow(book, BESIDE)));
  });

  it('keeps details with several parts', () => {
    const fields = readBack(toBookFileRow(aBook(TRADE), NOT_STORED));
    expect(readBookRow(fields)).toMatchObject({ input: TRADE });
  });

  it('accepts an author without a role, and removes details by empty cells', () => {
    const file = (contributors: string) =>
      readFile(
        `title,description,category,newPrice,oldPrice,contributors,series,noteText,subjects,orderable\nDune,Sand.,fiction,1,2,${contributors},,,,`,
      );
    expect(readBookRow(file('Ann Lee; Bo Ek [b06]'))).toMatchObject({
      input: {
        contributors: [
          { name: 'Ann Lee', role: 'A01' },
          { name: 'Bo Ek', role: 'B06' },
        ],
        series: null,
        note: null,
        subjects: [],
        orderable: true,
      },
    });
    expect(readBookRow(file(''))).toMatchObject({ input: { contributors: [] } });
  });

  it('writes absent details as empty cells', () => {
    const fields = readBack(toBookFileRow(aBook(), NOT_STORED));
    const empty = Object.keys(fields ?? {}).filter((name) => fields?.[name as keyof typeof fields] === '');
    expect(empty.toSorted().join(' ')).toBe(
      'author contributors excerpt format imprint isbn language noteBy noteText orderable pages published publisher ' +
        'series seriesNumber subjects subtitle',
    );
    expect(fields).not.toHaveProperty('stock');
    expect(readBack(toBookFileRow(aBook(), { ...NOT_STORED, count: 0 }))).toHaveProperty('stock', '0');
  });
});
