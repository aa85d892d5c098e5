import type { Book } from '@bookstore/contract/book';
import { stockPaths } from '@bookstore/contract/stockPaths';
import { beFast } from '../lib/stack/asInProduction.ts';
import type { Backstage, SeededProject } from './backstage.ts';
import { bearer, logIn } from './calls.ts';
import { startChild } from './child.ts';
import { basketsOf } from './cloud/baskets.ts';
import { type Bench, runStep, type Step, type StepResult } from './cloud/step.ts';
import { someBooksOf } from './growth/someBooks.ts';
import type { BenchOptions } from './options.ts';
import { PROGRAMS } from './paths.ts';
import type { Findings, Table } from './report.ts';
import { type Server, startShop } from './servers.ts';

const BOOKS = 2_400;
const INSTANCES = 3;
/** So many that nobody meets the limit of ten orders a minute. */
const CUSTOMERS = 6_000;
/** One in so many books is counted, and never the four that sell best; some of these would be sold more than once a second. */
const COUNTED = 10;
const FIRST_COUNTED = 4;
const COPIES = 100_000;
/** What a shop sets for many orders (docs/operations.md), and how many documents its orders are counted in by network. */
interface Setting {
  title: string;
  settings: NodeJS.ProcessEnv;
  /** Eight for each of sixteen nodes of the CDN, or 64. */
  sources: number;
  steps: Step[];
  quickSteps: Step[];
}

const asFast = (...rates: number[]): Step[] => rates.map((perSecond) => ({ perSecond, slowMotion: 1 }));

const SETTINGS: Setting[] = [
  {
    title: 'as it is deployed',
    settings: {},
    sources: 128,
    steps: asFast(1, 5, 10, 25, 50, 100),
    quickSteps: asFast(5, 50),
  },
  {
    title: 'set for many orders: 600 shards of the sales, 64 shares of a node’s count',
    settings: { SHOP_SALES_SHARDS: '600' },
    sources: 1_024,
    // The last two are more than four processors can do in that time.
    steps: [...asFast(25, 50, 100), { perSecond: 200, slowMotion: 3 }, { perSecond: 500, slowMotion: 6 }],
    quickSteps: asFast(50),
  },
];
const HOT_STEPS = asFast(1, 2, 5, 10);

const NOTES = [
  'Slower: everything of Firestore takes so many times as long, and so many times fewer orders come; figures are in production’s time.',
  'CPU: of one core by the busiest process, of all cores by Firestore and the instances, and by everybody. From 88 or 70 on it is the machine that is short.',
];

function toTable(title: string, results: StepResult[]): Table {
  return {
    title,
    columns: [
      'orders/s asked',
      'placed/s',
      'p50 ms',
      'p99 ms',
      'failed',
      'ms waited for it',
      'held back first by',
      'slower',
      'CPU %',
    ],
    rows: results.map((result) => [
      String(result.perSecond),
      result.placed,
      result.p50,
      result.p99,
      result.failed,
      result.waited,
      result.heldBackBy,
      `${result.slowMotion}×`,
      [result.busiest, result.together, result.busy].map(Math.round).join(', '),
    ]),
  };
}

async function runSteps(bench: Bench, steps: Step[]): Promise<StepResult[]> {
  const results: StepResult[] = [];
  for (const step of steps) results.push(await runStep(bench, step));
  return results;
}

async function countCopies(server: Server, token: string, books: Book[]): Promise<void> {
  for (const { _id } of books) {
    const answer = await fetch(`http://127.0.0.1:${server.port}${stockPaths.stock(_id)}`, {
      method: 'PUT',
      headers: { ...bearer(token), 'Content-Type': 'application/json' },
      body: JSON.stringify({ count: COPIES }),
    });
    if (!answer.ok) throw new Error(`Counting copies answered ${answer.status}.`);
  }
}

type Shop = Pick<Bench, 'backstage' | 'offering' | 'requests'> & { projectId: string; isQuick: boolean };

/** Starts the instances of a shop, and stops them when all steps were gone. */
async function withInstances(shop: Shop, { settings, sources }: Setting, steps: Step[]): Promise<StepResult[]> {
  const { backstage, projectId, isQuick } = shop;
  const environment = { SHOP_MAIL: 'Book Store <shop@example.com>', ...settings };
  const start = () => startShop(backstage, projectId, environment);
  const servers = await Promise.all(Array.from({ length: INSTANCES }, start));
  try {
    const [leadInMs, milliseconds] = isQuick ? [3_000, 5_000] : [8_000, 15_000];
    return await runSteps({ ...shop, servers, sources, leadInMs, milliseconds }, steps);
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}

/** All books, the best sellers first, and those whose copies are counted from now on. */
async function prepare(backstage: Backstage, { projectId, admin }: SeededProject) {
  const server = await startShop(backstage, projectId);
  try {
    const { books } = await someBooksOf(server.port, BOOKS / 100);
    const counted = books.filter((_, rank) => rank % COUNTED === FIRST_COUNTED);
    await countCopies(server, await logIn(`http://127.0.0.1:${server.port}`, admin), counted);
    return { books, counted };
  } finally {
    await server.stop();
  }
}

/** Orders a second with Firestore's limits and latencies as in production, and what holds them back first. */
export async function benchCloud({ isQuick, backstage: open }: BenchOptions): Promise<Findings> {
  const backstage = await open();
  const project = await backstage.shopOf(BOOKS);
  const { books, counted } = await prepare(backstage, project);
  const customers = await backstage.customers(project.projectId, CUSTOMERS);
  const offering = await startChild(PROGRAMS.offering);
  const shop = { backstage, offering, projectId: project.projectId, isQuick };
  try {
    const tables: Table[] = [];
    for (const setting of SETTINGS) {
      const steps = isQuick ? setting.quickSteps : setting.steps;
      const results = await withInstances({ ...shop, requests: basketsOf(customers, books) }, setting, steps);
      tables.push(toTable(`Orders of ${BOOKS} books, ${INSTANCES} instances, ${setting.title}`, results));
    }
    const hot = { ...shop, requests: basketsOf(customers, counted.slice(0, 1)) };
    const [, setForMany] = SETTINGS;
    if (setForMany) {
      const results = await withInstances(hot, setForMany, isQuick ? HOT_STEPS.slice(-1) : HOT_STEPS);
      tables.push({ ...toTable('Orders of one book whose copies are counted, set like that', results), notes: NOTES });
    }
    return { tables, goals: [] };
  } finally {
    await beFast(backstage.firestoreHost);
    await offering.stop();
  }
}
