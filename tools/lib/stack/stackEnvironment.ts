import { delimiter } from 'node:path';
import { FIRESTORE_ADDRESS } from '../addresses.ts';
import { toolEnvironment } from '../environment.ts';
import { BIN, FIRESTORE_EMULATOR, FIRESTORE_INDEXES, JAVA_SHIM_FOLDER, temporaryFolder } from '../paths.ts';

/** How Firestore comes up: ours in the suite's own slot, ours as a process that the suite is pointed at, or the official one. */
export type FirestoreMode = 'slot' | 'own-process' | 'official';

/** The slot needs a program called `java`, which Windows would look for as java.exe. */
export function firestoreMode(environment = process.env, platform = process.platform): FirestoreMode {
  return platform === 'win32' || environment.FIRESTORE_EMULATOR_HOST ? 'own-process' : 'slot';
}

/** Where the stack keeps what it is told. */
export interface StackPlaces {
  /** Of the Firestore emulator's data. */
  firestoreFolder: string;
  /** The mail server that the shop's mails go to. */
  smtpUrl: string;
}

/** The environment of the Firebase CLI. What else the shop knows of mail is in functions/.env.demo-bookstore. */
export function stackEnvironment(mode: FirestoreMode, { firestoreFolder, smtpUrl }: StackPlaces): NodeJS.ProcessEnv {
  const quick = {
    // The metadata server exists only in Google's cloud; looking for it costs seconds and prints a stack trace.
    METADATA_SERVER_DETECTION: 'none',
    // Discovery through a file instead of a server that is polled: 0.5 s instead of 3.5 s.
    FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: 'true',
    NO_UPDATE_NOTIFIER: '1',
    TMPDIR: temporaryFolder(),
    FIRESTORE_EMULATOR_DATA_DIR: firestoreFolder,
    SMTP_URL: smtpUrl,
    FIRESTORE_EMULATOR_INDEXES: FIRESTORE_INDEXES,
  };
  if (mode === 'own-process') {
    return toolEnvironment({
      ...quick,
      FIRESTORE_EMULATOR_HOST: FIRESTORE_ADDRESS,
    });
  }
  if (mode === 'official') return toolEnvironment(quick);
  const path = [JAVA_SHIM_FOLDER, BIN, process.env.PATH].filter(Boolean).join(delimiter);
  return toolEnvironment({ ...quick, PATH: path, FIRESTORE_EMULATOR_BINARY_PATH: FIRESTORE_EMULATOR });
}
