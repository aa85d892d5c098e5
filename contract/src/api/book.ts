import * as messages from '@bookstore/messages/validation';
import * as z from 'zod';
import { isCoverImage } from '../bookFields.ts';
import { CATEGORIES, type Category } from '../constants.ts';
import { toCents } from '../format/money.ts';
import { LIMITS } from '../limits.ts';
import { characterCount, line, optionalLine, paragraphs } from '../text.ts';
import { type BookDetails, detailSchemas, type NewBookDetails } from './bookDetails.ts';
import { type BookCover, coverIdSchema } from './cover.ts';
import type { BookAvailability } from './stock.ts';

/** A book as the API answers it. Prices are in the shop's currency, with at most two decimals; dates are ISO 8601. */
export interface Book extends BookAvailability, BookDetails {
  _id: string;
  title: string;
  author?: string;
  description: string;
  category: Category;
  coverImage: string;
  /** The picture that was uploaded for it. Where there is one, `coverImage` is not shown. */
  cover?: BookCover;
  newPrice: number;
  oldPrice: number;
  /** The lowest price of the 30 days before the book was reduced: where the shop's law asks for it beside a struck price. */
  lowestPrice?: number;
  trending: boolean;
  createdAt: string;
  updatedAt: string;
}

/** What a client sends to create a book: prices may be numbers or plain decimal strings. */
export interface NewBook extends NewBookDetails {
  title: string;
  author?: string;
  description: string;
  category: string;
  trending?: boolean;
  oldPrice: number | string;
  newPrice: number | string;
  coverImage?: string;
  /** Names a picture that was uploaded; null removes the one that the book has. */
  coverId?: string | null;
}

/**
 * What a client sends to change a book. An absent author or detail stays, an empty one is removed; an empty `coverImage` stays. Without
 * a `coverId` the picture stays, unless `coverImage` becomes another.
 */
export type BookUpdate = NewBook;

/** A price as a client sends it, read as integer cents. */
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

const trending = z
  .union([z.boolean(), z.enum(['true', 'false'])], messages.mustBeTrueOrFalse)
  .transform((value) => value === true || value === 'true')
  .default(false);

const coverImage = z
  .string(messages.mustBeAText)
  .trim()
  .refine((text) => characterCount(text) <= LIMITS.coverImage, messages.atMostCharacters(LIMITS.coverImage))
  .refine((text) => text === '' || (text.isWellFormed() && isCoverImage(text)), messages.invalidCoverImage)
  .default('');

/**
 * The body of create-book and edit. Unknown fields are dropped; prices become integer cents.
 * An absent author, detail or `coverId` is absent, an empty author ''; an absent `coverImage` is ''.
 */
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
    trending,
    ...detailSchemas,
  })
  .transform(({ newPrice, oldPrice, ...rest }) => ({ ...rest, newPriceCents: newPrice, oldPriceCents: oldPrice }));

/** A book's fields after validation, as a service gets them. */
export type BookInput = z.output<typeof bookInputSchema>;
