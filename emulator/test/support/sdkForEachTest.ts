import { type CollectionReference, Firestore } from '@google-cloud/firestore';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { type FirestoreEmulator, startFirestoreEmulator } from '../../src/start.ts';

/** What a test works with: a project of its own, and a collection in it. */
type Sdk = { project: string; firestore: Firestore; books: CollectionReference };

let projects = 0;

/** Starts an emulator for the tests of a file, and before each of them a client of Google's SDK. */
export function sdkForEachTest(): Sdk {
  const sdk = {} as Sdk;
  let emulator: FirestoreEmulator;

  beforeAll(async () => {
    emulator = await startFirestoreEmulator();
    process.env.FIRESTORE_EMULATOR_HOST = emulator.address;
  });

  beforeEach(() => {
    sdk.project = `demo-sdk-${++projects}`;
    sdk.firestore = new Firestore({ projectId: sdk.project, ignoreUndefinedProperties: true });
    sdk.books = sdk.firestore.collection('books');
  });

  afterEach(() => sdk.firestore.terminate());

  afterAll(() => emulator.close());

  return sdk;
}

/** The ids of the documents that a query found, in order. */
export const ids = ({ docs }: { docs: { id: string }[] }) => docs.map(({ id }) => id);
