import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';

export async function deliveriesOf(db: Firestore, uid: string): Promise<QueryDocumentSnapshot[]> {
  return (await db.collection('deliveries').where('uid', '==', uid).get()).docs;
}
