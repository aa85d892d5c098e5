import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export const ROOT = dirname(dirname(import.meta.dirname));

export const BIN = join(ROOT, 'node_modules', '.bin');
export const FIREBASE_CLI = join(ROOT, 'node_modules', 'firebase-tools', 'lib', 'bin', 'firebase.js');
export const FIRESTORE_EMULATOR = join(ROOT, 'emulator', 'bin', 'firestore-emulator.ts');
export const FIRESTORE_INDEXES = join(ROOT, 'firestore.indexes.json');
/** Contains a program `java` that starts our emulator instead of the official one. */
export const JAVA_SHIM_FOLDER = join(ROOT, 'emulator', 'bin');
export const TEST_RESULTS = join(ROOT, 'test-results');

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

export type ShopKind = 'samples' | 'empty' | 'large';

export function localDataPaths(kind: ShopKind): DataPaths {
  const data = join(ROOT, '.data');
  return dataPaths(kind === 'samples' ? data : join(data, kind));
}

/**
 * The Firebase CLI writes files named after the project alone, and sockets, whose paths may have about 100
 * characters.
 */
export function temporaryFolder(): string {
  const base = process.platform === 'win32' ? tmpdir() : '/tmp';
  return join(base, `bookstore-${createHash('sha256').update(ROOT).digest('hex').slice(0, 8)}`);
}
