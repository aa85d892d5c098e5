import * as messages from '@bookstore/messages/validation';
import * as z from 'zod';
import { isDocumentId } from '../ids.ts';
import { LIMITS } from '../limits.ts';

/** A customer's wish list, in the order added. */
export interface WishList {
  ids: string[];
}

export const wishListSchema = z.object({
  ids: z
    .array(z.string(messages.invalidBookId).refine(isDocumentId, messages.invalidBookId), messages.mustBeAList)
    .max(LIMITS.wishes, messages.atMostIds(LIMITS.wishes))
    .refine((ids) => new Set(ids).size === ids.length, messages.eachBookOnce),
});
