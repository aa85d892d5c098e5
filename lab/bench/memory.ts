import { apiPaths } from '@bookstore/contract/api/paths';
import { contributorPath, seriesPath } from '@bookstore/contract/format/series';
import type { BenchOptions } from './benchServices.ts';
import { get, ordersOf } from './calls.ts';
import { type Child, startChild } from './child.ts';
import { mixOf } from './growth/memory.ts';
import { someBooksOf } from './growth/someBooks.ts';
import type { LoadJob, LoadRequest, LoadResult } from './load/types.ts';
import { PROGRAMS } from './paths.ts';
import { atMost, type Findings } from './report.ts';
import { type Server, startShop } from './servers.ts';

const BOOKS = 2_400;
const PAGES = 20;
const STEPS = 5;
const REQUESTS_OF_STEP = 10_000;
const QUICK_REQUESTS = 1_000;
const CONNECTIONS = 20;
/** A customer may place a few orders a minute only: others do in each step, as many as the mix has rounds, and in the part `growth`. */
const CUSTOMERS_OF_STEP = 100;
const TIMEOUT_MS = 600_000;

/** Until then caches are filled, and code is made fast. */
const FULL_AFTER = 2;
/** Megabytes that are no growth: as much as the soak allows. */
const SLACK_MB = 25;
/** What an instance has in the cloud (config.ts). */
const INSTANCE_MB = 512;

/** Answers to visitors, and refusals of what is asked for below. */
const EXPECTED = new Set(['200', '201', '400', '401', '404']);

/** What nobody has asked for before, of each kind of cache and of refusal: what an instance kept of each would add up. */
function neverAskedBefore(number: number): LoadRequest {
  const name = `nobody-${number}`;
  const kinds: LoadRequest[][] = [
    get(apiPaths.book(name)),
    get(apiPaths.booksPage({ limit: 24, q: name })),
    get(apiPaths.booksPage({ ids: [name] })),
    get(seriesPath(name)),
    get(contributorPath(name)),
    get(`/books?q=${name}`),
    get(`/${name}`),
    get(apiPaths.orders, { Authorization: `Bearer ${name}` }),
    get(apiPaths.books, { 'If-None-Match': `"${name}"` }),
    [{ method: 'POST', path: apiPaths.orders, headers: { 'Idempotency-Key': name }, body: `{"name":"${name}` }],
  ];
  const [request] = kinds[number % kinds.length] ?? [];
  if (!request) throw new Error('Nothing to ask for.');
  return request;
}

/** What visitors do, and in between what never came before. */
function requestsOf(step: number, count: number, mix: readonly LoadRequest[]): LoadRequest[] {
  return Array.from({ length: count }, (_, index) => {
    const usual = mix[index % mix.length];
    return index % 4 === 0 || !usual ? neverAskedBefore(step * count + index / 4) : usual;
  });
}

async function send(generator: Child, { port }: Server, requests: LoadRequest[]): Promise<void> {
  const maxCount = requests.length;
  const job: LoadJob = { port, requests, connections: CONNECTIONS, milliseconds: TIMEOUT_MS, maxCount };
  const { count, statuses } = await generator.ask<LoadResult>(job);
  const others = Object.keys(statuses).filter((status) => !EXPECTED.has(status));
  if (others.length > 0 || count < maxCount)
    throw new Error(
      `${count} of ${maxCount} mixed requests, of which some answered ${others.join(', ') || 'nothing'}.`,
    );
}

/** What an instance holds after more and more requests, of which no more than it needs may stay. */
export async function benchMemory({ isQuick, services: open }: BenchOptions): Promise<Findings> {
  const services = await open();
  const project = await services.shopOf(BOOKS);
  const generator = await startChild(PROGRAMS.generator);
  const server = await startShop(services, project.projectId);
  const count = isQuick ? QUICK_REQUESTS : REQUESTS_OF_STEP;
  const steps: { live: number; whole: number }[] = [];
  try {
    const [books, orders] = [await someBooksOf(server.port, PAGES), await ordersOf(services, project)];
    for (let step = 0; step < STEPS; step += 1) {
      const mix = mixOf(books, orders.slice((step + 1) * CUSTOMERS_OF_STEP));
      await send(generator, server, requestsOf(step, count, mix));
      const live = await server.liveBytes();
      steps.push({ live: live / 1e6, whole: (await server.usage()).rssBytes / 1e6 });
    }
  } finally {
    await Promise.all([generator.stop(), server.stop()]);
  }
  const full = steps[FULL_AFTER - 1]?.live ?? 0;
  const last = steps.at(-1);
  return {
    tables: [
      {
        title: `Memory of an instance with ${BOOKS} books, MB`,
        columns: ['mixed requests', 'in use', 'of the process'],
        rows: steps.map(({ live, whole }, step) => [((step + 1) * count).toLocaleString('en-US'), live, whole]),
        notes: [
          'In use: once everything is collected that is no longer needed. A fourth of the requests never came before.',
        ],
      },
    ],
    goals: [
      atMost(
        `memory in use that the last ${(STEPS - FULL_AFTER) * count} requests add`,
        SLACK_MB,
        (last?.live ?? 0) - full,
        'MB',
      ),
      atMost(`memory of the process after ${STEPS * count} requests`, INSTANCE_MB, last?.whole ?? 0, 'MB'),
    ],
  };
}
