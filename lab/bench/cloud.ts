import type { Book } from '@bookstore/contract/api/book';
import { stockPaths } from '@bookstore/contract/api/paths';
import { createRandom } from '@bookstore/contract/test/random';
import { stopSimulation } from '../../tools/lib/stack/productionSimulation.ts';
import { allBooks, anOrder, callJson, logIn, processTasks } from './calls.ts';
import { PROGRAMS, startChild } from './child.ts';
import { type Bench, runStep, type Step, type StepResult } from './cloudStep.ts';
import type { LoadRequest } from './programs/load.ts';
import { atLeast, atMost, type Findings, type Goal, type Table } from './report.ts';
import type { BenchOptions, Server, Services } from './services.ts';

const BOOKS = 2_400;
const INSTANCES = 3;
/** Keeps each customer below ten orders a minute. */
const CUSTOMERS = 6_000;
/** One book in ten has a stock level, but none of the four best sellers. */
const TRACKED_SHARE = 10;
const FIRST_STOCKED = 4;
const STOCK_LEVEL = 100_000;
/** Source addresses: eight rate limit shards for each of sixteen CDN nodes. */
const SOURCES = 128;
const BASKET_SIZES = [1, 1, 1, 1, 2, 2, 2, 3, 4, 5];
/** Exponent of popularity by rank: 4 in 100 orders have the first of 2,400 books. */
const SKEW = 0.6;

const atFullSpeed = (...rates: number[]): Step[] => rates.map((perSecond) => ({ perSecond, slowMotion: 1 }));

/** Two processors are too slow for the last two rates. */
const STEPS = [
  ...atFullSpeed(1, 5, 10, 25, 50, 100),
  { perSecond: 200, slowMotion: 4 },
  { perSecond: 500, slowMotion: 10 },
];
const QUICK_STEPS = atFullSpeed(5, 50);
const HOT_STEPS = atFullSpeed(1, 2, 5, 10);
const GOAL_RATE = 50;

const NOTES = [
  'The stock of one book is one document, which allows about one write a second. Orders that wait too long answer 409 busy.',
  'Slower: Firestore takes this many times as long, and orders come this many times slower; figures are in production’s time.',
  'CPU: percent of one core for the busiest process, and of all cores for Firestore, the instances and the worker.',
];

function toTable(title: string, results: StepResult[], notes: string[] = []): Table {
  const columns = ['orders/s', 'placed/s', 'p50 ms', 'p99 ms', 'failed', 'ms waited', 'bottleneck', 'oldest task s'];
  return {
    title,
    columns: [...columns, 'slower', 'CPU %'],
    rows: results.map((one) => [
      String(one.perSecond),
      one.placed,
      one.p50,
      one.p99,
      one.failed,
      one.waited,
      one.bottleneck,
      one.oldestTask,
      `${one.slowMotion}×`,
      `${Math.round(one.busiest)}, ${Math.round(one.together)}`,
    ]),
    notes,
  };
}

function makeOrders(projectId: string, books: readonly Book[]): LoadRequest[] {
  const random = createRandom(1);
  let sum = 0;
  const sums = books.map((_, rank) => {
    sum += (rank + 1) ** -SKEW;
    return sum;
  });
  const pickBook = (): Book => {
    const wanted = random.next() * sum;
    return books[sums.findIndex((upTo) => upTo > wanted)] as Book;
  };
  return Array.from({ length: CUSTOMERS }, () => {
    const basket = Array.from({ length: random.pick(BASKET_SIZES) }, pickBook);
    return anOrder(projectId, [...new Set(basket)]);
  });
}

async function setStockLevels(server: Server, books: Book[]): Promise<void> {
  const token = await logIn(server);
  for (const { _id } of books)
    await callJson(server, 'PUT', stockPaths.stock(_id), { token, body: { count: STOCK_LEVEL } });
}

async function runSteps(
  shop: Pick<Bench, 'services' | 'generator' | 'requests' | 'projectId'>,
  steps: Step[],
  isQuick: boolean,
): Promise<StepResult[]> {
  const { services, projectId } = shop;
  const start = () => services.startShop(projectId, { SHOP_MAIL: 'Book Store <shop@example.com>' });
  const servers = await Promise.all(Array.from({ length: INSTANCES }, start));
  const worker = await services.startWorker(projectId);
  const [leadInMs, milliseconds] = isQuick ? [3_000, 5_000] : [8_000, 15_000];
  const results: StepResult[] = [];
  try {
    for (const step of steps)
      results.push(await runStep({ ...shop, servers, worker, sources: SOURCES, leadInMs, milliseconds }, step));
    return results;
  } finally {
    await Promise.all([...servers, worker].map((server) => server.stop()));
  }
}

function toGoals(results: StepResult[]): Goal[] {
  const at = results.find(({ perSecond }) => perSecond === GOAL_RATE);
  if (!at) return [];
  return [
    atLeast(`orders placed a second at ${GOAL_RATE} a second`, GOAL_RATE * 0.98, at.placed),
    atMost(`an order at ${GOAL_RATE} a second, median`, 300, at.p50, 'ms'),
    atMost(`the oldest task at ${GOAL_RATE} orders a second`, 10, at.oldestTask, 's'),
  ];
}

async function withShop<Result>(services: Services, projectId: string, use: (server: Server) => Promise<Result>) {
  const server = await services.startShop(projectId);
  try {
    return await use(server);
  } finally {
    await server.stop();
  }
}

/** Measures orders per second under production's limits, and the first bottleneck. */
export async function benchCloud({ isQuick, services: open }: BenchOptions): Promise<Findings> {
  const services = await open();
  const projectId = await services.projectWith(BOOKS);
  const { books, counted } = await withShop(services, projectId, async (server) => {
    const all = await allBooks(server);
    const withStock = all.filter((_, rank) => rank % TRACKED_SHARE === FIRST_STOCKED);
    await setStockLevels(server, withStock);
    return { books: all, counted: withStock };
  });
  const generator = await startChild(PROGRAMS.load);
  const clearTasks = async () => {
    await stopSimulation(services.firestoreHost);
    await withShop(services, projectId, (server) => processTasks(server, services, projectId));
  };
  const shop = { services, generator, projectId };
  try {
    const requests = makeOrders(projectId, books);
    await clearTasks();
    const results = await runSteps({ ...shop, requests }, isQuick ? QUICK_STEPS : STEPS, isQuick);
    const hot = makeOrders(projectId, counted.slice(0, 1));
    await clearTasks();
    const hotSteps = isQuick ? HOT_STEPS.slice(-1) : HOT_STEPS;
    const hotResults = await runSteps({ ...shop, requests: hot }, hotSteps, isQuick);
    return {
      tables: [
        toTable(`Orders of ${BOOKS} books, ${INSTANCES} instances, settings as deployed`, results),
        toTable('Orders of one book with a stock level', hotResults, NOTES),
      ],
      goals: toGoals(results),
    };
  } finally {
    await stopSimulation(services.firestoreHost);
    await generator.stop();
  }
}
