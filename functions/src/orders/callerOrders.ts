import { CALLER_ORDER_LIMIT } from '@bookstore/contract/limits';
import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import * as z from 'zod';
import type { StoredDocument } from '../firestore/readDocument.ts';
import type { CallerAddress } from '../http/callerAddress.ts';
import { hashOf } from '../lib/hash.ts';

export interface OrderWindow {
  document: string;
  limit: number;
  endsAt: Date;
}

const WINDOW_MS = CALLER_ORDER_LIMIT.windowSeconds * 1000;
/** An order that began before its hour ended may still be running. */
const KEPT_MS = 60 * 60 * 1000;

export const callerOrdersSchema = z.object({ total: z.int() });

export function orderWindows({ buckets }: CallerAddress, now: Date): OrderWindow[] {
  const hour = Math.floor(now.getTime() / WINDOW_MS);
  return buckets.map(({ name, factor }) => ({
    document: hashOf('orders of a caller', name, String(hour)),
    limit: factor * CALLER_ORDER_LIMIT.count,
    endsAt: new Date((hour + 1) * WINDOW_MS),
  }));
}

export function callerOrdersRef(db: Firestore, { document }: OrderWindow): DocumentReference {
  return db.collection('throttles').doc(document);
}

export function readCallerOrders(document: StoredDocument): number {
  return document.exists ? callerOrdersSchema.parse(document.data()).total : 0;
}

/**
 * Increments, so that customers behind one address neither wait nor collide. Concurrent orders may exceed the limit.
 */
export async function countCallerOrder(db: Firestore, transaction: Transaction, windows: readonly OrderWindow[]) {
  const { FieldValue } = await import('../firestore/firestore.ts');
  for (const window of windows) {
    const expiresAt = new Date(window.endsAt.getTime() + KEPT_MS);
    transaction.set(callerOrdersRef(db, window), { total: FieldValue.increment(1), expiresAt }, { merge: true });
  }
}
