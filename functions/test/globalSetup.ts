import { readFileSync } from 'node:fs';
import { startAccountsLookup } from './accountsLookup.ts';

/** Queries without an index must fail here too. */
const INDEXES = new URL('../../firestore.indexes.json', import.meta.url);

/**
 * Starts one emulator, unless FIRESTORE_EMULATOR_HOST names one. Test files use separate projects. @returns teardown
 */
export async function setup(): Promise<() => Promise<void>> {
  process.env.METADATA_SERVER_DETECTION = 'none';
  const accounts = await startAccountsLookup();
  process.env.FIREBASE_AUTH_EMULATOR_HOST = accounts.host;
  const closeFirestore = process.env.FIRESTORE_EMULATOR_HOST ? null : await startFirestore();
  return async () => {
    accounts.close();
    await closeFirestore?.();
  };
}

async function startFirestore(): Promise<() => Promise<void>> {
  const { startFirestoreEmulator } = await import('@bookstore/firestore-emulator');
  const firestore = await startFirestoreEmulator({ port: 0, indexes: readFileSync(INDEXES, 'utf8') });
  process.env.FIRESTORE_EMULATOR_HOST = `${firestore.host}:${firestore.port}`;
  return () => firestore.close();
}
