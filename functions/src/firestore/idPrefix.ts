import type { CollectionReference, Query } from 'firebase-admin/firestore';

/** Sorts after every character in ids of the shop. */
export const LAST_CHARACTER = '\uf8ff';

export const whereIdStartsWith = (query: Query, collection: CollectionReference, prefix: string): Query =>
  query
    .orderBy('__name__')
    .startAt(collection.doc(prefix))
    .endAt(collection.doc(`${prefix}${LAST_CHARACTER}`));
