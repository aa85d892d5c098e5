import type { MailEvent } from '@bookstore/contract/api/orderMail';
import { apiPaths } from '@bookstore/contract/api/paths';
import { PORTS, PROJECT_ID } from '../../tools/lib/addresses.ts';
import { sleep } from '../../tools/lib/processes.ts';
import type { OperatorContext } from './operator.ts';
import { expectStatus } from './shopClient.ts';

/** Longer than a sender that died keeps others from sending its mail. */
const LIMIT_MS = 240_000;
/** Without an event for so long, none is on its way. */
const QUIET_MS = 3_000;

async function untilQuiet({ testEnvironment, signal }: OperatorContext): Promise<void> {
  const limit = Date.now() + LIMIT_MS;
  let quietSince = Date.now();
  while (Date.now() - quietSince < QUIET_MS && !signal.aborted) {
    if (testEnvironment.eventProxy.underWay() > 0) quietSince = Date.now();
    if (Date.now() > limit)
      throw new Error(`${testEnvironment.eventProxy.underWay()} events were not handled within ${LIMIT_MS / 1_000} s.`);
    await sleep(100);
  }
}

/** Names of mails that nobody has tried to send, as the shop does not list them. */
async function forgottenMails(): Promise<string[]> {
  const url = `http://127.0.0.1:${PORTS.firestore}/v1/projects/${PROJECT_ID}/databases/(default)/documents:runQuery`;
  const isPending = {
    fieldFilter: { field: { fieldPath: 'delivery.state' }, op: 'EQUAL', value: { stringValue: 'PENDING' } },
  };
  const body = JSON.stringify({ structuredQuery: { from: [{ collectionId: 'mail' }], where: isPending } });
  const headers = { Authorization: 'Bearer owner', 'Content-Type': 'application/json' };
  const reply = await fetch(url, { method: 'POST', headers, body });
  const found = (await reply.json()) as { document?: { name: string } }[];
  return found.flatMap(({ document }) => document?.name.split('/').at(-1) ?? []);
}

/**
 * Waits until every mail has gone. Firestore's emulator tells of a change after it was written: killed in between, it never tells, which
 * cannot happen to Google's. Such mails stay PENDING, and an admin sends them again, as docs/operations.md says.
 * @returns how many there were.
 */
export async function settleMails(operator: OperatorContext): Promise<number> {
  await untilQuiet(operator);
  const forgotten = await forgottenMails();
  for (const name of forgotten) {
    const [order = '', event = ''] = name.split('-');
    const path = apiPaths.orderMail(order, event as MailEvent);
    expectStatus(await operator.shop.insist('POST', path, { token: operator.adminToken() }), 200, 202);
  }
  if (forgotten.length > 0) await untilQuiet(operator);
  return forgotten.length;
}
