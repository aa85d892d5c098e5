import { apiPaths } from '@bookstore/contract/api/paths';
import type { BenchServices, SeededProject } from '../benchServices.ts';
import { get, HOME_PAGE, ordersOf } from '../calls.ts';
import type { Child } from '../child.ts';
import type { LoadJob, LoadRequest, LoadResult } from '../load/types.ts';
import { type Server, startFloorFramework, startShop } from '../servers.ts';
import { searchesFor } from './searches.ts';
import { type SomeBooks, someBooksOf } from './someBooks.ts';

const REQUESTS = 10_000;
const CONNECTIONS = 20;
const TIMEOUT_MS = 240_000;
const PAGES = 20;
/** Each is one of so many requests that stand in turn. */
const ROUNDS = 100;
const GOOD = new Set(['200', '201']);

const of = <T>(list: readonly T[], index: number): T => {
  const value = list[index % list.length];
  if (value === undefined) throw new Error('Nothing to ask for.');
  return value;
};

/** What visitors do, by how often: home, pages, books, searches, the cart's books, an order in a hundred. */
export function mixOf({ books, pages }: SomeBooks, orders: LoadRequest[]): LoadRequest[] {
  const searches = searchesFor(books);
  const bookAt = (index: number) => get(apiPaths.book(of(books, index * 13)._id));
  const cartAt = (index: number) =>
    get(apiPaths.booksPage({ ids: [...new Set([1, 2, 3].map((step) => of(books, index * step)._id))] }));
  return Array.from({ length: ROUNDS }, (_, round) => [
    ...[0, 1, 2, 3, 4].flatMap(() => get(HOME_PAGE)),
    ...[0, 1, 2, 3, 4].flatMap((step) => get(of(pages, round * 5 + step))),
    ...[0, 1, 2, 3, 4].flatMap((step) => bookAt(round * 5 + step)),
    ...[0, 1, 2].map((step) => of(searches, round * 3 + step)),
    ...cartAt(round),
    ...(round % 5 === 0 ? [of(orders, round)] : get(apiPaths.bookCounts)),
  ]).flat();
}

async function memoryAfter(generator: Child, server: Server, requests: LoadRequest[]): Promise<number> {
  const effort = { connections: CONNECTIONS, milliseconds: TIMEOUT_MS, maxCount: REQUESTS };
  const job: LoadJob = { port: server.port, requests, ...effort };
  const { count, statuses } = await generator.ask<LoadResult>(job);
  const bad = Object.keys(statuses).filter((status) => !GOOD.has(status));
  if (bad.length > 0 || count < REQUESTS)
    throw new Error(`${count} mixed requests, of which some answered ${bad.join(', ')}.`);
  return (await server.usage()).rssBytes / 1e6;
}

/** Megabytes of an instance that has answered 10,000 mixed requests. */
export async function memoryOfShop(services: BenchServices, generator: Child, project: SeededProject): Promise<number> {
  const server = await startShop(services, project.projectId);
  try {
    const orders = await ordersOf(services, project);
    return await memoryAfter(generator, server, mixOf(await someBooksOf(server.port, PAGES), orders));
  } finally {
    await server.stop();
  }
}

/** Megabytes of the framework with an empty Express app after as many. */
export async function memoryOfFramework(generator: Child): Promise<number> {
  const server = await startFloorFramework();
  try {
    return await memoryAfter(generator, server, get(apiPaths.books));
  } finally {
    await server.stop();
  }
}
