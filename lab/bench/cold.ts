import { request } from 'node:http';
import { apiPaths } from '@bookstore/contract/api/paths';
import { sleep } from '../../tools/lib/processes.ts';
import { HOME_PAGE } from './calls.ts';
import { forkProgram, freePort, PROGRAMS, stopProcess } from './child.ts';
import { atMost, catalogueSizes, type Findings, formatBooks, isConstant, median, samplesTable } from './report.ts';
import { type BenchOptions, frameworkEnvironment, type Services } from './services.ts';

const ANSWER_LIMIT_MS = 20_000;
/** Share of the baseline, because milliseconds depend on the machine. */
const FIRST_PAGE_SHARE = 0.5;
const FLOOR = 'framework + firebase-admin, first read';
const UNKNOWN_PATH = '/api/nothing';

const firstPageTitle = (books: number) => `this shop, first page, ${formatBooks(books)}`;

interface Variant {
  title: string;
  source: string;
  path: string;
  status: number;
  environment: NodeJS.ProcessEnv;
  /** Milliseconds to the first answer. */
  starts: number[];
}

async function createVariants(services: Services, sizes: number[]): Promise<Variant[]> {
  const projects: [number, string][] = [];
  for (const books of sizes) projects.push([books, await services.projectWith(books)]);
  const environment = services.environment(projects[0]?.[1] ?? '');
  const shop = { source: PROGRAMS.shop, environment };
  const unknown = { path: UNKNOWN_PATH, status: 404 };
  const page = { path: HOME_PAGE, status: 200 };
  const variants: Omit<Variant, 'starts'>[] = [
    { title: 'framework + Express, a 404', source: PROGRAMS.floor, environment: {}, ...unknown },
    { title: FLOOR, source: PROGRAMS.floorReader, environment, ...page },
    { title: 'this shop, a 404', ...shop, ...unknown },
    ...projects.map(([books, projectId]) => ({
      title: firstPageTitle(books),
      ...page,
      source: PROGRAMS.shop,
      environment: services.environment(projectId),
    })),
    { title: 'this shop, list of all 24 books', ...shop, path: apiPaths.books, status: 200 },
  ];
  return variants.map((variant) => ({ ...variant, starts: [] }));
}

/** Rejects while nothing listens. */
function get(port: number, path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = request({ port, host: '127.0.0.1', path, agent: false }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode ?? 0));
    });
    call.once('error', reject).end();
  });
}

async function firstAnswer(port: number, path: string): Promise<number> {
  const limit = performance.now() + ANSWER_LIMIT_MS;
  for (;;) {
    try {
      return await get(port, path);
    } catch (error) {
      if (performance.now() > limit) throw error;
      await sleep(2);
    }
  }
}

/**
 * Starts an instance as the cloud does. @returns milliseconds to the first answer @throws Error for any other status
 */
async function startCold({ source, path, status, environment }: Variant): Promise<number> {
  const port = await freePort();
  const start = performance.now();
  const child = forkProgram(PROGRAMS.framework, {
    args: ['--source', source],
    environment: { ...frameworkEnvironment(port), ...environment },
  });
  try {
    const answered = await firstAnswer(port, path);
    const milliseconds = performance.now() - start;
    if (answered !== status) throw new Error(`${path} answered ${answered} instead of ${status}.`);
    return milliseconds;
  } finally {
    await stopProcess(child);
  }
}

export async function benchCold({ isQuick, services: open }: BenchOptions): Promise<Findings> {
  const rounds = isQuick ? 3 : 9;
  const sizes = catalogueSizes(isQuick);
  const variants = await createVariants(await open(), sizes);
  // The first start only fills the disk cache.
  for (let round = -1; round < rounds; round += 1) {
    for (const variant of variants) {
      const milliseconds = await startCold(variant);
      if (round >= 0) variant.starts.push(milliseconds);
    }
  }
  const startsOf = (wanted: string) => variants.find(({ title }) => title === wanted)?.starts ?? [];
  const firstPages = sizes.map((books) => startsOf(firstPageTitle(books)));
  return {
    tables: [
      samplesTable(
        'From the start of the process to the first answer, ms',
        variants.map(({ title, starts }) => [title, starts]),
        ['Without what the cloud adds: fetching the image, starting the container, the network.'],
      ),
    ],
    goals: [
      atMost(
        `first page, as a share of: ${FLOOR}`,
        FIRST_PAGE_SHARE,
        median(firstPages.flat()) / median(startsOf(FLOOR)),
      ),
      isConstant('cold start to the first page', firstPages.map(median)),
    ],
  };
}
