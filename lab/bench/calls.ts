import { randomUUID } from 'node:crypto';
import type { Book } from '@bookstore/contract/api/book';
import { apiPaths } from '@bookstore/contract/api/paths';
import { LIMITS } from '@bookstore/contract/limits';
import { anIdToken } from '../../functions/test/customers.ts';
import type { LoadRequest } from './programs/load.ts';
import { ADMIN, type Server, type Services } from './services.ts';

export const HOME_PAGE = apiPaths.booksPage({ limit: 60 });

export const getUrl = ({ port }: Server) => `http://127.0.0.1:${port}`;

export const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

/** @throws Error with `status` unless it is 2xx */
export async function callJson<Answer>(
  server: Server,
  method: string,
  path: string,
  { token, body }: { token?: string; body?: unknown } = {},
): Promise<{ answer: Answer; headers: Headers }> {
  const reply = await fetch(getUrl(server) + path, {
    method,
    headers: { ...(token && bearer(token)), 'Content-Type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await reply.text();
  if (!reply.ok) {
    const message = `${method} ${path} answered ${reply.status}: ${text}`;
    throw Object.assign(new Error(message), { status: reply.status });
  }
  return { answer: JSON.parse(text) as Answer, headers: reply.headers };
}

export async function logIn(server: Server): Promise<string> {
  const { answer } = await callJson<{ token: string }>(server, 'POST', apiPaths.adminLogin, { body: ADMIN });
  return answer.token;
}

export function anOrder(projectId: string, books: Pick<Book, '_id' | 'newPrice'>[]): LoadRequest {
  const uid = randomUUID();
  const email = `${uid}@example.com`;
  const cents = books.reduce((total, { newPrice }) => total + Math.round(newPrice * 100), 0);
  const body = {
    name: 'Ada Reader',
    email,
    phone: '0170 123',
    address: { city: 'Graz', country: 'Austria', state: 'Styria', zipcode: '8010' },
    productIds: books.map(({ _id }) => _id),
    totalPrice: (cents / 100).toFixed(2),
  };
  const headers = bearer(anIdToken(projectId, { sub: uid, email }));
  return { method: 'POST', path: apiPaths.orders, headers, body: JSON.stringify(body) };
}

export async function allBooks(server: Server): Promise<Book[]> {
  const books: Book[] = [];
  let path: string | undefined = apiPaths.booksPage({ limit: LIMITS.booksPage.max });
  while (path !== undefined) {
    const page: { answer: Book[]; headers: Headers } = await callJson<Book[]>(server, 'GET', path);
    books.push(...page.answer);
    path = /<([^>]+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1];
  }
  return books;
}

/** Returns milliseconds since 1970; undefined without a task. */
export async function oldestTask({ firestoreHost }: Services, projectId: string): Promise<number | undefined> {
  const url = `http://${firestoreHost}/v1/projects/${projectId}/databases/(default)/documents:runQuery`;
  const orderBy = [{ field: { fieldPath: 'at' } }];
  const reply = await fetch(url, {
    method: 'POST',
    headers: { ...bearer('owner'), 'Content-Type': 'application/json' },
    body: JSON.stringify({ structuredQuery: { from: [{ collectionId: 'tasks' }], orderBy, limit: 1 } }),
  });
  const [found] = (await reply.json()) as { document?: { fields: { at: { timestampValue: string } } } }[];
  const at = found?.document?.fields.at.timestampValue;
  return at === undefined ? undefined : Date.parse(at);
}

const MAX_CALLS_FOR_A_TASK = 10;

/** Reading the statistics processes fifty tasks. @throws Error if a task remains */
export async function processTasks(server: Server, services: Services, projectId: string): Promise<void> {
  const token = await logIn(server);
  let oldest = await oldestTask(services, projectId);
  let calls = 0;
  while (oldest !== undefined) {
    await callJson(server, 'GET', apiPaths.statistics, { token });
    const next = await oldestTask(services, projectId);
    calls = next === oldest ? calls + 1 : 0;
    if (calls === MAX_CALLS_FOR_A_TASK)
      throw new Error('A task cannot be processed; the log of the function says why.');
    oldest = next;
  }
}
