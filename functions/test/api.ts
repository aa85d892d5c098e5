import { randomUUID } from 'node:crypto';
import type { AdminRights } from '@bookstore/contract/api/admin';
import type { Book } from '@bookstore/contract/api/book';
import { BY_COMMAND } from '@bookstore/contract/api/changes';
import { apiPaths } from '@bookstore/contract/api/paths';
import type { Problem } from '@bookstore/contract/api/problem';
import type { Firestore } from 'firebase-admin/firestore';
import { createAdminsRepository } from '../src/auth/admins.repository.ts';
import { hashPassword } from '../src/auth/password.ts';
import type { TestOverrides } from '../src/dependencies.ts';
import type { Database } from '../src/firestore/firebase.ts';
import { systemClock } from '../src/lib/clock.ts';
import { tasksOf } from '../src/tasks/taskRecord.ts';
import { processTasks } from '../src/worker/processTasks.ts';
import { createTaskMails } from '../src/worker/taskMails.ts';
import { expectMatchesDescription } from './apiDescription.ts';
import { mintCustomer, type TestCustomer } from './customers.ts';
import { aBookBody } from './factories.ts';
import { startServer, TEST_CONFIG } from './server.ts';

export interface CallOptions {
  token?: string;
  body?: unknown;
  text?: string;
  picture?: Uint8Array;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

export interface Reply {
  status: number;
  headers: Headers;
  text: string;
  bytes: Buffer;
  body: unknown;
}

export const codeOf = ({ body }: Reply) => (body as Partial<Problem> | undefined)?.code;

export interface TestAdmin {
  username: string;
  password: string;
  token: string;
}

export interface TestApi {
  projectId: string;
  baseUrl: string;
  call(method: string, path: string, options?: CallOptions): Promise<Reply>;
  newCustomer(email?: string): Promise<TestCustomer>;
  /** An owner by default. */
  newAdmin(rights?: AdminRights): Promise<TestAdmin>;
  newBook(admin: TestAdmin, fields?: Partial<ReturnType<typeof aBookBody>>): Promise<Book>;
  db: () => Promise<Firestore>;
  settle(): Promise<void>;
  close(): Promise<void>;
}

export const uniqueEmail = () => `reader-${randomUUID()}@example.com`;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Validates every answer against the API description. @param baseUrl without a trailing slash */
export async function send(baseUrl: string, method: string, path: string, options: CallOptions = {}): Promise<Reply> {
  const { token, body, text, picture, headers, signal } = options;
  const response = await fetch(`${baseUrl}${path}`, {
    method,
    headers: {
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(picture !== undefined && { 'Content-Type': 'image/webp' }),
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(text !== undefined && { body: text }),
    ...(picture !== undefined && { body: Buffer.from(picture) }),
    ...(signal && { signal }),
    redirect: 'manual',
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  const answer = new TextDecoder().decode(bytes);
  const contentType = response.headers.get('content-type') ?? '';
  expectMatchesDescription(method, path, { status: response.status, contentType, text: answer });
  return { status: response.status, headers: response.headers, text: answer, bytes, body: parseJson(answer) };
}

/** Weak parameters for speed. */
const TEST_SCRYPT = { N: 1024, r: 8, p: 1 };

/** @param database of the shop at this address */
export async function newAdmin(baseUrl: string, database: Database, rights?: AdminRights): Promise<TestAdmin> {
  const username = `admin-${randomUUID()}`;
  const password = `password of ${username}`;
  const hash = await hashPassword(password, TEST_SCRYPT);
  await createAdminsRepository(database).save(username, hash, BY_COMMAND, { rights });
  // Instances with a clock set back accept this admin too.
  await (await database()).doc(`admins/${username}`).update({ changedAt: new Date(0) });
  const reply = await send(baseUrl, 'POST', apiPaths.adminLogin, { body: { username, password } });
  if (reply.status !== 200) throw new Error(`The log-in was answered with ${reply.status}: ${reply.text}`);
  const { token } = reply.body as { token: string };
  return { username, password, token };
}

export async function settle(db: Firestore): Promise<void> {
  const options = { clock: systemClock, log: () => undefined, mails: createTaskMails(TEST_CONFIG.mail) };
  let hasMore = true;
  while (hasMore || (await tasksOf(db).limit(1).get()).size > 0) hasMore = await processTasks(db, options);
}

export async function openApi(overrides: TestOverrides = {}): Promise<TestApi> {
  const projectId = `demo-${randomUUID()}`;
  const server = await startServer(projectId, overrides);
  const { baseUrl, firebase } = server;
  const call: TestApi['call'] = (method, path, options) => send(baseUrl, method, path, options);

  return {
    projectId,
    baseUrl,
    call,
    newCustomer: async (email = uniqueEmail()) => mintCustomer(projectId, email),
    newAdmin: (rights) => newAdmin(baseUrl, firebase.database, rights),
    db: () => firebase.database(),
    close: () => server.close(),

    settle: async () => settle(await firebase.database()),

    async newBook(admin, fields = {}) {
      const { body } = await call('POST', apiPaths.createBook, { token: admin.token, body: aBookBody(fields) });
      return body as Book;
    },
  };
}
