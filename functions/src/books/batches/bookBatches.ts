import type { BookChangeInput, BookChangeResult, BookFate } from '@bookstore/contract/api/bookChanges';
import type { ImportInput, ImportResult } from '@bookstore/contract/api/bookImport';
import type { Admin } from '../../auth/sessions.ts';
import type { Clock } from '../../lib/clock.ts';
import { type BookContent, type BookRecord, isOnSale } from '../bookRecord.ts';
import { DeletionForbidden } from '../books.errors.ts';
import type { BooksRepository } from '../books.repository.ts';
import { recordImport } from '../imports/recordImport.ts';
import type { StockRepository } from '../stock/stock.repository.ts';
import { importBatch, type RegisterPublishers } from './importBatch.ts';

export interface BookBatches {
  /**
   * Books with the wanted values count as unchanged, so that a retry recognises its own work. @throws
   * DeletionForbidden for staff, before any change
   */
  changeMany(admin: Admin, changes: BookChangeInput[]): Promise<BookChangeResult[]>;
  /** @throws DeletionForbidden for staff whose file takes books off sale, before any change */
  importMany(admin: Admin, input: ImportInput): Promise<ImportResult[]>;
}

interface BookBatchesDependencies {
  books: BooksRepository;
  stock: StockRepository;
  clock: Clock;
  registerPublishers: RegisterPublishers;
  countWrite: (admin: Admin) => Promise<void>;
  countImport: (admin: Admin) => Promise<void>;
}

type ChangeSet = BookChangeInput['set'];

const isAlreadyApplied = (
  book: BookRecord,
  { deleted = book.deletedAt !== null, trending, newPriceCents }: ChangeSet,
) =>
  deleted === (book.deletedAt !== null) &&
  (trending ?? book.trending) === book.trending &&
  (newPriceCents ?? book.newPriceCents) === book.newPriceCents;

/** Deleting and restoring keep a book's dates. */
function changedBook(book: BookRecord, { deleted, ...content }: ChangeSet, now: Date): BookContent {
  const isOtherContent = Object.keys(content).length > 0;
  return {
    ...book,
    ...content,
    ...(isOtherContent && { updatedAt: now }),
    ...(deleted !== undefined && { deletedAt: deleted ? now : null }),
  };
}

function decideFate(current: BookRecord | null, { seen, set }: BookChangeInput): BookFate {
  if (!current || (!isOnSale(current) && set.deleted === undefined)) return 'gone';
  if (isAlreadyApplied(current, set)) return 'unchanged';
  return current.updatedAt.getTime() === Date.parse(seen) ? 'changed' : 'conflict';
}

export function createBookBatches({
  books,
  stock,
  clock,
  registerPublishers,
  countWrite,
  countImport,
}: BookBatchesDependencies): BookBatches {
  return {
    async changeMany(admin, changes) {
      if (admin.rights !== 'owner' && changes.some(({ set }) => set.deleted)) throw new DeletionForbidden();
      await countWrite(admin);
      const changesById = new Map(changes.map((change) => [change._id, change]));
      const fates = new Map<string, BookFate>();
      const decide = (id: string, current: BookRecord | null) => {
        const change = changesById.get(id);
        const fate = change ? decideFate(current, change) : 'gone';
        fates.set(id, fate);
        return change && current && fate === 'changed' ? changedBook(current, change.set, clock()) : null;
      };
      const after = await books.updateAll([...changesById.keys()], decide, { by: admin.username });
      const versions = new Map(after.map(({ id, updatedAt }) => [id, updatedAt.toISOString()]));
      return changes.map(({ _id }) => {
        const updatedAt = versions.get(_id);
        return { _id, fate: fates.get(_id) ?? 'gone', ...(updatedAt && { updatedAt }) };
      });
    },

    async importMany(admin, { dryRun: isDryRun, import: name, ...input }) {
      const deletes = input.rows.some(({ record }) => record?.deletes);
      if (!isDryRun && deletes && admin.rights !== 'owner') throw new DeletionForbidden();
      if (!isDryRun) await countImport(admin);
      const by = admin.username;
      const undoLog = name && recordImport({ ...name, by }, clock);
      return importBatch(input, { books, stock, clock, isDryRun, by, undoLog, registerPublishers });
    },
  };
}
