import { delimiter } from 'node:path';
import { AUTH_ADDRESS, FIRESTORE_ADDRESS, PROJECT_ID } from './addresses.ts';
import { BIN } from './paths.ts';

/** node_modules/.bin is first, so that `node` is the runtime of Cloud Functions. */
export function toolEnvironment(extra: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  const path = [BIN, process.env.PATH].filter(Boolean).join(delimiter);
  return { ...process.env, PATH: path, ...extra };
}

export function emulatorEnvironment(): NodeJS.ProcessEnv {
  return toolEnvironment({
    FIRESTORE_EMULATOR_HOST: FIRESTORE_ADDRESS,
    FIREBASE_AUTH_EMULATOR_HOST: AUTH_ADDRESS,
    GCLOUD_PROJECT: PROJECT_ID,
    GOOGLE_CLOUD_PROJECT: PROJECT_ID,
    METADATA_SERVER_DETECTION: 'none',
  });
}
