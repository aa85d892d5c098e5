import { gzipSync } from 'node:zlib';
import { apiPaths } from '@bookstore/contract/api/paths';
import { BOOK_SORTS, CATEGORIES } from '@bookstore/contract/constants';
import type { BenchOptions, BenchServices, SeededProject } from '../benchServices.ts';
import { bearer, get, HOME_PAGE, logIn, ordersOf, readEtag } from '../calls.ts';
import { type Child, startChild } from '../child.ts';
import type { LoadRequest } from '../load/types.ts';
import { type Measured, measureCall } from '../measureCall.ts';
import { PROGRAMS } from '../paths.ts';
import type { Findings } from '../report.ts';
import { type Server, startShop } from '../servers.ts';
import { sizesOf } from '../sizes.ts';
import { growthGoals } from './goals.ts';
import { memoryOfFramework, memoryOfShop } from './memory.ts';
import { measureSearches } from './searches.ts';
import { someBooksOf } from './someBooks.ts';
import { type AtSize, costsTable, sizesTable } from './tables.ts';

/** Of these the searched books are. */
const SEARCHED_PAGES = 10;
const DASHBOARD_PAGE = 50;

/** A call as it is measured alone: what is sent before does not count. */
interface MeasuredCall {
  title: string;
  warmUp: LoadRequest[];
  requests: LoadRequest[];
  status: number;
  maxCount: number;
}

/** A page of each category, of all, of the trending ones, in each order: each is asked for once. */
function differentPages(limit: number): LoadRequest[] {
  return [...CATEGORIES, undefined].flatMap((category) =>
    [true, undefined].flatMap((trending) =>
      BOOK_SORTS.flatMap((sort) => get(apiPaths.booksPage({ limit, category, trending, sort }))),
    ),
  );
}

async function callsOf(server: Server, services: BenchServices, project: SeededProject): Promise<MeasuredCall[]> {
  const url = `http://127.0.0.1:${server.port}`;
  const again = (requests: LoadRequest[], maxCount = 300) => ({ warmUp: requests, requests, status: 200, maxCount });
  const admin = bearer(await logIn(url, project.admin));
  const pages = differentPages(24);
  const unchanged = get(HOME_PAGE, { 'If-None-Match': await readEtag(url, HOME_PAGE) });
  const dashboard = get(apiPaths.booksPage({ limit: DASHBOARD_PAGE, sort: 'title' }), admin);
  return [
    { title: 'home, again', ...again(get(HOME_PAGE)) },
    { title: 'home, 304', ...again(unchanged), status: 304 },
    { title: 'a page for the first time', ...again(pages, pages.length), warmUp: differentPages(23) },
    { title: 'a page again', ...again(pages) },
    { title: 'one book', ...again(get(apiPaths.book(project.someBooks[0]?.id ?? ''))) },
    { title: 'order of two books', ...again(await ordersOf(services, project), 150), status: 201 },
    { title: 'dashboard, a page of books', ...again(dashboard) },
    { title: 'dashboard, the statistics', ...again(get(apiPaths.statistics, admin), 60) },
  ];
}

async function measureAlone(generator: Child, server: Server, call: MeasuredCall): Promise<Measured> {
  const { warmUp, requests, status, maxCount } = call;
  const first = { connections: 1, milliseconds: 4_000, maxCount: Math.min(warmUp.length + 20, 60) };
  await measureCall(generator, server, warmUp, status, first);
  return measureCall(generator, server, requests, status, { connections: 1, milliseconds: 5_000, maxCount });
}

async function sizeOf(port: number, path: string): Promise<{ bytes: number; gzipBytes: number; milliseconds: number }> {
  const start = performance.now();
  const bytes = Buffer.from(await (await fetch(`http://127.0.0.1:${port}${path}`)).arrayBuffer());
  return { bytes: bytes.length, gzipBytes: gzipSync(bytes).length, milliseconds: performance.now() - start };
}

async function measureSize(services: BenchServices, generator: Child, books: number): Promise<AtSize> {
  const project = await services.shopOf(books);
  const memoryMegabytes = await memoryOfShop(services, generator, project);
  const server = await startShop(services, project.projectId);
  try {
    const measured = new Map<string, Measured>();
    for (const call of await callsOf(server, services, project)) {
      measured.set(call.title, await measureAlone(generator, server, call));
    }
    const some = await someBooksOf(server.port, SEARCHED_PAGES);
    const searches = await measureSearches(generator, server, some.books);
    const home = await sizeOf(server.port, HOME_PAGE);
    const { bytes, milliseconds } = await sizeOf(server.port, apiPaths.books);
    return { books, measured, searches, home, list: { firstMs: milliseconds, bytes }, memoryMegabytes };
  } finally {
    await server.stop();
  }
}

/** Each call alone, and the memory of an instance, in shops of different sizes. */
export async function benchGrowth({ isQuick, services: open }: BenchOptions): Promise<Findings> {
  const services = await open();
  const generator = await startChild(PROGRAMS.generator);
  try {
    const framework = await memoryOfFramework(generator);
    const sizes: AtSize[] = [];
    for (const books of sizesOf({ isQuick })) sizes.push(await measureSize(services, generator, books));
    return { tables: [costsTable(sizes), sizesTable(sizes, framework)], goals: growthGoals(sizes, framework) };
  } finally {
    await generator.stop();
  }
}
