import * as messages from '@bookstore/messages/validation';
import * as z from 'zod';
import { isDocumentId } from '../ids.ts';
import { LIMITS, LOW_STOCK } from '../limits.ts';

export const bookIdsSchema = z
  .string(messages.required)
  .transform((text) => text.split(','))
  .pipe(
    z
      .array(z.string().refine(isDocumentId, messages.invalidBookIds))
      .max(LIMITS.booksById, messages.atMostIds(LIMITS.booksById))
      .refine((list) => new Set(list).size === list.length, messages.eachBookOnce),
  );

export const AVAILABILITIES = ['in-stock', 'low', 'sold-out'] as const;
type Availability = (typeof AVAILABILITIES)[number];

/** Empty for untracked stock, which is always available. */
export interface BookAvailability {
  availability?: Availability;
  /** 1 to `LOW_STOCK`. */
  left?: number;
}

/** @param count null if not tracked */
export function availabilityOf(count: number | null): BookAvailability {
  if (count === null) return {};
  if (count > LOW_STOCK) return { availability: 'in-stock' };
  return count > 0 ? { availability: 'low', left: count } : { availability: 'sold-out' };
}

/** Null if not tracked. */
export interface Stock {
  count: number | null;
}

export interface BookStock extends Stock {
  _id: string;
  /** ISO 8601; absent if unknown. */
  soldOutAt?: string;
}

/** Null stops tracking; untracked stock starts at zero. */
export type StockChange = { count: number | null } | { change: number };

const CHANGE_RULE = messages.invalidDifference(LIMITS.copies);

export const copiesSchema = (rule: string) => z.int(rule).min(0, rule).max(LIMITS.copies, rule);

const change = z
  .int(CHANGE_RULE)
  .min(-LIMITS.copies, CHANGE_RULE)
  .max(LIMITS.copies, CHANGE_RULE)
  .refine((copies) => copies !== 0, CHANGE_RULE);

export const stockQuerySchema = z.object({ ids: bookIdsSchema });

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
