import * as messages from '@bookstore/messages/validation';
import * as z from 'zod';
import { isDocumentId } from '../ids.ts';
import { LIMITS, LOW_STOCK } from '../limits.ts';

/** Ids of books as `ids` names them, each once. */
export const bookIdsSchema = z
  .string(messages.required)
  .transform((text) => text.split(','))
  .pipe(
    z
      .array(z.string().refine(isDocumentId, messages.invalidBookIds))
      .max(LIMITS.booksById, messages.atMostIds(LIMITS.booksById))
      .refine((list) => new Set(list).size === list.length, messages.eachBookOnce),
  );

/** Whether somebody can buy a book whose copies are counted. */
export const AVAILABILITIES = ['in-stock', 'low', 'sold-out'] as const;
type Availability = (typeof AVAILABILITIES)[number];

/** What anybody may know of a book's copies: nothing of one whose copies are not counted, which can always be bought. */
export interface BookAvailability {
  availability?: Availability;
  /** Copies of one that is low: 1 to `LOW_STOCK`. */
  left?: number;
}

/** @param count null where copies are not counted. */
export function availabilityOf(count: number | null): BookAvailability {
  if (count === null) return {};
  if (count > LOW_STOCK) return { availability: 'in-stock' };
  return count > 0 ? { availability: 'low', left: count } : { availability: 'sold-out' };
}

/** What `PUT /api/books/{id}/stock` answers: copies of a book, null where they are not counted. */
export interface Stock {
  count: number | null;
}

/** One of the answer of `GET /api/books/stock?ids=…`. */
export interface BookStock extends Stock {
  _id: string;
  /** Since when there is none, ISO 8601. Absent where that is not known. */
  soldOutAt?: string;
}

/**
 * What `PUT /api/books/{id}/stock` is sent: how many copies there are, null to count them no more, or how many more. A book that
 * was not counted has none before the first that is added.
 */
export type StockChange = { count: number | null } | { change: number };

const CHANGE_RULE = messages.invalidDifference(LIMITS.copies);

/** @param rule the message for anything but a number of copies */
export const copiesSchema = (rule: string) => z.int(rule).min(0, rule).max(LIMITS.copies, rule);

const change = z
  .int(CHANGE_RULE)
  .min(-LIMITS.copies, CHANGE_RULE)
  .max(LIMITS.copies, CHANGE_RULE)
  .refine((copies) => copies !== 0, CHANGE_RULE);

/** The query of `GET /api/books/stock`. */
export const stockQuerySchema = z.object({ ids: bookIdsSchema });

/** The body of `PUT /api/books/{id}/stock`. */
export const stockChangeSchema = z
  .object({
    count: copiesSchema(messages.invalidCount(LIMITS.copies)).nullable().optional(),
    change: change.optional(),
  })
  .transform(({ count, change: copies }, context): StockChange => {
    if (count !== undefined && copies === undefined) return { count };
    if (copies !== undefined && count === undefined) return { change: copies };
    const message = count === undefined ? messages.eitherCountOrChange : messages.notTogetherWithChange;
    context.addIssue({ code: 'custom', path: ['count'], message });
    return z.NEVER;
  });
