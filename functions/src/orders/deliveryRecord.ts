import type { Delivery, Gift } from '@bookstore/contract/api/order';
import type { DocumentReference, DocumentSnapshot, Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import * as z from 'zod';
import { readDocument, type StoredDocument } from '../firestore/readDocument.ts';
import { timestamp } from '../firestore/timestamps.ts';

/** A document of `deliveries`, beside the order of the same id: personal, and kept no longer than it is needed. */
export const deliveryDocumentSchema = z.object({
  /** '' of an order by phone. */
  uid: z.string(),
  street: z.string(),
  /** '' is none. */
  note: z.string(),
  /** What the buyer has said of a gift; absent where it is none, and in deliveries of earlier versions. */
  gift: z.object({ note: z.string(), wrap: z.boolean() }).optional(),
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

/** Of a delivery that need not be there, and was read in part. */
export const isToBeWrapped = (document: DocumentSnapshot | null): boolean => document?.get('gift.wrap') === true;

const toGift = ({ note, wrap }: NonNullable<DeliveryRecord['gift']>): Gift => ({
  ...(note && { note }),
  ...(wrap && { wrap }),
});

export function toDelivery({ street, note, gift }: DeliveryRecord): Delivery {
  return { street, ...(note && { note }), ...(gift && { gift: toGift(gift) }) };
}
