import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { apiPaths } from '@bookstore/contract/api/paths';
import { FIRESTORE_ADDRESS, PORTS, PROJECT_ID } from '../addresses.ts';
import { emulatorEnvironment } from '../environment.ts';
import { type DataPaths, ROOT } from '../paths.ts';
import { runScript, sleep } from '../processes.ts';
import { type AccountKeeper, keepAccounts, restoreAccounts } from './accounts.ts';
import { buildIndexes } from './buildIndexes.ts';
import { startLookupStandIn } from './lookupStandIn.ts';
import { startMailbox } from './mailbox.ts';
import { refuseRemovedCategories } from './removedCategories.ts';
import { type Stack, type StackOptions, startStack } from './stack.ts';
import { startSweepTimer } from './sweepTimer.ts';

const SEED = join(ROOT, 'cli', 'src', 'commands', 'seed.ts');
const FIRST_ANSWER_LIMIT_MS = 60_000;

interface ShopOptions extends Pick<StackOptions, 'onLine' | 'extraPorts' | 'signal' | 'suite'> {
  data: DataPaths;
  /** Only the admin account: no books, no sample customer. */
  isEmpty?: boolean;
  /** How many of the newest mails stay in the mailbox. */
  keptMails?: number;
  /** Fills the shop up to so many books with made-up ones, and shows how far that is. */
  books?: number | undefined;
}

/** Starts the stack with its data: accounts restored, samples seeded, the shop answering. */
export async function startShop(options: ShopOptions): Promise<Stack> {
  const { data, onLine, extraPorts, signal, suite, keptMails } = options;
  const mailbox = await startMailbox(data.mail, keptMails);
  const lookups = await startLookupStandIn();
  const places = { firestoreFolder: data.firestore, smtpUrl: mailbox.url, lookupHost: lookups.host };
  const stack = await startStack({ ...places, onLine, extraPorts, signal, suite }).catch(async (error: unknown) => {
    await Promise.all([mailbox.close(), lookups.close()]);
    throw error;
  });
  const endSweeps = startSweepTimer();
  let keeper: AccountKeeper | undefined;
  const stop = async () => {
    endSweeps();
    await keeper?.finish();
    await stack.stop();
    await Promise.all([mailbox.close(), lookups.close()]);
  };
  try {
    // The official Firestore forgets its data, and accounts whose orders are gone would be strange ones.
    if (!suite?.hasOfficialFirestore) {
      await restoreAccounts(data.accounts);
      keeper = keepAccounts(data.accounts);
    }
    await refuseRemovedCategories();
    await Promise.all([seed(options), firstAnswer()]);
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
  if (code !== 0) throw new Error(`The samples could not be written:\n${output}`);
}

/** So that nobody's first search waits for the emulator. */
async function prepareQueries(): Promise<void> {
  console.log('Building the indexes of so many books');
  const shopUrl = `http://127.0.0.1:${PORTS.shop}`;
  await buildIndexes({ shopUrl, firestoreHost: FIRESTORE_ADDRESS, projectId: PROJECT_ID });
}

/** Loads the function's first worker, which takes about two seconds, before the first visitor has to wait for it. */
async function firstAnswer(): Promise<void> {
  const url = `http://127.0.0.1:${PORTS.shop}${apiPaths.health}`;
  const limit = Date.now() + FIRST_ANSWER_LIMIT_MS;
  for (;;) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    if (Date.now() > limit) throw new Error(`${url} answers ${answer?.status ?? 'nothing'}: ${await answer?.text()}`);
    await sleep(200);
  }
}

/** Forgets the data of one kind of shop, not of the other. */
export function forget(data: DataPaths): void {
  for (const path of [data.firestore, join(data.folder, 'auth'), data.mail]) {
    if (existsSync(path)) rmSync(path, { recursive: true });
  }
}
