import type { BookInput } from '@bookstore/contract/api/book';
import { isDocumentId } from '@bookstore/contract/ids';
import { CATALOGUE_RATE_LIMIT, IMPORT_RATE_LIMIT } from '@bookstore/contract/limits';
import type { Admin } from '../auth/sessions.ts';
import type { Author } from '../changes/changeRecord.ts';
import { countAttempt, type RateLimiter } from '../http/rateLimiter.ts';
import type { Clock } from '../lib/clock.ts';
import { hashOf } from '../lib/hash.ts';
import { type BookBatches, createBookBatches } from './batches/bookBatches.ts';
import type { RegisterPublishers } from './batches/importBatch.ts';
import { applyInput, newBook } from './bookEdits.ts';
import { type BookRecord, isOnSale } from './bookRecord.ts';
import { BookChangedMeanwhile, BookNotFound, CreationKeyReused } from './books.errors.ts';
import type { BooksRepository } from './books.repository.ts';
import type { Catalogue, CatalogueList } from './catalogue/catalogue.ts';
import type { BookPages } from './pages/bookPages.ts';
import type { StockRepository } from './stock/stock.repository.ts';

export interface BooksService extends BookPages, BookBatches {
  list(): Promise<CatalogueList>;
  get(id: string): Promise<BookRecord>;
  /**
   * @param key undefined creates a book each time @throws CreationKeyReused if the key created a book with other
   * fields
   */
  create(admin: Admin, key: string | undefined, input: BookInput): Promise<{ book: BookRecord; isNew: boolean }>;
  /** @param isExpected whether the editor saw this version */
  edit(admin: Admin, id: string, input: BookInput, isExpected: (current: BookRecord) => boolean): Promise<BookRecord>;
  remove(admin: Admin, id: string): Promise<BookRecord>;
  /** Keeps id and dates. Books on sale stay unchanged. */
  restore(admin: Admin, id: string): Promise<BookRecord>;
}

interface BooksServiceDependencies {
  books: BooksRepository;
  stock: StockRepository;
  catalogue: Catalogue;
  pages: BookPages;
  rateLimiter: RateLimiter;
  registerPublishers: RegisterPublishers;
  clock: Clock;
}

const BOOK_ID_LENGTH = 32;

const bookIdOf = ({ username }: Admin, key: string) => hashOf('book', username, key).slice(0, BOOK_ID_LENGTH);

const toAuthor = ({ username }: Admin): Author => ({ by: username });

export function createBooksService({
  books,
  stock,
  catalogue,
  pages,
  rateLimiter,
  registerPublishers,
  clock,
}: BooksServiceDependencies): BooksService {
  const countWrite = ({ username }: Admin) => countAttempt(rateLimiter, ['catalogue', username], CATALOGUE_RATE_LIMIT);
  const countImport = ({ username }: Admin) => countAttempt(rateLimiter, ['import', username], IMPORT_RATE_LIMIT);

  return {
    ...pages,
    ...createBookBatches({ books, stock, clock, registerPublishers, countWrite, countImport }),

    list: () => catalogue.list(),

    async get(id) {
      const book = isDocumentId(id) ? await catalogue.find(id) : null;
      if (!book) throw new BookNotFound();
      return book;
    },

    async create(admin, key, input) {
      await countWrite(admin);
      const id = key === undefined ? await books.newId() : bookIdOf(admin, key);
      const createdFrom = key === undefined ? '' : hashOf(JSON.stringify(input));
      let isNew = false;
      const book = await books.update(
        id,
        (current) => {
          isNew = current === null;
          if (current && current.createdFrom !== createdFrom) throw new CreationKeyReused(current);
          return current ?? { ...newBook(id, input, clock()), createdFrom };
        },
        toAuthor(admin),
      );
      return { book, isNew };
    },

    async edit(admin, id, input, isExpected) {
      if (!isDocumentId(id)) throw new BookNotFound();
      await countWrite(admin);
      return books.rewrite(
        id,
        (current) => {
          if (!isOnSale(current)) throw new BookNotFound();
          if (!isExpected(current)) throw new BookChangedMeanwhile(current);
          return applyInput(current, input, clock());
        },
        toAuthor(admin),
      );
    },

    async remove(admin, id) {
      if (!isDocumentId(id)) throw new BookNotFound();
      await countWrite(admin);
      const removed = await books.remove(id, clock(), toAuthor(admin));
      if (!removed) throw new BookNotFound();
      return removed;
    },

    async restore(admin, id) {
      if (!isDocumentId(id)) throw new BookNotFound();
      await countWrite(admin);
      return books.update(
        id,
        (current) => {
          if (!current) throw new BookNotFound();
          return current.deletedAt === null ? current : { ...current, deletedAt: null };
        },
        toAuthor(admin),
      );
    },
  };
}
