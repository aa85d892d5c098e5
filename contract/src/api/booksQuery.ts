import * as messages from '@bookstore/messages/validation';
import * as z from 'zod';
import { toLanguageTag } from '../bookFields.ts';
import {
  BOOK_FORMATS,
  BOOK_SORTS,
  type BookFormat,
  type BookSort,
  CATEGORIES,
  type Category,
  PRICE_SORTS,
} from '../constants.ts';
import { LIMITS } from '../limits.ts';
import { characterCount, line, numberText } from '../text.ts';
import { priceSchema } from './book.ts';
import type { BookDetails } from './bookDetails.ts';
import type { BookCover } from './cover.ts';
import { type BookAvailability, bookIdsSchema } from './stock.ts';

export interface BookCounts {
  total: number;
  trending: number;
  categories: Record<Category, number>;
  soldOut: Record<Category, number>;
}

/** `newPrice` is in the shop's currency. */
export interface BookTitle extends BookAvailability, Pick<BookDetails, 'subtitle' | 'contributors' | 'series'> {
  _id: string;
  title: string;
  author?: string;
  category: Category;
  newPrice: number;
  coverImage: string;
  cover?: BookCover;
  isbn?: string;
  /** Absent if not after the day the book was added. */
  published?: string;
  orderable?: false;
}

const limit = numberText(LIMITS.booksPage);

const onlyTrue = z.literal('true', messages.mustBeTrue).transform(() => true as const);
const trueOrFalse = z.enum(['true', 'false'], messages.mustBeTrueOrFalse).transform((text) => text === 'true');

const q = z
  .string()
  .trim()
  .min(1, messages.mustSayWhatToSearch)
  .refine((text) => characterCount(text) <= LIMITS.bookSearch, messages.atMostCharacters(LIMITS.bookSearch));

const language = z.string().transform((text, context) => {
  const tag = toLanguageTag(text);
  if (tag !== null) return tag;
  context.addIssue({ code: 'custom', message: messages.invalidLanguage });
  return z.NEVER;
});

const after = z.string().max(LIMITS.cursor, messages.invalidCursor).optional();

const fields = z.object({
  limit: limit.optional(),
  after,
  category: z.enum(CATEGORIES, messages.mustBeOneOf(CATEGORIES.join(', '))).optional(),
  trending: onlyTrue.optional(),
  available: trueOrFalse.optional(),
  format: z.enum(BOOK_FORMATS, messages.mustBeOneOf(BOOK_FORMATS.join(', '))).optional(),
  language: language.optional(),
  minPrice: priceSchema.optional(),
  maxPrice: priceSchema.optional(),
  sort: z.enum(BOOK_SORTS, messages.mustBeOneOf(BOOK_SORTS.join(', '))).optional(),
  ids: bookIdsSchema.optional(),
  series: line(LIMITS.series).optional(),
  contributor: line(LIMITS.contributor).optional(),
  q: q.optional(),
});

export const BOOKS_QUERY_NAMES = Object.keys(fields.shape) as (keyof typeof fields.shape)[];

interface NarrowedBy {
  format?: BookFormat | undefined;
  /** Canonical BCP 47. */
  language?: string | undefined;
  /** Inclusive. */
  minPriceCents?: number | undefined;
  maxPriceCents?: number | undefined;
}

export interface BooksPageQuery extends NarrowedBy {
  kind: 'page';
  limit: number;
  after?: string | undefined;
  category?: Category | undefined;
  trending?: true | undefined;
  available?: boolean | undefined;
  /** Price limits require a price order: Firestore finds no other. */
  sort: BookSort;
}

interface BooksByIdQuery {
  kind: 'ids';
  ids: string[];
}

export interface BooksSearchQuery extends Pick<NarrowedBy, 'format' | 'language'> {
  kind: 'search';
  q: string;
  /** At most `LIMITS.booksSearchPage`. */
  limit: number;
  after?: string | undefined;
  category?: Category | undefined;
  trending?: true | undefined;
  available?: boolean | undefined;
}

/** A series is sorted by number, a person's books newest first. */
export type NamedBooksQuery = { kind: 'series'; series: string } | { kind: 'contributor'; contributor: string };

export type BooksListQuery = BooksPageQuery | BooksByIdQuery | NamedBooksQuery | BooksSearchQuery;

type Refuse = (issue: { code: 'custom'; path: string[]; message: string }) => void;

function refuseOthers(others: object, message: string, refuse: Refuse): void {
  for (const [name, value] of Object.entries(others)) {
    if (value !== undefined) refuse({ code: 'custom', path: [name], message });
  }
}

type Fields = z.output<typeof fields>;

const defaultSort = ({ minPrice, maxPrice }: Pick<Fields, 'minPrice' | 'maxPrice'>): BookSort =>
  minPrice === undefined && maxPrice === undefined ? 'newest' : 'price';

function refusePrices({ minPrice, maxPrice, sort }: Fields, refuse: Refuse): void {
  if (minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice) {
    refuse({ code: 'custom', path: ['maxPrice'], message: messages.atLeastMinPrice });
  }
  if (sort && defaultSort({ minPrice, maxPrice }) === 'price' && !PRICE_SORTS.includes(sort)) {
    refuse({ code: 'custom', path: ['sort'], message: messages.onlyByPrice });
  }
}

export const booksQuerySchema = fields.transform((query, context): BooksListQuery => {
  const refuse: Refuse = (issue) => context.addIssue(issue);
  const { ids, series, contributor, q: searched, sort, ...rest } = query;
  const { minPrice, maxPrice, ...others } = rest;
  const page = { ...others, limit: rest.limit ?? LIMITS.booksPage.default };
  if (ids !== undefined) {
    refuseOthers({ ...rest, series, contributor, sort, q: searched }, messages.notTogetherWith('ids'), refuse);
    return { kind: 'ids', ids };
  }
  if (series !== undefined) {
    refuseOthers({ ...rest, contributor, sort, q: searched }, messages.notTogetherWith('series'), refuse);
    return { kind: 'series', series };
  }
  if (contributor !== undefined) {
    refuseOthers({ ...rest, sort, q: searched }, messages.notTogetherWith('contributor'), refuse);
    return { kind: 'contributor', contributor };
  }
  if (searched !== undefined) {
    refuseOthers({ sort, minPrice, maxPrice }, messages.notTogetherWithQ, refuse);
    return { kind: 'search', ...page, q: searched };
  }
  refusePrices(query, refuse);
  return {
    kind: 'page',
    ...page,
    ...(minPrice !== undefined && { minPriceCents: minPrice }),
    ...(maxPrice !== undefined && { maxPriceCents: maxPrice }),
    sort: sort ?? defaultSort(query),
  };
});

/** Without any parameter, the whole list is answered. */
export type BooksQuery =
  | { ids: readonly string[] }
  | { series: string }
  | { contributor: string }
  | {
      limit: number;
      after?: string | undefined;
      /** Results come best first, without `sort`. */
      q?: string | undefined;
      category?: Category | undefined;
      trending?: boolean | undefined;
      /** `'false'` requests sold-out books; false omits the filter. */
      available?: boolean | 'false' | undefined;
      format?: BookFormat | undefined;
      language?: string | undefined;
      /** In the shop's currency. Sorts by price; not with `q`. */
      minPrice?: number | undefined;
      maxPrice?: number | undefined;
      sort?: BookSort | undefined;
    };

const copies = numberText({ min: 0, max: LIMITS.copies });

/** Both limits are inclusive. */
export const stockedBooksSchema = z
  .object({
    minCopies: copies.optional(),
    maxCopies: copies.optional(),
    limit: limit.default(LIMITS.booksPage.default),
    after,
  })
  .refine(({ minCopies = 0, maxCopies = LIMITS.copies }) => minCopies <= maxCopies, {
    path: ['maxCopies'],
    message: messages.atLeastMinCopies,
  });

export type StockedBooksQuery = Partial<z.output<typeof stockedBooksSchema>>;
