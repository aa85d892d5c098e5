import type { CustomerExport } from '@bookstore/contract/api/customerDetails';
import { EXPORT_RATE_LIMIT } from '@bookstore/contract/limits';
import type { Customer } from '../auth/customerTokens.ts';
import { decodeCursor, type Position } from '../http/cursor.ts';
import { countAttempt, type RateLimiter } from '../http/rateLimiter.ts';
import type { Clock } from '../lib/clock.ts';
import type { DetailsService } from './details.service.ts';
import type { ExportRepository, OtherData } from './export.repository.ts';

const NO_OTHER_DATA: OtherData = {
  alerts: [],
  wishes: [],
  phoneOrders: [],
  streets: [],
  withdrawals: [],
  invoices: [],
  reads: 0,
};

export interface ExportService {
  /**
   * @param cursor end of the previous part; the rate limit counts first parts only @throws RateLimited, InvalidCursor
   */
  exportPart(
    customer: Customer,
    cursor?: string,
  ): Promise<{ data: CustomerExport; next: Position | null; reads: number }>;
}

interface ExportDependencies {
  exports: Pick<ExportRepository, 'findOrders' | 'findOtherData'>;
  details: DetailsService;
  rateLimiter: RateLimiter;
  clock: Clock;
}

export function createExportService({ exports, details, rateLimiter, clock }: ExportDependencies): ExportService {
  return {
    async exportPart(customer, cursor) {
      const { uid, email } = customer;
      const after = cursor === undefined ? null : decodeCursor(cursor);
      if (after === null) await countAttempt(rateLimiter, ['export', uid], EXPORT_RATE_LIMIT);
      const now = clock();
      const [savedDetails, part, others] = await Promise.all([
        details.find(customer),
        exports.findOrders(uid, now, after),
        after === null ? exports.findOtherData(customer, now) : NO_OTHER_DATA,
      ]);
      const { orders, next, reads } = part;
      const lists = {
        phoneOrders: others.phoneOrders,
        streets: others.streets,
        withdrawals: [...part.withdrawals, ...others.withdrawals],
        invoices: [...part.invoices, ...others.invoices],
        alerts: others.alerts,
        wishes: others.wishes,
      };
      const filled = Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0));
      return {
        data: { account: { uid, email }, details: savedDetails, orders, ...filled },
        next,
        reads: reads + others.reads,
      };
    },
  };
}
