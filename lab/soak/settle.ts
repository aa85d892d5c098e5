import type { MailEvent } from '@bookstore/contract/api/orderMail';
import { apiPaths } from '@bookstore/contract/api/paths';
import { WITHDRAWAL_PREFIX } from '../../functions/src/mail/mailRecord.ts';
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

const DOCUMENTS = `http://127.0.0.1:${PORTS.firestore}/v1/projects/${PROJECT_ID}/databases/(default)/documents`;
const HEADERS = { Authorization: 'Bearer owner', 'Content-Type': 'application/json' };

/** Names of mails that nobody has tried to send, as the shop does not list them. */
async function forgottenMails(): Promise<string[]> {
  const isPending = {
    fieldFilter: { field: { fieldPath: 'delivery.state' }, op: 'EQUAL', value: { stringValue: 'PENDING' } },
  };
  const body = JSON.stringify({ structuredQuery: { from: [{ collectionId: 'mail' }], where: isPending } });
  const reply = await fetch(`${DOCUMENTS}:runQuery`, { method: 'POST', headers: HEADERS, body });
  const found = (await reply.json()) as { document?: { name: string } }[];
  return found.flatMap(({ document }) => document?.name.split('/').at(-1) ?? []);
}

/** Those of withdrawals cannot be sent again by hand: another event comes with another change. */
async function tellOf(name: string): Promise<void> {
  // What it means where it is not there.
  const fields = { delivery: { mapValue: { fields: { requests: { integerValue: '0' } } } } };
  const reply = await fetch(`${DOCUMENTS}/mail/${name}?updateMask.fieldPaths=delivery.requests`, {
    method: 'PATCH',
    headers: HEADERS,
    body: JSON.stringify({ fields }),
  });
  if (!reply.ok) throw new Error(`Firestore answered ${reply.status}: ${await reply.text()}`);
}

/**
 * Waits until every mail has gone. Firestore's emulator tells of a change after it was written: killed in between, it never tells, which
 * cannot happen to Google's. Such mails stay PENDING, and an admin sends those of orders again, as docs/operations.md says.
 * @returns how many there were.
 */
export async function settleMails(operator: OperatorContext): Promise<number> {
  await untilQuiet(operator);
  const forgotten = await forgottenMails();
  for (const name of forgotten) {
    if (name.startsWith(WITHDRAWAL_PREFIX)) {
      await tellOf(name);
      continue;
    }
    const [order = '', event = ''] = name.split('-');
    const path = apiPaths.orderMail(order, event as MailEvent);
    expectStatus(await operator.shop.insist('POST', path, { token: operator.adminToken() }), 200, 202);
  }
  if (forgotten.length > 0) await untilQuiet(operator);
  return forgotten.length;
}
