import type { CustomerExport } from '@bookstore/contract/customerDetails';
import { EXPORT_RATE_LIMIT } from '@bookstore/contract/limits';
import type { Customer } from '../auth/customerTokens.ts';
import type { Clock } from '../lib/clock.ts';
import { RateLimited, type RateLimiter } from '../lib/rateLimiter.ts';
import type { DetailsService } from './details.service.ts';
import type { ExportRepository } from './export.repository.ts';

export interface ExportService {
  /** All that the shop holds of a customer. @throws RateLimited. */
  exportAll(customer: Customer): Promise<CustomerExport>;
}

interface Parts {
  exports: ExportRepository;
  details: DetailsService;
  rateLimiter: RateLimiter;
  clock: Clock;
}

export function createExportService({ exports, details, rateLimiter, clock }: Parts): ExportService {
  return {
    async exportAll(customer) {
      const { uid, email } = customer;
      const wait = await rateLimiter.take([{ key: ['export', uid], limits: EXPORT_RATE_LIMIT }]);
      if (wait !== null) throw new RateLimited(wait);
      const [kept, orders] = await Promise.all([details.find(customer), exports.ordersOf(uid, clock())]);
      return { account: { uid, email }, details: kept, orders };
    },
  };
}
