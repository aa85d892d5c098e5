import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../../tools/lib/paths.ts';
import type { CheckResult, Finding } from '../questions.ts';
import { verifyAddresses, verifyRelease, verifySpeed } from './addresses.ts';
import { verifyBacklog } from './backlog.ts';
import { type OwnerLogin, verifyCallers } from './callers.ts';
import type { Deployed } from './deployed.ts';
import {
  listFunctions,
  verifyFunctions,
  verifyRoles,
  verifySecrets,
  verifyTraffic,
  verifyTriggers,
} from './functions.ts';
import { type IndexesFile, verifyIndexes } from './indexes.ts';
import { verifyAuth, verifyLogs, verifySchedule } from './logs.ts';
import { probeMail, probeWorker } from './probes.ts';

const readIndexesFile = () => JSON.parse(readFileSync(join(ROOT, 'firestore.indexes.json'), 'utf8')) as IndexesFile;

type Check = [name: string, run: () => Finding | Promise<Finding>];

/** A failed check is "not seen", never "fine". */
async function settle(name: string, run: Check[1]): Promise<CheckResult> {
  try {
    return { name, ...(await run()) };
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    return { name, state: 'unknown', message: `not seen: ${reason}` };
  }
}

export interface VerifyOptions {
  /** Writes a task, which the worker must delete. */
  writes: boolean;
  /** Whether to send a mail to the shop's own address. */
  sendsMail: boolean;
  /** Logs in to see the route of calls. */
  owner: OwnerLogin | null;
}

export async function* verifyShop(deployed: Deployed, options: VerifyOptions): AsyncGenerator<CheckResult> {
  const functions = await listFunctions(deployed).catch(() => null);
  const sendsMail = Boolean(deployed.settings.SHOP_MAIL);
  const expected = ['api', 'worker', 'sweep', ...(sendsMail ? ['mail'] : [])];
  const checks: Check[] = [
    ['callers', () => verifyCallers(deployed, functions, options.owner)],
    ['indexes', () => verifyIndexes(deployed, readIndexesFile())],
    ['functions', () => verifyFunctions(deployed, functions, expected)],
    ['traffic', () => verifyTraffic(deployed, functions)],
    ['triggers', () => verifyTriggers(deployed, functions)],
    ['secrets', () => verifySecrets(deployed, functions)],
    ['backlog', () => verifyBacklog(deployed)],
    ['addresses', () => verifyAddresses(deployed)],
    ['release', () => verifyRelease(deployed)],
    ...(options.writes ? [['worker', () => probeWorker(deployed)] satisfies Check] : []),
    ...(options.sendsMail ? [['mail', () => probeMail(deployed)] satisfies Check] : []),
    ['roles', () => verifyRoles(deployed, functions)],
    ['schedule', () => verifySchedule(deployed)],
    ['auth', () => verifyAuth(deployed)],
    ['errors', () => verifyLogs(deployed)],
    ['speed', () => verifySpeed(deployed)],
  ];
  for (const [name, check] of checks) yield await settle(name, check);
}
