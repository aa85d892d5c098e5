import * as messages from '@bookstore/messages/validation';
import * as z from 'zod';
import { type BookInput, bookInputSchema } from '../api/book.ts';
import type { FieldError } from '../api/problem.ts';
import { copiesSchema } from '../api/stock.ts';
import { isDocumentId } from '../ids.ts';
import { BOOK_MOMENT, LIMITS } from '../limits.ts';
import type { Cells } from './columns.ts';
import { readDetailCells } from './detailCells.ts';

export interface BookRow {
  /** '' if missing. */
  id: string;
  input: BookInput;
  /** Null keeps the stock. */
  stock: number | null;
  /** Creation time of a new book; null for now. */
  createdAt: Date | null;
}

const MOMENT_RULE = messages.invalidRowTime;

const STOCK_RULE = messages.invalidStockCell(LIMITS.copies);

const ID_RULE = messages.invalidRowId;

const ownFieldsSchema = z.object({
  _id: z
    .string(messages.mustBeAText)
    .trim()
    .refine((id) => id === '' || isDocumentId(id), ID_RULE)
    .default(''),
  stock: z
    .union(
      [
        z
          .string()
          .trim()
          .regex(/^\d{1,6}$/)
          .transform(Number),
        z.int(),
      ],
      STOCK_RULE,
    )
    .pipe(copiesSchema(STOCK_RULE))
    .optional(),
  createdAt: z.iso
    .datetime({ offset: true, error: MOMENT_RULE })
    .transform((text) => new Date(text))
    .refine((date) => date.getTime() >= BOOK_MOMENT.min && date.getTime() <= BOOK_MOMENT.max, MOMENT_RULE)
    .optional(),
});

const isCells = (fields: unknown): fields is Cells => typeof fields === 'object' && fields !== null;

/** @returns all errors of an invalid row */
export function readBookRow(fields: unknown): BookRow | FieldError[] {
  const content = bookInputSchema.safeParse(isCells(fields) ? readDetailCells(fields) : fields);
  const own = ownFieldsSchema.safeParse(fields);
  if (content.success && own.success) {
    const { _id: id, stock = null, createdAt = null } = own.data;
    return { id, input: content.data, stock, createdAt };
  }
  const issues = [...(content.error?.issues ?? []), ...(own.error?.issues ?? [])];
  return issues.map(({ path, message }) => ({ path: String(path[0] ?? ''), message }));
}
