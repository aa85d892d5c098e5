import type { Firestore } from 'firebase-admin/firestore';
import { hashOf } from '../src/lib/hash.ts';

/** Making the calls could take longer than the window. @param key limit and caller */
export async function storeAttempts(db: Firestore, key: [what: string, who: string], count: number): Promise<void> {
  const times = Array.from({ length: count }, () => Date.now());
  await db.doc(`throttles/${hashOf(...key)}`).set({ times, expiresAt: new Date(Date.now() + 60_000) });
}
