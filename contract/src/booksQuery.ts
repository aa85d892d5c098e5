import * as z from 'zod';
import { BOOK_SORTS, type BookSort, CATEGORIES, type Category } from './constants.ts';
import { isDocumentId } from './ids.ts';
import { LIMITS } from './limits.ts';

/** How many books are on sale: what `GET /api/books/counts` answers. */
export interface BookCounts {
  total: number;
  trending: number;
  categories: Record<Category, number>;
}

/** A book of the compact list that `GET /api/books/titles` answers. `newPrice` is dollars. */
export interface BookTitle {
  _id: string;
  title: string;
  author?: string;
  category: Category;
  newPrice: number;
  coverImage: string;
}

const { min, max } = LIMITS.booksPage;

const limit = z
  .string()
  .regex(/^\d{1,4}$/, 'Must be a whole number')
  .transform(Number)
  .pipe(z.number().min(min, `At least ${min}`).max(max, `At most ${max}`));

const onlyTrue = z.literal('true', 'Must be true').transform(() => true as const);

const ids = z
  .string()
  .transform((text) => text.split(','))
  .pipe(
    z
      .array(z.string().refine(isDocumentId, 'Must be book ids, separated by commas'))
      .max(LIMITS.booksById, `At most ${LIMITS.booksById} ids`)
      .refine((list) => new Set(list).size === list.length, 'Each book once'),
  );

const fields = z.object({
  limit: limit.optional(),
  after: z.string().max(LIMITS.cursor, 'Is not a cursor of this list').optional(),
  category: z.enum(CATEGORIES, `Must be one of ${CATEGORIES.join(', ')}`).optional(),
  trending: onlyTrue.optional(),
  available: onlyTrue.optional(),
  sort: z.enum(BOOK_SORTS, `Must be one of ${BOOK_SORTS.join(', ')}`).optional(),
  ids: ids.optional(),
  q: z.never('Searching is not possible here yet').optional(),
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
  available?: true | undefined;
  sort: BookSort;
}

/** Certain books in a certain order. */
export interface BooksByIdQuery {
  kind: 'ids';
  ids: string[];
}

/** The queries of `GET /api/books` when there are any. */
export const booksQuerySchema = fields.transform((query, context): BooksPageQuery | BooksByIdQuery => {
  const { ids, ...page } = query;
  if (ids === undefined) {
    return { kind: 'page', ...page, limit: page.limit ?? LIMITS.booksPage.default, sort: page.sort ?? 'newest' };
  }
  for (const [name, value] of Object.entries(page)) {
    if (value !== undefined) context.addIssue({ code: 'custom', path: [name], message: 'Not together with ids' });
  }
  return { kind: 'ids', ids };
});

/** What a client asks for: the queries by their names. One of them at least, since without any it is the whole list. */
export type BooksQuery =
  | { ids: readonly string[] }
  | {
      limit: number;
      after?: string | undefined;
      category?: Category | undefined;
      trending?: boolean | undefined;
      available?: boolean | undefined;
      sort?: BookSort | undefined;
    };
