import * as messages from '@bookstore/messages/validation';
import * as z from 'zod';
import type { Cells } from '../bookFiles/columns.ts';
import { LIMITS } from '../limits.ts';
import { line, optionalLine } from '../text.ts';
import type { ChangedField } from './changes.ts';
import { idempotencyKeySchema } from './idempotencyKey.ts';
import type { FieldError } from './problem.ts';
import { type PublisherInput, publisherSchema } from './publisher.ts';

/**
 * Source of a trade record (ONIX). Its book is found by sender and reference, then by ISBN; otherwise it is new.
 * Omitted fields stay.
 */
export interface RecordSource {
  /** The sender's number or name. */
  sender: string;
  /** The record's number at the sender. */
  reference: string;
  /** ISO 8601; later messages are never overwritten. Null if unknown. */
  sentAt: string | null;
  /** Takes the book off sale; owners only. */
  deletes?: boolean;
  /** Safety contact of the publisher, which completes the register. */
  publisher?: PublisherInput;
}

/** A row of `POST /api/books/import`. */
export interface ImportRow {
  /** Records have no `_id` and no stock; their category applies to new books. */
  book: Cells;
  /**
   * Whether an earlier row has the same title and author with another ISBN, so that a book without one belongs to
   * that row.
   */
  edition?: true;
  record?: RecordSource;
  /** `updatedAt` of the book in the dry run, null if there was none; other versions are not overwritten. */
  seen?: string | null;
}

export interface ImportedPublisher {
  name: string;
  fate: 'added' | 'changed';
}

export const IMPORT_FATES = [
  'added',
  'changed',
  'unchanged',
  'repeated',
  'conflict',
  'deleted',
  'outdated',
  'gone',
  'other-sender',
] as const;
export type ImportFate = (typeof IMPORT_FATES)[number];

/**
 * Result of a row. `refused`: not a book. `repeated`: an earlier row of the call names the book. `conflict`: the book
 * changed since it was seen. Records may also be `deleted`, `outdated` (a later message is known), `gone` (the book
 * was taken off sale) or `other-sender` (it deletes a book of another sender). `updatedAt` is the book's current one.
 * `priceKept` is a price of the record that the book does not take, because the shop has set its own. `toNote` marks
 * an unchanged book whose latest message is new. `otherSender` is the book's previous sender, '' without a name.
 * `publisher` is added to the register. `fields` are changed columns, `cover`, or `deleted` for a restored book. A
 * dry run adds values before and after, texts cut to `LIMITS.comparedText` characters around the difference, the
 * title of another book with the ISBN, and the title of a `deleted` book.
 */
export type ImportResult =
  | {
      fate: ImportFate;
      _id: string;
      updatedAt?: string;
      fields?: string[];
      differences?: Record<string, ChangedField>;
      sameIsbnAs?: string;
      priceKept?: number;
      toNote?: true;
      otherSender?: string;
      publisher?: ImportedPublisher;
      title?: string;
    }
  | { fate: 'refused'; errors: FieldError[] };

/** In the order of the rows. */
export interface ImportAnswer {
  results: ImportResult[];
}

/** Groups the calls of an import, which are undone together. */
export interface ImportName {
  /** Chosen by the client, one per import. */
  key: string;
  file: string;
}

export const recordSchema = z.object(
  {
    sender: optionalLine(LIMITS.recordSender),
    reference: line(LIMITS.recordReference),
    sentAt: z.iso.datetime(messages.invalidMoment).nullable(),
    deletes: z.boolean(messages.mustBeTrueOrFalse).default(false),
    // An invalid publisher does not prevent the import of its book.
    publisher: publisherSchema.optional().catch(undefined),
  },
  messages.mustBeAnObject,
);

/**
 * Body of `POST /api/books/import`; books are validated row by row. Imports without `import` cannot be undone. With
 * `takePrices`, records also overwrite prices set in the shop.
 */
export const importSchema = z.object({
  dryRun: z.boolean(messages.mustBeTrueOrFalse).default(false),
  takePrices: z.boolean(messages.mustBeTrueOrFalse).default(false),
  import: z
    .object({ key: idempotencyKeySchema, file: line(LIMITS.importFileName) }, messages.mustBeAnObject)
    .optional(),
  rows: z
    .array(
      z.object({
        book: z.record(z.string(), z.unknown(), messages.mustBeAnObject),
        edition: z.boolean(messages.mustBeTrueOrFalse).optional(),
        record: recordSchema.optional(),
        seen: z.iso.datetime(messages.invalidVersion).nullable().optional(),
      }),
      messages.mustBeAList,
    )
    .min(1, messages.atLeastOneRow)
    .max(LIMITS.booksPerBatch, messages.atMostRows(LIMITS.booksPerBatch)),
});

export type ImportInput = z.output<typeof importSchema>;
export type ImportRowInput = ImportInput['rows'][number];
