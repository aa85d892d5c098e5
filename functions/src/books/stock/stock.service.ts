import { randomUUID } from 'node:crypto';
import type { BookStock, Stock, StockChange } from '@bookstore/contract/api/stock';
import { isDocumentId } from '@bookstore/contract/ids';
import { LIMITS, STOCK_RATE_LIMIT } from '@bookstore/contract/limits';
import type { Admin } from '../../auth/sessions.ts';
import { countAttempt, type RateLimiter } from '../../http/rateLimiter.ts';
import { hashOf } from '../../lib/hash.ts';
import { BookNotFound, StockOutOfRange } from '../books.errors.ts';
import type { StockRepository } from './stock.repository.ts';
import type { StockRecord } from './stockRecord.ts';

export interface StockService {
  /** Keeps the order of the ids. */
  find(ids: readonly string[]): Promise<BookStock[]>;
  /** @param key makes the change happen once; may be undefined @throws BookNotFound, StockOutOfRange, RateLimited */
  change(admin: Admin, key: string | undefined, id: string, change: StockChange): Promise<Stock>;
}

interface StockServiceDependencies {
  stock: StockRepository;
  rateLimiter: RateLimiter;
}

/** @throws StockOutOfRange */
function applyChange(current: number | null, change: StockChange): number | null {
  if ('count' in change) return change.count;
  const count = (current ?? 0) + change.change;
  if (count < 0 || count > LIMITS.copies) throw new StockOutOfRange(current);
  return count;
}

function toBookStock(_id: string, stock: StockRecord | null): BookStock {
  if (!stock) return { _id, count: null };
  const { count, soldOutAt } = stock;
  return { _id, count, ...(soldOutAt && { soldOutAt: soldOutAt.toISOString() }) };
}

export function createStockService({ stock, rateLimiter }: StockServiceDependencies): StockService {
  return {
    async find(ids) {
      const found = await stock.find(ids);
      return ids.map((_id, index) => toBookStock(_id, found[index] ?? null));
    },

    async change({ username }, key, id, change) {
      if (!isDocumentId(id)) throw new BookNotFound();
      await countAttempt(rateLimiter, ['stock', username], STOCK_RATE_LIMIT);
      // Another change with the same key is another intent.
      const changeId = key === undefined ? randomUUID() : hashOf('stock', username, key, JSON.stringify(change));
      const decide = (current: number | null) => applyChange(current, change);
      const count = await stock.change(id, changeId, decide, { by: username });
      if (count === undefined) throw new BookNotFound();
      return { count };
    },
  };
}
