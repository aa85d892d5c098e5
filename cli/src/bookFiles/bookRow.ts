import { type BookInput, bookInputSchema } from '@bookstore/contract/book';
import { isDocumentId } from '@bookstore/contract/ids';
import * as z from 'zod';
import { type BookContent, type BookRecord, editedBook, newBook } from '../../../functions/src/books/bookRecord.ts';
import { hashOf } from '../../../functions/src/lib/hash.ts';
import type { Cells } from './columns.ts';

/** What is wrong with a row of a file; `field` is a column, or '' for the whole row. */
export interface RowProblem {
  line: number;
  field: string;
  message: string;
}

/** A row that holds a book. */
export interface BookRow {
  line: number;
  id: string;
  input: BookInput;
  /** When the book shall have been made, if it is new; null is now. */
  createdAt: Date | null;
}

const withoutSpelling = (text: string) => text.normalize('NFKC').replaceAll(/\s+/g, ' ').trim().toLowerCase();

/** The id of a book whose row has none: always the same for a title and an author, whatever their capitals and spaces. */
export function stableId(title: string, author: string): string {
  return `csv-${hashOf(withoutSpelling(title), withoutSpelling(author)).slice(0, 24)}`;
}

const createdAtSchema = z.iso.datetime({ offset: true, error: 'Must be a time like 2026-01-31T09:00:00Z' });

/** What spreadsheets write, by their language. */
const TRUE = ['true', 'wahr', 'vrai', 'verdadero', 'verdadeiro', 'vero'];
const FALSE = ['false', 'falsch', 'faux', 'falso'];

/** Empty is absent: the contract then says what is missing, or has a default. */
const filled = (cell: string | undefined) => cell?.trim() || undefined;

function toBoolean(cell: string | undefined): string | undefined {
  const word = filled(cell)?.toLowerCase();
  if (word === undefined) return undefined;
  if (TRUE.includes(word)) return 'true';
  return FALSE.includes(word) ? 'false' : word;
}

/** 12,50 is 12.50 where the comma does not separate cells. */
function toAmount(cell: string | undefined, hasDecimalCommas: boolean): string | undefined {
  const amount = filled(cell);
  return hasDecimalCommas ? amount?.replace(/^(\d+),(\d{1,2})$/, '$1.$2') : amount;
}

/** The contract's schema drops the columns that it does not know. */
function toBody({ title, author, description, category, coverImage, ...cells }: Cells, hasDecimalCommas: boolean) {
  return {
    title,
    author,
    description,
    category,
    coverImage,
    newPrice: toAmount(cells.newPrice, hasDecimalCommas),
    oldPrice: toAmount(cells.oldPrice, hasDecimalCommas),
    trending: toBoolean(cells.trending),
  };
}

/** Reads a row by the contract's schema, which the API uses for what an admin types. */
export function readBookRow(line: number, cells: Cells, hasDecimalCommas: boolean): BookRow | RowProblem[] {
  const problems: RowProblem[] = [];
  const body = bookInputSchema.safeParse(toBody(cells, hasDecimalCommas));
  for (const { path, message } of body.error?.issues ?? []) problems.push({ line, field: String(path[0]), message });
  const id = cells._id?.trim() ?? '';
  if (id !== '' && !isDocumentId(id)) {
    problems.push({ line, field: '_id', message: 'Must be 1 to 128 characters of A-Z, a-z, 0-9, _ and -' });
  }
  const time = cells.createdAt?.trim() ? createdAtSchema.safeParse(cells.createdAt.trim()) : null;
  for (const { message } of time?.error?.issues ?? []) problems.push({ line, field: 'createdAt', message });
  if (!body.success || problems.length > 0) return problems;
  const { title, author = '' } = body.data;
  return {
    line,
    id: id || stableId(title, author),
    input: body.data,
    createdAt: time?.data === undefined ? null : new Date(time.data),
  };
}

const CONTENT = ['title', 'author', 'description', 'category', 'coverImage', 'newPriceCents', 'oldPriceCents'] as const;

function isSame(a: BookContent, b: BookContent): boolean {
  return CONTENT.every((field) => a[field] === b[field]) && a.trending === b.trending && a.deletedAt === b.deletedAt;
}

/** The book that a row makes of the present one, which is answered itself when it is so already. */
export function applyRow({ id, input, createdAt }: BookRow, present: BookRecord | null, now: Date): BookContent {
  if (!present) return { ...newBook(id, input, now), createdAt: createdAt ?? now };
  const edited = { ...editedBook(present, input, now), deletedAt: null };
  return isSame(edited, present) ? present : edited;
}
