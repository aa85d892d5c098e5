import type { Delivery, Gift } from '@bookstore/contract/api/order';
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import * as z from 'zod';
import { readDocument, type StoredDocument } from '../firestore/readDocument.ts';
import { timestamp } from '../firestore/timestamps.ts';

export const deliveryDocumentSchema = z.object({
  /** '' for phone orders. */
  uid: z.string(),
  /** '' if unknown. */
  street: z.string(),
  note: z.string(),
  /** Absent without a gift, and in earlier releases. */
  gift: z.object({ note: z.string(), wrap: z.boolean() }).optional(),
  /** Messages to the customer, oldest first. `by` is the admin's user name. */
  messages: z.array(z.object({ keyHash: z.string(), at: timestamp, by: z.string(), text: z.string() })).optional(),
  pickup: z.boolean().optional(),
  /** Null while the order is on its way. */
  expiresAt: timestamp.nullable(),
});

export type DeliveryRecord = z.output<typeof deliveryDocumentSchema> & { id: string };

/** @param orderId may be of a future order */
export function deliveryRef(db: Firestore, orderId: string): DocumentReference {
  return db.collection('deliveries').doc(orderId);
}

/** Null if expired, because the policy deletes with a delay. @throws InvalidDocument */
export function readDelivery(document: StoredDocument, now: Date): DeliveryRecord | null {
  const delivery = readDocument(deliveryDocumentSchema, document);
  return delivery?.expiresAt && delivery.expiresAt <= now ? null : delivery;
}

/** @param document may be missing or partial */
export const hasGiftWrap = (document: DocumentSnapshot | null): boolean => document?.get('gift.wrap') === true;

/** @param document may be missing or partial */
export const streetAndGift = (document: DocumentSnapshot | null): Pick<DeliveryRecord, 'street' | 'gift'> => ({
  street: document?.get('street') ?? '',
  gift: document?.get('gift'),
});

const toGift = ({ note, wrap }: NonNullable<DeliveryRecord['gift']>): Gift => ({
  ...(note && { note }),
  ...(wrap && { wrap }),
});

export function toDelivery({ street, note, gift }: DeliveryRecord): Delivery {
  return { street, ...(note && { note }), ...(gift && { gift: toGift(gift) }) };
}
