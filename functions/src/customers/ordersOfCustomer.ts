import type { Database } from '../lib/firebase.ts';
import { type ReportInvalid, readEach } from '../lib/readDocument.ts';
import { type OrderRecord, readOrder } from '../orders/orderRecord.ts';

/** All orders of an account, whatever address they were placed under. */
export async function ordersOfCustomer(
  database: Database,
  uid: string,
  reportInvalid: ReportInvalid,
): Promise<OrderRecord[]> {
  const { docs } = await (await database()).collection('orders').where('uid', '==', uid).get();
  const { records, invalid } = readEach(docs, readOrder);
  invalid.forEach(reportInvalid);
  return records;
}
