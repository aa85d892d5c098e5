import * as messages from '@bookstore/messages/validation';
import type { FieldError } from '../api/problem.ts';
import { isCoverImage, toPageCount } from '../bookFields.ts';
import { AUTHOR_ROLE, CATEGORIES, type Category, categoryName } from '../constants.ts';
import { isbnFault, toIsbn13 } from '../isbn.ts';
import { LIMITS } from '../limits.ts';
import { readPublishedDate } from '../publishedDate.ts';
import { foldName } from '../text.ts';
import type { Cells, Column } from './columns.ts';
import { htmlToText } from './htmlText.ts';
import { readLanguage } from './languages.ts';
import { readCount, readPages, readPrice } from './numbers.ts';
import { quotedCell } from './rowProblem.ts';

/* Unreadable prices and stock levels stay and refuse the row; other unreadable details are dropped with a remark. */

interface Converted {
  text?: string | undefined;
  remark?: string | undefined;
}

type Convert = (cells: readonly string[]) => string | Converted | undefined;

const firstOf = (cells: readonly string[]) => cells.find((cell) => cell !== '');

const onOneLine = (text: string) => htmlToText(text).replaceAll(/\s+/g, ' ').trim();

/** Takes the longest text: one description is often the beginning of another. */
const toDescription: Convert = (cells) =>
  cells
    .map(htmlToText)
    .reduce((longest, text) => (text.length > longest.length ? text : longest), '')
    .trim() || undefined;

/** Keeps unreadable amounts, so that the row is refused. */
const orAsWritten =
  (read: (cell: string) => string | null): Convert =>
  (cells) => {
    const written = firstOf(cells);
    return written && (read(written) ?? written);
  };

const CATEGORY_OF = new Map<string, Category>(
  // Ids win over names.
  [...CATEGORIES.map((id) => [categoryName(id), id] as const), ...CATEGORIES.map((id) => [id, id] as const)].map(
    ([text, id]) => [foldName(text), id],
  ),
);

/** Reads an id or a shown name, ignoring case. */
export const toCategory = (text: string): Category | undefined => CATEGORY_OF.get(foldName(text));

function findCategory(cells: readonly string[]): Category | undefined {
  for (const part of cells.flatMap((cell) => onOneLine(cell).split(/[>,;|/]/))) {
    const category = toCategory(part);
    if (category) return category;
  }
  return undefined;
}

/** @returns null for a valid ISBN and for text unlike one */
export function isbnProblem(cell: string, isMeant: boolean): string | null {
  const fault = isbnFault(cell, isMeant);
  if (fault === 'spreadsheet') return messages.roundedIsbn;
  if (fault === 'sheet-music') return messages.sheetMusic;
  return fault && messages.notAnIsbn;
}

const isbnParts = (cell: string) =>
  cell
    .slice(0, 1_000)
    .split(/[,;|\n]/)
    .filter((part) => !/^\s*(?!isbn|ean|gtin|urn)[a-z]+:/i.test(part));

export interface IsbnCell {
  text: string;
  isMeant: boolean;
}

/** Finds the ISBN among barcodes and article numbers. */
function toIsbn(cells: readonly IsbnCell[]): Converted {
  const found = cells.flatMap(({ text }) =>
    [text, ...isbnParts(text)].flatMap((part) => {
      const isbn = toIsbn13(part);
      return isbn === null ? [] : [{ text, isbn }];
    }),
  );
  const [isbn, ...others] = new Set(found.map((one) => one.isbn));
  if (others.length > 0) {
    const written = [...new Set(found.map(({ text }) => text))].join(', ');
    return { remark: messages.leftOut(quotedCell(written), messages.severalIsbns) };
  }
  if (isbn !== undefined) return { text: isbn };
  for (const { text, isMeant } of cells) {
    const problem = isbnProblem(text, isMeant);
    if (problem) return { remark: messages.leftOut(quotedCell(text), problem) };
  }
  return {};
}

/** With the trade's abbreviations, and BB and BC of ONIX. */
const FORMATS: readonly [RegExp, string][] = [
  [/hard\s?(?:cover|back)|gebunden|festeinband|leinen|pappband|\b(?:hb|hbk|hc|cloth|geb)\b|^bb$/i, 'hardcover'],
  [/paper\s?back|soft\s?cover|taschenbuch|brosch|kartoniert|\b(?:pb|pbk|tb|kart)\b|^bc$|^br\.?$/i, 'paperback'],
];

export const toBookFormat = (text: string): string | undefined => FORMATS.find(([pattern]) => pattern.test(text))?.[1];

const DOWNLOAD =
  /\be-?books?\b|\bkindle\b|\bepub\b|\bpdf\b|\bdigital\b|\bdownload|\baudio ?books?\b|\baudible\b|\bmp3\b|\bhörbuch/i;

/** A printed book may come with a CD. */
const isAudio = (text: string) => /\baudio\b/i.test(text) && toBookFormat(text) === undefined;

export function isDownload(text: string): boolean {
  const start = text.slice(0, 200);
  return DOWNLOAD.test(start) || isAudio(start);
}

const YES = ['true', 'yes', 'ja', '1', 'wahr', 'vrai', 'y', 'x'];
const NO = ['', 'false', 'no', 'nein', '0', 'falsch', 'faux', 'n'];

const toYesOrNo: Convert = (cells) => {
  const written = firstOf(cells) ?? '';
  const word = foldName(written);
  if (YES.includes(word) || NO.includes(word)) return String(YES.includes(word));
  return { remark: messages.leftOut(quotedCell(written), messages.mustBeTrueOrFalse) };
};

const orLeftOut =
  (read: (cell: string) => string | null, rule: string): Convert =>
  (cells) => {
    const written = firstOf(cells);
    if (!written) return undefined;
    const text = read(written);
    return text === null ? { remark: messages.leftOut(quotedCell(written), rule) } : text;
  };

const toPublished: Convert = (cells) => {
  const written = firstOf(cells);
  if (!written) return undefined;
  const read = readPublishedDate(written);
  if (!read) return { remark: messages.leftOut(quotedCell(written), messages.invalidPublished) };
  return { text: read.date, ...(read.isYearOnly && { remark: messages.onlyTheYear(quotedCell(written), read.date) }) };
};

/** Start of the second address in "https://…/a.jpg, https://…/b.jpg". */
const NEXT_ADDRESS = /\s*[,;|]\s*(?=https?:)|\s+(?=https?:)/i;

/** Takes the first absolute address; local paths are dropped. */
const toCoverImage: Convert = (cells) => {
  const written = firstOf(cells);
  const [first = ''] = (written ?? '').slice(0, 100 * LIMITS.coverImage).split(NEXT_ADDRESS);
  if (!written) return undefined;
  const address = /^https?:/i.test(first) ? first.trim().replaceAll(/\s/g, '%20') : first.trim();
  if (address.length <= LIMITS.coverImage && isCoverImage(address)) return address;
  return { remark: messages.leftOut(quotedCell(written), messages.invalidCoverImage) };
};

function readPageCount(cell: string): string | null {
  const pages = readPages(cell);
  return pages !== null && toPageCount(pages) !== null ? pages : null;
}

const toParagraphs: Convert = (cells) => htmlToText(firstOf(cells) ?? '').trim() || undefined;

/** Libraries end a title, author or publisher with a mark that introduces the next part (ISBD). */
const PUNCTUATION_OF_NEXT = /(?: [/:;=]|,)$/;

const toLine: Convert = (cells) => onOneLine(firstOf(cells) ?? '').replace(PUNCTUATION_OF_NEXT, '') || undefined;

/** Roles of ONIX code list 17, by the beginning of their names. */
const ROLES: readonly [RegExp, string][] = [
  [/^(?:author|autor)/i, AUTHOR_ROLE],
  [/^(?:transl|übers)/i, 'B06'],
  [/^(?:ill\b|illus)/i, 'A12'],
  [/^(?:edit|ed\b|hrsg|herausg)/i, 'B01'],
];

/** Reads `Ann Lee (Translator), Bo Ek (Illustrator)`. @returns null for an unknown role */
function readContributors(cell: string): string | null {
  const codes: (string | undefined)[] = [];
  const text = cell.replaceAll(/ ?\(([^()]{1,40})\)(?: ?[,;]|$)/g, (_whole, role: string) => {
    const code = ROLES.find(([pattern]) => pattern.test(role.trim()))?.[1];
    codes.push(code);
    return ` [${code ?? ''}];`;
  });
  return codes.includes(undefined) ? null : text;
}

const CONVERT: Readonly<Partial<Record<Column, Convert>>> = {
  title: toLine,
  author: toLine,
  contributors: orLeftOut(readContributors, messages.invalidRole),
  publisher: toLine,
  description: toDescription,
  excerpt: toParagraphs,
  newPrice: orAsWritten(readPrice),
  oldPrice: orAsWritten(readPrice),
  stock: orAsWritten(readCount),
  coverImage: toCoverImage,
  published: toPublished,
  language: orLeftOut(readLanguage, messages.unknownLanguage),
  pages: orLeftOut(readPageCount, messages.invalidPageCount(LIMITS.pages)),
  format: (cells) => {
    const written = firstOf(cells);
    return written && (toBookFormat(written) ?? 'other');
  },
  trending: toYesOrNo,
  orderable: (cells) => firstOf(cells) && toYesOrNo(cells),
};

export interface ConvertedRow {
  fields: Cells;
  remarks: FieldError[];
  /** Fields that the file does not have. */
  assumed?: readonly Column[];
  problem?: FieldError;
}

interface SourceCells {
  cellsOf: ReadonlyMap<Column, readonly string[]>;
  isbnCells: readonly IsbnCell[];
  known?: Cells | undefined;
}

const PRICES = ['newPrice', 'oldPrice'] as const satisfies Column[];

/**
 * Absent fields keep a book's values; a missing price equals the other one. @param category for books with unknown
 * categories
 */
export function convertCells({ cellsOf, isbnCells, known = {} }: SourceCells, category: Category | null): ConvertedRow {
  const fields: Cells = { title: '', description: '' };
  const remarks: FieldError[] = [];
  const add = (column: Column, converted: string | Converted | undefined) => {
    const { text, remark } = typeof converted === 'object' ? converted : { text: converted, remark: undefined };
    if (text !== undefined) fields[column] = text;
    if (remark !== undefined) remarks.push({ path: column, message: remark });
  };
  for (const [column, cells] of cellsOf) {
    if (column !== 'category' && column !== 'isbn') add(column, (CONVERT[column] ?? firstOf)(cells));
  }
  const { isbn: knownIsbn, ...others } = known;
  for (const [column, cell] of Object.entries(others) as [Column, string][]) {
    add(column, (CONVERT[column] ?? firstOf)([cell]));
  }
  add('isbn', toIsbn([...(knownIsbn === undefined ? [] : [{ text: knownIsbn, isMeant: true }]), ...isbnCells]));
  const binding = known.format ?? firstOf(cellsOf.get('format') ?? []) ?? '';
  if (isDownload(binding)) {
    return { fields, remarks, problem: { path: 'format', message: messages.typeNotTaken(binding) } };
  }
  const written = cellsOf.get('category') ?? [];
  const matching = findCategory(written);
  const found = matching ?? category ?? firstOf(written);
  const assumed = PRICES.filter((column) => !cellsOf.has(column));
  if (found !== undefined) fields.category = found;
  const { newPrice = fields.oldPrice, oldPrice = newPrice } = fields;
  return {
    fields: { ...fields, ...(newPrice && { newPrice }), ...(oldPrice && { oldPrice }) },
    remarks,
    assumed: matching === undefined && category !== null ? [...assumed, 'category'] : assumed,
  };
}
