import { apiPaths } from '@bookstore/contract/api/paths';
import type { SeededProject } from './benchServices.ts';
import { bearer, logIn } from './calls.ts';
import type { Server } from './servers.ts';

/** When the oldest task was left, in milliseconds since 1970; undefined where none waits. */
export async function oldestTask(firestoreHost: string, projectId: string): Promise<number | undefined> {
  const url = `http://${firestoreHost}/v1/projects/${projectId}/databases/(default)/documents:runQuery`;
  const orderBy = [{ field: { fieldPath: 'at' } }];
  const reply = await fetch(url, {
    method: 'POST',
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    body: JSON.stringify({ structuredQuery: { from: [{ collectionId: 'tasks' }], orderBy, limit: 1 } }),
  });
  const [found] = (await reply.json()) as { document?: { fields: { at: { timestampValue: string } } } }[];
  const at = found?.document?.fields.at.timestampValue;
  return at === undefined ? undefined : Date.parse(at);
}

/** So many calls in a row may leave the oldest task as it is. */
const TRIES = 10;

/**
 * Carries out what orders have left: the dashboard's statistics do so, fifty tasks at a time.
 * @throws when a task is not carried out
 */
export async function leaveNoTask(server: Server, firestoreHost: string, project: SeededProject): Promise<void> {
  const url = `http://127.0.0.1:${server.port}`;
  const headers = bearer(await logIn(url, project.admin));
  let oldest = await oldestTask(firestoreHost, project.projectId);
  let tries = 0;
  while (oldest !== undefined) {
    const answer = await fetch(url + apiPaths.statistics, { headers });
    if (!answer.ok) throw new Error(`The statistics answered ${answer.status}: ${await answer.text()}`);
    const next = await oldestTask(firestoreHost, project.projectId);
    tries = next === oldest ? tries + 1 : 0;
    if (tries === TRIES) throw new Error('A task that an order has left cannot be carried out: the function logs why.');
    oldest = next;
  }
}
