import { describe, expect, it } from 'vitest';
import { COLUMNS } from './columns.ts';
import { openBookFile, readBookFile } from './readBookFile.ts';

const HEADING = 'title,description,category,newPrice,oldPrice';
const read = (...lines: string[]) => readBookFile(new TextEncoder().encode(lines.join('\n')));
const fieldsOf = (column: string, cell: string) =>
  read(`${HEADING},${column}`, `Dune,x,fiction,1,2,${cell}`).rows[0]?.fields;

const DUNE = { title: 'Dune', description: 'x', category: 'fiction', newPrice: '1', oldPrice: '2' };

describe('readBookFile', () => {
  it('a file of books has its rows by the columns of its heading, however that is written', () => {
    expect(read(' TITLE ,Description,category,newprice,OLDPRICE,shelf,', 'Dune,x,fiction,1,2,B 7,')).toEqual({
      rows: [{ line: 2, fields: DUNE }],
      problems: [],
      unknownColumns: ['shelf'],
    });
  });

  it('a file of books may have a column, and of another program a cell, with the name of what every object has', () => {
    const { rows, unknownColumns } = read(`${HEADING},constructor`, 'Dune,x,fiction,1,2,y');
    expect(unknownColumns).toEqual(['constructor']);
    expect(Object.keys(rows[0]?.fields ?? {})).toEqual(HEADING.split(','));
    const file = openBookFile(new TextEncoder().encode('constructor,Titel,Sprache\nx,Dune,constructor'));
    expect(file.proposal.columns).toEqual([null, 'title', 'language']);
    expect(file.read(file.proposal).rows[0]?.fields.language).toBe('constructor');
  });

  it('a file of books takes the headings of spreadsheets and of other programs', () => {
    expect(read('Title,Description,Genre,New Price,old_price,EAN,id', 'Dune,x,fiction,1,2,9782253002697,17')).toEqual({
      rows: [{ line: 2, fields: { ...DUNE, isbn: '9782253002697' } }],
      problems: [],
      unknownColumns: ['id'],
    });
    const { unknownColumns } = read(`${HEADING},price,name,EAN,isbn-13`, 'Dune,x,fiction,1,2,3,Emma,,');
    expect(unknownColumns).toEqual(['price', 'name', 'isbn-13']);
  });

  it.each([
    ['.xlsx', [0x50, 0x4b, 0x03, 0x04, 0x14, 0x00]],
    ['.xls', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]],
  ])('a file of books says what to do with a spreadsheet’s own file (%s)', (_kind, bytes) => {
    expect(() => readBookFile(Uint8Array.from(bytes))).toThrow('take “CSV UTF-8” as its type');
  });

  it('a file of books leaves out rows in which nothing stands, and names those that do not fit', () => {
    const { rows, problems } = read(HEADING, 'Dune,x,fiction,1,2', ' , ,,,', '', 'Dune,x', 'Emma,y,fiction,3,4');
    expect(rows.map(({ line, fields }) => [line, fields.title])).toEqual([
      [2, 'Dune'],
      [6, 'Emma'],
    ]);
    expect(problems).toEqual([{ line: 5, field: '', message: 'Has 2 cells where the heading has 5' }]);
  });

  it('a file of books names a row that cannot be read, and goes on', () => {
    const { rows, problems } = read(HEADING, '"Du"ne,x,fiction,1,2', 'Emma,y,fiction,3,4');
    expect(problems).toEqual([{ line: 2, field: '', message: expect.any(String) }]);
    expect(problems[0]?.message).not.toBe('');
    expect(rows).toHaveLength(1);
  });

  it('a file of books takes off the apostrophe of a formula, and keeps an empty author', () => {
    expect(fieldsOf('author', "'=SUM(A1)")).toMatchObject({ author: '=SUM(A1)' });
    expect(fieldsOf('author', '')).toMatchObject({ author: '' });
  });

  it.each([
    ['true', ['TRUE', ' wahr ', 'vrai', 'verdadero', 'verdadeiro', 'vero']],
    ['false', ['false', 'FALSCH', 'faux', 'falso']],
    // What is wrong with another word is for the shop to say.
    ['perhaps', ['Perhaps']],
  ])('a file of books reads as %s each of %j', (read, cells) => {
    for (const cell of cells) expect(fieldsOf('trending', cell)).toMatchObject({ trending: read });
  });

  it.each(['_id', 'stock', 'createdAt', 'trending'])('a file of books has no %s where its cell is empty', (column) => {
    expect(fieldsOf(column, '  ')).not.toHaveProperty(column);
    expect(fieldsOf(column, ' 7 ')).toHaveProperty(column, '7');
  });

  it('a file of books reads amounts with a comma where semicolons separate, and nowhere else', () => {
    const heading = HEADING.replaceAll(',', ';');
    const prices = (cells: string) => {
      const { newPrice, oldPrice } = read(heading, `Dune;x;fiction;${cells}`).rows[0]?.fields ?? {};
      return [newPrice, oldPrice];
    };
    expect(prices('12,50;1,5')).toEqual(['12.50', '1.5']);
    expect(prices('12,505;a1,50')).toEqual(['12,505', 'a1,50']);
    expect(prices('12.50; ')).toEqual(['12.50', undefined]);
    expect(read(HEADING, 'Dune,x,fiction,"12,50",2').rows[0]?.fields.newPrice).toBe('12,50');
  });

  it('a file of books needs a heading with every column that a book needs, none of them twice', () => {
    expect(() => read('')).toThrow('The file has no heading: its first line names the columns.');
    expect(() => read('title,category,newPrice')).toThrow(
      `The heading has no column “description”, “oldPrice”. The columns are ${COLUMNS.join(', ')}.`,
    );
    expect(() => read(`${HEADING},Title,title`)).toThrow('The heading has the column “title” more than once.');
  });
});
