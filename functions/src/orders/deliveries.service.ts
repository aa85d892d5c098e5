import type { DeliveryInput } from '@bookstore/contract/api/order';
import { DELIVERY_KEPT_DAYS, DELIVERY_RATE_LIMIT } from '@bookstore/contract/limits';
import type { Customer } from '../auth/customerTokens.ts';
import { daysAfter } from '../firestore/timestamps.ts';
import type { RateLimiter } from '../http/rateLimiter.ts';
import { RateLimited } from '../http/slidingWindow.ts';
import type { Clock } from '../lib/clock.ts';
import type { DeliveriesRepository } from './deliveries.repository.ts';
import { orderIdOf } from './orderId.ts';
import { toOrder } from './orderRecord.ts';
import { StatusConflict } from './orders.errors.ts';

export interface DeliveriesService {
  /**
   * Keeps where the order that this key will name shall go, for a day. The order itself does not say its street.
   * @throws RateLimited, StatusConflict once the order is placed.
   */
  store(customer: Customer, key: string, input: DeliveryInput): Promise<void>;
}

interface Parts {
  deliveries: DeliveriesRepository;
  rateLimiter: RateLimiter;
  clock: Clock;
}

export function createDeliveriesService({ deliveries, rateLimiter, clock }: Parts): DeliveriesService {
  return {
    async store({ uid }, key, { street, note }) {
      const wait = await rateLimiter.take([{ key: ['deliveries', uid], limits: DELIVERY_RATE_LIMIT }]);
      if (wait !== null) throw new RateLimited(wait);
      const expiresAt = daysAfter(clock(), DELIVERY_KEPT_DAYS.withoutOrder);
      const placed = await deliveries.store({ id: orderIdOf(uid, key), uid, street, note, expiresAt });
      if (placed) throw new StatusConflict(toOrder(placed));
    },
  };
}
