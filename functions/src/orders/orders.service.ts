import type { OrderWithdrawal } from '@bookstore/contract/api/order';
import type { EarlierCustomer, OrdersFilter, OrdersQuery } from '@bookstore/contract/api/ordersQuery';
import { isDocumentId } from '@bookstore/contract/ids';
import { DELIVERY_KEPT_DAYS, LIMITS } from '@bookstore/contract/limits';
import { hasEnded } from '@bookstore/contract/orderSteps';
import * as messages from '@bookstore/messages/problems';
import type { Caller } from '../auth/guards.ts';
import { daysAfter } from '../firestore/timestamps.ts';
import { decodeCursor, encodeCursor } from '../http/cursor.ts';
import type { InvoiceRecord } from '../invoices/invoiceRecord.ts';
import type { Clock } from '../lib/clock.ts';
import type { DeliveryRecord } from './deliveryRecord.ts';
import { type OrdersPart, otherRefusedParcels } from './orderLists.repository.ts';
import type { OrderRecord } from './orderRecord.ts';
import { EmailMismatch, NoInvoice, OrderNotFound } from './orders.errors.ts';
import type { OrdersRepository, OrderWithDelivery } from './orders.repository.ts';

export interface OrdersService {
  /** Newest first. @throws OrderNotFound, also for another customer's, NoInvoice */
  invoices(caller: Caller, id: string): Promise<InvoiceRecord[]>;
  listByEmail(caller: Caller, email: string, cursor?: string): Promise<OwnOrders>;
  page(query: OrdersQuery): Promise<{ orders: AssessedOrder[]; nextCursor: string | null }>;
  customers(search: string): Promise<EarlierCustomer[]>;
  count(filter: OrdersFilter): Promise<number>;
  get(id: string): Promise<OrderWithDelivery & AssessedOrder>;
}

export interface OwnOrders extends OrdersPart {
  /** Costs a read per order that may still have a street. */
  deliveries: ReadonlyMap<string, DeliveryRecord>;
  withdrawals: ReadonlyMap<string, OrderWithdrawal[]>;
}

/** Finds withdrawals from the orders' own addresses. Costs a read each, at least one per thirty orders. */
type FindWithdrawals = (
  orders: readonly OrderRecord[],
) => Promise<{ withdrawals: Map<string, OrderWithdrawal[]>; reads: number }>;

export interface AssessedOrder {
  order: OrderRecord;
  refusedParcels: number;
  delivery?: OrderWithDelivery['delivery'];
  isMergeable?: boolean;
}

/** Streets expire some time after an order has ended. */
const mayHaveStreet = ({ status, history }: OrderRecord, now: Date): boolean =>
  !hasEnded({ status }) || daysAfter(history.at(-1)?.at ?? now, DELIVERY_KEPT_DAYS.afterOrder) > now;

const NO_ORDERS: OwnOrders = { orders: [], next: null, reads: 0, deliveries: new Map(), withdrawals: new Map() };

interface OrdersServiceDependencies {
  orders: OrdersRepository;
  findWithdrawals: FindWithdrawals;
  clock: Clock;
}

export function createOrdersService({ orders, findWithdrawals, clock }: OrdersServiceDependencies): OrdersService {
  /** Counts only for placed orders. */
  async function assess(found: readonly OrderRecord[]): Promise<AssessedOrder[]> {
    const isPlaced = ({ status }: OrderRecord) => status === 'placed';
    const counts = await orders.countRefused(found.filter(isPlaced).map(({ uid }) => uid));
    return found.map((order) => ({ order, refusedParcels: isPlaced(order) ? otherRefusedParcels(order, counts) : 0 }));
  }

  const findCustomer = async (id: string) => (isDocumentId(id) ? orders.findCustomer(id) : null);

  return {
    async invoices({ customer }, id) {
      const found = isDocumentId(id) ? await orders.findWithInvoices(id, customer?.uid) : null;
      if (!found) throw new OrderNotFound();
      if (found.length === 0) throw new NoInvoice();
      return found;
    },

    async listByEmail({ admin, customer }, email, cursor) {
      const address = email.trim().toLowerCase();
      if (!admin && address !== customer.email) throw new EmailMismatch(messages.ordersOfSomebodyElse);
      // Firestore refuses texts that are too long for an index.
      if (address.length > LIMITS.email) return NO_ORDERS;
      const after = cursor === undefined ? null : decodeCursor(cursor);
      // Orders stay with the account when its address changes.
      const part = await orders.findByOwner(customer ? { uid: customer.uid } : { email: address }, after);
      if (!customer) return { ...NO_ORDERS, ...part };
      const now = clock();
      const ids = part.orders.filter((order) => mayHaveStreet(order, now)).map(({ id }) => id);
      const [deliveries, declared] = await Promise.all([orders.findDeliveries(ids, now), findWithdrawals(part.orders)]);
      const reads = part.reads + ids.length + declared.reads;
      return { ...part, reads, deliveries, withdrawals: declared.withdrawals };
    },

    async page({ cursor, limit, q, streets, customerOf, waiting, ...filter }) {
      const after = cursor === undefined ? null : decodeCursor(cursor);
      const customer = customerOf === undefined ? undefined : await findCustomer(customerOf);
      if (customer === null) return { orders: [], nextCursor: null };
      const { orders: page, next } = await orders.findPage({
        ...filter,
        after,
        limit,
        search: q,
        customer,
        waiting: waiting && { filter: waiting, now: clock() },
      });
      const assessed = await assess(page);
      const ids = streets === 'true' ? page.map(({ id }) => id) : [];
      const deliveries = await orders.findDeliveries(ids, clock());
      const withStreets = assessed.map((one) => ({ ...one, delivery: deliveries.get(one.order.id) ?? null }));
      return { orders: withStreets, nextCursor: next && encodeCursor(next) };
    },

    async customers(search) {
      const found = await orders.findCustomers(search);
      const deliveries = await orders.findDeliveries(
        found.map(({ id }) => id),
        clock(),
      );
      return found.map(({ id, name, phone, email, address, pickup }) => {
        const street = deliveries.get(id)?.street;
        // The address is the shop's.
        return { name, phone, email, ...(!pickup && { address, ...(street && { street }) }) };
      });
    },

    count(filter) {
      return orders.count(filter, LIMITS.ordersCount);
    },

    async get(id) {
      const found = isDocumentId(id) ? await orders.find(id, clock()) : null;
      if (!found) throw new OrderNotFound();
      const [counts, isMergeable] = await Promise.all([
        orders.countRefused([found.order.uid]),
        orders.isMergeable(found.order),
      ]);
      return { ...found, isMergeable, refusedParcels: otherRefusedParcels(found.order, counts) };
    },
  };
}
