import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { documentsPath } from '../google.ts';
import { type CheckResult, fine, missing } from '../questions.ts';
import { type Deployed, notSeen } from './deployed.ts';

const POLL_MS = 3_000;
const LIMIT_MS = 60_000;

/**
 * Writes a task without books and waits until the worker has deleted it.
 * @param wait milliseconds
 */
export async function probeWorker(
  { projectId, google, now }: Deployed,
  wait: (ms: number) => Promise<unknown> = sleep,
): Promise<CheckResult> {
  const name = 'worker';
  const id = `verify-${randomUUID()}`;
  const fields = {
    kind: { stringValue: 'availability' },
    at: { timestampValue: now.toISOString() },
    bookIds: { arrayValue: { values: [] } },
  };
  const created = await google.post('firestore', `${documentsPath(projectId)}/tasks?documentId=${id}`, { fields });
  if (created.status !== 200) return { name, ...notSeen('or write tasks') };
  for (let waited = 0; waited < LIMIT_MS; waited += POLL_MS) {
    await wait(POLL_MS);
    const { status } = await google.get('firestore', `${documentsPath(projectId)}/tasks/${id}`);
    if (status === 404) return { name, ...fine(`processed a task within ${(waited + POLL_MS) / 1_000} s`) };
  }
  return { name, ...missing('left a task for a minute', 'npx firebase functions:log --only worker') };
}
