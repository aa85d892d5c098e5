import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { chunksOf } from '../lib/chunksOf.ts';

const DELETED_AT_ONCE = 100;

export async function deleteAll(db: Firestore, refs: readonly DocumentReference[]): Promise<void> {
  for (const group of chunksOf(refs, DELETED_AT_ONCE)) {
    const batch = db.batch();
    for (const ref of group) batch.delete(ref);
    await batch.commit();
  }
}
