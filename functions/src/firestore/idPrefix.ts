import type { CollectionReference, Query } from 'firebase-admin/firestore';

/** Sorts after every character in ids of the shop. */
export const AFTER_ALL = '\uf8ff';

export const whereIdStartsWith = (query: Query, collection: CollectionReference, prefix: string): Query =>
  query
    .orderBy('__name__')
    .startAt(collection.doc(prefix))
    .endAt(collection.doc(`${prefix}${AFTER_ALL}`));
