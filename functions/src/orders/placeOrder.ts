import { randomUUID } from 'node:crypto';
import { isDocumentId } from '@bookstore/contract/documentId';
import type { OrderInput } from '@bookstore/contract/order';
import type { Customer } from '../auth/customerTokens.ts';
import type { ClientAddress } from '../http/clientAddress.ts';
import type { Clock } from '../lib/clock.ts';
import { createKeyedMutex } from '../lib/keyedMutex.ts';
import type { ComposeMails } from '../mail/composeMails.ts';
import { networkWindow } from './networkOrders.ts';
import { orderIdOf, randomOrderId } from './orderId.ts';
import { EmailNotConfirmed, OrderOfSomebodyElse } from './orders.errors.ts';
import type { OrdersRepository } from './orders.repository.ts';
import type { OrderDecision, OrderSituation, PlacedOrder } from './placement.ts';
import { saleOf } from './saleOf.ts';
import { replay, sell } from './sell.ts';

/**
 * Places an order, once for each key.
 * @param key names the customer's intent to buy; undefined makes every call an order of its own.
 * @param address where the order comes from.
 * @throws OrderOfSomebodyElse, CartChanged, IdempotencyKeyReused, RateLimited, EmailNotConfirmed.
 */
export type PlaceOrder = (
  customer: Customer,
  key: string | undefined,
  input: OrderInput,
  address: ClientAddress,
) => Promise<PlacedOrder>;

export interface PlaceOrderParts {
  orders: Pick<OrdersRepository, 'place' | 'hasDelivered'>;
  composeMails: ComposeMails;
  clock: Clock;
  /** By which the shop's days begin. */
  timeZone: string;
  /** Before an order, of whoever has not received one yet. */
  requiresConfirmedEmail: boolean;
  /** Whether a network may place any number of orders: on the emulators all customers come from one. */
  trustsNetworks: boolean;
}

export function createPlaceOrder(parts: PlaceOrderParts): PlaceOrder {
  const { orders, composeMails, clock, timeZone, requiresConfirmedEmail, trustsNetworks } = parts;
  const withLock = createKeyedMutex();

  /** The token says whether the address is confirmed. Who has received an order is not asked: the shop knows them. */
  async function mayOrder({ uid, isEmailConfirmed }: Customer): Promise<boolean> {
    return !requiresConfirmedEmail || isEmailConfirmed || orders.hasDelivered(uid);
  }

  return async (customer, key, input, address) => {
    const email = input.email.toLowerCase();
    if (email !== customer.email)
      throw new OrderOfSomebodyElse('An order is placed under the e-mail of the signed-in customer.');
    const id = key === undefined ? randomOrderId() : orderIdOf(customer.uid, key);
    // An id that cannot be a book's is a book that is gone; it is compared by number below.
    const bookIds = input.productIds.filter(isDocumentId);
    const intent = {
      id,
      uid: customer.uid,
      keyed: key !== undefined,
      bookIds,
      window: networkWindow(address, clock()),
    };
    const isAllowed = await mayOrder(customer);
    const attempt = randomUUID();
    const decide = (situation: OrderSituation): OrderDecision | null => {
      if (situation.placed) return replay(situation.placed, input);
      if (!isAllowed) throw new EmailNotConfirmed();
      const now = clock();
      const sold = sell(situation, input, { ...intent, email, attempt, now, trustsNetwork: trustsNetworks });
      const sale = saleOf(sold.order, 1, now, timeZone);
      return { ...sold, mails: composeMails(sold.order, 'placed', now), sale };
    };
    return withLock(customer.uid, () => orders.place(intent, decide));
  };
}
