import type { Book } from '@bookstore/contract/api/book';
import { LIMITS } from '@bookstore/contract/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { stableId } from '../../../functions/src/books/batches/bookImport.ts';
import { openApi, type TestAdmin, type TestApi } from '../../../functions/test/api.ts';
import { type Catalogue, catalogueOf, emptyCatalogue } from '../../test/catalogue.ts';
import { exportBooks } from './exportBooks.ts';
import { type FileOptions, importBooks } from './importBooks.ts';

const NOW = new Date('2026-11-20T12:00:00.000Z');
const clock = () => NOW;
const HEADING = '_id,title,author,description,category,newPrice,oldPrice,trending,coverImage';
let api: TestApi;
let admin: TestAdmin;
let catalogue: Catalogue;

beforeAll(async () => {
  api = await openApi();
  admin = await api.newAdmin();
  catalogue = catalogueOf(api, clock);
});
afterAll(() => api.close());
beforeEach(() => emptyCatalogue(api, catalogue));

const list = async () => (await api.call('GET', '/api/books')).body as Book[];
const importText = (text: string, isDryRun = false) => importBooks(Buffer.from(text), { ...catalogue, isDryRun });
const importWith = (text: string, options: FileOptions, isDryRun = false) =>
  importBooks(Buffer.from(text), { ...catalogue, isDryRun }, options);
const importRows = (...rows: string[]) => importText([HEADING, ...rows].join('\n'));

async function exportText(): Promise<string> {
  const pieces: string[] = [];
  for await (const piece of exportBooks(await api.db())) pieces.push(piece);
  return pieces.join('');
}

describe('importBooks', () => {
  it('adds books to a running shop', async () => {
    const row = 'dune,Dune,Frank Herbert,"Sand,\nworms.",Fiction,9.5,12,TRUE,book-3.png';
    expect(await importRows(row)).toMatchObject({ added: 1, changed: 0, unchanged: 0, refusedRows: 0 });
    expect(await list()).toEqual([
      {
        _id: 'dune',
        title: 'Dune',
        author: 'Frank Herbert',
        description: 'Sand,\nworms.',
        category: 'fiction',
        newPrice: 9.5,
        oldPrice: 12,
        trending: true,
        coverImage: 'book-3.png',
        createdAt: NOW.toISOString(),
        updatedAt: NOW.toISOString(),
      },
    ]);
  });

  it('changes nothing the second time, not even the catalogue version', async () => {
    const row = ',Emma,Jane Austen,A match.,fiction,9,9,,';
    await importRows(row);
    const before = await catalogue.books.readVersion();
    expect(await importRows(row)).toMatchObject({ added: 0, changed: 0, unchanged: 1 });
    expect(await catalogue.books.readVersion()).toEqual(before);
    expect(await importRows(',EMMA , jane  austen,Another match.,fiction,9,9,,')).toMatchObject({ changed: 1 });
    expect(await list()).toMatchObject([{ _id: stableId('Emma', 'Jane Austen'), description: 'Another match.' }]);
  });

  it('reports line, column and reason of rejected rows and imports others', async () => {
    const report = await importRows(
      'a/b,No id,,x,fiction,1,1,,',
      'good-1,Good,,x,fiction,1,1,,',
      ',,,x,poetry,"9,999",,maybe,',
      ',Short row',
      'q,q"q,,x,fiction,1,1,,',
      'good-1,Twice,,x,fiction,1,1,,',
      'good-2,Good,,x,horror,1,1,,../secret',
      'good-3,Good,,x,horror,1,1,,',
      ',,,,,,,,',
    );
    expect(report).toMatchObject({ added: 2, refusedRows: 6 });
    const named = report.problems.map(({ line, field }) => `${line} ${field}`);
    expect(named.sort()).toEqual(
      [
        '2 _id',
        '4 title',
        '4 category',
        '4 newPrice',
        '4 trending',
        '5 description',
        '5 category',
        '5 newPrice',
        '5 oldPrice',
        '6 ',
        '7 _id',
        '8 coverImage',
      ].sort(),
    );
    expect(report.problems.find(({ field }) => field === 'oldPrice')?.message).toBe('Required');
    expect(report.problems.find(({ line }) => line === 7)?.message).toContain('line 3');
    expect((await list()).map(({ _id }) => _id).sort()).toEqual(['good-1', 'good-3']);
  });

  it('keeps other books, and authors, covers and dates without a column', async () => {
    const other = await api.newBook(admin, { title: 'Other' });
    const book = await api.newBook(admin, { author: 'Ines Okafor', coverImage: 'book-7.png' });
    await importText(`_id,title,description,category,newPrice,oldPrice\n${book._id},New title,x,fiction,1,2`);
    const after = await list();
    expect(after).toContainEqual(other);
    expect(after).toContainEqual({
      ...book,
      title: 'New title',
      description: 'x',
      newPrice: 1,
      oldPrice: 2,
      trending: false,
      updatedAt: NOW.toISOString(),
    });
  });

  it('reports changes without writing in a dry run', async () => {
    const book = await api.newBook(admin);
    const text = `${HEADING}\n${book._id},Changed,,x,fiction,1,1,,\n,Added,,x,fiction,1,1,,\n,Bad,,x,fiction,x,1,,`;
    expect(await importText(text, true)).toMatchObject({ added: 1, changed: 1, refusedRows: 1 });
    expect(await list()).toEqual([book]);
  });

  it('rejects other files and reports unknown columns', async () => {
    await expect(importText('')).rejects.toThrow('no column names');
    await expect(importText('title,oldPrice\nDune,1\nEmma,2')).rejects.toThrow('“description”, “category”, “newPrice”');
    await expect(importText(`${HEADING}, Title\n`)).rejects.toThrow('Duplicate columns: “title”');
    expect((await importText(`${HEADING},shelf\n`)).unknownColumns).toEqual(['shelf']);
  });
});

describe('importBooks options', () => {
  it('lists changes and duplicate ISBNs in a dry run', async () => {
    const twin = await api.newBook(admin, { title: 'Twin', isbn: '9782253002697' });
    const book = await api.newBook(admin, { title: 'Dune', newPrice: 10 });
    const heading = '_id,title,description,category,newPrice,oldPrice,isbn';
    const { changes, sameIsbns } = await importText(
      [
        heading,
        `${book._id},Dune,${JSON.stringify(book.description)},${book.category},8,${book.oldPrice},2-253-00269-0`,
        ',Emma,x,fiction,1,1,2-253-00269-0',
      ].join('\n'),
      true,
    );
    expect(changes).toMatchObject([
      { line: 2, title: 'Dune', differences: { newPrice: { before: 10, after: 8 } } },
      { line: 3, title: 'Emma', differences: null },
    ]);
    expect(sameIsbns).toEqual([
      { line: 3, isbn: '9782253002697', other: 'the book in line 2' },
      { line: 2, isbn: '9782253002697', other: `“${twin.title}”` },
      { line: 3, isbn: '9782253002697', other: `“${twin.title}”` },
    ]);
  });

  it('maps any columns as specified', async () => {
    const file = 'Titel;Klappentext;Ladenpreis;Regal\nDune;Sand;9,50 $;B 7';
    await expect(importText(file)).rejects.toThrow('--column "Heading=column"');
    await expect(importWith(file, { columns: ['Titel=title'] })).rejects.toThrow('Missing columns: category');
    await expect(importWith(file, { columns: ['Shelf=title'] })).rejects.toThrow('has no column "Shelf"');
    await expect(importWith(file, { columns: ['Regal=shelf'] })).rejects.toThrow('Unknown column "shelf"');
    expect(await importWith(file, { columns: ['Regal=publisher'], category: 'horror' })).toMatchObject({ added: 1 });
    expect(await list()).toMatchObject([{ title: 'Dune', newPrice: 9.5, category: 'horror', publisher: 'B 7' }]);
  });

  it('returns rejected rows as a file', async () => {
    const { refusedText } = await importRows('a,Good,,x,fiction,1,1,,', 'b,,,x,fiction,1,1,,');
    expect(refusedText).toContain('"3","title: Required","b","","","x","fiction","1","1","",""');
    const mended = refusedText.replace('"b","",', '"b","Mended",');
    expect(await importText(mended)).toMatchObject({ added: 1, unknownColumns: [], problems: [] });
  });
});

describe('editions', () => {
  const heading = 'title,author,description,category,newPrice,oldPrice,isbn';
  const row = (isbn: string, price: number) => `Emma,Jane Austen,A match.,fiction,${price},${price},${isbn}`;
  const [hardcover, paperback] = ['9782253002697', '9791038704022'];

  it('are both added and unchanged the second time', async () => {
    const file = [heading, row(hardcover, 20), row(paperback, 9)].join('\n');
    expect(await importText(file)).toMatchObject({ added: 2, refusedRows: 0 });
    expect((await list()).map(({ isbn, newPrice }) => `${isbn} ${newPrice}`).sort()).toEqual([
      `${hardcover} 20`,
      `${paperback} 9`,
    ]);
    expect(await importText(file)).toMatchObject({ added: 0, changed: 0, unchanged: 2 });
    const reversed = [heading, row(paperback, 9), row(hardcover, 20)].join('\n');
    expect(await importText(reversed)).toMatchObject({ unchanged: 2, refusedRows: 0 });
  });

  it('are not overwritten by a later file with another edition', async () => {
    await importText([heading, row(hardcover, 20)].join('\n'));
    expect(await importText([heading, row(paperback, 9)].join('\n'))).toMatchObject({ added: 1, changed: 0 });
    expect(await importText([heading, row(paperback, 8)].join('\n'))).toMatchObject({ added: 0, changed: 1 });
    expect(await list()).toHaveLength(2);
  });

  it('fill the missing ISBN of an old book from the first', async () => {
    await importText([heading, row('', 20)].join('\n'));
    const file = [heading, row(hardcover, 20), row(paperback, 9)].join('\n');
    expect(await importText(file, true)).toMatchObject({ added: 1, changed: 1, refusedRows: 0 });
    expect(await importText(file)).toMatchObject({ added: 1, changed: 1, refusedRows: 0 });
    expect(await importText(file)).toMatchObject({ unchanged: 2 });
    expect(await list()).toHaveLength(2);
  });

  it('are rejected if they occur twice', async () => {
    const { problems } = await importText([heading, row(hardcover, 20), row('2-253-00269-0', 9)].join('\n'));
    expect(problems).toMatchObject([{ line: 3, field: 'isbn' }]);
  });
});

describe('importBooks cells', () => {
  it('reports ignored cells and reasons for rejected prices and stock', async () => {
    const file =
      'Titel;Klappentext;Ladenpreis;Kategorie;Bestand;ISBN\nDune;Sand;9,50;Fiction;3;9782253002691\nEmma;Match;9 each;Fiction;1,000;';
    const { remarks, problems, added } = await importWith(file, { columns: ['Titel=title'] });
    expect(added).toBe(1);
    expect(remarks).toMatchObject([{ line: 2, field: 'isbn' }]);
    expect(problems.map(({ line, field }) => `${line} ${field}`).sort()).toEqual(['3 newPrice', '3 stock']);
    expect(problems.find(({ field }) => field === 'stock')?.message).toContain('“1,000”');
  });
});

describe('exportBooks', () => {
  it('writes a file whose import changes nothing', async () => {
    const texts = ['=HYPERLINK("http://evil")', "'=quoted", '-5 °C', '"Quoted", with; commas', "'Tis", '@home'];
    for (const title of texts)
      await api.newBook(admin, { title, description: `${title}\nand more\r\n\tlines`, author: '' });
    const before = await list();
    const file = await exportText();
    expect(file).not.toMatch(/(^|,|")=/m);
    expect(await importText(file)).toMatchObject({ added: 0, changed: 0, unchanged: texts.length, refusedRows: 0 });
    expect(await list()).toEqual(before);
  });

  it('exports stock levels so that importing keeps them', async () => {
    const counted = await api.newBook(admin, { title: 'Counted', isbn: '2253002690' });
    await api.newBook(admin, { title: 'Not counted' });
    await catalogue.stock.setAll(new Map([[counted._id, 2]]), 'a delivery', { by: 'command' });
    const file = await exportText();
    expect(file).toContain('"978-2253002697","","","","","","2"');
    const before = await catalogue.books.readVersion();
    expect(await importText(file)).toMatchObject({ added: 0, changed: 0, unchanged: 2 });
    expect(await catalogue.books.readVersion()).toEqual(before);
    const recounted = file.replace('"978-2253002697","","","","","","2"', '"978-2253002697","","","","","","5"');
    expect(await importText(recounted, true)).toMatchObject({ changed: 1, unchanged: 1 });
    expect(await catalogue.stock.find([counted._id])).toMatchObject([{ count: 2 }]);
    expect(await importText(recounted)).toMatchObject({ changed: 1, unchanged: 1 });
    expect(await catalogue.stock.find([counted._id])).toMatchObject([{ count: 5 }]);
    expect(new Set((await list()).map(({ availability }) => availability))).toEqual(new Set(['in-stock', undefined]));
  });

  it('exports excerpts exactly; an empty cell deletes one', async () => {
    const excerpt = 'It was “late”.\r\n\r\n- "Go, now"; he said.\n\t=Home=\n'.repeat(40).trim();
    const book = await api.newBook(admin, { title: 'Read', excerpt });
    await api.newBook(admin, { title: 'Not read' });
    const readExcerpt = async () => (await api.call('GET', `/api/books/${book._id}/excerpt`)).body;
    const file = await exportText();
    expect(await importText(file)).toMatchObject({ changed: 0, unchanged: 2, refusedRows: 0 });
    await importRows(`${book._id},Read,,Another text.,fiction,1,1,,`);
    expect(await readExcerpt()).toEqual({ text: excerpt });
    const heading = 'title,description,category,newPrice,oldPrice,_id,excerpt';
    const row = (text: string) => `${heading}\nRead,Another text.,fiction,1,1,${book._id},${text}`;
    expect(await importText(row('Another.'), true)).toMatchObject({ changed: 1 });
    expect(await importText(row('"Another\n\none."'))).toMatchObject({ changed: 1 });
    expect(await readExcerpt()).toEqual({ text: 'Another\n\none.' });
    expect(await importText(row(''))).toMatchObject({ changed: 1 });
    expect(await readExcerpt()).toMatchObject({ status: 404 });
  });

  it('splits long excerpts into batches that fit a transaction', async () => {
    const [description, excerpt] = ['𠀋'.repeat(LIMITS.description), '𠀋'.repeat(LIMITS.excerpt)];
    const rows = Array.from({ length: 100 }, (_, index) => `Long ${index},${description},fiction,1,1,${excerpt}`);
    const report = await importText(['title,description,category,newPrice,oldPrice,excerpt', ...rows].join('\n'));
    expect(report).toMatchObject({ added: 100, refusedRows: 0 });
  });

  it('restores the same books with dates in an empty shop', async () => {
    const book = await api.newBook(admin, { trending: true, isbn: '2253002690', pages: 7, language: 'de' });
    await catalogue.stock.setAll(new Map([[book._id, 3]]), 'a delivery', { by: 'command' });
    const [before] = await list();
    const file = await exportText();
    const other = await openApi();
    await importBooks(Buffer.from(file), { ...catalogueOf(other, clock), isDryRun: false });
    const listed = (await other.call('GET', '/api/books')).body;
    expect(listed).toEqual([{ ...before, updatedAt: NOW.toISOString() }]);
    await other.close();
  });
});
