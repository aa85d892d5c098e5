import { randomUUID } from 'node:crypto';
import { isDocumentId } from '@bookstore/contract/documentId';
import { DELIVERY_KEPT_DAYS, LIMITS } from '@bookstore/contract/limits';
import type { Order, OrderInput, StatusChange } from '@bookstore/contract/order';
import { NEXT_STATUSES } from '@bookstore/contract/orderSteps';
import type { OrdersFilter, OrdersQuery } from '@bookstore/contract/ordersQuery';
import type { Customer } from '../auth/customerTokens.ts';
import type { Caller } from '../auth/guards.ts';
import type { Admin } from '../auth/sessions.ts';
import type { ClientAddress } from '../http/clientAddress.ts';
import type { Clock } from '../lib/clock.ts';
import { createKeyedMutex } from '../lib/keyedMutex.ts';
import { daysAfter } from '../lib/timestamps.ts';
import type { ComposeMails } from '../mail/composeMails.ts';
import { decodeCursor, encodeCursor } from './cursor.ts';
import { networkWindow } from './networkOrders.ts';
import { orderIdOf, randomOrderId } from './orderId.ts';
import { historyOf, type OrderRecord, toAdminOrder, toOrder } from './orderRecord.ts';
import { EmailNotConfirmed, OrderNotFound, OrderOfSomebodyElse, StatusConflict } from './orders.errors.ts';
import type { DeliveredOrder, OrderChange, OrdersRepository } from './orders.repository.ts';
import type { OrderDecision, OrderSituation } from './placement.ts';
import { otherRefusedParcels } from './refusedParcels.ts';
import { saleOf } from './saleOf.ts';
import { replay, sell } from './sell.ts';

export interface OrdersService {
  /**
   * Places an order, once for each key.
   * @param key names the customer's intent to buy; undefined makes every call an order of its own.
   * @param address where the order comes from.
   * @throws OrderOfSomebodyElse, CartChanged, IdempotencyKeyReused, RateLimited, EmailNotConfirmed.
   */
  place(
    customer: Customer,
    key: string | undefined,
    input: OrderInput,
    address: ClientAddress,
  ): Promise<{ order: OrderRecord; isNew: boolean }>;
  listOf(caller: Caller, email: string): Promise<OrderRecord[]>;
  page(query: OrdersQuery): Promise<{ orders: JudgedOrder[]; nextCursor: string | null }>;
  /** How many there are, up to `LIMITS.ordersCount`. */
  count(filter: OrdersFilter): Promise<number>;
  get(id: string): Promise<DeliveredOrder & JudgedOrder>;
  /** @throws OrderNotFound, StatusConflict where the order may not become that, or is not what the admin saw. */
  setStatus(admin: Admin, id: string, change: StatusChange): Promise<DeliveredOrder>;
  /** A customer's own order, while it is placed. @throws OrderNotFound, StatusConflict. */
  cancel(customer: Customer, id: string): Promise<DeliveredOrder>;
}

/** An order, and how many other parcels of its customer came back. */
export interface JudgedOrder {
  order: OrderRecord;
  refusedParcels: number;
}

/** How an order goes on, whoever asks for it. */
type OrderStep = Omit<OrderChange, 'attempt' | 'mails' | 'sale'>;
type DecideStep = (order: OrderRecord, now: Date) => OrderStep;

interface Parts {
  orders: OrdersRepository;
  composeMails: ComposeMails;
  clock: Clock;
  /** By which the shop's days begin. */
  timeZone: string;
  /** Before an order, of whoever has not received one yet. */
  requiresConfirmedEmail: boolean;
  /** Whether a network may place any number of orders: on the emulators all customers come from one. */
  trustsNetworks: boolean;
}

export function createOrdersService(parts: Parts): OrdersService {
  const { orders, composeMails, clock, timeZone, requiresConfirmedEmail, trustsNetworks } = parts;
  const withLock = createKeyedMutex();

  async function change(id: string, decide: DecideStep): Promise<DeliveredOrder> {
    const now = clock();
    const attempt = randomUUID();
    const decideOnce = (order: OrderRecord): OrderChange => {
      const step = decide(order, now);
      const sale = step.status === 'cancelled' ? saleOf(order, -1, now, timeZone) : null;
      return { ...step, attempt, mails: composeMails(order, step.status, now), sale };
    };
    const changed = isDocumentId(id) ? await orders.change(id, now, decideOnce) : null;
    if (!changed) throw new OrderNotFound();
    return changed;
  }

  /** The token says whether the address is confirmed. Who has received an order is not asked: the shop knows them. */
  async function mayOrder({ uid, isEmailConfirmed }: Customer): Promise<boolean> {
    return !requiresConfirmedEmail || isEmailConfirmed || orders.hasDelivered(uid);
  }

  /** Asks for those orders alone that wait to be packed. */
  async function judge(found: readonly OrderRecord[]): Promise<JudgedOrder[]> {
    const isWaiting = ({ status }: OrderRecord) => status === 'placed';
    const counts = await orders.countRefused(found.filter(isWaiting).map(({ uid }) => uid));
    return found.map((order) => ({ order, refusedParcels: isWaiting(order) ? otherRefusedParcels(order, counts) : 0 }));
  }

  return {
    async place(customer, key, input, address) {
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
    },

    async listOf({ admin, customer }, email) {
      const wanted = email.trim().toLowerCase();
      // Firestore refuses to look for a text that is too long for an index; nobody has such an address.
      if (admin) return wanted.length > LIMITS.email ? [] : orders.findByEmail(wanted);
      if (wanted !== customer.email) throw new OrderOfSomebodyElse('These are the orders of somebody else.');
      return orders.findByEmail(wanted, customer.uid);
    },

    async page({ cursor, limit, q, ...filter }) {
      const after = cursor === undefined ? null : decodeCursor(cursor);
      // One more than asked for tells whether there is a next page.
      const found = await orders.findPage({ ...filter, after, limit: limit + 1, search: q });
      const page = found.slice(0, limit);
      const last = page.at(-1);
      return { orders: await judge(page), nextCursor: last && found.length > limit ? encodeCursor(last) : null };
    },

    count(filter) {
      return orders.count(filter, LIMITS.ordersCount);
    },

    async get(id) {
      const found = isDocumentId(id) ? await orders.find(id, clock()) : null;
      if (!found) throw new OrderNotFound();
      const counts = await orders.countRefused([found.order.uid]);
      return { ...found, refusedParcels: otherRefusedParcels(found.order, counts) };
    },

    setStatus({ username }, id, { status, from }) {
      return change(id, (order, now) => {
        if (from !== undefined && order.status !== from) throw new StatusConflict(toAdminOrder(order));
        return moved(order, { status, by: username, at: now }, toAdminOrder);
      });
    },

    cancel({ uid }, id) {
      return change(id, (order, now) => {
        if (order.uid !== uid) throw new OrderNotFound();
        // What is packed already, the shop has to take back itself.
        if (order.status !== 'placed') throw new StatusConflict(toOrder(order));
        return moved(order, { status: 'cancelled', by: '', at: now }, toOrder);
      });
    },
  };
}

/** How the order goes on with a step. @param toView what the caller may see of it. @throws StatusConflict. */
function moved(
  order: OrderRecord,
  step: OrderRecord['history'][number],
  toView: (order: OrderRecord) => Order,
): OrderStep {
  if (!NEXT_STATUSES[order.status].includes(step.status)) throw new StatusConflict(toView(order));
  const hasEnded = NEXT_STATUSES[step.status].length === 0;
  return {
    status: step.status,
    refused: order.status === 'packed' && step.status === 'cancelled',
    history: [...historyOf(order), step],
    forgetDeliveryAt: hasEnded ? daysAfter(step.at, DELIVERY_KEPT_DAYS.afterOrder) : null,
  };
}
