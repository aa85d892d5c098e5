import { describe, expect, it } from 'vitest';
import { LIMITS } from '../limits.ts';
import type { Column } from './columns.ts';
import { convertCells, isDownload, toBookFormat } from './convertCells.ts';

type Written = Partial<Record<Column, string | string[]>>;

const cellsOf = (written: Written) =>
  new Map(Object.entries(written).map(([column, cells]) => [column as Column, [cells].flat()]));
const convert = (written: Written, category: 'fiction' | null = null) =>
  convertCells({ cellsOf: cellsOf(written), isbnCells: [] }, category);
const fieldOf = (column: Column, cells: string | string[]) => convert({ [column]: cells }).fields[column];
const remarkOf = (column: Column, cells: string | string[]) => convert({ [column]: cells }).remarks[0]?.message;

describe('convertCells', () => {
  it('reads yes and no in several languages', () => {
    for (const yes of ['true', 'Yes', 'ja', '1', 'wahr', 'vrai', 'Y', 'x'])
      expect(fieldOf('trending', yes)).toBe('true');
    for (const no of ['', 'false', 'No', 'nein', '0', 'falsch', 'faux', 'n'])
      expect(fieldOf('trending', no)).toBe('false');
    expect(fieldOf('trending', 'maybe')).toBeUndefined();
    expect(remarkOf('trending', 'maybe')).toContain('“maybe”');
    expect(fieldOf('orderable', '')).toBeUndefined();
    expect(fieldOf('orderable', 'nein')).toBe('false');
  });

  it('reads bindings in the words and abbreviations of the trade', () => {
    const hardcovers = ['Hardcover', 'hard back', 'Gebunden', 'Festeinband', 'Leinen', 'Pappband', 'HB', 'Hbk.', 'HC'];
    for (const text of [...hardcovers, 'cloth', 'geb.', 'BB']) expect(toBookFormat(text)).toBe('hardcover');
    const paperbacks = ['Paperback', 'paper back', 'Softcover', 'soft cover', 'Taschenbuch', 'Broschur', 'kartoniert'];
    for (const text of [...paperbacks, 'PB', 'pbk', 'TB', 'kart.', 'BC', 'br.', 'br'])
      expect(toBookFormat(text)).toBe('paperback');
    for (const text of ['Spiral', 'thb', 'abbr', 'BBC', 'sub bc']) expect(toBookFormat(text)).toBeUndefined();
    expect(fieldOf('format', 'Spiral')).toBe('other');
  });

  it('refuses downloads, and takes printed books with a recording', () => {
    const downloads = ['E-Book', 'ebooks', 'Kindle', 'EPUB', 'PDF', 'digital', 'Download', 'Downloadable'];
    for (const text of [...downloads, 'audiobook', 'Audio Books', 'Audible', 'mp3', 'Hörbuch', 'Audio CD'])
      expect(isDownload(text)).toBe(true);
    for (const text of ['Hardcover with audio CD', 'Notebook', 'rebooks', 'pdfs', `${' '.repeat(200)}pdf`])
      expect(isDownload(text)).toBe(false);
    const { problem } = convert({ title: 'Owls', format: 'Kindle' });
    expect(problem).toMatchObject({ path: 'format', message: expect.stringContaining('Kindle') as string });
  });

  it('takes the first complete address of a cover', () => {
    const [first, second] = ['https://example.com/a b.jpg', 'HTTP://example.com/c.jpg'];
    for (const separator of [',', ' ; ', '|', '  ', ' |  '])
      expect(fieldOf('coverImage', ` ${first}${separator}${second}`.trim())).toBe('https://example.com/a%20b.jpg');
    expect(fieldOf('coverImage', second)).toBe(second);
    const longest = `https://example.com/${'a'.repeat(LIMITS.coverImage - 20)}`;
    expect(fieldOf('coverImage', longest)).toBe(longest);
    for (const wrong of [`${longest}a`, 'C:\\covers\\a.jpg']) {
      expect(fieldOf('coverImage', wrong)).toBeUndefined();
      expect(convert({ coverImage: wrong }).remarks).toHaveLength(1);
    }
    expect(convert({ coverImage: '' })).toMatchObject({ remarks: [] });
  });

  it('keeps the longest description and the paragraphs of an excerpt', () => {
    expect(fieldOf('description', ['Short.', ' <p>A longer text.</p> ', 'Shorter.'])).toBe('A longer text.');
    expect(fieldOf('description', ['One', 'Two'])).toBe('One');
    expect(fieldOf('excerpt', ['', ' One.\n\nTwo. '])).toBe('One.\n\nTwo.');
    expect(fieldOf('excerpt', ' ')).toBeUndefined();
  });

  it('drops the marks of library catalogues at the end of a line', () => {
    expect(fieldOf('title', ' <b>The   Salt</b>\nRoad / ')).toBe('The Salt Road');
    expect(fieldOf('author', 'Lee, Ann,')).toBe('Lee, Ann');
    expect(fieldOf('publisher', 'Salt, Sons ;')).toBe('Salt, Sons');
  });

  it('names contributors with their roles, and drops those without a known one', () => {
    const written = 'Ann (Author), Bo(Übersetzer) , Cy ( Illustrator );Di (ill), Ed (Editor),Fay (ed), Gus (Hrsg)';
    expect(fieldOf('contributors', written)).toBe(
      'Ann [A01]; Bo [B06]; Cy [A12];Di [A12]; Ed [B01];Fay [B01]; Gus [B01];',
    );
    for (const role of ['Co-author', 'Re-translator', 'still', 'Co-editor', 'x'])
      expect(remarkOf('contributors', `Ann (${role})`)).toContain(role);
  });

  it('drops page counts that are not positive numbers', () => {
    expect(fieldOf('pages', '320')).toBe('320');
    for (const pages of ['many', '0']) {
      expect(fieldOf('pages', pages)).toBeUndefined();
      expect(convert({ pages }).remarks).toHaveLength(1);
    }
  });

  it('finds a category among words, or takes the given one', () => {
    expect(convert({ category: ['Books > Fiction | x'] }).fields.category).toBe('fiction');
    expect(convert({ category: ['Stamps'] }).fields.category).toBe('Stamps');
    expect(convert({ category: ['Stamps'] }, 'fiction')).toMatchObject({
      fields: { category: 'fiction' },
      assumed: ['newPrice', 'oldPrice', 'category'],
    });
    expect(convert({ category: 'horror' }, 'fiction').assumed).toEqual(['newPrice', 'oldPrice']);
    expect(convert({}).fields).not.toHaveProperty('category');
  });

  it('gives both prices the only known one, which the file does not have', () => {
    expect(convert({ newPrice: '5' })).toMatchObject({
      fields: { newPrice: '5', oldPrice: '5' },
      assumed: ['oldPrice'],
    });
    expect(convert({ oldPrice: '6', newPrice: '' })).toMatchObject({ fields: { newPrice: '6' }, assumed: [] });
    expect(convert({ newPrice: 'a lot' }).fields.newPrice).toBe('a lot');
  });

  it('prefers a known ISBN, and names several', () => {
    const isbn = (known: string | undefined, ...texts: string[]) => {
      const isbnCells = texts.map((text) => ({ text, isMeant: true }));
      const { fields, remarks } = convertCells(
        { cellsOf: cellsOf({}), isbnCells, ...(known !== undefined && { known: { isbn: known } }) },
        null,
      );
      return fields.isbn ?? remarks.map(({ message }) => message).join();
    };
    expect(isbn('9782253002697')).toBe('9782253002697');
    expect(isbn(undefined, 'sku: 9782253002697, isbn: 9780306406157')).toBe('9780306406157');
    expect(isbn('9782253002697', '9780306406157')).toContain('9782253002697, 9780306406157');
    expect(isbn('9782253002698')).toContain('9782253002698');
    expect(isbn(undefined, 'x\n9780306406157')).toBe('9780306406157');
  });
});
