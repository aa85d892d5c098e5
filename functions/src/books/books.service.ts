import type { BookInput } from '@bookstore/contract/book';
import { isDocumentId } from '@bookstore/contract/ids';
import { CATALOGUE_THROTTLE } from '@bookstore/contract/limits';
import type { Admin } from '../admin/sessions.ts';
import { matchesEtag } from '../http/etag.ts';
import { tooManyRequests } from '../http/problem.ts';
import type { Throttle } from '../http/throttle.ts';
import type { Clock } from '../lib/clock.ts';
import { type BookRecord, bookEtag, editedBook, isOnSale, newBook } from './bookRecord.ts';
import { bookChangedMeanwhile, bookNotFound } from './books.errors.ts';
import type { BooksRepository } from './books.repository.ts';
import type { Catalogue, CatalogueList } from './catalogue.ts';

export interface BooksService {
  list(): Promise<CatalogueList>;
  get(id: string): Promise<BookRecord>;
  create(admin: Admin, input: BookInput): Promise<BookRecord>;
  /** @param ifMatch the tags of which the present book must carry one; undefined when any book will do. */
  edit(admin: Admin, id: string, input: BookInput, ifMatch: string | undefined): Promise<BookRecord>;
  remove(admin: Admin, id: string): Promise<BookRecord>;
  /** Brings back a deleted book with its id and dates. A book on sale stays as it is. */
  restore(admin: Admin, id: string): Promise<BookRecord>;
}

interface Parts {
  books: BooksRepository;
  catalogue: Catalogue;
  throttle: Throttle;
  clock: Clock;
}

export function createBooksService({ books, catalogue, throttle, clock }: Parts): BooksService {
  async function countWrite(admin: Admin): Promise<void> {
    const wait = await throttle.take([{ key: ['catalogue', admin.username], limits: CATALOGUE_THROTTLE }]);
    if (wait !== null) throw tooManyRequests(wait);
  }

  return {
    list: () => catalogue.list(),

    async get(id) {
      const book = isDocumentId(id) ? await catalogue.find(id) : null;
      if (!book) throw bookNotFound();
      return book;
    },

    async create(admin, input) {
      await countWrite(admin);
      const [created] = await books.insert([newBook(await books.newId(), input, clock())]);
      if (!created) throw new Error('The repository inserted nothing.');
      return created;
    },

    async edit(admin, id, input, ifMatch) {
      if (!isDocumentId(id)) throw bookNotFound();
      await countWrite(admin);
      return books.update(id, (present) => {
        if (!isOnSale(present)) throw bookNotFound();
        if (ifMatch !== undefined && !matchesEtag(ifMatch, bookEtag(present))) throw bookChangedMeanwhile(present);
        return editedBook(present, input, clock());
      });
    },

    async remove(admin, id) {
      if (!isDocumentId(id)) throw bookNotFound();
      await countWrite(admin);
      return books.update(id, (present) => {
        if (!isOnSale(present)) throw bookNotFound();
        return { ...present, deletedAt: clock() };
      });
    },

    async restore(admin, id) {
      if (!isDocumentId(id)) throw bookNotFound();
      await countWrite(admin);
      return books.update(id, (present) => {
        if (!present) throw bookNotFound();
        return present.deletedAt === null ? present : { ...present, deletedAt: null };
      });
    },
  };
}
