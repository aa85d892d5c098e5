import { isCoverImage, toIsbn13, toLanguageTag } from '../bookFields.ts';
import { CATEGORIES, type Category, categoryName } from '../constants.ts';
import type { Cells, Column } from './columns.ts';
import { htmlToText } from './htmlText.ts';

/*
 * What other programs write in a cell, as the contract takes it. What cannot be understood stays as it is written, so that the row is
 * refused with what stands there, unless the cell is known to hold other things as well, as a number of the shop's own beside an ISBN.
 */

type Convert = (cells: readonly string[]) => string | undefined;

const firstOf = (cells: readonly string[]) => cells.find((cell) => cell !== '');

const onOneLine = (text: string) => htmlToText(text).replaceAll(/\s+/g, ' ').trim();

/** The longest: of two descriptions one is often the beginning of the other. */
const toDescription: Convert = (cells) =>
  cells
    .map(htmlToText)
    .reduce((longest, text) => (text.length > longest.length ? text : longest), '')
    .trim() || undefined;

/** $1,234.50 and 1.234,50 € are 1234.50: the last mark with at most two digits behind it separates the decimals. */
const toAmount: Convert = (cells) => {
  const written = firstOf(cells);
  const amount = written?.replaceAll(/[\s\p{Sc}\u00a0'’]|^[A-Z]{3}\b|\b[A-Z]{3}$/gu, '');
  // Of 1.234 nobody knows whether it is a thousand more.
  if (amount === undefined || !/^\d[\d.,]*$/.test(amount) || /^\d+[.,]\d{3}$/.test(amount)) return written;
  const [, whole = '', decimals] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(amount) ?? [];
  if (!/^\d{1,3}(?:[.,]\d{3})*$|^\d+$/.test(whole)) return written;
  const digits = whole.replaceAll(/[.,]/g, '');
  return decimals === undefined ? digits : `${digits}.${decimals}`;
};

const withoutCase = (text: string) => text.normalize('NFKC').trim().toLowerCase();

const CATEGORY_OF = new Map<string, Category>(
  CATEGORIES.flatMap((id) => [
    [withoutCase(id), id],
    [withoutCase(categoryName(id)), id],
  ]),
);

/** The first category of the shop's among "Books > Fiction, Sale". */
function findCategory(cells: readonly string[]): Category | undefined {
  for (const part of cells.flatMap((cell) => onOneLine(cell).split(/[>,;|/]/))) {
    const category = CATEGORY_OF.get(withoutCase(part));
    if (category) return category;
  }
  return undefined;
}

const MEANT_AS_ISBN = /^97[89][\d\s-]{10,}$/;

/** An ISBN among barcodes and numbers of the shop's own; one that is mistyped is told. */
const toIsbn: Convert = (cells) => {
  const written = cells.map((cell) => cell.replace(/^'/, '').trim());
  return (
    written.map(toIsbn13).find((isbn) => isbn !== null) ?? written.find((cell) => MEANT_AS_ISBN.test(cell)) ?? undefined
  );
};

const FORMATS: readonly [RegExp, string][] = [
  [/hard\s?(?:cover|back)|gebunden|festeinband/i, 'hardcover'],
  [/paper\s?back|soft\s?cover|taschenbuch|broschi|kartoniert/i, 'paperback'],
];

/** How a book is bound, where a text says so in English or German. */
export const toBookFormat = (text: string): string | undefined => FORMATS.find(([pattern]) => pattern.test(text))?.[1];

const YES = ['true', 'yes', 'ja', '1', 'wahr', 'vrai', 'y'];

/** 05.03.2019 is 2019-03-05; with slashes nobody knows which is the month. */
const toPublished: Convert = (cells) =>
  firstOf(cells)
    ?.replace(/^(\d{1,2})\.(\d{1,2})\.(\d{4})$/, (_whole, day: string, month: string, year: string) =>
      [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-'),
    )
    .replace(/^(\d{4}-\d\d-\d\d)[T ].*$/, '$1');

/** What is missing there is none here: shops also sell what they do not have. */
const toStock: Convert = (cells) => {
  const written = firstOf(cells);
  const [, minus, count] = /^(-?)(\d+)(?:[.,]0*)?$/.exec(written ?? '') ?? [];
  if (count === undefined) return undefined;
  return minus ? '0' : count;
};

/** The first of "https://…/a.jpg, https://…/b.jpg". */
const toCoverImage: Convert = (cells) =>
  cells
    .flatMap((cell) => cell.split(/[\s|]+|,(?=\s*https?:)/))
    .map((part) => part.replace(/,$/, ''))
    .find((part) => part !== '' && isCoverImage(part));

const LANGUAGES = new Map([
  ['english', 'en'],
  ['englisch', 'en'],
  ['german', 'de'],
  ['deutsch', 'de'],
  ['french', 'fr'],
  ['französisch', 'fr'],
  ['spanish', 'es'],
  ['spanisch', 'es'],
  ['italian', 'it'],
  ['italienisch', 'it'],
]);

const toLanguage: Convert = (cells) => {
  const written = firstOf(cells);
  return written && (LANGUAGES.get(withoutCase(written)) ?? toLanguageTag(written) ?? written);
};

const toParagraphs: Convert = (cells) => htmlToText(firstOf(cells) ?? '').trim() || undefined;

const toLine: Convert = (cells) => onOneLine(firstOf(cells) ?? '') || undefined;

const CONVERT: Readonly<Partial<Record<Column, Convert>>> = {
  title: toLine,
  author: toLine,
  publisher: toLine,
  description: toDescription,
  excerpt: toParagraphs,
  newPrice: toAmount,
  oldPrice: toAmount,
  isbn: toIsbn,
  stock: toStock,
  coverImage: toCoverImage,
  published: toPublished,
  language: toLanguage,
  pages: (cells) => firstOf(cells)?.match(/\d+/)?.[0],
  format: (cells) => {
    const written = firstOf(cells);
    return written && (toBookFormat(written) ?? 'other');
  },
  trending: (cells) => String(YES.includes(withoutCase(firstOf(cells) ?? ''))),
};

/**
 * A book's fields from cells of another program: those that it says nothing of are absent, and stay in a book that is there. Of two
 * prices that are one the other is the same, since nothing is struck out then.
 * @param cellsOf the cells of each field, trimmed.
 * @param category of a book whose own is none of the shop's.
 */
export function convertCells(
  cellsOf: ReadonlyMap<Column, readonly string[]>,
  { category, known = {} }: { category: Category | null; known?: Cells | undefined },
): Cells {
  // Nothing is said to be missing where it is.
  const fields: Cells = { title: '', description: '' };
  for (const [column, cells] of cellsOf) {
    const convert = CONVERT[column] ?? firstOf;
    const text = column === 'category' ? undefined : convert(cells);
    if (text !== undefined) fields[column] = text;
  }
  for (const [column, cell] of Object.entries(known) as [Column, string][]) {
    const text = (CONVERT[column] ?? firstOf)([cell]);
    if (text !== undefined) fields[column] = text;
  }
  const written = cellsOf.get('category') ?? [];
  const found = findCategory(written) ?? category ?? firstOf(written);
  if (found !== undefined) fields.category = found;
  const { newPrice = fields.oldPrice, oldPrice = newPrice } = fields;
  return { ...fields, ...(newPrice && { newPrice }), ...(oldPrice && { oldPrice }) };
}
