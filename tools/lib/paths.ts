import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** The root of this checkout. */
export const ROOT = dirname(dirname(import.meta.dirname));

export const BIN = join(ROOT, 'node_modules', '.bin');
export const FIREBASE_CLI = join(ROOT, 'node_modules', 'firebase-tools', 'lib', 'bin', 'firebase.js');
export const FIRESTORE_EMULATOR = join(ROOT, 'emulator', 'bin', 'firestore-emulator.ts');
/** The indexes that are deployed: a query that needs another one fails here as it would there. */
export const FIRESTORE_INDEXES = join(ROOT, 'firestore.indexes.json');
/** The folder with the program named `java` that starts our emulator in the suite's Firestore slot. */
export const JAVA_SHIM_FOLDER = join(ROOT, 'emulator', 'bin');
export const TEST_RESULTS = join(ROOT, 'test-results');

/** Where a run keeps its data: Firestore's in one folder, the Auth accounts in one file, what it has mailed in another folder. */
export interface DataPaths {
  folder: string;
  firestore: string;
  accounts: string;
  mail: string;
}

export function dataPaths(folder: string): DataPaths {
  return {
    folder,
    firestore: join(folder, 'firestore'),
    accounts: join(folder, 'auth', 'accounts.json'),
    mail: join(folder, 'mail'),
  };
}

/** A shop for every day, one without books (`npm start -- --empty`) and one with very many (`-- --books N`). */
export type ShopKind = 'samples' | 'empty' | 'large';

/** Each kind of shop keeps its data apart from the others'. */
export function localDataPaths(kind: ShopKind): DataPaths {
  const data = join(ROOT, '.data');
  return dataPaths(kind === 'samples' ? data : join(data, kind));
}

/**
 * A temporary folder of this checkout's own: the Firebase CLI writes files named after the project alone into it, and the functions
 * emulator its sockets, whose paths the system limits to about 100 characters.
 */
export function temporaryFolder(): string {
  const base = process.platform === 'win32' ? tmpdir() : '/tmp';
  return join(base, `bookstore-${createHash('sha256').update(ROOT).digest('hex').slice(0, 8)}`);
}
