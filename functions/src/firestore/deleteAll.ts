import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { chunk } from '../lib/chunk.ts';

const DELETE_BATCH_SIZE = 100;

export async function deleteAll(db: Firestore, refs: readonly DocumentReference[]): Promise<void> {
  for (const group of chunk(refs, DELETE_BATCH_SIZE)) {
    const batch = db.batch();
    for (const ref of group) batch.delete(ref);
    await batch.commit();
  }
}
