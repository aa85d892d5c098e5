import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiPaths } from '@bookstore/contract/apiPaths';
import { type Backstage, openBackstage, type SeededProject } from './backstage.ts';
import { startChild } from './child.ts';
import { type ColdStart, type ColdStartOptions, startCold } from './coldStart.ts';
import { freePort } from './freePort.ts';
import { PROGRAMS } from './paths.ts';
import { atMost, type Findings, type Table } from './report.ts';
import { frameworkEnvironment, shopEnvironment } from './servers.ts';
import { median } from './statistics.ts';

const FIRST_LIST_MS = 400;
/** What the goal is of FLOOR on the machine on which it was set, where that took 480 ms. */
const FIRST_LIST_SHARE = 0.83;
const FLOOR = 'framework + firebase-admin, its first read';
const FIRST_LIST = 'this shop, the first list';
const BOOKS = 24;
const SHOWN_PACKAGES = 12;
const NO_DATABASE_PATH = '/api/nothing';

interface Variant extends ColdStartOptions {
  title: string;
  starts: ColdStart[];
}

function variantsOf(backstage: Backstage, { projectId }: SeededProject, cache: string): Variant[] {
  const shop = { source: PROGRAMS.shop, environment: shopEnvironment(backstage, projectId) };
  const cached = { ...shop, environment: { ...shop.environment, NODE_COMPILE_CACHE: cache } };
  const unknown = { path: NO_DATABASE_PATH, status: 404 };
  const list = { path: apiPaths.books, status: 200 };
  const variants: Omit<Variant, 'starts'>[] = [
    { title: 'framework + Express, a 404', source: PROGRAMS.floorFunction, ...unknown },
    { title: FLOOR, ...shop, source: PROGRAMS.floorReader, ...list },
    { title: 'this shop, a 404', ...shop, ...unknown },
    { title: FIRST_LIST, ...shop, ...list },
    { title: 'this shop, a 404, compile cache', ...cached, ...unknown },
    { title: 'this shop, the first list, compile cache', ...cached, ...list },
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
async function timeImports(backstage: Backstage, { projectId }: SeededProject): Promise<Table> {
  const port = await freePort();
  const environment = { ...frameworkEnvironment(port), ...shopEnvironment(backstage, projectId) };
  const args = ['--source', PROGRAMS.shop];
  const child = await startChild(PROGRAMS.framework, { args, environment, preload: [PROGRAMS.importTimes], port });
  try {
    const read = () => child.ask<PackageTime[]>('times');
    const before = new Map((await read()).map(({ name, milliseconds }) => [name, milliseconds]));
    await fetch(`http://127.0.0.1:${port}${apiPaths.books}`);
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
      columns: ['package', 'requires', 'ms', 'at the start', 'for the list'],
      rows: [...shown.map(rowOf), restRow],
      notes: ['One start, slowed by the timing: compare, do not add up. What the bundle holds is not taken apart.'],
    };
  } finally {
    await child.stop();
  }
}

/** Process start to first answer, with and without a compile cache, and what the time goes into. */
export async function benchCold({ isQuick }: { isQuick: boolean }): Promise<Findings> {
  const rounds = isQuick ? 3 : 9;
  const cache = await mkdtemp(join(tmpdir(), 'bookstore-compile-cache-'));
  const backstage = await openBackstage();
  try {
    const project = await backstage.seed(BOOKS);
    const variants = variantsOf(backstage, project, cache);
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
    const firstList = medianOf(FIRST_LIST);
    return {
      tables: [startsTable(variants, rounds), await timeImports(backstage, project)],
      goals: [
        atMost('cold start to the first list', FIRST_LIST_MS, firstList, 'ms'),
        atMost(`the same, as a share of: ${FLOOR}`, FIRST_LIST_SHARE, firstList / medianOf(FLOOR)),
      ],
    };
  } finally {
    await backstage.stop();
    await rm(cache, { recursive: true, force: true });
  }
}
