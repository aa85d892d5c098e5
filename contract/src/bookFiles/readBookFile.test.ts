import * as messages from '@bookstore/messages/validation';
import { describe, expect, it } from 'vitest';
import { COLUMNS, type Column } from './columns.ts';
import { missingFields, openBookFile, readBookFile, refuseLargeFile } from './readBookFile.ts';

const HEADING = 'title,description,category,newPrice,oldPrice';
const read = (...lines: string[]) => readBookFile(new TextEncoder().encode(lines.join('\n')));
const fieldsOf = (column: string, cell: string) =>
  read(`${HEADING},${column}`, `Dune,x,fiction,1,2,${cell}`).rows[0]?.fields;

const DUNE = { title: 'Dune', description: 'x', category: 'fiction', newPrice: '1', oldPrice: '2' };

describe('readBookFile', () => {
  it('reads rows by heading in any notation', () => {
    expect(read(' TITLE ,Description,category,newprice,OLDPRICE,shelf,', 'Dune,x,fiction,1,2,B 7,')).toEqual({
      rows: [{ line: 2, fields: DUNE }],
      problems: [],
      remarks: [],
      unknownColumns: ['shelf'],
    });
  });

  it('allows names of object members as columns and cells', () => {
    const { rows, unknownColumns } = read(`${HEADING},constructor`, 'Dune,x,fiction,1,2,y');
    expect(unknownColumns).toEqual(['constructor']);
    expect(Object.keys(rows[0]?.fields ?? {})).toEqual(HEADING.split(','));
    const file = openBookFile(new TextEncoder().encode('constructor,Titel,Sprache\nx,Dune,constructor'));
    expect(file.proposal.columns).toEqual([null, 'title', 'language']);
    expect(file.read(file.proposal)).toMatchObject({
      rows: [{ fields: { title: 'Dune' } }],
      remarks: [{ field: 'language' }],
    });
  });

  it('recognises headings of spreadsheets and other programs', () => {
    expect(read('Title,Description,Genre,New Price,old_price,EAN,id', 'Dune,x,fiction,1,2,9782253002697,17')).toEqual({
      rows: [{ line: 2, fields: { ...DUNE, isbn: '9782253002697' } }],
      problems: [],
      remarks: [],
      unknownColumns: ['id'],
    });
    expect(read(`${HEADING},ISBN-13`, 'Dune,x,fiction,1,2,9782253002697').rows[0]?.fields.isbn).toBe('9782253002697');
    const { unknownColumns } = read(`${HEADING},price,name,EAN,isbn-13`, 'Dune,x,fiction,1,2,3,Emma,,');
    expect(unknownColumns).toEqual(['price', 'name', 'isbn-13']);
  });

  it('misses one price in a file of another program, and each needed column in its own', () => {
    const misses = (...columns: Column[]) => missingFields({ columns, category: 'fiction' }, 'other');
    expect(misses('title', 'description')).toEqual(['newPrice']);
    expect(misses('title', 'description', 'oldPrice')).toEqual([]);
    expect(misses('title', 'newPrice')).toEqual(['description']);
    expect(missingFields({ columns: ['title', 'newPrice'], category: null }, 'other')).toEqual([
      'description',
      'category',
    ]);
    const own = { columns: ['title', 'category', 'newPrice'], category: 'fiction' } as const;
    expect(missingFields(own, 'own')).toEqual(['description', 'oldPrice']);
  });

  it('suggests the meaning of filled columns that our own format does not know', () => {
    const open = (...lines: string[]) => openBookFile(new TextEncoder().encode(lines.join('\n')));
    const file = open(`${HEADING},copies,cover,shelf,isbn,ean`, 'Dune,x,fiction,1,2,3,,B 7,,');
    const own = ['title', 'description', 'category', 'newPrice', 'oldPrice'];
    expect(file).toMatchObject({
      source: 'own',
      proposal: { columns: [...own, null, null, null, 'isbn', null] },
      suggestion: { columns: [...own, 'stock', null, null, 'isbn', null] },
    });
    expect(file.suggestion && file.read(file.suggestion)).toMatchObject({
      rows: [{ fields: { ...DUNE, stock: '3' } }],
      unknownColumns: ['cover', 'shelf', 'ean'],
    });
    expect(open(`${HEADING},stock,copies`, 'Dune,x,fiction,1,2,3,4').suggestion).toBeNull();
    const codes = open(`${HEADING},gtin,barcode`, 'Dune,x,fiction,1,2,9782253002697,', 'Emma,x,fiction,1,2,,1');
    expect(codes.suggestion?.columns).toEqual([...own, 'isbn', null]);
  });

  it('names a column with content but without a heading', () => {
    expect(read(`${HEADING},, ,`, 'Dune,x,fiction,1,2,,signed, ').unknownColumns).toEqual(['No. 7, without a heading']);
  });

  it('refuses a price whose row names another currency', () => {
    const { rows, problems, unknownColumns } = read(
      `${HEADING},Currency`,
      'Dune,x,fiction,1,2,EUR',
      'Emma,x,fiction,1,2,usd',
      'Wuthering Heights,x,fiction,1,2,',
    );
    expect(rows.map(({ line }) => line)).toEqual([3, 4]);
    expect(problems).toEqual([
      { line: 2, field: 'newPrice', message: 'Must be in USD, not in another currency: “EUR”' },
    ]);
    expect(unknownColumns).toEqual([]);
  });

  it('reports a price in another currency once', () => {
    const { rows, problems } = read(HEADING, 'Dune,x,fiction,"9,50 €","9,50 €"', 'Emma,x,fiction,1,£2');
    expect(rows).toEqual([]);
    expect(problems).toEqual([
      { line: 2, field: 'newPrice', message: 'Must be in USD, not in another currency: “9,50 €”' },
      { line: 3, field: 'oldPrice', message: 'Must be in USD, not in another currency: “£2”' },
    ]);
  });

  it('names a number without its series, and a writer without a note', () => {
    const { rows, remarks } = read(`${HEADING},seriesNumber,noteBy`, 'Dune,x,fiction,1,2,3,Ann');
    expect(rows).toHaveLength(1);
    expect(remarks.map(({ field }) => field)).toEqual(['seriesNumber', 'noteBy']);
  });

  it.each([
    ['.xlsx', [0x50, 0x4b, 0x03, 0x04, 0x14, 0x00]],
    ['.xls', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]],
  ])('explains what to do with a spreadsheet file (%s)', (_kind, bytes) => {
    expect(() => readBookFile(Uint8Array.from(bytes))).toThrow('select “CSV UTF-8”');
  });

  it('skips empty rows and names misfits', () => {
    const { rows, problems } = read(HEADING, 'Dune,x,fiction,1,2', ' , ,,,', '', 'a,b,c,1,2,3', 'Emma,y,fiction,3,4, ');
    expect(rows.map(({ line, fields }) => [line, fields.title])).toEqual([
      [2, 'Dune'],
      [6, 'Emma'],
    ]);
    expect(problems).toEqual([{ line: 5, field: '', message: 'Has 6 cells, but there are 5 columns' }]);
  });

  it('takes missing cells at the end of a row for empty ones', () => {
    const { rows, problems } = read(`${HEADING},author,isbn`, 'Dune,x,fiction,1,2');
    expect(problems).toEqual([]);
    expect(rows[0]?.fields).toEqual({ ...DUNE, author: '', isbn: '' });
  });

  it('names an unreadable row and continues', () => {
    const { rows, problems } = read(HEADING, '"Du"ne,x,fiction,1,2', 'Emma,y,fiction,3,4');
    expect(problems).toEqual([{ line: 2, field: '', message: expect.any(String) }]);
    expect(problems[0]?.message).not.toBe('');
    expect(rows).toHaveLength(1);
  });

  it("removes a formula's apostrophe, and keeps an empty author", () => {
    expect(fieldsOf('author', "'=SUM(A1)")).toMatchObject({ author: '=SUM(A1)' });
    expect(fieldsOf('author', '')).toMatchObject({ author: '' });
  });

  it.each([
    ['true', ['TRUE', ' wahr ', 'vrai', 'verdadero', 'verdadeiro', 'vero']],
    ['false', ['false', 'FALSCH', 'faux', 'falso']],
    ['perhaps', ['Perhaps']],
  ])('reads as %s each of %j', (read, cells) => {
    for (const cell of cells) expect(fieldsOf('trending', cell)).toMatchObject({ trending: read });
  });

  it('reads details as they are written, and words of truth in any language', () => {
    for (const [cell, orderable] of [
      ['', ''],
      ['WAHR', 'true'],
      [' no ', 'no'],
    ])
      expect(fieldsOf('orderable', cell ?? '')).toMatchObject({ orderable });
    expect(fieldsOf('language', ' de-AT ')).toMatchObject({ language: 'de-AT' });
    expect(fieldsOf('language', '  ')).toMatchObject({ language: '' });
    expect(fieldsOf('isbn', '9782253002690')).toMatchObject({ isbn: '9782253002690' });
  });

  it('shows the title of a row, of a refused one too', () => {
    const file = openBookFile(
      new TextEncoder().encode(
        [`id,${HEADING}`, '1, Dune ,x,fiction,1,2', '2,Emma,x,fiction,1,2,3', '"3"a,Salt'].join('\n'),
      ),
    );
    const titles = [2, 3, 4, 5].map((line) => file.titleAt(line, file.proposal));
    expect(titles).toEqual(['Dune', 'Emma', '', '']);
    const columns = file.proposal.columns.map(() => null);
    expect(file.titleAt(2, { columns, category: null })).toBe('');
  });

  it('refuses a file above the limit', () => {
    const megabyte = 1024 * 1024;
    expect(() => refuseLargeFile(2 * megabyte, 2 * megabyte)).not.toThrow();
    expect(() => refuseLargeFile(2 * megabyte + 1, 2 * megabyte)).toThrow(messages.fileTooLarge(3, 2));
  });

  it.each(['_id', 'stock', 'createdAt', 'trending'])('has no %s for an empty cell', (column) => {
    expect(fieldsOf(column, '  ')).not.toHaveProperty(column);
    expect(fieldsOf(column, ' 7 ')).toHaveProperty(column, '7');
  });

  it('reads amounts with a comma, and never guesses', () => {
    const heading = HEADING.replaceAll(',', ';');
    const prices = (cells: string) => {
      const { newPrice, oldPrice } = read(heading, `Dune;x;fiction;${cells}`).rows[0]?.fields ?? {};
      return [newPrice, oldPrice];
    };
    expect(prices('12,50;1,5')).toEqual(['12.50', '1.5']);
    expect(prices('12,505;a1,50')).toEqual(['12,505', 'a1,50']);
    expect(prices('12.50; ')).toEqual(['12.50', '12.50']);
    expect(prices(';9')).toEqual(['9', '9']);
    expect(prices(';')).toEqual([undefined, undefined]);
    expect(read(HEADING, 'Dune,x,fiction,"12,50",2').rows[0]?.fields.newPrice).toBe('12.50');
  });

  it('requires each needed column exactly once', () => {
    expect(() => read('')).toThrow('The file has no column names in its first line.');
    expect(() => read('title,category,newPrice')).toThrow(
      `Missing columns: “description”, “oldPrice”. The columns are ${COLUMNS.join(', ')}.`,
    );
    expect(() => read(`${HEADING},Title,title`)).toThrow('Duplicate columns: “title”.');
  });

  it('reads prices, counts, ISBNs and languages as other programs write them', () => {
    const { rows, remarks } = read(
      `${HEADING},stock,isbn,language`,
      'Dune,x,fiction,US$12.5000,"199,-",12.0,="9782253002697",Dutch',
      'Emma,x,fiction,1,1,"1,000",978-2-253-00269-7 (pbk.),Klingonish',
    );
    expect(rows[0]?.fields).toMatchObject({ newPrice: '12.50', oldPrice: '199', stock: '12', language: 'nl' });
    expect(rows[1]?.fields).toMatchObject({ stock: '1,000' });
    expect(rows[1]?.fields).not.toHaveProperty('language');
    expect(remarks).toMatchObject([{ line: 3, field: 'language' }]);
  });

  it('reports an ISBN rounded by a spreadsheet', () => {
    const { rows, problems } = read(`${HEADING},isbn`, 'Dune,x,fiction,1,2,9.78225E+12');
    expect(rows).toEqual([]);
    expect(problems).toMatchObject([{ line: 2, field: 'isbn' }]);
    expect(problems[0]?.message).toContain('A spreadsheet has rounded this ISBN');
  });

  it("marks a row with an earlier row's title and author, other ISBN", () => {
    const { rows } = read(
      `${HEADING},author,isbn,_id`,
      'Dune,x,fiction,1,2,F. Herbert,9782253002697,',
      ' DUNE ,x,fiction,1,2,f. herbert,9791038704022,',
      'Dune,x,fiction,1,2,F. Herbert,2-253-00269-0,',
      'Dune,x,fiction,1,2,F. Herbert,,',
      'Dune,x,fiction,1,2,A. Reader,9791038704022,',
      'Emma,x,fiction,1,2,F. Herbert,9791038704022,',
      'Dune,x,fiction,1,2,F. Herbert,9791038704022,b7',
    );
    expect(rows.flatMap(({ line, edition }) => (edition ? [line] : []))).toEqual([3]);
    const untitled = read(`${HEADING},isbn`, ',x,fiction,1,2,9782253002697', ',x,fiction,1,2,9791038704022');
    expect(untitled.rows.map(({ edition }) => edition)).toEqual([undefined, true]);
  });

  it('has no states of its own', () => {
    expect(read(`${HEADING},Status,Archived`, 'Dune,x,fiction,1,2,inactive,Y')).toMatchObject({
      rows: [{ line: 2 }],
      problems: [],
      unknownColumns: ['Status', 'Archived'],
    });
  });

  it('refuses impossible headings and cells immediately', () => {
    expect(() => read(','.repeat(1_000_000))).toThrow('more than 1000 columns');
    expect(() => read(`${'x'.repeat(1_000)},${HEADING}`)).toThrow('more than 300 characters');
    expect(read(HEADING, `Dune,${'x'.repeat(200_001)},fiction,1,2`).problems).toMatchObject([{ line: 2 }]);
    const longest = [...HEADING.split(','), 'x'.repeat(300), ...Array.from({ length: 994 }, () => 'y')].join(',');
    expect(read(longest, `Dune,${'x'.repeat(200_000)},fiction,1,2`)).toMatchObject({
      rows: [{ line: 2 }],
      problems: [],
    });
  });
});
