import { isDocumentId } from '@bookstore/contract/documentId';
import { LIMITS } from '@bookstore/contract/limits';
import type { OrdersFilter, OrdersQuery } from '@bookstore/contract/ordersQuery';
import type { Caller } from '../auth/guards.ts';
import { decodeCursor, encodeCursor } from './cursor.ts';
import type { DeliveredOrder } from './deliveredOrder.ts';
import type { OrderRecord } from './orderRecord.ts';
import { OrderNotFound, OrderOfSomebodyElse } from './orders.errors.ts';
import type { OrdersRepository } from './orders.repository.ts';
import { createPlaceOrder, type PlaceOrder, type PlaceOrderParts } from './placeOrder.ts';
import { otherRefusedParcels } from './refusedParcels.ts';
import { createStatusTransitions, type StatusTransitions } from './statusTransitions.ts';

export interface OrdersService extends StatusTransitions {
  place: PlaceOrder;
  listOf(caller: Caller, email: string): Promise<OrderRecord[]>;
  page(query: OrdersQuery): Promise<{ orders: AssessedOrder[]; nextCursor: string | null }>;
  /** How many there are, up to `LIMITS.ordersCount`. */
  count(filter: OrdersFilter): Promise<number>;
  get(id: string): Promise<DeliveredOrder & AssessedOrder>;
}

/** An order, and how many other parcels of its customer came back. */
export interface AssessedOrder {
  order: OrderRecord;
  refusedParcels: number;
}

interface Parts extends PlaceOrderParts {
  orders: OrdersRepository;
}

export function createOrdersService(parts: Parts): OrdersService {
  const { orders, clock } = parts;

  /** Asks for those orders alone that wait to be packed. */
  async function assess(found: readonly OrderRecord[]): Promise<AssessedOrder[]> {
    const isWaiting = ({ status }: OrderRecord) => status === 'placed';
    const counts = await orders.countRefused(found.filter(isWaiting).map(({ uid }) => uid));
    return found.map((order) => ({ order, refusedParcels: isWaiting(order) ? otherRefusedParcels(order, counts) : 0 }));
  }

  return {
    place: createPlaceOrder(parts),
    ...createStatusTransitions(parts),

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
      return { orders: await assess(page), nextCursor: last && found.length > limit ? encodeCursor(last) : null };
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
  };
}
