import { describe, expect, it } from 'vitest';
import { OpenOrders } from './customers.errors.ts';
import { createDeletionService } from './deletion.ts';

function aShopWithALateOrder(eraseLate: () => number) {
  const erasures = [() => 1, eraseLate];
  const removed: string[] = [];
  const logged: unknown[] = [];
  const now = new Date();
  const deletion = createDeletionService({
    erase: async () => erasures.shift()?.() ?? 0,
    accounts: { remove: async (uid) => void removed.push(uid) },
    rateLimiter: { take: async () => null, giveBack: async () => undefined },
    clock: () => now,
    log: ({ orders }) => void logged.push(orders),
  });
  const customer = { uid: 'ada', email: 'ada@example.com', isEmailConfirmed: true, signedInAt: now };
  return { deleteAccount: () => deletion.deleteAccount(customer), removed, logged };
}

describe('deletion', () => {
  it('keeps an account for an order placed during the erasure', async () => {
    const { deleteAccount, removed } = aShopWithALateOrder(() => {
      throw new OpenOrders();
    });
    const deleting = deleteAccount();
    await expect(deleting).rejects.toThrow(OpenOrders);
    await expect(deleting).rejects.toMatchObject({
      code: 'open-orders',
      message: "You still have an order on its way. Cancel it or wait until it's delivered, then delete your account.",
    });
    expect(removed).toEqual([]);
  });

  it('erases an order that was placed and cancelled during the erasure', async () => {
    const { deleteAccount, removed, logged } = aShopWithALateOrder(() => 1);
    await deleteAccount();
    expect([removed, logged]).toEqual([['ada'], [2]]);
  });
});
