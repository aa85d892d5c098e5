import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MailEvent } from '@bookstore/contract/api/orderMail';
import { apiPaths } from '@bookstore/contract/api/paths';
import type { Random } from '@bookstore/contract/test/random';
import { WITHDRAWAL_PREFIX } from '../../functions/src/mail/mailRecord.ts';
import { PORTS, PROJECT_ID } from '../../tools/lib/addresses.ts';
import { emulatorEnvironment } from '../../tools/lib/environment.ts';
import { ROOT } from '../../tools/lib/paths.ts';
import { runScript, sleep } from '../../tools/lib/processes.ts';
import type { TestEnvironment } from './environment.ts';
import type { Ledger } from './ledger.ts';
import { isFunction, ownProcesses } from './memory.ts';
import type { Outages } from './outages.ts';
import type { PauseGate } from './pauseGate.ts';
import { expectStatus, type ShopClient } from './shopClient.ts';

export interface OperatorContext {
  testEnvironment: TestEnvironment;
  shop: ShopClient;
  outages: Outages;
  ledger: Ledger;
  /** Closed during a restore. */
  shopping: PauseGate;
  /** Closed during a backup. */
  counting: PauseGate;
  adminToken: string;
  say: (line: string) => void;
  signal: AbortSignal;
}

type Task = 'kill functions' | 'kill Firestore' | 'back up' | 'restore';

const KILL_EVERY_MS = 75_000;
/** Shares of the duration. */
const [FIRST_KILL, LAST_KILL, BACKUP, RESTORE] = [0.08, 0.85, 0.35, 0.5];

/** Kills functions and Firestore in turn at random times, with a backup and a restore in between. */
function planTasks(duration: number, random: Random): { at: number; task: Task }[] {
  const kills = Math.max(2, Math.round(duration / KILL_EVERY_MS));
  const killed = Array.from({ length: kills }, (_, index): { at: number; task: Task } => {
    const share = FIRST_KILL + ((LAST_KILL - FIRST_KILL) * (index + random.next())) / kills;
    return { at: duration * share, task: index % 2 === 0 ? 'kill functions' : 'kill Firestore' };
  });
  const backup = { at: duration * BACKUP, task: 'back up' as const };
  const restored = { at: duration * RESTORE, task: 'restore' as const };
  return [...killed, backup, restored].toSorted((a, b) => a.at - b.at);
}

export async function operate(
  operator: OperatorContext,
  duration: number,
  random: Random,
  isOver: () => boolean,
): Promise<void> {
  const start = Date.now();
  let folder = '';
  for (const { at, task } of planTasks(duration, random)) {
    while (Date.now() - start < at && !isOver()) await sleep(100);
    if (isOver()) return;
    // Spares one instance, so that its memory can be compared.
    if (task === 'kill functions') await killFunctions(operator, at > duration / 3);
    if (task === 'kill Firestore') await killFirestore(operator, random);
    if (task === 'back up') folder = await backUp(operator);
    if (task === 'restore') await restore(operator, folder);
  }
}

/** @returns the command's output @throws Error if it fails */
async function runCommand(name: string, words: string[], signal: AbortSignal): Promise<string> {
  const path = join(ROOT, 'cli', 'src', 'commands', `${name}.ts`);
  const { code, output } = await runScript(path, words, { environment: emulatorEnvironment(), signal });
  if (code !== 0) throw new Error(`${name} ended with ${code}:\n${output}`);
  return output;
}

/** The next request starts new instances. */
async function killFunctions({ outages, say }: OperatorContext, sparesOldest: boolean): Promise<void> {
  const instances = (await ownProcesses()).filter(isFunction).slice(sparesOldest ? 1 : 0);
  const end = outages.begin('function');
  for (const { pid } of instances) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // The process has already ended.
    }
  }
  say(`killed ${instances.length} function instances`);
  end();
}

async function killFirestore({ outages, testEnvironment, say }: OperatorContext, random: Random): Promise<void> {
  const end = outages.begin('Firestore');
  await testEnvironment.firestore.kill();
  await sleep(random.below(1_500));
  await testEnvironment.firestore.start();
  end();
  say('killed and restarted Firestore');
}

async function backUp({ testEnvironment, counting, say, signal }: OperatorContext): Promise<string> {
  const folder = join(testEnvironment.data.folder, 'backup');
  await counting.whileClosed(() => runCommand('backup', ['--out', folder], signal));
  say('took a backup');
  return folder;
}

const REVERTED_ORDER =
  /orders\/(\w+) has invoices and credit notes that do not add up to its amount due, as after a restore/;

/**
 * Runs `npm run doctor -- --data`. @param isAfterRestore records orders behind their invoices (docs/operations.md)
 * @returns its other findings
 */
export async function runDoctor({ ledger, signal }: OperatorContext, isAfterRestore = false): Promise<string[]> {
  const output = await runCommand('checkData', ['--data'], signal).catch(String);
  const lines = output.split('\n').filter((line) => line.startsWith('✗'));
  const parseOrderId = (line: string) => REVERTED_ORDER.exec(line)?.[1] ?? '';
  if (isAfterRestore) ledger.revertedOrders.push(...lines.map(parseOrderId).filter(Boolean));
  return lines.filter((line) => !ledger.revertedOrders.includes(parseOrderId(line)));
}

const DELETION_MS = 60_000;

/** Erases again customers who have left since the backup. */
async function restore(operator: OperatorContext, folder: string): Promise<void> {
  const { shop, shopping, ledger, say, signal, adminToken } = operator;
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as { readAt: string };
  const readAt = Date.parse(manifest.readAt);
  await shopping.whileClosed(async () => {
    const before = ledger.orderCount();
    await runCommand('restore', ['--from', folder, '--exact'], signal);
    // The backup may contain orders in progress.
    for (const { id } of ledger.rewindTo(readAt)) {
      const reply = await shop.insist('GET', apiPaths.order(id), { token: adminToken });
      if (expectStatus(reply, 200, 404).status === 404) ledger.forget(id);
    }
    for (const { uid, email } of ledger.deletedAccounts.filter(({ at }) => at > readAt - DELETION_MS)) {
      const words = ['erase', email, '--uid', uid, '--yes', '--even-on-its-way'];
      await runCommand('customer', words, signal).catch((error: unknown) => {
        if (!String(error).includes('The shop has no data for')) throw error;
      });
    }
    const findings = await runDoctor(operator, true);
    if (findings.length > 0) throw new Error(`After the restore:\n${findings.join('\n')}`);
    say(`restored the backup, which has ${ledger.orderCount()} of ${before} orders`);
  });
}

/** Longer than a killed sender's lease. */
const SETTLE_LIMIT_MS = 240_000;
const QUIET_MS = 3_000;

async function waitForEvents({ testEnvironment, signal }: OperatorContext): Promise<void> {
  const limit = Date.now() + SETTLE_LIMIT_MS;
  let quietSince = Date.now();
  while (Date.now() - quietSince < QUIET_MS && !signal.aborted) {
    const waiting = testEnvironment.events.waiting();
    if (waiting > 0) quietSince = Date.now();
    if (Date.now() > limit) throw new Error(`${waiting} events were not handled in time.`);
    await sleep(100);
  }
}

const DOCUMENTS = `projects/${PROJECT_ID}/databases/(default)/documents`;

async function callFirestore(verb: 'commit' | 'runQuery', body: object): Promise<unknown> {
  const url = `http://127.0.0.1:${PORTS.firestore}/v1/${DOCUMENTS}:${verb}`;
  const headers = { Authorization: 'Bearer owner', 'Content-Type': 'application/json' };
  const reply = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!reply.ok) throw new Error(`Firestore answered ${reply.status}: ${await reply.text()}`);
  return reply.json();
}

async function pendingMails(): Promise<string[]> {
  const isPending = {
    fieldFilter: { field: { fieldPath: 'delivery.state' }, op: 'EQUAL', value: { stringValue: 'PENDING' } },
  };
  const query = { structuredQuery: { from: [{ collectionId: 'mail' }], where: isPending } };
  const found = (await callFirestore('runQuery', query)) as { document?: { name: string } }[];
  return found.flatMap(({ document }) => document?.name.split('/').at(-1) ?? []);
}

/**
 * Resends mails whose events the emulator lost in a kill, which Google's Firestore does not do. @returns their number
 */
export async function awaitMails(operator: OperatorContext): Promise<number> {
  await waitForEvents(operator);
  const pending = await pendingMails();
  for (const name of pending) {
    if (name.startsWith(WITHDRAWAL_PREFIX)) {
      // Withdrawal mails have no resend button; a change triggers another event.
      const fields = { delivery: { mapValue: { fields: { requests: { integerValue: '0' } } } } };
      const update = { name: `${DOCUMENTS}/mail/${name}`, fields };
      await callFirestore('commit', { writes: [{ update, updateMask: { fieldPaths: ['delivery.requests'] } }] });
      continue;
    }
    const [order = '', event = ''] = name.split('-');
    const path = apiPaths.orderMail(order, event as MailEvent);
    expectStatus(await operator.shop.insist('POST', path, { token: operator.adminToken }), 200, 202);
  }
  if (pending.length > 0) await waitForEvents(operator);
  return pending.length;
}
