import * as messages from '@bookstore/messages/validation';
import * as z from 'zod';
import { toLanguageTag } from '../bookFields.ts';
import { BOOK_FORMATS, BOOK_SORTS, type BookFormat, type BookSort, CATEGORIES, type Category } from '../constants.ts';
import { LIMITS } from '../limits.ts';
import { characterCount, line } from '../text.ts';
import { priceSchema } from './book.ts';
import type { BookDetails } from './bookDetails.ts';
import type { BookCover } from './cover.ts';
import { type BookAvailability, bookIdsSchema } from './stock.ts';

/** How many books are on sale: what `GET /api/books/counts` answers. */
export interface BookCounts {
  total: number;
  trending: number;
  categories: Record<Category, number>;
}

/**
 * A book of the compact list that `GET /api/books/titles` answers, with most of what it is searched by. `newPrice` is in the shop's
 * currency.
 */
export interface BookTitle extends BookAvailability, Pick<BookDetails, 'subtitle' | 'contributors' | 'series'> {
  _id: string;
  title: string;
  author?: string;
  category: Category;
  newPrice: number;
  coverImage: string;
  cover?: BookCover;
  isbn?: string;
  /** Of a book that came out after the shop had added it, or is still to come. */
  published?: string;
  orderable?: false;
}

const { min, max } = LIMITS.booksPage;

const limit = z
  .string()
  .regex(/^\d{1,4}$/, messages.mustBeAWholeNumber)
  .transform(Number)
  .pipe(z.number().min(min, messages.atLeast(min)).max(max, messages.atMost(max)));

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

/** The queries that make a page of the list of books; without any of them it is the whole list. */
export const BOOKS_QUERY_NAMES = Object.keys(fields.shape) as (keyof typeof fields.shape)[];

/** What narrows a page of books down, one of three at a time: how they are bound, in what language they are, what they cost. */
interface NarrowedBy {
  format?: BookFormat | undefined;
  /** BCP 47, in its canonical form, and no other of the same language. */
  language?: string | undefined;
  /** Books that cost as much are among them, at either end. */
  minPriceCents?: number | undefined;
  maxPriceCents?: number | undefined;
}

/** Which books on sale, in which order, behind which cursor. */
export interface BooksPageQuery extends NarrowedBy {
  kind: 'page';
  limit: number;
  after?: string | undefined;
  category?: Category | undefined;
  trending?: true | undefined;
  /** True for those that can be bought, false for those that are sold out. */
  available?: boolean | undefined;
  /** Of books that cost so much by their prices: Firestore finds them in that order only, however many others there are. */
  sort: BookSort;
}

/** Certain books in a certain order. */
interface BooksByIdQuery {
  kind: 'ids';
  ids: string[];
}

/** Books that fit what somebody typed, best first (bookSearch.ts). */
export interface BooksSearchQuery {
  kind: 'search';
  q: string;
  /** Books of a page; it holds no more than `LIMITS.booksSearchPage`, whatever this says. */
  limit: number;
  after?: string | undefined;
  category?: Category | undefined;
  trending?: true | undefined;
  available?: boolean | undefined;
}

/** All books that share a name to the letter: of one series, in the order of their numbers, or of one person, newest first. */
export type NamedBooksQuery = { kind: 'series'; series: string } | { kind: 'contributor'; contributor: string };

export type BooksListQuery = BooksPageQuery | BooksByIdQuery | NamedBooksQuery | BooksSearchQuery;

type Refuse = (issue: { code: 'custom'; path: string[]; message: string }) => void;

function refuseOthers(others: object, message: string, refuse: Refuse): void {
  for (const [name, value] of Object.entries(others)) {
    if (value !== undefined) refuse({ code: 'custom', path: [name], message });
  }
}

type Fields = z.output<typeof fields>;

const ORDERS_OF_PRICES: readonly BookSort[] = ['price', '-price'];

/** The order of books that no `sort` is given for. */
const defaultSort = ({ minPrice, maxPrice }: Pick<Fields, 'minPrice' | 'maxPrice'>): BookSort =>
  minPrice === undefined && maxPrice === undefined ? 'newest' : 'price';

/** Refuses two filters at once, prices that no book can have, and prices in another order than theirs. */
function refuseFilters({ format, language: tag, minPrice, maxPrice, sort }: Fields, refuse: Refuse): void {
  const prices = { minPrice, maxPrice };
  if (format !== undefined) refuseOthers({ language: tag, ...prices }, messages.oneFilterAtATime, refuse);
  else if (tag !== undefined) refuseOthers(prices, messages.oneFilterAtATime, refuse);
  if (minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice) {
    refuse({ code: 'custom', path: ['maxPrice'], message: messages.atLeastMinPrice });
  }
  if (sort && defaultSort(prices) === 'price' && !ORDERS_OF_PRICES.includes(sort)) {
    refuse({ code: 'custom', path: ['sort'], message: messages.onlyByPrice });
  }
}

/** The queries of `GET /api/books` when there are any. */
export const booksQuerySchema = fields.transform((query, context): BooksListQuery => {
  const refuse: Refuse = (issue) => context.addIssue(issue);
  const { ids, series, contributor, q: searched, sort, ...rest } = query;
  const { format, language: tag, minPrice, maxPrice, ...others } = rest;
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
    refuseOthers({ sort }, messages.notTogetherWithQ, refuse);
    refuseOthers({ format, language: tag, minPrice, maxPrice }, messages.notInASearch, refuse);
    return { kind: 'search', ...page, q: searched };
  }
  refuseFilters(query, refuse);
  return {
    kind: 'page',
    ...page,
    ...(format && { format }),
    ...(tag && { language: tag }),
    ...(minPrice !== undefined && { minPriceCents: minPrice }),
    ...(maxPrice !== undefined && { maxPriceCents: maxPrice }),
    sort: sort ?? defaultSort(query),
  };
});

/** What a client asks for: the queries by their names. One of them at least, since without any it is the whole list. */
export type BooksQuery =
  | { ids: readonly string[] }
  | { series: string }
  | { contributor: string }
  | {
      limit: number;
      after?: string | undefined;
      /** Words to search for; their books come best first and know no `sort`. */
      q?: string | undefined;
      category?: Category | undefined;
      trending?: boolean | undefined;
      /** `'false'` asks for those that are sold out; false does not ask at all, as it does not for `trending`. */
      available?: boolean | 'false' | undefined;
      /** One of these three at a time, and none with `q`. */
      format?: BookFormat | undefined;
      language?: string | undefined;
      /** In the shop's currency. With either the order is by price. */
      minPrice?: number | undefined;
      maxPrice?: number | undefined;
      sort?: BookSort | undefined;
    };

const copies = z
  .string()
  .regex(/^\d{1,6}$/, messages.mustBeAWholeNumber)
  .transform(Number)
  .pipe(z.number().max(LIMITS.copies, messages.atMost(LIMITS.copies)));

/** The query of `GET /api/admin/books`: books on sale of which so many copies are counted, both numbers among them. */
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

/** What a client asks for. */
export type StockedBooksQuery = Partial<z.output<typeof stockedBooksSchema>>;
