import { apiPaths } from '@bookstore/contract/api/paths';
import { allBooks, anOrder, bearer, callJson, logIn, processTasks } from './calls.ts';
import { type Child, PROGRAMS, startChild } from './child.ts';
import type { LoadJob, LoadRequest, LoadResult } from './programs/load.ts';
import { atLeast, atMost, type Findings, type Goal, median, type Table } from './report.ts';
import { type BenchOptions, type Server, type Services, startFloor } from './services.ts';

const CONNECTIONS = 50;
const BOOKS = 24;
/** Keeps each customer below ten orders a minute. */
const CUSTOMERS = 2_000;
const BOOKS_PER_ORDER = 2;
/** In rounds. */
const WARM_UP = 3;
const FRAMEWORK_PERCENT = 70;
const ORDER_MS = 5;

const SERVERS = ['framework + Express', 'this shop'] as const;
const TITLES = ['list, 304', 'list, 200', 'one book', 'order of two books', 'statistics'] as const;
type Title = (typeof TITLES)[number];

interface Call {
  requests: LoadRequest[];
  status: number;
}

/** Calls per second, ms, µs of processor time, and Firestore operations per call. */
interface Measured {
  perSecond: number;
  p50: number;
  p99: number;
  cpuMicros: number;
  reads: number;
  writes: number;
  aggregations: number;
}

interface Candidate {
  server: Server;
  calls: Record<Title, Call>;
  rounds: Map<Title, Measured[]>;
  /** Processes new orders' tasks, which slow down the statistics. */
  tidyUp?: () => Promise<void>;
}

const get = (path: string, headers: Record<string, string> = {}): LoadRequest[] => [{ method: 'GET', path, headers }];

async function createCalls(
  server: Server,
  orders: LoadRequest[],
  book: string,
  token = '',
): Promise<Candidate['calls']> {
  const { headers } = await callJson(server, 'GET', apiPaths.books);
  const unchanged = { 'If-None-Match': headers.get('etag') ?? '' };
  return {
    'list, 304': { requests: get(apiPaths.books, unchanged), status: 304 },
    'list, 200': { requests: get(apiPaths.books), status: 200 },
    'one book': { requests: get(apiPaths.book(book)), status: 200 },
    'order of two books': { requests: orders, status: 201 },
    statistics: { requests: get(apiPaths.statistics, bearer(token)), status: 200 },
  };
}

async function openCandidates(services: Services, projectId: string): Promise<Candidate[]> {
  const [floor, shop] = [await startFloor(), await services.startShop(projectId)];
  const books = (await allBooks(shop)).slice(0, BOOKS_PER_ORDER);
  const book = books[0]?._id ?? '';
  const orders = Array.from({ length: CUSTOMERS }, () => anOrder(projectId, books));
  return [
    { server: floor, calls: await createCalls(floor, orders, book), rounds: new Map() },
    {
      server: shop,
      calls: await createCalls(shop, orders, book, await logIn(shop)),
      rounds: new Map(),
      tidyUp: () => processTasks(shop, services, projectId),
    },
  ];
}

async function measureCall(generator: Child, server: Server, call: Call, milliseconds: number): Promise<Measured> {
  const before = await server.usage();
  const job: LoadJob = { port: server.port, connections: CONNECTIONS, milliseconds, requests: call.requests };
  const { count, seconds, p50, p99, statuses } = await generator.ask<LoadResult>(job);
  const after = await server.usage();
  const others = Object.keys(statuses).filter((status) => Number(status) !== call.status);
  if (others.length > 0)
    throw new Error(`${call.requests[0]?.path} answered ${others.join(', ')} instead of ${call.status}.`);
  return {
    perSecond: count / seconds,
    p50,
    p99,
    cpuMicros: (after.cpuMicros - before.cpuMicros) / count,
    reads: (after.costs.reads - before.costs.reads) / count,
    writes: (after.costs.writes - before.costs.writes) / count,
    aggregations: (after.costs.aggregations - before.costs.aggregations) / count,
  };
}

/** Interleaves the servers, so that a busy moment of the machine affects all of them. */
async function runRounds(generator: Child, candidates: Candidate[], rounds: number, milliseconds: number) {
  for (let round = -1; round < rounds; round += 1) {
    for (const title of TITLES) {
      for (const { server, calls, rounds: results, tidyUp } of candidates) {
        const length = round < 0 ? milliseconds * WARM_UP : milliseconds;
        const measured = await measureCall(generator, server, calls[title], length);
        if (round >= 0) results.set(title, [...(results.get(title) ?? []), measured]);
        if (title === 'order of two books') await tidyUp?.();
      }
    }
  }
}

const medianRound = ({ rounds }: Candidate, title: Title, key: keyof Measured): number =>
  median((rounds.get(title) ?? []).map((round) => round[key]));

function toTable(candidates: Candidate[], rounds: number): Table {
  const keys = ['perSecond', 'p50', 'p99', 'cpuMicros', 'reads', 'writes', 'aggregations'] as const;
  return {
    title: `Calls with ${CONNECTIONS} connections and ${BOOKS} books, median of ${rounds} rounds`,
    columns: ['call', 'server', 'req/s', 'p50 ms', 'p99 ms', 'CPU µs', 'reads', 'writes', 'aggregations'],
    rows: TITLES.flatMap((title) =>
      candidates.map((one, i) => [title, SERVERS[i] ?? '', ...keys.map((key) => medianRound(one, title, key))]),
    ),
    notes: [
      'CPU, reads, writes and aggregations are for one call. Firestore, the accounts and the load share the processors with',
      'the server; the framework uses neither Firestore nor accounts.',
    ],
  };
}

function toGoals([framework, shop]: Candidate[]): Goal[] {
  if (!framework || !shop) return [];
  const lists = framework.rounds.get('list, 200') ?? [];
  const shares = (shop.rounds.get('list, 304') ?? []).map(
    ({ perSecond }, round) => perSecond / (lists[round]?.perSecond ?? Number.POSITIVE_INFINITY),
  );
  return [
    atLeast('list, 304: share of the framework', FRAMEWORK_PERCENT, median(shares) * 100, '%'),
    atMost('list, 304: reads', 0.1, medianRound(shop, 'list, 304', 'reads')),
    atMost('order: processor time', ORDER_MS, medianRound(shop, 'order of two books', 'cpuMicros') / 1_000, 'ms'),
    atMost('order of n books: reads n + 3', BOOKS_PER_ORDER + 3, medianRound(shop, 'order of two books', 'reads')),
    atMost('order: writes', 4, medianRound(shop, 'order of two books', 'writes')),
    atMost('statistics: aggregation queries', 4, medianRound(shop, 'statistics', 'aggregations')),
  ];
}

export async function benchApi({ isQuick, services: open }: BenchOptions): Promise<Findings> {
  const rounds = isQuick ? 1 : 3;
  const services = await open();
  const generator = await startChild(PROGRAMS.load);
  const candidates = await openCandidates(services, await services.projectWith(BOOKS));
  try {
    await runRounds(generator, candidates, rounds, isQuick ? 600 : 2_000);
    return { tables: [toTable(candidates, rounds)], goals: toGoals(candidates) };
  } finally {
    await Promise.all([generator.stop(), ...candidates.map(({ server }) => server.stop())]);
  }
}
