import { apiPaths } from '@bookstore/contract/api/paths';
import type { BenchServices, SeededProject } from './benchServices.ts';
import type { LoadRequest } from './load/types.ts';

/** The calls that are measured, ready to be sent. */
export interface Calls {
  list: LoadRequest[];
  listNotModified: LoadRequest[];
  book: LoadRequest[];
  order: LoadRequest[];
  statistics: LoadRequest[];
}

export type CallName = keyof Calls;

/** What the home page asks for; the part `web` prints what it really does. */
export const HOME_PAGE = apiPaths.booksPage({ limit: 60 });

/** Enough that nobody meets the rate limit of ten orders a minute. */
const CUSTOMERS = 2_000;

export const get = (path: string, headers?: Record<string, string>): LoadRequest[] => [
  { method: 'GET', path, ...(headers && { headers }) },
];

export const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

/** Reads a list or a page for its tag. Fails when the server does not answer as it should. */
export async function readEtag(url: string, path: string = apiPaths.books): Promise<string> {
  const answer = await fetch(`${url}${path}`);
  await answer.arrayBuffer();
  const etag = answer.headers.get('etag');
  if (!answer.ok || !etag) throw new Error(`${path} answered ${answer.status}.`);
  return etag;
}

export async function logIn(url: string, admin: SeededProject['admin']): Promise<string> {
  const answer = await fetch(`${url}${apiPaths.adminLogin}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(admin),
  });
  if (!answer.ok) throw new Error(`The log-in answered ${answer.status}.`);
  const { token } = (await answer.json()) as { token: string };
  return token;
}

function orderBody(email: string, { someBooks }: SeededProject): string {
  const cents = someBooks.reduce((sum, book) => sum + book.priceCents, 0);
  return JSON.stringify({
    name: 'Ada Reader',
    email,
    phone: '0170 123',
    address: { city: 'Graz', country: 'Austria', state: 'Styria', zipcode: '8010' },
    productIds: someBooks.map((book) => book.id),
    totalPrice: (cents / 100).toFixed(2),
  });
}

/** Orders of two books, each by another customer than the one before. */
export async function ordersOf(services: BenchServices, project: SeededProject): Promise<LoadRequest[]> {
  const customers = await services.customers(project.projectId, CUSTOMERS);
  return customers.map(({ email, token }) => ({
    method: 'POST',
    path: apiPaths.orders,
    headers: bearer(token),
    body: orderBody(email, project),
  }));
}

/** The calls against the shop. */
export async function callsToShop(port: number, services: BenchServices, project: SeededProject): Promise<Calls> {
  const url = `http://127.0.0.1:${port}`;
  return {
    list: get(apiPaths.books),
    listNotModified: get(apiPaths.books, { 'If-None-Match': await readEtag(url) }),
    book: get(apiPaths.book(project.someBooks[0]?.id ?? '')),
    order: await ordersOf(services, project),
    statistics: get(apiPaths.statistics, bearer(await logIn(url, project.admin))),
  };
}

/** The same calls against a floor, which asks nobody who they are. */
export async function callsToFloor(port: number, project: SeededProject): Promise<Calls> {
  return {
    list: get(apiPaths.books),
    listNotModified: get(apiPaths.books, { 'If-None-Match': await readEtag(`http://127.0.0.1:${port}`) }),
    book: get(apiPaths.book(project.someBooks[0]?.id ?? '')),
    order: [{ method: 'POST', path: apiPaths.orders, body: orderBody('ada@example.com', project) }],
    statistics: get(apiPaths.statistics),
  };
}
