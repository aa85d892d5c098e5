import type { DeliveryInput } from '@bookstore/contract/api/order';
import { DELIVERY_KEPT_DAYS, DELIVERY_RATE_LIMIT } from '@bookstore/contract/limits';
import type { ShopPolicy } from '@bookstore/contract/pricing';
import * as messages from '@bookstore/messages/problems';
import type { Customer } from '../auth/customerTokens.ts';
import type { Database } from '../firestore/firebase.ts';
import { daysAfter } from '../firestore/timestamps.ts';
import { countAttempt, type RateLimiter } from '../http/rateLimiter.ts';
import type { Clock } from '../lib/clock.ts';
import { deliveryRef } from './deliveryRecord.ts';
import { orderIdOf, ordersOf, readOrder, toOrder } from './orderRecord.ts';
import { OrderFieldRefused, StatusConflict } from './orders.errors.ts';

export interface DeliveriesService {
  /**
   * Keeps street and gift for a day. One read, one write. A collected order gets the shop's street. @throws
   * OrderFieldRefused, RateLimited, StatusConflict once the order is placed
   */
  store(customer: Customer, key: string, input: DeliveryInput): Promise<void>;
}

interface DeliveriesDependencies {
  database: Database;
  rateLimiter: RateLimiter;
  clock: Clock;
  policy: ShopPolicy;
}

export function createDeliveriesService(dependencies: DeliveriesDependencies): DeliveriesService {
  const { database, rateLimiter, clock, policy } = dependencies;
  return {
    async store({ uid }, key, { street: typed, note, gift, pickup }) {
      if (pickup && !policy.pickup) throw new OrderFieldRefused('pickup', messages.noPickup);
      const street = pickup && policy.pickup ? policy.pickup.address.street : typed;
      if (gift?.wrap && policy.giftWrap === undefined) throw new OrderFieldRefused('gift.wrap', messages.noGiftWrap);
      await countAttempt(rateLimiter, ['deliveries', uid], DELIVERY_RATE_LIMIT);
      const expiresAt = daysAfter(clock(), DELIVERY_KEPT_DAYS.withoutOrder);
      const id = orderIdOf(uid, key);
      const db = await database();
      await db.runTransaction(async (transaction) => {
        const placed = readOrder(await transaction.get(ordersOf(db).doc(id)));
        if (placed) throw new StatusConflict(toOrder(placed));
        transaction.set(deliveryRef(db, id), {
          uid,
          street,
          note,
          ...(gift && { gift }),
          ...(pickup && { pickup }),
          expiresAt,
        });
      });
    },
  };
}
