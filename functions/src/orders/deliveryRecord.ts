import type { Delivery } from '@bookstore/contract/api/order';
import type { DocumentReference, Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import * as z from 'zod';
import { readDocument, type StoredDocument } from '../firestore/readDocument.ts';
import { timestamp } from '../firestore/timestamps.ts';

/** A document of `deliveries`, beside the order of the same id: personal, and kept no longer than it is needed. */
export const deliveryDocumentSchema = z.object({
  uid: z.string(),
  street: z.string(),
  /** '' is none. */
  note: z.string(),
  /** When Firestore's time-to-live policy takes it away; null while the order is on its way. */
  expiresAt: timestamp.nullable(),
});

export type DeliveryRecord = z.output<typeof deliveryDocumentSchema> & { id: string };

/** @param orderId the id that the order has, or will have. */
export function deliveryRef(db: Firestore, orderId: string): DocumentReference {
  return db.collection('deliveries').doc(orderId);
}

/** Every street that the shop keeps for a customer, also for an order that did not come. */
export async function deliveriesOf(db: Firestore, uid: string): Promise<QueryDocumentSnapshot[]> {
  return (await db.collection('deliveries').where('uid', '==', uid).get()).docs;
}

/** @returns null when there is none. The policy takes some time: what has expired is gone already. @throws InvalidDocument. */
export function readDelivery(document: StoredDocument, now: Date): DeliveryRecord | null {
  const delivery = readDocument(deliveryDocumentSchema, document);
  return delivery?.expiresAt && delivery.expiresAt <= now ? null : delivery;
}

export function toDelivery({ street, note }: DeliveryRecord): Delivery {
  return { street, ...(note && { note }) };
}
