import type { BookInput } from '@bookstore/contract/book';
import { isDocumentId } from '@bookstore/contract/ids';
import { CATALOGUE_RATE_LIMIT } from '@bookstore/contract/limits';
import type { Admin } from '../auth/sessions.ts';
import type { Clock } from '../lib/clock.ts';
import { RateLimited, type RateLimiter } from '../lib/rateLimiter.ts';
import type { BookPages } from './bookPages.ts';
import { type BookRecord, editedBook, isOnSale, newBook } from './bookRecord.ts';
import { BookChangedMeanwhile, BookNotFound } from './books.errors.ts';
import type { BooksRepository } from './books.repository.ts';
import type { Catalogue, CatalogueList } from './catalogue.ts';

export interface BooksService extends BookPages {
  list(): Promise<CatalogueList>;
  get(id: string): Promise<BookRecord>;
  create(admin: Admin, input: BookInput): Promise<BookRecord>;
  /** @param isExpected whether the present book is the one that the editor saw. */
  edit(admin: Admin, id: string, input: BookInput, isExpected: (present: BookRecord) => boolean): Promise<BookRecord>;
  remove(admin: Admin, id: string): Promise<BookRecord>;
  /** Brings back a deleted book with its id and dates. A book on sale stays as it is. */
  restore(admin: Admin, id: string): Promise<BookRecord>;
}

interface Parts {
  books: BooksRepository;
  catalogue: Catalogue;
  pages: BookPages;
  rateLimiter: RateLimiter;
  clock: Clock;
}

export function createBooksService({ books, catalogue, pages, rateLimiter, clock }: Parts): BooksService {
  async function countWrite(admin: Admin): Promise<void> {
    const wait = await rateLimiter.take([{ key: ['catalogue', admin.username], limits: CATALOGUE_RATE_LIMIT }]);
    if (wait !== null) throw new RateLimited(wait);
  }

  return {
    ...pages,

    list: () => catalogue.list(),

    async get(id) {
      const book = isDocumentId(id) ? await catalogue.find(id) : null;
      if (!book) throw new BookNotFound();
      return book;
    },

    async create(admin, input) {
      await countWrite(admin);
      const [created] = await books.insert([newBook(await books.newId(), input, clock())]);
      if (!created) throw new Error('The repository inserted nothing.');
      return created;
    },

    async edit(admin, id, input, isExpected) {
      if (!isDocumentId(id)) throw new BookNotFound();
      await countWrite(admin);
      return books.rewrite(id, (present) => {
        if (!isOnSale(present)) throw new BookNotFound();
        if (!isExpected(present)) throw new BookChangedMeanwhile(present);
        return editedBook(present, input, clock());
      });
    },

    async remove(admin, id) {
      if (!isDocumentId(id)) throw new BookNotFound();
      await countWrite(admin);
      const removed = await books.remove(id, clock());
      if (!removed) throw new BookNotFound();
      return removed;
    },

    async restore(admin, id) {
      if (!isDocumentId(id)) throw new BookNotFound();
      await countWrite(admin);
      return books.update(id, (present) => {
        if (!present) throw new BookNotFound();
        return present.deletedAt === null ? present : { ...present, deletedAt: null };
      });
    },
  };
}
