import type { Firestore } from 'firebase-admin/firestore';
import { hashOf } from '../src/lib/hash.ts';

/**
 * As if so many calls had been made just now of those that are counted together. To make them takes a busy machine longer than the minute
 * in which they count.
 * @param key what they are counted under: what is limited, and who calls
 */
export async function pretendCalls(db: Firestore, key: [what: string, who: string], count: number): Promise<void> {
  const times = Array.from({ length: count }, () => Date.now());
  await db.doc(`throttles/${hashOf(...key)}`).set({ times, expiresAt: new Date(Date.now() + 60_000) });
}
