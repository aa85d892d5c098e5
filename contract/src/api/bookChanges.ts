import * as messages from '@bookstore/messages/validation';
import * as z from 'zod';
import { isDocumentId } from '../ids.ts';
import { LIMITS } from '../limits.ts';
import { priceSchema } from './book.ts';

export interface BookChange {
  _id: string;
  /** `updatedAt` of the book when the admin saw it. */
  seen: string;
  /** Prices are in the shop's currency; `deleted: false` restores a book. */
  set: { trending?: boolean; newPrice?: number; deleted?: boolean };
}

/** `conflict`: the book was changed since. `gone`: not on sale. */
export type BookFate = 'changed' | 'unchanged' | 'conflict' | 'gone';

export interface BookChangeResult {
  _id: string;
  fate: BookFate;
  updatedAt?: string;
}

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

export const bookChangesSchema = z.object({
  changes: z
    .array(changeSchema, messages.mustBeAList)
    .min(1, messages.atLeastOneChange)
    .max(LIMITS.booksPerBatch, messages.atMostChanges(LIMITS.booksPerBatch))
    .refine((list) => new Set(list.map(({ _id }) => _id)).size === list.length, messages.eachBookOnce),
});

export type BookChangeInput = z.output<typeof changeSchema>;
