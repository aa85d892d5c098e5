import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiPaths } from '@bookstore/contract/api/paths';
import type { Random } from '@bookstore/contract/test/random';
import { emulatorEnvironment } from '../../tools/lib/environment.ts';
import { ROOT } from '../../tools/lib/paths.ts';
import { runScript, sleep } from '../../tools/lib/processes.ts';
import type { Ledger } from './ledger.ts';
import type { Outages } from './outages.ts';
import type { PauseGate } from './pauseGate.ts';
import { isFunction, ownProcesses } from './processTable.ts';
import { expectStatus, type ShopClient } from './shopClient.ts';
import type { TestEnvironment } from './testEnvironment.ts';

export interface OperatorContext {
  testEnvironment: TestEnvironment;
  shop: ShopClient;
  outages: Outages;
  ledger: Ledger;
  /** Customers and admins. */
  shopping: PauseGate;
  /** Changes of counts. */
  counting: PauseGate;
  adminToken: () => string;
  say: (line: string) => void;
  signal: AbortSignal;
}

/** One of the operator's commands. @returns what it printed. @throws Error when it failed. */
export async function runCommand(name: string, words: string[], signal: AbortSignal): Promise<string> {
  const environment = emulatorEnvironment();
  const { code, output } = await runScript(join(ROOT, 'cli', 'src', 'commands', `${name}.ts`), words, {
    environment,
    signal,
  });
  if (code !== 0) throw new Error(`${name} ended with ${code}:\n${output}`);
  return output;
}

/** Kills instances of the functions, but for one that is to grow old; the suite starts others with the next request. */
export async function killFunctions({ outages, say }: OperatorContext, { sparesOldest }: { sparesOldest: boolean }) {
  const instances = (await ownProcesses()).filter(isFunction).slice(sparesOldest ? 1 : 0);
  const end = outages.begin('function');
  for (const { pid } of instances) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
  }
  say(`killed ${instances.length} instances of the functions`);
  end();
}

export async function killFirestore({ outages, testEnvironment, say }: OperatorContext, random: Random): Promise<void> {
  const end = outages.begin('Firestore');
  await testEnvironment.firestore.kill();
  await sleep(random.below(1_500));
  await testEnvironment.firestore.start();
  end();
  say('killed Firestore and started it again');
}

/** Takes a backup while the shop sells. @returns its folder. */
export async function backUp({ testEnvironment, counting, say, signal }: OperatorContext): Promise<string> {
  const folder = join(testEnvironment.data.folder, 'backup');
  await counting.close();
  try {
    await runCommand('backup', ['--out', folder], signal);
  } finally {
    counting.open();
  }
  say('took a backup');
  return folder;
}

/** Which of the orders that were under way at the moment of the backup it has, only the shop knows. */
async function lookFor({ shop, adminToken, ledger }: OperatorContext, orders: { id: string }[]): Promise<void> {
  for (const { id } of orders) {
    const reply = await shop.insist('GET', apiPaths.order(id), { token: adminToken() });
    if (expectStatus(reply, 200, 404).status === 404) ledger.forget(id);
  }
}

const TURNED_BACK =
  /orders\/(\w+) has invoices and credit notes of another amount than is to pay for it, as after a restore/;

/** All that `npm run doctor -- --data` names. */
export async function askDoctor(signal: AbortSignal): Promise<string[]> {
  const said = await runCommand('checkData', ['--data'], signal).catch(String);
  return said.split('\n').filter((line) => line.startsWith('✗'));
}

/** What it names beside the orders of which a restore has turned back less than was written: they stay so, as docs/operations.md says. */
export const unexplained = (named: readonly string[], turnedBack: readonly string[]): string[] =>
  named.filter((line) => !turnedBack.includes(TURNED_BACK.exec(line)?.[1] ?? ''));

/** Milliseconds that a deletion may have taken before it was answered. */
const DELETION_MS = 60_000;

/** Who left since the backup was taken is in it, unless it holds nothing of theirs. */
async function eraseThoseWhoLeft({ ledger, signal }: OperatorContext, readAt: number): Promise<void> {
  for (const { uid, email } of ledger.left.filter(({ at }) => at > readAt - DELETION_MS)) {
    const words = ['erase', email, '--uid', uid, '--yes', '--even-on-its-way'];
    await runCommand('customer', words, signal).catch((error: unknown) => {
      if (!String(error).includes('The shop has nothing of')) throw error;
    });
  }
}

/**
 * Brings the shop back to the moment of a backup while nobody is in it, as docs/operations.md asks for. Exactly: what came since is
 * gone, and those who have left since leave once more.
 */
export async function restore(operator: OperatorContext, folder: string): Promise<void> {
  const { shopping, ledger, say, signal } = operator;
  const { readAt } = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as { readAt: string };
  await shopping.close();
  try {
    const before = ledger.orders();
    await runCommand('restore', ['--from', folder, '--exact'], signal);
    await lookFor(operator, ledger.goBackTo(Date.parse(readAt)));
    await eraseThoseWhoLeft(operator, Date.parse(readAt));
    const named = await askDoctor(signal);
    ledger.turnedBack.push(...named.flatMap((line) => TURNED_BACK.exec(line)?.[1] ?? []));
    const others = unexplained(named, ledger.turnedBack);
    if (others.length > 0) throw new Error(`A restore has left behind:\n${others.join('\n')}`);
    say(`went back to the backup, which has ${ledger.orders()} of ${before} orders`);
  } finally {
    shopping.open();
  }
}
