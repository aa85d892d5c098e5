import * as messages from '@bookstore/messages/validation';
import * as z from 'zod';
import type { Cells } from '../bookFiles/columns.ts';
import { LIMITS } from '../limits.ts';
import { line } from '../text.ts';
import type { ChangedField } from './changes.ts';
import { idempotencyKeySchema } from './idempotencyKey.ts';
import type { FieldError } from './problem.ts';

/** A row as `POST /api/books/import` takes it. */
export interface ImportRow {
  book: Cells;
  /** The `updatedAt` of the book that a dry run has found, null where it found none. With it nothing else is overwritten. */
  seen?: string | null;
}

/**
 * What has become of a row, or would: `refused` holds no book, `repeated` names a book of an earlier row of the call, and for
 * `conflict` somebody has changed the book since it was seen. `updatedAt` is that of the book as it is then, where there is one.
 * `fields` are what is changed of it: columns of a file, `cover`, or `deleted` for one that is on sale again. A dry run says of each
 * of them what it is and what it would be, of a text no more than `LIMITS.comparedText` characters from about where it differs, and
 * names the title of another book that has its ISBN already.
 */
export type ImportResult =
  | {
      fate: 'added' | 'changed' | 'unchanged' | 'repeated' | 'conflict';
      _id: string;
      updatedAt?: string;
      fields?: string[];
      differences?: Record<string, ChangedField>;
      sameIsbnAs?: string;
    }
  | { fate: 'refused'; errors: FieldError[] };

/** The answer: results in the order of the rows. */
export interface ImportAnswer {
  results: ImportResult[];
}

/** Of which import a call is one, so that all of them are undone together. */
export interface ImportName {
  /** Of the client's making, one for each import of a file. */
  key: string;
  file: string;
}

/** The body of `POST /api/books/import`. What a row's book holds is judged row by row. Without `import` it cannot be undone. */
export const importSchema = z.object({
  dryRun: z.boolean(messages.mustBeTrueOrFalse).default(false),
  import: z
    .object({ key: idempotencyKeySchema, file: line(LIMITS.importFileName) }, messages.mustBeAnObject)
    .optional(),
  rows: z
    .array(
      z.object({
        book: z.record(z.string(), z.unknown(), messages.mustBeAnObject),
        seen: z.iso.datetime(messages.invalidVersion).nullable().optional(),
      }),
      messages.mustBeAList,
    )
    .min(1, messages.atLeastOneRow)
    .max(LIMITS.booksPerBatch, messages.atMostRows(LIMITS.booksPerBatch)),
});

export type ImportInput = z.output<typeof importSchema>;
export type ImportRowInput = ImportInput['rows'][number];
