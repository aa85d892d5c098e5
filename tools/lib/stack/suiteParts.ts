import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { FIREBASE_CLI } from '../paths.ts';
import { run } from '../processes.ts';

/** The official Firestore emulator runs on this one or a later one. */
const LEAST_JAVA = 21;
const TIMEOUT_MS = 4_000;

/** What the Firebase CLI downloads when it is first needed, and keeps in a folder of the user's. */
interface Download {
  remoteUrl: string;
  downloadPathRelativeToCacheDir: string;
  binaryPathRelativeToCacheDir?: string;
}

function readDownloads(): { firestore: Download; ui: { main: Download } } {
  const list = join(dirname(dirname(FIREBASE_CLI)), 'emulator', 'downloadableEmulatorInfo.json');
  return JSON.parse(readFileSync(list, 'utf8')) as { firestore: Download; ui: { main: Download } };
}

async function answers(url: string): Promise<boolean> {
  const answer = await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => undefined);
  return answer?.ok ?? false;
}

/** Whether it is on this machine, or can be fetched. */
async function canBeHad(
  download: Download,
  environment: NodeJS.ProcessEnv,
  isOnline: typeof answers,
): Promise<boolean> {
  const folder = environment.FIREBASE_EMULATORS_PATH || join(homedir(), '.cache', 'firebase', 'emulators');
  const file = download.binaryPathRelativeToCacheDir ?? download.downloadPathRelativeToCacheDir;
  return existsSync(join(folder, file)) || (await isOnline(download.remoteUrl));
}

/** The first number of what `java -version` says; 0 where there is none. */
async function javaVersion(environment: NodeJS.ProcessEnv): Promise<number> {
  const answer = await run('java', ['-version'], { environment }).catch(() => undefined);
  return Number(/version "(\d+)/.exec(answer?.output ?? '')?.[1] ?? 0);
}

export interface SuiteParts {
  /** Whether the official Firestore emulator can run; else ours takes its place. */
  hasOfficialFirestore: boolean;
  hasUi: boolean;
}

/** What of the suite this machine can have beside what the repository brings. @param isOnline whether something answers at an address. */
export async function findSuiteParts(environment = process.env, isOnline = answers): Promise<SuiteParts> {
  const { firestore, ui } = readDownloads();
  const [java, hasJar, hasUi] = await Promise.all([
    javaVersion(environment),
    canBeHad(firestore, environment, isOnline),
    canBeHad(ui.main, environment, isOnline),
  ]);
  return { hasOfficialFirestore: java >= LEAST_JAVA && hasJar, hasUi };
}
