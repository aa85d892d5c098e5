import * as messages from '@bookstore/messages/validation';
import * as z from 'zod';
import { BOOK_SORTS, type BookSort, CATEGORIES, type Category } from '../constants.ts';
import { LIMITS } from '../limits.ts';
import { characterCount } from '../text.ts';
import type { BookCover } from './cover.ts';
import { type BookAvailability, bookIdsSchema } from './stock.ts';

/** How many books are on sale: what `GET /api/books/counts` answers. */
export interface BookCounts {
  total: number;
  trending: number;
  categories: Record<Category, number>;
}

/** A book of the compact list that `GET /api/books/titles` answers. `newPrice` is in the shop's currency. */
export interface BookTitle extends BookAvailability {
  _id: string;
  title: string;
  author?: string;
  category: Category;
  newPrice: number;
  coverImage: string;
  cover?: BookCover;
  isbn?: string;
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

const fields = z.object({
  limit: limit.optional(),
  after: z.string().max(LIMITS.cursor, messages.invalidCursor).optional(),
  category: z.enum(CATEGORIES, messages.mustBeOneOf(CATEGORIES.join(', '))).optional(),
  trending: onlyTrue.optional(),
  available: trueOrFalse.optional(),
  sort: z.enum(BOOK_SORTS, messages.mustBeOneOf(BOOK_SORTS.join(', '))).optional(),
  ids: bookIdsSchema.optional(),
  q: q.optional(),
});

/** The queries that make a page of the list of books; without any of them it is the whole list. */
export const BOOKS_QUERY_NAMES = Object.keys(fields.shape) as (keyof typeof fields.shape)[];

/** Which books on sale, in which order, behind which cursor. */
export interface BooksPageQuery {
  kind: 'page';
  limit: number;
  after?: string | undefined;
  category?: Category | undefined;
  trending?: true | undefined;
  /** True for those that can be bought, false for those that are sold out. */
  available?: boolean | undefined;
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

export type BooksListQuery = BooksPageQuery | BooksByIdQuery | BooksSearchQuery;

type Refuse = (issue: { code: 'custom'; path: string[]; message: string }) => void;

function refuseOthers(others: object, message: string, refuse: Refuse): void {
  for (const [name, value] of Object.entries(others)) {
    if (value !== undefined) refuse({ code: 'custom', path: [name], message });
  }
}

/** The queries of `GET /api/books` when there are any. */
export const booksQuerySchema = fields.transform((query, context): BooksListQuery => {
  const { ids, q: searched, sort, ...rest } = query;
  const page = { ...rest, limit: rest.limit ?? LIMITS.booksPage.default };
  if (ids !== undefined) {
    refuseOthers({ ...rest, sort, q: searched }, messages.notTogetherWithIds, (issue) => context.addIssue(issue));
    return { kind: 'ids', ids };
  }
  if (searched === undefined) return { kind: 'page', ...page, sort: sort ?? 'newest' };
  refuseOthers({ sort }, messages.notTogetherWithQ, (issue) => context.addIssue(issue));
  return { kind: 'search', ...page, q: searched };
});

/** What a client asks for: the queries by their names. One of them at least, since without any it is the whole list. */
export type BooksQuery =
  | { ids: readonly string[] }
  | {
      limit: number;
      after?: string | undefined;
      /** Words to search for; their books come best first and know no `sort`. */
      q?: string | undefined;
      category?: Category | undefined;
      trending?: boolean | undefined;
      /** `'false'` asks for those that are sold out; false does not ask at all, as it does not for `trending`. */
      available?: boolean | 'false' | undefined;
      sort?: BookSort | undefined;
    };
