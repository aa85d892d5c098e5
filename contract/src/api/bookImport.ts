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
 * Where a record of a message of the book trade (ONIX) comes from. Its book is the one of that sender and reference, else the one that has
 * its ISBN, else a new one; what it says nothing of stays.
 */
export interface RecordSource {
  /** The sender's number or name. */
  sender: string;
  /** The record's number there. */
  reference: string;
  /** When the message was sent, in ISO 8601: what was sent later is never overwritten. Null where nobody knows. */
  sentAt: string | null;
  /** Takes the book off sale: for owners. */
  deletes?: boolean;
  /** Who answers for the safety of its publisher's books: fills what the register of publishers lacks. */
  publisher?: PublisherInput;
}

/** A row as `POST /api/books/import` takes it. */
export interface ImportRow {
  /** Of a record no `_id` and no copies; its category is that of a new book. */
  book: Cells;
  /** Whether an earlier row of the file has the same title and author with another ISBN: a book without one is that row's. */
  edition?: true;
  record?: RecordSource;
  /** The `updatedAt` of the book that a dry run has found, null where it found none. With it nothing else is overwritten. */
  seen?: string | null;
}

/** What an import brings into the register of publishers: an entry, or what one lacked. */
export interface ImportedPublisher {
  /** As the register has it. */
  name: string;
  fate: 'added' | 'changed';
}

/** What becomes of a row that holds a book. */
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
 * What has become of a row, or would: `refused` holds no book, `repeated` names a book of an earlier row of the call, and for
 * `conflict` somebody has changed the book since it was seen. A record may also be `deleted`, its book, or be left alone: `outdated`, since
 * a later one is known, `gone`, since its book was taken off sale, or `other-sender`, since it deletes a book of which what is known is
 * not from its sender. `updatedAt` is that of the book as it is then, where there is one.
 * `priceKept` is a price that a record says and its book does not get, since its own was set here. `toNote` says of an unchanged book in
 * a dry run that only its latest message is not known yet. `otherSender` is from whom what is known of a book was until then, where that
 * was somebody else than the record's sender; '' says that they gave no name. `publisher` is what the register of publishers gets of the record.
 * `fields` are what is changed of it: columns of a file, `cover`, or `deleted` for one that is on sale again. A dry run says of each
 * of them what it is and what it would be, of a text no more than `LIMITS.comparedText` characters from about where it differs, and
 * names the title of another book that has its ISBN already, and of a `deleted` book its own, which the record need not say.
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

/** Where a record is from, as every import reads it. */
export const recordSchema = z.object(
  {
    sender: optionalLine(LIMITS.recordSender),
    reference: line(LIMITS.recordReference),
    sentAt: z.iso.datetime(messages.invalidMoment).nullable(),
    deletes: z.boolean(messages.mustBeTrueOrFalse).default(false),
    // What does not fit into the register keeps no book from being imported.
    publisher: publisherSchema.optional().catch(undefined),
  },
  messages.mustBeAnObject,
);

/**
 * The body of `POST /api/books/import`. What a row's book holds is judged row by row. Without `import` it cannot be undone. With
 * `takePrices` records also change prices that were set in this shop.
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
