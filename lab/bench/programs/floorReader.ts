import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { onRequest } from 'firebase-functions/v2/https';

const database = getFirestore(initializeApp());

/** The baseline for cold starts: one firebase-admin query. */
export const api = onRequest({ cors: false }, async (_req, res) => {
  const onSale = database.collection('books').where('deletedAt', '==', null);
  const books = await onSale.orderBy('createdAt', 'desc').orderBy('__name__').limit(60).get();
  res.json(books.docs.map((book) => book.data()));
});
