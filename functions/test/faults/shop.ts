import { fileURLToPath } from 'node:url';
import { type Killable, startKillable } from './killable.ts';
import { freePort } from './ports.ts';

const PROGRAM = fileURLToPath(new URL('shopProgram.ts', import.meta.url));

export interface ShopProcess extends Killable {
  baseUrl: string;
}

/** @param firestoreHost value of FIRESTORE_EMULATOR_HOST */
export async function startShopProcess(projectId: string, firestoreHost: string): Promise<ShopProcess> {
  const port = await freePort();
  const environment = { PORT: String(port), GCLOUD_PROJECT: projectId, FIRESTORE_EMULATOR_HOST: firestoreHost };
  const isReady = (output: string) => output.includes('listening');
  const killable = await startKillable({ path: PROGRAM, environment, isReady });
  return { ...killable, baseUrl: `http://127.0.0.1:${port}` };
}
