import type { Backstage } from './backstage.ts';
import { type CallName, callsToShop } from './calls.ts';
import type { Child } from './child.ts';
import { type Measured, measureCall } from './measureCall.ts';
import { atMost, type Findings, type Goal, type Table } from './report.ts';
import { startShop } from './servers.ts';

const SIZES = [24, 2_400, 24_000];
const QUICK_SIZES = [24, 2_400];
const BOOKS_OF_AN_ORDER = 2;

const CALLS: { name: CallName; title: string; status: number; maxCount: number }[] = [
  { name: 'listNotModified', title: 'list, 304', status: 304, maxCount: 300 },
  { name: 'list', title: 'list, 200', status: 200, maxCount: 60 },
  { name: 'book', title: 'one book', status: 200, maxCount: 300 },
  { name: 'order', title: 'order of two books', status: 201, maxCount: 150 },
  { name: 'statistics', title: 'statistics', status: 200, maxCount: 60 },
];

interface AtSize {
  books: number;
  measured: Record<CallName, Measured>;
  underLoad: Measured;
  firstListMs: number;
  rssMegabytes: number;
}

async function measureSize(backstage: Backstage, generator: Child, books: number): Promise<AtSize> {
  const project = await backstage.seed(books);
  const server = await startShop(backstage, project.projectId);
  try {
    const start = performance.now();
    const calls = await callsToShop(server.port, backstage, project);
    const firstListMs = performance.now() - start;
    const measured = {} as Record<CallName, Measured>;
    for (const { name, status, maxCount } of CALLS) {
      const requests = calls[name];
      await measureCall(generator, server, requests, status, { connections: 1, milliseconds: 500, maxCount: 20 });
      const effort = { connections: 1, milliseconds: 4_000, maxCount };
      measured[name] = await measureCall(generator, server, requests, status, effort);
    }
    const effort = { connections: 50, milliseconds: 1_000 };
    const underLoad = await measureCall(generator, server, calls.listNotModified, 304, effort);
    return { books, measured, underLoad, firstListMs, rssMegabytes: (await server.usage()).rssBytes / 1e6 };
  } finally {
    await server.stop();
  }
}

function costsTable(sizes: AtSize[]): Table {
  return {
    title: 'What Firestore is asked for by one call (counted), and how long it takes alone, by the number of books',
    columns: ['call', 'books', 'reads', 'writes', 'aggregations', 'p50 ms', 'CPU µs'],
    rows: CALLS.flatMap(({ name, title }) =>
      sizes.map(({ books, measured }) => {
        const { reads, writes, aggregations, p50, cpuMicros } = measured[name];
        return [title, books.toLocaleString('en-US'), reads, writes, aggregations, p50, cpuMicros];
      }),
    ),
    notes: ['As many orders as books. The time of the statistics is the emulator’s, which looks at every document.'],
  };
}

function sizeTable(sizes: AtSize[]): Table {
  return {
    title: 'What grows with the catalogue',
    columns: ['books', 'list, 304 req/s', 'reads each', 'list kB', 'first list ms', 'memory MB'],
    rows: sizes.map(({ books, measured, underLoad, firstListMs, rssMegabytes }) => [
      books.toLocaleString('en-US'),
      underLoad.perSecond,
      underLoad.reads,
      measured.list.bodyBytes / 1000,
      firstListMs,
      rssMegabytes,
    ]),
    notes: ['With 50 connections. The first list reads every book once; memory is the whole instance.'],
  };
}

function costGoals(sizes: AtSize[]): Goal[] {
  const largest = (name: CallName, key: 'reads' | 'writes' | 'aggregations') =>
    Math.max(...sizes.map(({ measured }) => measured[name][key]));
  return [
    atMost('list: reads, at any size', 1, Math.max(largest('list', 'reads'), largest('listNotModified', 'reads'))),
    atMost('order of n books: reads n + 2', BOOKS_OF_AN_ORDER + 2, largest('order', 'reads')),
    atMost('order: writes', 2, largest('order', 'writes')),
    atMost('statistics: aggregation queries', 4, largest('statistics', 'aggregations')),
  ];
}

/** Sending the list is left out, because it is as long as it is, and so is the aggregating that Firestore does for us. */
function growthGoals(sizes: AtSize[]): Goal[] {
  const [first, last] = [sizes[0], sizes.at(-1)];
  if (!first || !last) return [];
  const times = (last.books / first.books).toLocaleString('en-US');
  const names: CallName[] = ['listNotModified', 'book', 'order', 'statistics'];
  return names.map((name) => {
    const title = CALLS.find((call) => call.name === name)?.title ?? name;
    const ratio = last.measured[name].cpuMicros / first.measured[name].cpuMicros;
    return atMost(`${title}: our processor time at ${times} times the data`, 2, ratio, 'times');
  });
}

/** Each call alone, at 24, 2,400 and 24,000 books. */
export async function growthOf(
  backstage: Backstage,
  generator: Child,
  { isQuick }: { isQuick: boolean },
): Promise<Findings> {
  const sizes: AtSize[] = [];
  for (const books of isQuick ? QUICK_SIZES : SIZES) sizes.push(await measureSize(backstage, generator, books));
  return {
    tables: [costsTable(sizes), sizeTable(sizes)],
    goals: [...costGoals(sizes), ...growthGoals(sizes)],
  };
}
