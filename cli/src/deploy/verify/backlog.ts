import { runQuery } from '../google.ts';
import { type Finding, fine, missing, open } from '../questions.ts';
import { type Deployed, notSeen, noun } from './deployed.ts';

const HOUR_MS = 3_600_000;

interface Row {
  document?: { fields?: Record<string, { timestampValue?: string }> };
}

const MORE_THAN_SHOWN = 100;

/** @returns null without permission to read documents */
async function query({ projectId, google }: Deployed, structuredQuery: object): Promise<Row[] | null> {
  const { status, body } = await runQuery(google, projectId, structuredQuery);
  return status === 200 ? (body as Row[]).filter(({ document }) => document) : null;
}

/** Reports tasks and mails that have waited for an hour or were refused. */
export async function verifyBacklog(deployed: Deployed): Promise<Finding> {
  const select = (fieldPath: string) => ({ fields: [{ fieldPath }] });
  const anHourAgo = new Date(deployed.now.getTime() - HOUR_MS).toISOString();
  const [tasks, refused, overdue] = await Promise.all([
    query(deployed, {
      from: [{ collectionId: 'tasks' }],
      select: select('at'),
      orderBy: [{ field: { fieldPath: 'at' } }],
      limit: 1,
    }),
    query(deployed, { from: [{ collectionId: 'tasksRefused' }], select: select('__name__'), limit: MORE_THAN_SHOWN }),
    query(deployed, {
      from: [{ collectionId: 'mail' }],
      select: select('__name__'),
      where: {
        fieldFilter: {
          field: { fieldPath: 'dueAt' },
          op: 'LESS_THAN_OR_EQUAL',
          value: { timestampValue: anHourAgo },
        },
      },
      limit: MORE_THAN_SHOWN,
    }),
  ]);
  if (!tasks || !refused || !overdue) return notSeen('the documents of Firestore');
  const oldest = tasks[0]?.document?.fields?.at?.timestampValue;
  if (oldest !== undefined && oldest < anHourAgo) {
    const message = `the oldest task has waited since ${oldest}: the worker or its schedule does not run`;
    return missing(message, `npx firebase functions:log --only worker,sweep --project ${deployed.projectId}`);
  }
  if (overdue.length > 0) {
    const message = `${noun(overdue.length, 'mail')} overdue by more than an hour`;
    return missing(
      message,
      `check SMTP_URL, then npx firebase functions:log --only mail,sweep --project ${deployed.projectId}`,
    );
  }
  if (refused.length > 0) {
    const fix = `npm run doctor -- --data --project ${deployed.projectId}`;
    return open(`${noun(refused.length, 'task')} refused`, fix);
  }
  return fine('no task or mail is late');
}
