import { type Backstage, openBackstage, type SeededProject } from './backstage.ts';
import { type CallName, type Calls, callsToFloor, callsToShop } from './calls.ts';
import { type Child, startChild } from './child.ts';
import { growthOf } from './growth.ts';
import { type Measured, measureCall, middleOf } from './measureCall.ts';
import { PROGRAMS } from './paths.ts';
import { atLeast, type Findings, type Goal, type Table } from './report.ts';
import { type Server, startFloorExpress, startFloorFramework, startShop } from './servers.ts';
import { median } from './statistics.ts';

export const CALLS: { name: CallName; title: string; status: number }[] = [
  { name: 'listNotModified', title: 'list, 304', status: 304 },
  { name: 'list', title: 'list, 200', status: 200 },
  { name: 'book', title: 'one book', status: 200 },
  { name: 'order', title: 'order of two books', status: 201 },
  { name: 'statistics', title: 'statistics', status: 200 },
];

const CONNECTIONS = 50;
const SMALL_CATALOGUE = 24;
const FLOOR_SHARE = 0.7;

interface Candidate {
  title: string;
  server: Server;
  calls: Calls;
  rounds: Map<CallName, Measured[]>;
}

async function openCandidates(backstage: Backstage, project: SeededProject): Promise<Candidate[]> {
  const [express, framework, shop] = await Promise.all([
    startFloorExpress(),
    startFloorFramework(),
    startShop(backstage, project.projectId),
  ]);
  const candidate = (title: string, server: Server, calls: Calls) => ({ title, server, calls, rounds: new Map() });
  return [
    candidate('Express alone', express, await callsToFloor(express.port, project)),
    candidate('framework + Express', framework, await callsToFloor(framework.port, project)),
    candidate('this shop', shop, await callsToShop(shop.port, backstage, project)),
  ];
}

/** One round measures every server at every call, so that a busy moment of the machine hits all of them. */
async function runRounds(generator: Child, candidates: Candidate[], rounds: number, milliseconds: number) {
  for (let round = -1; round < rounds; round += 1) {
    for (const { name, status } of CALLS) {
      for (const { server, calls, rounds: results } of candidates) {
        const effort = { connections: CONNECTIONS, milliseconds: round < 0 ? milliseconds / 2 : milliseconds };
        const measured = await measureCall(generator, server, calls[name], status, effort);
        // The first round only warms everybody up.
        if (round >= 0) results.set(name, [...(results.get(name) ?? []), measured]);
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
  const list = middle(shop, 'listNotModified');
  return [
    atLeast('list, 304: share of the framework floor', FLOOR_SHARE * 100, median(shares) * 100, '%'),
    {
      name: `list: reads for one with ${CONNECTIONS} connections`,
      goal: 'below 0.10',
      measured: list.reads.toFixed(2),
      isMet: list.reads < 0.1,
    },
  ];
}

/** Requests per second beside the floors, then what growth costs. */
export async function benchApi({ isQuick }: { isQuick: boolean }): Promise<Findings> {
  const rounds = isQuick ? 1 : 3;
  const backstage = await openBackstage();
  const generator = await startChild(PROGRAMS.generator);
  try {
    const project = await backstage.seed(SMALL_CATALOGUE);
    const candidates = await openCandidates(backstage, project);
    await runRounds(generator, candidates, rounds, isQuick ? 600 : 2_000);
    await Promise.all(candidates.map(({ server }) => server.stop()));
    const growth = await growthOf(backstage, generator, { isQuick });
    return {
      tables: [speedTable(candidates, rounds), ...growth.tables],
      goals: [...speedGoals(candidates), ...growth.goals],
    };
  } finally {
    await generator.stop();
    await backstage.stop();
  }
}
