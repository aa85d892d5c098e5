import type { BookImports, UndonePart } from '@bookstore/contract/api/bookImports';
import { isDocumentId } from '@bookstore/contract/ids';
import { IMPORT_RATE_LIMIT } from '@bookstore/contract/limits';
import type { Admin } from '../../auth/sessions.ts';
import type { RateLimiter } from '../../http/rateLimiter.ts';
import { RateLimited } from '../../http/slidingWindow.ts';
import type { Clock } from '../../lib/clock.ts';
import { DeletionForbidden, ImportNotFound } from '../books.errors.ts';
import type { BooksRepository } from '../books.repository.ts';
import type { StockRepository } from '../stock/stock.repository.ts';
import { toBookImport } from './importRecord.ts';
import type { ImportsRepository } from './imports.repository.ts';
import { undoPart } from './undoPart.ts';

export interface ImportsService {
  list(): Promise<BookImports>;
  /**
   * Skips books changed since. Repeatable. @param part one-based; undo the last first, because it may hold the stock
   * of an earlier one's books @throws ImportNotFound, and DeletionForbidden for staff if books would go off sale
   */
  undo(admin: Pick<Admin, 'username' | 'rights'>, id: string, part: number): Promise<UndonePart>;
}

interface ImportsDependencies {
  imports: ImportsRepository;
  books: BooksRepository;
  stock: StockRepository;
  /** Absent in commands. */
  rateLimiter?: RateLimiter;
  clock: Clock;
}

export function createImportsService({
  imports,
  books,
  stock,
  rateLimiter,
  clock,
}: ImportsDependencies): ImportsService {
  return {
    // Firestore deletes expired documents within a day.
    list: async () => ({
      imports: (await imports.list()).filter(({ expiresAt }) => expiresAt > clock()).map(toBookImport),
    }),

    async undo({ username, rights }, id, number) {
      if (!isDocumentId(id)) throw new ImportNotFound();
      const wait = await rateLimiter?.take([{ key: ['import', username], limits: IMPORT_RATE_LIMIT }]);
      if (typeof wait === 'number') throw new RateLimited(wait);
      const { found, part } = await imports.findPart(id, number);
      if (!found || !part || found.expiresAt <= clock()) throw new ImportNotFound();
      if (rights !== 'owner' && found.putOnSale > 0) throw new DeletionForbidden();
      const { restored, left } = part.undone ?? (await undoPart(part, { books, stock, clock, by: username }));
      return { restored, left: left.map(({ id: _id, ...book }) => ({ _id, ...book })) };
    },
  };
}
