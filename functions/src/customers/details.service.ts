import type { CustomerDetails } from '@bookstore/contract/api/customerDetails';
import { DETAILS_RATE_LIMIT } from '@bookstore/contract/limits';
import type { Customer } from '../auth/customerTokens.ts';
import { countAttempt, type RateLimiter } from '../http/rateLimiter.ts';
import type { Clock } from '../lib/clock.ts';
import type { DetailsRepository } from './details.repository.ts';
import { toDetails } from './detailsRecord.ts';

export interface DetailsService {
  find(customer: Customer): Promise<CustomerDetails | null>;
  /** @throws RateLimited */
  save(customer: Customer, details: CustomerDetails): Promise<void>;
  remove(customer: Customer): Promise<void>;
}

interface DetailsDependencies {
  details: DetailsRepository;
  rateLimiter: RateLimiter;
  clock: Clock;
}

export function createDetailsService({ details, rateLimiter, clock }: DetailsDependencies): DetailsService {
  return {
    async find({ uid }) {
      const saved = await details.find(uid);
      return saved && toDetails(saved);
    },
    async save({ uid, email }, { name, phone, street, address }) {
      await countAttempt(rateLimiter, ['details', uid], DETAILS_RATE_LIMIT);
      await details.save({ uid, email: email ?? '', name, phone, street, address, savedAt: clock() });
    },
    remove: ({ uid }) => details.remove(uid),
  };
}
