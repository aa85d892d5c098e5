import type { Database } from '../firestore/firebase.ts';
import { type ReportInvalid, readEach } from '../firestore/readDocument.ts';
import { ORDER_FIELDS, type OrderRecord, ordersOf, readOrder } from '../orders/orderRecord.ts';

/** All orders of an account, whatever address they were placed under, or all under an address, whoever has had it. */
export async function ordersOfCustomer(
  database: Database,
  by: { uid: string } | { email: string },
  reportInvalid: ReportInvalid,
): Promise<OrderRecord[]> {
  const orders = ordersOf(await database()).select(...ORDER_FIELDS);
  const { docs } = await ('uid' in by
    ? orders.where('uid', '==', by.uid)
    : orders.where('email', '==', by.email)
  ).get();
  const { records, invalid } = readEach(docs, readOrder);
  invalid.forEach(reportInvalid);
  return records;
}
