import { type CollectionReference, Firestore } from '@google-cloud/firestore';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { type FirestoreEmulator, startFirestoreEmulator } from '../../src/start.ts';

/** Each test has its own project. */
type Sdk = { project: string; firestore: Firestore; books: CollectionReference };

let projects = 0;

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

export const ids = ({ docs }: { docs: { id: string }[] }) => docs.map(({ id }) => id);
