import * as messages from '@bookstore/messages/validation';
import * as z from 'zod';
import type { Cells } from '../bookFiles/columns.ts';
import { LIMITS } from '../limits.ts';
import { line, optionalLine } from '../text.ts';
import type { ChangedField } from './changes.ts';
import { idempotencyKeySchema } from './idempotencyKey.ts';
import type { FieldError } from './problem.ts';
import { type PublisherInput, publisherSchema } from './publisher.ts';

/** An ONIX record. Its book is found by sender and reference, then by ISBN; otherwise it is new. */
export interface RecordSource {
  /** The sender's number or name. */
  sender: string;
  reference: string;
  /** ISO 8601; an older message never overwrites a newer one. Null if unknown. */
  sentAt: string | null;
  /** Takes the book off sale; owners only. */
  deletes?: boolean;
  publisher?: PublisherInput;
}

export interface ImportRow {
  /** Records have no `_id` and no stock; their category is for new books. */
  book: Cells;
  /** Marks another edition: an earlier row has the same title and author with another ISBN. */
  edition?: true;
  record?: RecordSource;
  /** `updatedAt` in the dry run, null for a new book. A changed book is not overwritten. */
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
 * `refused`: not a book. `repeated`: an earlier row names the book. `conflict`: the book changed since. Records only:
 * `outdated` (a later message is known), `gone` (off sale), `other-sender` (deletes another sender's book).
 * `priceKept` is not taken, because the shop has set its own. `toNote`: unchanged, but its latest message is new.
 * `otherSender` is the previous one, '' without a name. `fields` are columns, `cover`, or `deleted` for a restored
 * book. A dry run adds values before and after, cut to `LIMITS.comparedText` characters around the difference, and
 * the title and id of another book with the ISBN.
 */
export type ImportResult =
  | {
      fate: ImportFate;
      _id: string;
      updatedAt?: string;
      fields?: string[];
      differences?: Record<string, ChangedField>;
      sameIsbnAs?: string;
      sameIsbnId?: string;
      priceKept?: number;
      toNote?: true;
      otherSender?: string;
      publisher?: ImportedPublisher;
      title?: string;
    }
  | { fate: 'refused'; errors: FieldError[] };

export interface ImportAnswer {
  results: ImportResult[];
}

/** Calls with the same key form one import and are undone together. */
export interface ImportName {
  key: string;
  file: string;
}

export const recordSchema = z.object(
  {
    sender: optionalLine(LIMITS.recordSender),
    reference: line(LIMITS.recordReference),
    sentAt: z.iso.datetime(messages.invalidMoment).nullable(),
    deletes: z.boolean(messages.mustBeTrueOrFalse).default(false),
    // An invalid publisher does not prevent the import.
    publisher: publisherSchema.optional().catch(undefined),
  },
  messages.mustBeAnObject,
);

/**
 * Books are validated row by row. Imports without `import` cannot be undone; `takePrices` overwrites prices set in
 * the shop.
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
