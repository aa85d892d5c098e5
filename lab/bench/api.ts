import type { BenchOptions, BenchServices, SeededProject } from './benchServices.ts';
import { type CallName, type Calls, callsToFloor, callsToShop } from './calls.ts';
import { type Child, startChild } from './child.ts';
import { type Measured, measureCall, middleOf } from './measureCall.ts';
import { PROGRAMS } from './paths.ts';
import { atLeast, atMost, type Findings, type Goal, type Table } from './report.ts';
import { type Server, startFloorExpress, startFloorFramework, startShop } from './servers.ts';
import { median } from './statistics.ts';
import { leaveNoTask } from './tasks.ts';

const CALLS: { name: CallName; title: string; status: number }[] = [
  { name: 'listNotModified', title: 'list, 304', status: 304 },
  { name: 'list', title: 'list, 200', status: 200 },
  { name: 'book', title: 'one book', status: 200 },
  { name: 'order', title: 'order of two books', status: 201 },
  { name: 'statistics', title: 'statistics', status: 200 },
];

const CONNECTIONS = 50;
const SMALL_CATALOGUE = 24;
/** Times the length of a round: Node makes fast what has run a thousand times, and not all at once. */
const WARM_UP = 3;
const FLOOR_SHARE = 0.7;
const ORDER_MS = 5;
const BOOKS_OF_AN_ORDER = 2;

interface Candidate {
  title: string;
  server: Server;
  calls: Calls;
  rounds: Map<CallName, Measured[]>;
  /** Carries out what orders have left: fifty dashboards at once would try the same tasks, all but one in vain. */
  tidyUp: () => Promise<void>;
}

async function openCandidates(services: BenchServices, project: SeededProject): Promise<Candidate[]> {
  const [express, framework, shop] = await Promise.all([
    startFloorExpress(),
    startFloorFramework(),
    startShop(services, project.projectId),
  ]);
  const candidate = (title: string, server: Server, calls: Calls, tidyUp = async () => {}) => ({
    title,
    server,
    calls,
    rounds: new Map(),
    tidyUp,
  });
  return [
    candidate('Express alone', express, await callsToFloor(express.port, project)),
    candidate('framework + Express', framework, await callsToFloor(framework.port, project)),
    candidate('this shop', shop, await callsToShop(shop.port, services, project), () =>
      leaveNoTask(shop, services.firestoreHost, project),
    ),
  ];
}

/** One round measures every server at every call, so that a busy moment of the machine hits all of them. */
async function runRounds(generator: Child, candidates: Candidate[], rounds: number, milliseconds: number) {
  for (let round = -1; round < rounds; round += 1) {
    for (const { name, status } of CALLS) {
      for (const { server, calls, rounds: results, tidyUp } of candidates) {
        const effort = { connections: CONNECTIONS, milliseconds: round < 0 ? milliseconds * WARM_UP : milliseconds };
        const measured = await measureCall(generator, server, calls[name], status, effort);
        // The first round only warms everybody up.
        if (round >= 0) results.set(name, [...(results.get(name) ?? []), measured]);
        if (name === 'order') await tidyUp();
      }
    }
  }
}

const middle = ({ rounds }: Candidate, name: CallName) => middleOf(rounds.get(name) ?? [], median);

function speedTable(candidates: Candidate[], rounds: number): Table {
  return {
    title: `Calls with ${CONNECTIONS} connections and ${SMALL_CATALOGUE} books, median of ${rounds} rounds`,
    columns: ['call', 'server', 'req/s', 'p50 ms', 'p99 ms', 'CPU µs', 'reads', 'writes', 'aggregations'],
    rows: CALLS.flatMap(({ name, title }) =>
      candidates.map((candidate) => {
        const { perSecond, p50, p99, cpuMicros, reads, writes, aggregations } = middle(candidate, name);
        const costs = candidate.title === 'this shop' ? [reads, writes, aggregations] : ['', '', ''];
        return [title, candidate.title, perSecond, p50, p99, cpuMicros, ...costs];
      }),
    ),
    notes: [
      'CPU: processor time of the server for one call. Reads, writes and aggregations: of Firestore for one call, counted.',
      'Firestore, the users and the load run beside the server on the same cores; the floors use neither.',
    ],
  };
}

function speedGoals([, framework, shop]: Candidate[]): Goal[] {
  if (!framework || !shop) return [];
  const shares = (shop.rounds.get('listNotModified') ?? []).map(
    ({ perSecond }, round) =>
      perSecond / (framework.rounds.get('list')?.[round]?.perSecond ?? Number.POSITIVE_INFINITY),
  );
  const [list, order] = [middle(shop, 'listNotModified'), middle(shop, 'order')];
  return [
    atLeast('list, 304: share of the framework floor', FLOOR_SHARE * 100, median(shares) * 100, '%'),
    {
      name: `list: reads for one with ${CONNECTIONS} connections`,
      goal: 'below 0.10',
      measured: list.reads.toFixed(2),
      isMet: list.reads < 0.1,
    },
    atMost('order: processor time', ORDER_MS, order.cpuMicros / 1000, 'ms'),
    atMost('order of n books: reads n + 3', BOOKS_OF_AN_ORDER + 3, order.reads),
    atMost('order: writes', 4, order.writes),
    atMost('statistics: aggregation queries', 4, middle(shop, 'statistics').aggregations),
  ];
}

/** Requests per second beside the floors. */
export async function benchApi({ isQuick, services: open }: BenchOptions): Promise<Findings> {
  const rounds = isQuick ? 1 : 3;
  const services = await open();
  const generator = await startChild(PROGRAMS.generator);
  const candidates = await openCandidates(services, await services.shopOf(SMALL_CATALOGUE));
  try {
    await runRounds(generator, candidates, rounds, isQuick ? 600 : 2_000);
    return { tables: [speedTable(candidates, rounds)], goals: speedGoals(candidates) };
  } finally {
    await Promise.all([generator.stop(), ...candidates.map(({ server }) => server.stop())]);
  }
}
