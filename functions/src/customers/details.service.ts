import type { CustomerDetails } from '@bookstore/contract/api/customerDetails';
import { DETAILS_RATE_LIMIT } from '@bookstore/contract/limits';
import type { Customer } from '../auth/customerTokens.ts';
import type { RateLimiter } from '../http/rateLimiter.ts';
import { RateLimited } from '../http/slidingWindow.ts';
import type { Clock } from '../lib/clock.ts';
import type { DetailsRepository } from './details.repository.ts';
import { toDetails } from './detailsRecord.ts';

/** What a customer wants filled in with the next order: kept because they asked for it, until they ask otherwise. */
export interface DetailsService {
  find(customer: Customer): Promise<CustomerDetails | null>;
  /** @throws RateLimited. */
  save(customer: Customer, details: CustomerDetails): Promise<void>;
  remove(customer: Customer): Promise<void>;
}

interface Parts {
  details: DetailsRepository;
  rateLimiter: RateLimiter;
  clock: Clock;
}

export function createDetailsService({ details, rateLimiter, clock }: Parts): DetailsService {
  return {
    async find({ uid }) {
      const kept = await details.find(uid);
      return kept && toDetails(kept);
    },
    async save({ uid, email }, { name, phone, street, address }) {
      const wait = await rateLimiter.take([{ key: ['details', uid], limits: DETAILS_RATE_LIMIT }]);
      if (wait !== null) throw new RateLimited(wait);
      await details.save({ uid, email: email ?? '', name, phone, street, address, savedAt: clock() });
    },
    remove: ({ uid }) => details.remove(uid),
  };
}
