import * as messages from '@bookstore/messages/validation';
import * as z from 'zod';
import { isDocumentId } from '../ids.ts';
import { LIMITS } from '../limits.ts';
import { priceSchema } from './book.ts';

/** One of many changes that `POST /api/books/changes` makes together. */
export interface BookChange {
  _id: string;
  /** The `updatedAt` of the book that the change was decided on: another one is not overwritten. */
  seen: string;
  /** What shall be other than it is. Prices are in the shop's currency; a deleted book can be brought back. */
  set: { trending?: boolean; newPrice?: number; deleted?: boolean };
}

/** `conflict`: somebody else has changed the book since it was seen. `gone`: there is no such book on sale. */
export type BookFate = 'changed' | 'unchanged' | 'conflict' | 'gone';

/** What has become of one of the changes; `updatedAt` is that of the book as it is now, where there is one. */
export interface BookChangeResult {
  _id: string;
  fate: BookFate;
  updatedAt?: string;
}

/** The answer: results in the order of the changes. */
export interface BookChangesAnswer {
  results: BookChangeResult[];
}

const setSchema = z
  .object(
    {
      trending: z.boolean(messages.mustBeTrueOrFalse).optional(),
      newPrice: priceSchema.optional(),
      deleted: z.boolean(messages.mustBeTrueOrFalse).optional(),
    },
    messages.mustBeAnObject,
  )
  .refine((set) => Object.values(set).some((value) => value !== undefined), messages.mustChangeSomething)
  .transform(({ trending, newPrice, deleted }) => ({
    ...(trending !== undefined && { trending }),
    ...(newPrice !== undefined && { newPriceCents: newPrice }),
    ...(deleted !== undefined && { deleted }),
  }));

const changeSchema = z.object({
  _id: z.string(messages.invalidChangedBook).refine(isDocumentId, messages.invalidChangedBook),
  seen: z.iso.datetime(messages.invalidVersion),
  set: setSchema,
});

/** The body of `POST /api/books/changes`. */
export const bookChangesSchema = z.object({
  changes: z
    .array(changeSchema, messages.mustBeAList)
    .min(1, messages.atLeastOneChange)
    .max(LIMITS.booksPerBatch, messages.atMostChanges(LIMITS.booksPerBatch))
    .refine((list) => new Set(list.map(({ _id }) => _id)).size === list.length, messages.eachBookOnce),
});

export type BookChangeInput = z.output<typeof changeSchema>;
