import { DELETION_RATE_LIMIT, RECENT_SIGN_IN_SECONDS } from '@bookstore/contract/limits';
import type { CustomerAccounts } from '../auth/customerAccounts.ts';
import type { Customer } from '../auth/customerTokens.ts';
import type { Log } from '../http/log.ts';
import { countAttempt, type RateLimiter } from '../http/rateLimiter.ts';
import type { Clock } from '../lib/clock.ts';
import { SignInTooOld } from './customers.errors.ts';

export interface DeletionService {
  /**
   * Erases all data first, so that a failed deletion can be retried. @throws SignInTooOld, RateLimited, OpenOrders,
   * OpenWithdrawals
   */
  deleteAccount(customer: Customer): Promise<void>;
}

interface DeletionDependencies {
  /** @returns the number of orders @throws OpenOrders, OpenWithdrawals */
  erase: (customer: Customer) => Promise<number>;
  accounts: CustomerAccounts;
  rateLimiter: RateLimiter;
  clock: Clock;
  log: Log;
}

export function createDeletionService({
  erase,
  accounts,
  rateLimiter,
  clock,
  log,
}: DeletionDependencies): DeletionService {
  return {
    async deleteAccount(customer) {
      const { uid, signedInAt } = customer;
      const isRecent = clock().getTime() - signedInAt.getTime() <= RECENT_SIGN_IN_SECONDS * 1000;
      if (!isRecent) throw new SignInTooOld();
      await countAttempt(rateLimiter, ['deletion', uid], DELETION_RATE_LIMIT);
      const orders = await erase(customer);
      // Another device may have ordered in the meantime.
      const late = await erase(customer);
      await accounts.remove(uid);
      log({ severity: 'INFO', message: 'A customer has deleted their account.', orders: orders + late });
    },
  };
}
