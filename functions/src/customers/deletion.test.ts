import { expect, it } from 'vitest';
import type { OrderRecord } from '../orders/orderRecord.ts';
import { OpenOrders } from './deletion.errors.ts';
import { createDeletionService } from './deletion.service.ts';

const order = (id: string, status: OrderRecord['status']) => ({ id, status }) as OrderRecord;

/** A shop in which an order comes while the others are erased, and what became of whom. */
function aShopWithALateOrder(late: OrderRecord) {
  const found = [[order('early', 'delivered')], [late]];
  const erased: string[] = [];
  const removed: string[] = [];
  const now = new Date();
  const deletion = createDeletionService({
    customers: {
      ordersOf: async () => found.shift() ?? [],
      erase: async (_uid, orders) => void erased.push(...orders.map(({ id }) => id)),
    },
    accounts: { remove: async (uid) => void removed.push(uid) },
    rateLimiter: { take: async () => null, giveBack: async () => undefined },
    clock: () => now,
    log: () => undefined,
  });
  const customer = { uid: 'ada', email: 'ada@example.com', isEmailConfirmed: true, signedInAt: now };
  return { deleteAccount: () => deletion.deleteAccount(customer), erased, removed };
}

// rows: 640
it('an account stays for an order that came while the others were erased', async () => {
  const { deleteAccount, erased, removed } = aShopWithALateOrder(order('late', 'placed'));
  const deleting = deleteAccount();
  await expect(deleting).rejects.toThrow(OpenOrders);
  await expect(deleting).rejects.toMatchObject({
    code: 'open-orders',
    message: 'An order is still on its way. Cancel it, or wait until it is delivered, and delete the account then.',
  });
  expect([erased, removed]).toEqual([['early'], []]);
});

it('an order that came and was cancelled meanwhile loses its customer, too', async () => {
  const { deleteAccount, erased, removed } = aShopWithALateOrder(order('late', 'cancelled'));
  await deleteAccount();
  expect([erased, removed]).toEqual([['early', 'late'], ['ada']]);
});
