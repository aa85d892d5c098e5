import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { apiPaths } from '@bookstore/contract/api/paths';
import { FIRESTORE_ADDRESS, PORTS, PROJECT_ID } from '../addresses.ts';
import { emulatorEnvironment } from '../environment.ts';
import { type DataPaths, ROOT } from '../paths.ts';
import { runScript, sleep } from '../processes.ts';
import { type AccountSync, persistAccounts, restoreAccounts } from './accounts.ts';
import { buildIndexes } from './buildIndexes.ts';
import { startLookupStandIn } from './lookupStandIn.ts';
import { startMailbox } from './mailbox.ts';
import { assertCategoriesUnused } from './removedCategories.ts';
import { type Stack, type StackOptions, startStack } from './stack.ts';
import { startSweepTimer } from './sweepTimer.ts';

const SEED = join(ROOT, 'cli', 'src', 'commands', 'seed.ts');
const FIRST_ANSWER_LIMIT_MS = 60_000;

interface ShopOptions extends Pick<StackOptions, 'onLine' | 'extraPorts' | 'signal' | 'suite'> {
  data: DataPaths;
  /** Creates an admin only. */
  isEmpty?: boolean;
  maxMails?: number;
  books?: number | undefined;
}

/** Resolves after the first answer. */
export async function startShop(options: ShopOptions): Promise<Stack> {
  const { data, onLine, extraPorts, signal, suite, maxMails } = options;
  const mailbox = await startMailbox(data.mail, maxMails);
  const lookups = await startLookupStandIn();
  const places = { firestoreFolder: data.firestore, smtpUrl: mailbox.url, lookupHost: lookups.host };
  const stack = await startStack({ ...places, onLine, extraPorts, signal, suite }).catch(async (error: unknown) => {
    await Promise.all([mailbox.close(), lookups.close()]);
    throw error;
  });
  const endSweeps = startSweepTimer();
  let accountSync: AccountSync | undefined;
  const stop = async () => {
    endSweeps();
    await accountSync?.finish();
    await stack.stop();
    await Promise.all([mailbox.close(), lookups.close()]);
  };
  try {
    // The official Firestore loses its data when it stops.
    if (!suite?.hasOfficialFirestore) {
      await restoreAccounts(data.accounts);
      accountSync = persistAccounts(data.accounts);
    }
    await assertCategoriesUnused();
    await Promise.all([seed(options), waitForFirstAnswer()]);
    if (options.books !== undefined) await prepareQueries();
  } catch (error) {
    await stop();
    throw error;
  }
  return { ended: stack.ended, stop };
}

async function seed({ isEmpty, books, signal }: ShopOptions): Promise<void> {
  const words = [...(isEmpty ? ['--empty'] : []), ...(books === undefined ? [] : ['--books', String(books)])];
  const options = { environment: emulatorEnvironment(), showsProgress: books !== undefined, signal };
  const { code, output } = await runScript(SEED, words, options);
  if (code !== 0) throw new Error(`Could not seed the samples:\n${output}`);
}

async function prepareQueries(): Promise<void> {
  console.log('Building the indexes');
  const shopUrl = `http://127.0.0.1:${PORTS.shop}`;
  await buildIndexes({ shopUrl, firestoreHost: FIRESTORE_ADDRESS, projectId: PROJECT_ID });
}

/** The first answer takes about two seconds. */
async function waitForFirstAnswer(): Promise<void> {
  const url = `http://127.0.0.1:${PORTS.shop}${apiPaths.health}`;
  const limit = Date.now() + FIRST_ANSWER_LIMIT_MS;
  for (;;) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    if (Date.now() > limit) throw new Error(`${url} answers ${answer?.status ?? 'nothing'}: ${await answer?.text()}`);
    await sleep(200);
  }
}

export function deleteData(data: DataPaths): void {
  for (const path of [data.firestore, join(data.folder, 'auth'), data.mail]) {
    if (existsSync(path)) rmSync(path, { recursive: true });
  }
}
