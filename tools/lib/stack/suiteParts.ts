import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { FIREBASE_CLI } from '../paths.ts';
import { run } from '../processes.ts';

/** The official Firestore emulator needs it. */
const MIN_JAVA = 21;
const TIMEOUT_MS = 4_000;

/** The Firebase CLI downloads it on first use. */
interface Download {
  remoteUrl: string;
  downloadPathRelativeToCacheDir: string;
  binaryPathRelativeToCacheDir?: string;
}

function readDownloads(): { firestore: Download; ui: { main: Download } } {
  const list = join(dirname(dirname(FIREBASE_CLI)), 'emulator', 'downloadableEmulatorInfo.json');
  return JSON.parse(readFileSync(list, 'utf8')) as { firestore: Download; ui: { main: Download } };
}

async function isReachable(url: string): Promise<boolean> {
  const answer = await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => undefined);
  return answer?.ok ?? false;
}

async function isAvailable(
  download: Download,
  environment: NodeJS.ProcessEnv,
  isOnline: typeof isReachable,
): Promise<boolean> {
  const folder = environment.FIREBASE_EMULATORS_PATH || join(homedir(), '.cache', 'firebase', 'emulators');
  const file = download.binaryPathRelativeToCacheDir ?? download.downloadPathRelativeToCacheDir;
  return existsSync(join(folder, file)) || (await isOnline(download.remoteUrl));
}

/** Returns 0 without Java. */
async function javaVersion(environment: NodeJS.ProcessEnv): Promise<number> {
  const answer = await run('java', ['-version'], { environment }).catch(() => undefined);
  return Number(/version "(\d+)/.exec(answer?.output ?? '')?.[1] ?? 0);
}

export interface SuiteParts {
  hasOfficialFirestore: boolean;
  hasUi: boolean;
}

/** Finds the official emulators that can run here. */
export async function findSuiteParts(environment = process.env, isOnline = isReachable): Promise<SuiteParts> {
  const { firestore, ui } = readDownloads();
  const [java, hasJar, hasUi] = await Promise.all([
    javaVersion(environment),
    isAvailable(firestore, environment, isOnline),
    isAvailable(ui.main, environment, isOnline),
  ]);
  return { hasOfficialFirestore: java >= MIN_JAVA && hasJar, hasUi };
}
