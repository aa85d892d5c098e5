import { createRequire } from 'node:module';

type FirestoreEvents = typeof import('firebase-functions/v2/firestore');

/**
 * What declares functions that events of Firestore call. It brings the Admin SDK with its Firestore client, which an instance
 * that answers requests need not wait for: so it is in no bundle, and loads from the installed package when it is asked for.
 * Not by `import()`, since a function has to be declared when its file has been evaluated.
 */
export const loadFirestoreEvents = (): FirestoreEvents =>
  createRequire(import.meta.url)('firebase-functions/v2/firestore');
