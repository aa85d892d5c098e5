import { DELETION_RATE_LIMIT, RECENT_SIGN_IN_SECONDS } from '@bookstore/contract/limits';
import { NEXT_STATUSES } from '@bookstore/contract/orderSteps';
import type { CustomerAccounts } from '../auth/customerAccounts.ts';
import type { Customer } from '../auth/customerTokens.ts';
import type { Log } from '../http/log.ts';
import type { Clock } from '../lib/clock.ts';
import { RateLimited, type RateLimiter } from '../lib/rateLimiter.ts';
import type { OrderRecord } from '../orders/orderRecord.ts';
import { OpenOrders, SignInTooOld } from './deletion.errors.ts';
import type { DeletionRepository } from './deletion.repository.ts';

export interface DeletionService {
  /**
   * Takes a customer out of all that the shop holds, and deletes their account last: where it fails half-way, they can still sign in
   * and ask again. @throws SignInTooOld, RateLimited, OpenOrders.
   */
  deleteAccount(customer: Customer): Promise<void>;
}

interface Parts {
  customers: DeletionRepository;
  accounts: CustomerAccounts;
  rateLimiter: RateLimiter;
  clock: Clock;
  log: Log;
}

/** It still needs a name and an address. */
const isOpen = ({ status }: OrderRecord) => NEXT_STATUSES[status].length > 0;

export function createDeletionService({ customers, accounts, rateLimiter, clock, log }: Parts): DeletionService {
  async function endedOrdersOf(uid: string): Promise<OrderRecord[]> {
    const orders = await customers.ordersOf(uid);
    if (orders.some(isOpen)) throw new OpenOrders();
    return orders;
  }

  return {
    async deleteAccount({ uid, signedInAt }) {
      const isRecent = clock().getTime() - signedInAt.getTime() <= RECENT_SIGN_IN_SECONDS * 1000;
      if (!isRecent) throw new SignInTooOld();
      const wait = await rateLimiter.take([{ key: ['deletion', uid], limits: DELETION_RATE_LIMIT }]);
      if (wait !== null) throw new RateLimited(wait);
      const orders = await endedOrdersOf(uid);
      await customers.erase(uid, orders);
      // Another device may have ordered meanwhile.
      const late = await endedOrdersOf(uid);
      if (late.length > 0) await customers.erase(uid, late);
      await accounts.remove(uid);
      log({ severity: 'INFO', message: 'A customer has deleted their account.', orders: orders.length + late.length });
    },
  };
}
