import type { KeptAlert } from '@bookstore/contract/api/alert';
import type { Invoice } from '@bookstore/contract/api/invoice';
import type { AdminOrder, Delivery } from '@bookstore/contract/api/order';
import type { Withdrawal } from '@bookstore/contract/api/withdrawal';
import { LIMITS } from '@bookstore/contract/limits';
import { readAlert, toKeptAlert } from '../alerts/alertRecord.ts';
import { alertsOfCustomer } from '../alerts/alerts.repository.ts';
import type { Customer } from '../auth/customerTokens.ts';
import type { Database } from '../firestore/firebase.ts';
import { type ReportInvalid, readValid } from '../firestore/readDocument.ts';
import type { Position } from '../http/cursor.ts';
import { toInvoice } from '../invoices/invoiceRecord.ts';
import { chunk } from '../lib/chunk.ts';
import { readMailState, readMailsOfOrder } from '../mail/mailRecord.ts';
import { deliveriesOf } from '../orders/deliveries.repository.ts';
import { deliveryRef, readDelivery, toDelivery } from '../orders/deliveryRecord.ts';
import { createOrderQueries, type OrdersPart } from '../orders/orderLists.repository.ts';
import { type OrderRecord, ordersOf, toAdminOrder } from '../orders/orderRecord.ts';
import { findInvoices } from '../orders/orders.repository.ts';
import { readWithdrawal, toWithdrawal } from '../withdrawals/withdrawalRecord.ts';
import { withdrawalsFromOwners, withdrawalsWithoutOrder } from '../withdrawals/withdrawals.repository.ts';
import { phoneOrdersOf } from './erasure.ts';
import { readWishes, wishesRef } from './wishesRecord.ts';

interface ExportedPart extends Omit<OrdersPart, 'orders'> {
  orders: AdminOrder[];
  withdrawals: Withdrawal[];
  invoices: Invoice[];
}

export interface OtherData {
  alerts: KeptAlert[];
  wishes: string[];
  phoneOrders: AdminOrder[];
  streets: Delivery[];
  withdrawals: Withdrawal[];
  invoices: Invoice[];
  reads: number;
}

export interface ExportRepository {
  /** Alerts, wish list and unused streets; with a confirmed address also phone orders and withdrawals without an order. */
  findOtherData(customer: Pick<Customer, 'uid' | 'email' | 'isEmailConfirmed'>, now: Date): Promise<OtherData>;
  withRelated(
    orders: OrderRecord[],
    now: Date,
  ): Promise<Pick<ExportedPart, 'orders' | 'withdrawals' | 'invoices' | 'reads'>>;
  /** Orders under any address, newest first. Costs a read per order, street and possible mail. */
  findOrders(uid: string, now: Date, after?: Position | null): Promise<ExportedPart>;
}

/** Each order has a street, about five mails, a withdrawal and an invoice. */
export const READS_OF_EXPORT = LIMITS.ordersList.count * 9 + LIMITS.alerts;

const AT_ONCE = 50;

export function createExportRepository(database: Database, reportInvalid: ReportInvalid): ExportRepository {
  const queries = createOrderQueries(database, reportInvalid);

  async function withStreetsAndMails(
    orders: OrderRecord[],
    now: Date,
  ): Promise<{ orders: AdminOrder[]; reads: number }> {
    const db = await database();
    const [deliveries, mails] = await Promise.all([
      db.getAll(...orders.map(({ id }) => deliveryRef(db, id))),
      Promise.all(orders.map(({ id }) => readMailsOfOrder(db, id, ['delivery']))),
    ]);
    const exported = orders.map((order, index) => {
      const delivery = deliveries[index];
      return toAdminOrder(order, {
        delivery: delivery ? readDelivery(delivery, now) : null,
        mails: readValid(mails[index] ?? [], readMailState, reportInvalid),
      });
    });
    const reads = mails.reduce((sum, found) => sum + Math.max(1, found.length), orders.length);
    return { orders: exported, reads };
  }

  async function withRelated(records: OrderRecord[], now: Date) {
    const orders: AdminOrder[] = [];
    let reads = 0;
    for (const group of chunk(records, AT_ONCE)) {
      const part = await withStreetsAndMails(group, now);
      orders.push(...part.orders);
      reads += part.reads;
    }
    const found = await withdrawalsFromOwners(await database(), records);
    const withdrawals = readValid(found, readWithdrawal, reportInvalid).map((record) => toWithdrawal(record));
    const invoices = await findAllInvoices(records);
    return { orders, withdrawals, invoices, reads: reads + found.length + invoices.length };
  }

  async function findAllInvoices(orders: OrderRecord[]): Promise<Invoice[]> {
    const db = await database();
    const invoices: Invoice[] = [];
    for (const group of chunk(orders, AT_ONCE)) {
      const found = group.map((order) => findInvoices(db, order, reportInvalid));
      invoices.push(...(await Promise.all(found)).flat().map(toInvoice));
    }
    return invoices;
  }

  async function streetsWithoutOrder(uid: string, now: Date): Promise<{ streets: Delivery[]; reads: number }> {
    const db = await database();
    const stored = await deliveriesOf(db, uid);
    if (stored.length === 0) return { streets: [], reads: 0 };
    const orders = await db.getAll(...stored.map(({ id }) => ordersOf(db).doc(id)), { fieldMask: [] });
    const unused = stored.filter((_, index) => !orders[index]?.exists);
    const streets = readValid(unused, (document) => readDelivery(document, now), reportInvalid).map(toDelivery);
    return { streets, reads: 2 * stored.length };
  }

  return {
    async findOtherData({ uid, email, isEmailConfirmed }, now) {
      const db = await database();
      const confirmed = isEmailConfirmed ? (email ?? '') : '';
      const [alerts, wishes, { streets, reads: streetReads }, orders, unlinked] = await Promise.all([
        alertsOfCustomer(db, uid),
        wishesRef(db, uid).get(),
        streetsWithoutOrder(uid, now),
        confirmed === '' ? [] : phoneOrdersOf(database, confirmed, reportInvalid),
        confirmed === '' ? [] : withdrawalsWithoutOrder(db, [confirmed]),
      ]);
      const related = await withRelated(orders, now);
      const unlinkedWithdrawals = readValid(unlinked, readWithdrawal, reportInvalid).map((record) =>
        toWithdrawal(record),
      );
      return {
        alerts: readValid(alerts, readAlert, reportInvalid).map(toKeptAlert),
        wishes: readValid([wishes], readWishes, reportInvalid).flatMap(({ ids }) => ids),
        streets,
        phoneOrders: related.orders,
        withdrawals: [...related.withdrawals, ...unlinkedWithdrawals],
        invoices: related.invoices,
        reads: alerts.length + 1 + streetReads + orders.length + unlinked.length + related.reads,
      };
    },

    withRelated,

    async findOrders(uid, now, after) {
      const part = await queries.findByOwner({ uid }, after);
      const { reads, ...related } = await withRelated(part.orders, now);
      return { ...part, ...related, reads: part.reads + reads };
    },
  };
}
