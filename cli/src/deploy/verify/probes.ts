import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { readMailSettings } from '../../../../functions/src/config.ts';
import { toMailDocument } from '../../../../functions/src/mail/mailDocument.ts';
import { ALERT_PREFIX } from '../../../../functions/src/mail/mailRecord.ts';
import { type Answer, documentsPath } from '../google.ts';
import { type Finding, fine, missing } from '../questions.ts';
import { type Deployed, notSeen } from './deployed.ts';

const POLL_MS = 3_000;
const LIMIT_MS = 60_000;

/** Writes a task without books and waits until the worker deletes it. @param wait milliseconds */
export async function probeWorker(
  { projectId, google, now }: Deployed,
  wait: (ms: number) => Promise<unknown> = sleep,
): Promise<Finding> {
  const id = `verify-${randomUUID()}`;
  const fields = {
    kind: { stringValue: 'availability' },
    at: { timestampValue: now.toISOString() },
    bookIds: { arrayValue: { values: [] } },
  };
  const created = await google.post('firestore', `${documentsPath(projectId)}/tasks?documentId=${id}`, { fields });
  if (created.status !== 200) return notSeen('or write tasks');
  for (let waited = 0; waited < LIMIT_MS; waited += POLL_MS) {
    await wait(POLL_MS);
    const { status } = await google.get('firestore', `${documentsPath(projectId)}/tasks/${id}`);
    if (status === 404) return fine(`processed a task within ${(waited + POLL_MS) / 1_000} s`);
  }
  return missing('left a task for a minute', `npx firebase functions:log --only worker --project ${projectId}`);
}

type Plain = string | number | Date | null | { [name: string]: Plain };

function toValue(value: Plain): object {
  if (value === null) return { nullValue: null };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number') return { integerValue: String(value) };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  return { mapValue: { fields: toFields(value) } };
}

const toFields = (map: object): object =>
  Object.fromEntries(Object.entries(map).map(([name, value]) => [name, toValue(value as Plain)]));

interface MailState {
  state?: { stringValue?: string };
  error?: { stringValue?: string };
}

function deliveryOf({ body }: Answer): { state: string; error: string } {
  const { fields } = body as { fields?: { delivery?: { mapValue?: { fields?: MailState } } } };
  const { state, error } = fields?.delivery?.mapValue?.fields ?? {};
  return { state: state?.stringValue ?? 'missing', error: error?.stringValue ?? '' };
}

/** Sends a mail to the shop's own address and deletes it. @param wait milliseconds @throws ConfigurationError */
export async function probeMail(
  { projectId, google, settings, shopUrl, now }: Deployed,
  wait: (ms: number) => Promise<unknown> = sleep,
): Promise<Finding> {
  const mailSettings = readMailSettings({ ...settings, SHOP_URL: shopUrl });
  if (!mailSettings) return fine('none is sent: SHOP_MAIL is not set');
  const { address } = mailSettings.shop;
  const document = toMailDocument(
    address,
    {
      subject: 'Test of the deployed shop',
      heading: 'The shop sends mails',
      paragraphs: ['npm run deploy -- --verify --mail has sent this mail.'],
      link: { label: 'Open the shop', path: '/' },
    },
    mailSettings,
    now,
  );
  // The dashboard must not count this mail.
  const path = `${documentsPath(projectId)}/mail/${ALERT_PREFIX}verify-${randomUUID()}`;
  const resource = path.slice('/v1/'.length);
  const commit = (write: object) => google.post('firestore', `${documentsPath(projectId)}:commit`, { writes: [write] });
  const update = { name: resource, fields: toFields(document) };
  const created = await commit({ update, currentDocument: { exists: false } });
  if (created.status !== 200) return notSeen('or write mails');
  try {
    let delivery = { state: '', error: '' };
    for (let waited = 0; waited < LIMIT_MS; waited += POLL_MS) {
      await wait(POLL_MS);
      delivery = deliveryOf(await google.get('firestore', path));
      const { state } = delivery;
      const seconds = (waited + POLL_MS) / 1_000;
      if (state === 'SUCCESS') return fine(`the mail server took a mail to ${address} within ${seconds} s`);
      if (state === 'ERROR') break;
    }
    const reason = delivery.error || 'nothing has sent it within a minute';
    return missing(
      `a mail to ${address} is ${delivery.state}: ${reason}`,
      `check SMTP_URL, then npx firebase functions:log --only mail --project ${projectId}`,
    );
  } finally {
    await commit({ delete: resource });
  }
}
