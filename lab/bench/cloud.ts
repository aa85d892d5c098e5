import type { Book } from '@bookstore/contract/api/book';
import { stockPaths } from '@bookstore/contract/api/paths';
import { NETWORK_ORDER_LIMIT } from '@bookstore/contract/limits';
import { beFast } from '../../tools/lib/stack/asInProduction.ts';
import type { BenchOptions, BenchServices, SeededProject } from './benchServices.ts';
import { bearer, logIn } from './calls.ts';
import { startChild } from './child.ts';
import { basketsOf } from './cloud/baskets.ts';
import { type Bench, runStep, type Step, type StepResult } from './cloud/step.ts';
import { someBooksOf } from './growth/someBooks.ts';
import { PROGRAMS } from './paths.ts';
import { atLeast, atMost, type Findings, type Goal, type Table } from './report.ts';
import { type Server, startShop } from './servers.ts';
import { leaveNoTask } from './tasks.ts';

const BOOKS = 2_400;
const INSTANCES = 3;
/** So many that nobody meets the limit of ten orders a minute. */
const CUSTOMERS = 6_000;
/** One in so many books is counted, and never the four that sell best; some of these would be sold more than once a second. */
const COUNTED = 10;
const FIRST_COUNTED = 4;
const COPIES = 100_000;
/** From so many addresses do orders come to the instances: eight shares for each of sixteen nodes of the CDN. */
const SOURCES = 128;

const asFast = (...rates: number[]): Step[] => rates.map((perSecond) => ({ perSecond, slowMotion: 1 }));

/** The last two are more than a few processors can do in that time. */
const STEPS = [...asFast(1, 5, 10, 25, 50, 100), { perSecond: 200, slowMotion: 4 }, { perSecond: 500, slowMotion: 10 }];
const QUICK_STEPS = asFast(5, 50);
/** Orders a second at which the goals are held. */
const GOAL_RATE = 50;
const HOT_STEPS = asFast(1, 2, 5, 10);

const NOTES = [
  `A network may place ${NETWORK_ORDER_LIMIT.perNetwork} orders an hour, and a node of the CDN ${NETWORK_ORDER_LIMIT.perNode}: so many orders a second for long come from many of both.`,
  'One counted book is one document: about one write a second for long, whoever sells it. Who has no turn within seconds hears 409 busy, and the page asks again.',
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
      'oldest task s',
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
      result.oldestTask,
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

type Shop = Pick<Bench, 'services' | 'offering' | 'requests'> & { projectId: string; isQuick: boolean };

/** Starts the instances of a shop and its worker, and stops them when all steps were gone. */
async function withInstances(shop: Shop, steps: Step[]): Promise<StepResult[]> {
  const { services, projectId, isQuick } = shop;
  const start = () => startShop(services, projectId, { SHOP_MAIL: 'Book Store <shop@example.com>' });
  const servers = await Promise.all(Array.from({ length: INSTANCES }, start));
  const worker = await services.startWorker(projectId);
  try {
    const [leadInMs, milliseconds] = isQuick ? [3_000, 5_000] : [8_000, 15_000];
    return await runSteps({ ...shop, servers, worker, sources: SOURCES, leadInMs, milliseconds }, steps);
  } finally {
    await Promise.all([...servers, worker].map((server) => server.stop()));
  }
}

/** What is promised of orders as the shop is deployed. */
function goalsOf(results: StepResult[]): Goal[] {
  const at = results.find(({ perSecond }) => perSecond === GOAL_RATE);
  if (!at) return [];
  return [
    atLeast(`orders placed a second, of ${GOAL_RATE} asked for`, GOAL_RATE * 0.98, at.placed),
    atMost(`an order at ${GOAL_RATE} a second, median`, 300, at.p50, 'ms'),
    atMost(`the oldest task at ${GOAL_RATE} orders a second`, 10, at.oldestTask, 's'),
  ];
}

/** All books, the best sellers first, and those whose copies are counted from now on. */
async function prepare(services: BenchServices, { projectId, admin }: SeededProject) {
  const server = await startShop(services, projectId);
  try {
    const { books } = await someBooksOf(server.port, BOOKS / 100);
    const counted = books.filter((_, rank) => rank % COUNTED === FIRST_COUNTED);
    await countCopies(server, await logIn(`http://127.0.0.1:${server.port}`, admin), counted);
    return { books, counted };
  } finally {
    await server.stop();
  }
}

/** Carries out what orders have left that are not measured. */
async function carryOutTasks(services: BenchServices, project: SeededProject): Promise<void> {
  await beFast(services.firestoreHost);
  const server = await startShop(services, project.projectId);
  try {
    await leaveNoTask(server, services.firestoreHost, project);
  } finally {
    await server.stop();
  }
}

/** Orders a second with Firestore's limits and latencies as in production, and what holds them back first. */
export async function benchCloud({ isQuick, services: open }: BenchOptions): Promise<Findings> {
  const services = await open();
  const project = await services.shopOf(BOOKS);
  const { books, counted } = await prepare(services, project);
  const customers = await services.customers(project.projectId, CUSTOMERS);
  const offering = await startChild(PROGRAMS.offering);
  const shop = { services, offering, projectId: project.projectId, isQuick };
  try {
    const requests = basketsOf(customers, books);
    await carryOutTasks(services, project);
    const results = await withInstances({ ...shop, requests }, isQuick ? QUICK_STEPS : STEPS);
    const hot = { ...shop, requests: basketsOf(customers, counted.slice(0, 1)) };
    await carryOutTasks(services, project);
    const hotResults = await withInstances(hot, isQuick ? HOT_STEPS.slice(-1) : HOT_STEPS);
    const tables = [
      toTable(`Orders of ${BOOKS} books, ${INSTANCES} instances, as it is deployed`, results),
      { ...toTable('Orders of one book whose copies are counted', hotResults), notes: NOTES },
    ];
    return { tables, goals: goalsOf(results) };
  } finally {
    await beFast(services.firestoreHost);
    await offering.stop();
  }
}
