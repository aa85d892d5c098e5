import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiPaths } from '@bookstore/contract/api/paths';
import type { BenchOptions, BenchServices, SeededProject } from './benchServices.ts';
import { HOME_PAGE } from './calls.ts';
import { startChild } from './child.ts';
import { type ColdStart, type ColdStartOptions, startCold } from './coldStart.ts';
import { freePort } from './freePort.ts';
import { PROGRAMS } from './paths.ts';
import { atMost, type Findings, type Table } from './report.ts';
import { frameworkEnvironment, shopEnvironment } from './servers.ts';
import { inBooks, sizesOf, staysFlat } from './sizes.ts';
import { median } from './statistics.ts';

/** Of what FLOOR takes: that it is 400 ms on one machine says little of another. */
const FIRST_PAGE_SHARE = 0.5;
const FLOOR = 'framework + firebase-admin, its first read';
const FIRST_PAGE = 'this shop, the first page';
const SHOWN_PACKAGES = 12;
const NO_DATABASE_PATH = '/api/nothing';

const firstPageOf = (books: number) => `${FIRST_PAGE}, ${inBooks(books)}`;

interface Variant extends ColdStartOptions {
  title: string;
  starts: ColdStart[];
}

/** @param projects the smallest first */
function variantsOf(services: BenchServices, projects: Map<number, SeededProject>, cache: string): Variant[] {
  const inShop = ({ projectId }: SeededProject) => ({
    source: PROGRAMS.shop,
    environment: shopEnvironment(services, projectId),
  });
  const [smallest] = [...projects.values()];
  if (!smallest) throw new Error('There is no shop to start.');
  const shop = inShop(smallest);
  const cached = { ...shop, environment: { ...shop.environment, NODE_COMPILE_CACHE: cache } };
  const unknown = { path: NO_DATABASE_PATH, status: 404 };
  const page = { path: HOME_PAGE, status: 200 };
  const variants: Omit<Variant, 'starts'>[] = [
    { title: 'framework + Express, a 404', source: PROGRAMS.floorFunction, ...unknown },
    { title: FLOOR, ...shop, source: PROGRAMS.floorReader, ...page },
    { title: 'this shop, a 404', ...shop, ...unknown },
    ...[...projects].map(([books, project]) => ({ title: firstPageOf(books), ...inShop(project), ...page })),
    { title: 'this shop, the list of all 24 books', ...shop, path: apiPaths.books, status: 200 },
    { title: 'this shop, a 404, compile cache', ...cached, ...unknown },
    { title: `${firstPageOf(24)}, compile cache`, ...cached, ...page },
  ];
  return variants.map((variant) => ({ ...variant, starts: [] }));
}

function startsTable(variants: Variant[], rounds: number): Table {
  return {
    title: `From the start of the process to the first answer, median of ${rounds}`,
    columns: ['', 'ms', 'fastest', 'CPU ms'],
    rows: variants.map(({ title, starts }) => {
      const walls = starts.map(({ wall }) => wall);
      const cpus = starts.flatMap(({ cpu }) => cpu ?? []);
      return [title, median(walls), Math.min(...walls), cpus.length > 0 ? median(cpus) : ''];
    }),
    notes: ['Without what the cloud adds: fetching the image, starting the container, the network.'],
  };
}

interface PackageTime {
  name: string;
  milliseconds: number;
  modules: number;
}

/** One more start, with every module timed. */
async function timeImports(services: BenchServices, { projectId }: SeededProject): Promise<Table> {
  const port = await freePort();
  const environment = { ...frameworkEnvironment(port), ...shopEnvironment(services, projectId) };
  const args = ['--source', PROGRAMS.shop];
  const child = await startChild(PROGRAMS.framework, { args, environment, preload: [PROGRAMS.importTimes], port });
  try {
    const read = () => child.ask<PackageTime[]>('times');
    const before = new Map((await read()).map(({ name, milliseconds }) => [name, milliseconds]));
    await (await fetch(`http://127.0.0.1:${port}${HOME_PAGE}`)).arrayBuffer();
    const after = (await read()).sort((a, b) => b.milliseconds - a.milliseconds);
    const rowOf = ({ name, milliseconds, modules }: PackageTime) => {
      const atStart = before.get(name) ?? 0;
      return [name, modules, milliseconds, atStart, milliseconds - atStart];
    };
    const sum = (times: PackageTime[]): PackageTime => ({
      name: `${times.length} others`,
      milliseconds: times.reduce((total, time) => total + time.milliseconds, 0),
      modules: times.reduce((total, time) => total + time.modules, 0),
    });
    const [shown, others] = [after.slice(0, SHOWN_PACKAGES), after.slice(SHOWN_PACKAGES)];
    const startOfOthers = others.reduce((total, { name }) => total + (before.get(name) ?? 0), 0);
    const rest = sum(others);
    const restRow = [rest.name, rest.modules, rest.milliseconds, startOfOthers, rest.milliseconds - startOfOthers];
    return {
      title: 'What a cold start imports, each package for itself',
      columns: ['package', 'requires', 'ms', 'at the start', 'for the page'],
      rows: [...shown.map(rowOf), restRow],
      notes: ['One start, slowed by the timing: compare, do not add up. What the bundle holds is not taken apart.'],
    };
  } finally {
    await child.stop();
  }
}

async function openShops(services: BenchServices, sizes: number[]): Promise<Map<number, SeededProject>> {
  const projects = new Map<number, SeededProject>();
  for (const books of sizes) projects.set(books, await services.shopOf(books));
  return projects;
}

/** Process start to first answer, with and without a compile cache, and what the time goes into. */
export async function benchCold({ isQuick, services: open }: BenchOptions): Promise<Findings> {
  const rounds = isQuick ? 3 : 9;
  const sizes = sizesOf({ isQuick });
  const services = await open();
  const projects = await openShops(services, sizes);
  const cache = await mkdtemp(join(tmpdir(), 'bookstore-compile-cache-'));
  try {
    const variants = variantsOf(services, projects, cache);
    // The first start of each fills the caches: the disk's, and the compile cache.
    for (let round = -1; round < rounds; round += 1) {
      for (const variant of variants) {
        const start = await startCold(variant);
        if (round >= 0) variant.starts.push(start);
      }
    }
    const medianOf = (wanted: string) => {
      const starts = variants.find(({ title }) => title === wanted)?.starts ?? [];
      return median(starts.map(({ wall }) => wall));
    };
    const firstPages = sizes.map((books) => medianOf(firstPageOf(books)));
    return {
      tables: [startsTable(variants, rounds), await timeImports(services, await services.shopOf(sizes[0] ?? 24))],
      goals: [
        atMost(
          `cold start to the first page, as a share of: ${FLOOR}`,
          FIRST_PAGE_SHARE,
          Math.max(...firstPages) / medianOf(FLOOR),
        ),
        staysFlat('cold start to the first page', firstPages),
      ],
    };
  } finally {
    await rm(cache, { recursive: true, force: true });
  }
}
