import { NETWORK_ORDER_LIMIT } from '@bookstore/contract/limits';
import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import * as z from 'zod';
import type { StoredDocument } from '../firestore/readDocument.ts';
import { type ClientAddress, siteOf } from '../http/clientAddress.ts';
import { hashOf } from '../lib/hash.ts';
import type { NetworkOrders, NetworkWindow } from './buildOrder.ts';

const { windowSeconds, sharesOfNode } = NETWORK_ORDER_LIMIT;
const WINDOW_MS = windowSeconds * 1000;
/** An order that began before its hour ended may still be under way. */
const KEPT_MS = 60 * 60 * 1000;
const NETWORK_DIGITS = 16;

/** A document of `throttles` with the counts of one hour. */
export const networkOrdersSchema = z.object({ total: z.int(), networks: z.record(z.string(), z.int()) });

export function networkWindow({ network, behind }: ClientAddress, now: Date): NetworkWindow {
  const node = siteOf(network);
  const client = hashOf('order network', node, siteOf(behind)).slice(0, NETWORK_DIGITS);
  const share = Number.parseInt(client.slice(0, 4), 16) % sharesOfNode;
  const hour = Math.floor(now.getTime() / WINDOW_MS);
  return {
    document: hashOf('orders of a node', node, String(share), String(hour)),
    network: client,
    endsAt: new Date((hour + 1) * WINDOW_MS),
  };
}

export function networkOrdersRef(db: Firestore, { document }: NetworkWindow): DocumentReference {
  return db.collection('throttles').doc(document);
}

export function readNetworkOrders(document: StoredDocument, { network }: NetworkWindow): NetworkOrders {
  if (!document.exists) return { ofNetwork: 0, ofShare: 0 };
  const { total, networks } = networkOrdersSchema.parse(document.data());
  return { ofNetwork: networks[network] ?? 0, ofShare: total };
}

/**
 * Counts one order by adding to whatever stands there, so that the customers of a network neither wait for each other nor collide, however
 * many they are at once. In return those who are under way at one moment do not see each other: so many may pass the limit.
 */
export async function countNetworkOrder(db: Firestore, transaction: Transaction, window: NetworkWindow) {
  const { FieldValue } = await import('../firestore/firestore.ts');
  const one = FieldValue.increment(1);
  const expiresAt = new Date(window.endsAt.getTime() + KEPT_MS);
  transaction.set(
    networkOrdersRef(db, window),
    { total: one, networks: { [window.network]: one }, expiresAt },
    { merge: true },
  );
}
