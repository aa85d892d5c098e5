import * as messages from '@bookstore/messages/validation';
import * as z from 'zod';
import type { Cells } from '../bookFiles/columns.ts';
import { LIMITS } from '../limits.ts';
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
 * `fields` are what is changed of it: columns of a file, `cover`, or `deleted` for one that is on sale again. A dry run names the
 * title of another book that has its ISBN already.
 */
export type ImportResult =
  | {
      fate: 'added' | 'changed' | 'unchanged' | 'repeated' | 'conflict';
      _id: string;
      updatedAt?: string;
      fields?: string[];
      sameIsbnAs?: string;
    }
  | { fate: 'refused'; errors: FieldError[] };

/** The answer: results in the order of the rows. */
export interface ImportAnswer {
  results: ImportResult[];
}

/** The body of `POST /api/books/import`. What a row's book holds is judged row by row. */
export const importSchema = z.object({
  dryRun: z.boolean(messages.mustBeTrueOrFalse).default(false),
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

export type ImportRowInput = z.output<typeof importSchema>['rows'][number];
