import type { CustomerExport } from '@bookstore/contract/api/customerDetails';
import { EXPORT_RATE_LIMIT } from '@bookstore/contract/limits';
import type { Customer } from '../auth/customerTokens.ts';
import type { RateLimiter } from '../http/rateLimiter.ts';
import { RateLimited } from '../http/slidingWindow.ts';
import type { Clock } from '../lib/clock.ts';
import { decodeCursor, type Position } from '../orders/cursor.ts';
import type { DetailsService } from './details.service.ts';
import type { ExportRepository } from './export.repository.ts';

export interface ExportService {
  /**
   * All that the shop holds of a customer, their orders in as many parts as it takes.
   * @param cursor where the part before has ended. The limit counts first parts: the network's budget bounds the others. @throws RateLimited, InvalidCursor.
   */
  exportPart(
    customer: Customer,
    cursor?: string,
  ): Promise<{ data: CustomerExport; next: Position | null; reads: number }>;
}

interface Parts {
  exports: ExportRepository;
  details: DetailsService;
  rateLimiter: RateLimiter;
  clock: Clock;
}

export function createExportService({ exports, details, rateLimiter, clock }: Parts): ExportService {
  return {
    async exportPart(customer, cursor) {
      const { uid, email } = customer;
      const after = cursor === undefined ? null : decodeCursor(cursor);
      if (after === null) {
        const wait = await rateLimiter.take([{ key: ['export', uid], limits: EXPORT_RATE_LIMIT }]);
        if (wait !== null) throw new RateLimited(wait);
      }
      const [kept, part] = await Promise.all([details.find(customer), exports.ordersOf(uid, clock(), after)]);
      const { orders, next, reads } = part;
      return { data: { account: { uid, email }, details: kept, orders }, next, reads };
    },
  };
}
