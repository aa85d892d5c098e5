import type { KeptAlert } from '@bookstore/contract/api/alert';
import type { CustomerExport } from '@bookstore/contract/api/customerDetails';
import type { Invoice } from '@bookstore/contract/api/invoice';
import type { AdminOrder } from '@bookstore/contract/api/order';
import { MAIL_EVENTS } from '@bookstore/contract/api/orderMail';
import type { Withdrawal } from '@bookstore/contract/api/withdrawal';
import { EXPORT_RATE_LIMIT, LIMITS } from '@bookstore/contract/limits';
import { alertsOfCustomer, readAlert, toKeptAlert } from '../alerts/alertRecord.ts';
import type { Customer } from '../auth/customerTokens.ts';
import type { Database } from '../firestore/firebase.ts';
import { type ReportInvalid, readEach } from '../firestore/readDocument.ts';
import { decodeCursor, type Position } from '../http/cursor.ts';
import { countAttempt, type RateLimiter } from '../http/rateLimiter.ts';
import { toInvoice } from '../invoices/invoiceRecord.ts';
import type { Clock } from '../lib/clock.ts';
import { mailRefs, readMailState } from '../mail/mailRecord.ts';
import { deliveryRef, readDelivery } from '../orders/deliveryRecord.ts';
import { createOrderQueries, type OrdersPart } from '../orders/orderQueries.ts';
import { type OrderRecord, toAdminOrder } from '../orders/orderRecord.ts';
import { findInvoices } from '../orders/orders.repository.ts';
import { readWithdrawal, toWithdrawal, withdrawalsFromOwners } from '../withdrawals/withdrawalRecord.ts';
import type { DetailsService } from './details.ts';

/** What a person may ask a shop for: orders as the admin sees them, with their streets and what was written of them. */
interface ExportedPart extends Omit<OrdersPart, 'orders'> {
  orders: AdminOrder[];
  withdrawals: Withdrawal[];
  invoices: Invoice[];
}

interface ExportRepository {
  /** The sold-out books that a customer waits for. */
  alertsOf(uid: string): Promise<KeptAlert[]>;
  /** Some orders, with what lies beside them. */
  withRelated(
    orders: OrderRecord[],
    now: Date,
  ): Promise<Pick<ExportedPart, 'orders' | 'withdrawals' | 'invoices' | 'reads'>>;
  /**
   * Whatever address they were placed under, newest first, as many as one answer holds: a read for each, for each street, and for each
   * mail that there may be.
   */
  ordersOf(uid: string, now: Date, after?: Position | null): Promise<ExportedPart>;
}

/** For each order: its street, and each mail that there may be. */
const READS_BESIDE = 1 + MAIL_EVENTS.length;

/** The most that one part reads: of each order also a withdrawal and an invoice. */
export const READS_OF_EXPORT = LIMITS.ordersList.count * (3 + READS_BESIDE) + LIMITS.alerts;

/** Orders whose streets and mails are read at once. */
const AT_ONCE = 100;

/** @param reportInvalid is told of what is left out. */
export function createExportRepository(database: Database, reportInvalid: ReportInvalid): ExportRepository {
  const queries = createOrderQueries(database, reportInvalid);

  async function withStreetsAndMails(orders: OrderRecord[], now: Date): Promise<AdminOrder[]> {
    const db = await database();
    const refs = orders.flatMap(({ id }) => [deliveryRef(db, id), ...mailRefs(db, id)]);
    // Not the texts of the mails.
    const documents = await db.getAll(...refs, {
      fieldMask: ['uid', 'street', 'note', 'gift', 'expiresAt', 'delivery'],
    });
    return orders.map((order, index) => {
      const [delivery, ...mails] = documents.slice(index * READS_BESIDE, (index + 1) * READS_BESIDE);
      const { records, invalid } = readEach(mails, readMailState);
      invalid.forEach(reportInvalid);
      const related = { delivery: delivery ? readDelivery(delivery, now) : null, mails: records };
      // What the shop notes for itself, its customer never sees.
      const returns = order.returns.map((one) => ({ ...one, note: '' }));
      return toAdminOrder({ ...order, internalNote: '', returns }, related);
    });
  }

  async function withRelated(records: OrderRecord[], now: Date) {
    const orders: AdminOrder[] = [];
    for (let start = 0; start < records.length; start += AT_ONCE)
      orders.push(...(await withStreetsAndMails(records.slice(start, start + AT_ONCE), now)));
    const found = await withdrawalsFromOwners(await database(), records);
    const { records: declared, invalid } = readEach(found, readWithdrawal);
    invalid.forEach(reportInvalid);
    const invoices = await invoicesOfAll(records);
    const reads = records.length * READS_BESIDE + found.length + invoices.length;
    return { orders, withdrawals: declared.map((record) => toWithdrawal(record)), invoices, reads };
  }

  async function invoicesOfAll(orders: OrderRecord[]): Promise<Invoice[]> {
    const db = await database();
    const invoices: Invoice[] = [];
    for (let start = 0; start < orders.length; start += AT_ONCE) {
      const found = orders.slice(start, start + AT_ONCE).map((order) => findInvoices(db, order, reportInvalid));
      invoices.push(...(await Promise.all(found)).flat().map(toInvoice));
    }
    return invoices;
  }

  return {
    async alertsOf(uid) {
      const { records, invalid } = readEach(await alertsOfCustomer(await database(), uid), readAlert);
      invalid.forEach(reportInvalid);
      return records.map(toKeptAlert);
    },

    withRelated,

    async ordersOf(uid, now, after) {
      const part = await queries.findOf({ uid }, after);
      const { reads, ...related } = await withRelated(part.orders, now);
      return { ...part, ...related, reads: part.reads + reads };
    },
  };
}

export interface ExportService {
  /**
   * All that the shop holds of a customer, their orders in as many parts as it takes.
   * @param cursor where the part before has ended. The limit counts first parts: the network's budget bounds the others. @throws RateLimited, InvalidCursor.
   */
  exportPart(
    customer: Customer,
    cursor?: string,
  ): Promise<{ data: CustomerExport; next: Position | null; reads: number }>;
}

interface ExportDependencies {
  exports: Pick<ExportRepository, 'ordersOf' | 'alertsOf'>;
  details: DetailsService;
  rateLimiter: RateLimiter;
  clock: Clock;
}

export function createExportService({ exports, details, rateLimiter, clock }: ExportDependencies): ExportService {
  return {
    async exportPart(customer, cursor) {
      const { uid, email } = customer;
      const after = cursor === undefined ? null : decodeCursor(cursor);
      if (after === null) await countAttempt(rateLimiter, ['export', uid], EXPORT_RATE_LIMIT);
      const [kept, part, alerts] = await Promise.all([
        details.find(customer),
        exports.ordersOf(uid, clock(), after),
        after === null ? exports.alertsOf(uid) : [],
      ]);
      const { orders, withdrawals, invoices, next, reads } = part;
      const beside = {
        ...(withdrawals.length > 0 && { withdrawals }),
        ...(invoices.length > 0 && { invoices }),
        ...(alerts.length > 0 && { alerts }),
      };
      return {
        data: { account: { uid, email }, details: kept, orders, ...beside },
        next,
        reads: reads + alerts.length,
      };
    },
  };
}
