import * as messages from '@bookstore/messages/validation';
import * as z from 'zod';
import { isCoverImage } from '../bookFields.ts';
import { CATEGORIES, type Category } from '../constants.ts';
import { toCents } from '../format/money.ts';
import { LIMITS } from '../limits.ts';
import { characterCount, line, optionalLine, paragraphs } from '../text.ts';
import { type BookDetails, booleanSchema, detailSchemas, type NewBookDetails } from './bookDetails.ts';
import { type BookCover, coverIdSchema } from './cover.ts';
import type { BookAvailability } from './stock.ts';

/** Prices are in the shop's currency with at most two decimals; dates are ISO 8601. */
export interface Book extends BookAvailability, BookDetails {
  _id: string;
  title: string;
  author?: string;
  description: string;
  category: Category;
  coverImage: string;
  cover?: BookCover;
  newPrice: number;
  oldPrice: number;
  /** Lowest price of the 30 days before a reduction, where law requires it. */
  lowestPrice?: number;
  trending: boolean;
  createdAt: string;
  updatedAt: string;
}

/** Prices may be numbers or plain decimal strings. */
export interface NewBook extends NewBookDetails {
  title: string;
  author?: string;
  description: string;
  category: string;
  trending?: boolean;
  oldPrice: number | string;
  newPrice: number | string;
  coverImage?: string;
  /** Null removes the picture. */
  coverId?: string | null;
}

/**
 * Absent fields stay, empty ones are removed; an empty `coverImage` stays. A new `coverImage` without `coverId`
 * replaces the picture.
 */
export type BookUpdate = NewBook;

/** Parses to integer cents. */
export const priceSchema = z.unknown().transform((value, context) => {
  const cents = toCents(value);
  if (cents !== null && cents <= LIMITS.priceCents) return cents;
  const message = value === undefined ? messages.required : messages.invalidPrice;
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
});

const category = z
  .string(messages.required)
  .trim()
  .toLowerCase()
  .pipe(z.enum(CATEGORIES, messages.mustBeOneOf(CATEGORIES.join(', '))));

const coverImage = z
  .string(messages.mustBeAText)
  .trim()
  .refine((text) => characterCount(text) <= LIMITS.coverImage, messages.atMostCharacters(LIMITS.coverImage))
  .refine((text) => text === '' || (text.isWellFormed() && isCoverImage(text)), messages.invalidCoverImage)
  .default('');

/** Drops unknown fields; prices become cents, an absent `coverImage` ''. */
export const bookInputSchema = z
  .object({
    title: line(LIMITS.title),
    author: optionalLine(LIMITS.author).optional(),
    description: paragraphs(LIMITS.description),
    category,
    coverImage,
    coverId: coverIdSchema.nullable().optional(),
    newPrice: priceSchema,
    oldPrice: priceSchema,
    trending: booleanSchema.default(false),
    ...detailSchemas,
  })
  .transform(({ newPrice, oldPrice, ...rest }) => ({ ...rest, newPriceCents: newPrice, oldPriceCents: oldPrice }));

export type BookInput = z.output<typeof bookInputSchema>;
