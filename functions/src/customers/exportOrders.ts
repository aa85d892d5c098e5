import type { AdminOrder } from '@bookstore/contract/order';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { Database } from '../lib/firebase.ts';
import { mailRefs, readMail } from '../mail/mailRecord.ts';
import { deliveriesOf, readDelivery } from '../orders/deliveryRecord.ts';
import { type OrderRecord, toAdminOrder } from '../orders/orderRecord.ts';

/** Every mail that the shop has written of an order, also to itself. */
export async function findMails(database: Database, { id }: OrderRecord): Promise<DocumentSnapshot[]> {
  const db = await database();
  return (await db.getAll(...mailRefs(db, id))).filter(({ exists }) => exists);
}

/** Orders as the admin sees them, with their streets and what was written of them: what a person may ask a shop for. */
export async function exportOrders(
  database: Database,
  orders: readonly OrderRecord[],
  now: Date,
): Promise<AdminOrder[]> {
  const db = await database();
  const uids = [...new Set(orders.map(({ uid }) => uid))];
  const documents = (await Promise.all(uids.map((uid) => deliveriesOf(db, uid)))).flat();
  const deliveries = documents.map((document) => readDelivery(document, now));
  const byId = new Map(deliveries.flatMap((delivery) => (delivery ? [[delivery.id, delivery] as const] : [])));
  const exported: AdminOrder[] = [];
  for (const order of orders) {
    const mails = (await findMails(database, order)).flatMap((document) => readMail(document) ?? []);
    exported.push(toAdminOrder(order, { delivery: byId.get(order.id), mails }));
  }
  return exported;
}
