import type { OrderStatus, OrderWithdrawal, PhoneOrderInput } from '@bookstore/contract/api/order';
import type {
  OrderDeliveryChange,
  OrderItemsChange,
  OrderPatch,
  OrderReturnInput,
} from '@bookstore/contract/api/orderChanges';
import type { OrdersFilter, OrdersQuery } from '@bookstore/contract/api/ordersQuery';
import { isDocumentId } from '@bookstore/contract/ids';
import { DELIVERY_KEPT_DAYS, LIMITS } from '@bookstore/contract/limits';
import { hasEnded } from '@bookstore/contract/orderSteps';
import * as messages from '@bookstore/messages/problems';
import type { Customer } from '../auth/customerTokens.ts';
import type { Caller } from '../auth/guards.ts';
import type { Admin } from '../auth/sessions.ts';
import { daysAfter } from '../firestore/timestamps.ts';
import { decodeCursor, encodeCursor } from '../http/cursor.ts';
import type { InvoiceRecord } from '../invoices/invoiceRecord.ts';
import type { Clock } from '../lib/clock.ts';
import type { ChangeOrder } from './changeOrder.ts';
import type { IsSeen } from './decideChange.ts';
import type { DeliveryRecord } from './deliveryRecord.ts';
import type { EditOrder } from './editOrder.ts';
import type { IssueInvoice } from './issueInvoice.ts';
import { type OrdersPart, otherRefusedParcels } from './orderQueries.ts';
import type { OrderRecord } from './orderRecord.ts';
import { NoInvoice, OrderNotFound, OrderOfSomebodyElse } from './orders.errors.ts';
import type { OrdersRepository, OrderWithDelivery } from './orders.repository.ts';
import type { PlacedOrder, PlaceOrder, TakeOrder } from './placeOrder.ts';
import type { ReturnBooks } from './returnBooks.ts';

export interface OrdersService {
  place: PlaceOrder;
  /** By phone or at the counter. @throws what `TakeOrder` throws. */
  take(admin: Admin, key: string | undefined, input: PhoneOrderInput): Promise<PlacedOrder>;
  /**
   * Takes a step, or notes something, or both.
   * @throws OrderNotFound, StatusConflict where the order may not become that, or is not what the admin saw, OrderChangedMeanwhile.
   */
  patch(admin: Admin, id: string, patch: OrderPatch, isSeen: IsSeen): Promise<OrderWithDelivery>;
  /** While it is placed. @throws what `EditOrder` throws. */
  changeItems(admin: Admin, id: string, change: OrderItemsChange, isSeen: IsSeen): Promise<OrderWithDelivery>;
  changeDelivery(admin: Admin, id: string, change: OrderDeliveryChange, isSeen: IsSeen): Promise<OrderWithDelivery>;
  /** Books of a delivered order. @param key names the return. @throws what `ReturnBooks` throws. */
  returnBooks(admin: Admin, id: string, key: string | undefined, input: OrderReturnInput): ReturnType<ReturnBooks>;
  /** Writes the invoice of an order that is packed or delivered, once. @throws what `IssueInvoice` throws. */
  issueInvoice(admin: Admin, id: string): ReturnType<IssueInvoice>;
  /**
   * The invoices and credit notes of an order, newest first; it writes none.
   * @throws OrderNotFound, also for somebody else's, NoInvoice.
   */
  invoices(caller: Caller, id: string): Promise<InvoiceRecord[]>;
  /** A customer's own order, while it is placed. @throws OrderNotFound, StatusConflict. */
  cancel(customer: Customer, id: string): Promise<OrderWithDelivery>;
  /**
   * Takes back the latest step that the shop has made, with its mail, within ten seconds.
   * @param status the state that this step has led to.
   * @throws OrderNotFound, TooLateToUndo, SoldOutMeanwhile, StatusConflict where it was another step, or the customer's.
   */
  undo(admin: Admin, id: string, status: OrderStatus): Promise<OrderWithDelivery>;
  /** As many as one answer holds. */
  listOf(caller: Caller, email: string, cursor?: string): Promise<OwnOrders>;
  page(query: OrdersQuery): Promise<{ orders: AssessedOrder[]; nextCursor: string | null }>;
  /** How many there are, up to `LIMITS.ordersCount`. */
  count(filter: OrdersFilter): Promise<number>;
  get(id: string): Promise<OrderWithDelivery & AssessedOrder>;
}

/** Customers also see where their orders go, and what they have withdrawn from. */
export interface OwnOrders extends OrdersPart {
  /** A read for each that may still have a street. */
  deliveries: ReadonlyMap<string, DeliveryRecord>;
  withdrawals: ReadonlyMap<string, OrderWithdrawal[]>;
}

/** What was declared of some orders from their own addresses: a read for each, and one at least for thirty orders. */
export type FindWithdrawals = (
  orders: readonly OrderRecord[],
) => Promise<{ withdrawals: Map<string, OrderWithdrawal[]>; reads: number }>;

/** An order, and how many other parcels of its customer came back. */
export interface AssessedOrder {
  order: OrderRecord;
  refusedParcels: number;
  /** Where it was asked for. */
  delivery?: OrderWithDelivery['delivery'];
}

/** Streets are forgotten some time after an order has ended. */
const mayHaveStreet = ({ status, history }: OrderRecord, now: Date): boolean =>
  !hasEnded({ status }) || daysAfter(history.at(-1)?.at ?? now, DELIVERY_KEPT_DAYS.afterOrder) > now;

const NO_ORDERS: OwnOrders = { orders: [], next: null, reads: 0, deliveries: new Map(), withdrawals: new Map() };

interface OrdersServiceDependencies {
  orders: OrdersRepository;
  findWithdrawals: FindWithdrawals;
  placeOrder: PlaceOrder;
  takeOrder: TakeOrder;
  changeOrder: ChangeOrder;
  editOrder: EditOrder;
  returnBooks: ReturnBooks;
  issueInvoice: IssueInvoice;
  clock: Clock;
}

export function createOrdersService(dependencies: OrdersServiceDependencies): OrdersService {
  const { orders, findWithdrawals, placeOrder, takeOrder, changeOrder, editOrder, returnBooks, issueInvoice, clock } =
    dependencies;

  /** Asks for those orders alone that wait to be packed. */
  async function assess(found: readonly OrderRecord[]): Promise<AssessedOrder[]> {
    const isWaiting = ({ status }: OrderRecord) => status === 'placed';
    const counts = await orders.countRefused(found.filter(isWaiting).map(({ uid }) => uid));
    return found.map((order) => ({ order, refusedParcels: isWaiting(order) ? otherRefusedParcels(order, counts) : 0 }));
  }

  const findCustomer = async (id: string) => (isDocumentId(id) ? orders.findCustomer(id) : null);

  return {
    place: placeOrder,
    take: ({ username }, key, input) => takeOrder(username, key, input),
    patch: ({ username }, id, { status, from, ...notes }, isSeen) =>
      changeOrder(id, { kind: 'patch', username, status, from, notes, isSeen }),
    changeItems: ({ username }, id, change, isSeen) => editOrder(id, { kind: 'items', username, change, isSeen }),
    changeDelivery: ({ username }, id, change, isSeen) => editOrder(id, { kind: 'delivery', username, change, isSeen }),
    returnBooks: ({ username }, id, key, input) => returnBooks(id, { username, key, ...input }),
    issueInvoice: ({ username }, id) => issueInvoice(id, username),

    async invoices({ customer }, id) {
      const found = isDocumentId(id) ? await orders.findWithInvoices(id, customer?.uid) : null;
      if (!found) throw new OrderNotFound();
      if (found.length === 0) throw new NoInvoice();
      return found;
    },

    cancel: ({ uid }, id) => changeOrder(id, { kind: 'cancel', uid }),
    undo: ({ username }, id, status) => changeOrder(id, { kind: 'undo', username, status }),

    async listOf({ admin, customer }, email, cursor) {
      const wanted = email.trim().toLowerCase();
      if (!admin && wanted !== customer.email) throw new OrderOfSomebodyElse(messages.ordersOfSomebodyElse);
      // Firestore refuses to look for a text that is too long for an index; nobody has such an address.
      if (wanted.length > LIMITS.email) return NO_ORDERS;
      const after = cursor === undefined ? null : decodeCursor(cursor);
      // A customer's orders stay theirs when the address of their account changes.
      const part = await orders.findOf(customer ? { uid: customer.uid } : { email: wanted }, after);
      if (!customer) return { ...NO_ORDERS, ...part };
      const now = clock();
      const ids = part.orders.filter((order) => mayHaveStreet(order, now)).map(({ id }) => id);
      const [deliveries, declared] = await Promise.all([orders.findDeliveries(ids, now), findWithdrawals(part.orders)]);
      const reads = part.reads + ids.length + declared.reads;
      return { ...part, reads, deliveries, withdrawals: declared.withdrawals };
    },

    async page({ cursor, limit, q, streets, customerOf, ...filter }) {
      const after = cursor === undefined ? null : decodeCursor(cursor);
      const customer = customerOf === undefined ? undefined : await findCustomer(customerOf);
      if (customer === null) return { orders: [], nextCursor: null };
      const { orders: page, next } = await orders.findPage({ ...filter, after, limit, search: q, customer });
      const assessed = await assess(page);
      const isAsked = streets === 'true';
      const deliveries = isAsked
        ? await orders.findDeliveries(
            page.map(({ id }) => id),
            clock(),
          )
        : null;
      const withStreets = assessed.map((one) => ({ ...one, delivery: deliveries?.get(one.order.id) ?? null }));
      return { orders: withStreets, nextCursor: next && encodeCursor(next) };
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
