import { createRequire } from 'node:module';

type FirestoreEvents = typeof import('firebase-functions/v2/firestore');

/** The bundle excludes it, because it loads the Admin SDK, which request instances do not need. */
export const loadFirestoreEvents = (): FirestoreEvents =>
  createRequire(import.meta.url)('firebase-functions/v2/firestore');
