import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../tools/lib/paths.ts';
import { runScript } from '../../tools/lib/processes.ts';
import { benchApi } from './api.ts';
import type { BenchOptions } from './benchServices.ts';
import { benchCloud } from './cloud.ts';
import { benchCold } from './cold.ts';
import { benchGrowth } from './growth/growth.ts';
import { benchImport } from './importing.ts';
import { benchMemory } from './memory.ts';
import { atMost, type Findings } from './report.ts';
import { benchWeb } from './web.ts';

interface Budget {
  name: string;
  limit: number;
  size: number;
}

/** What the browser loads, against web/budgets.ts. */
async function benchBytes(): Promise<Findings> {
  // It ends with 1 when a budget is passed, and prints its figures all the same.
  const { output } = await runScript(join(ROOT, 'web', 'budgets.ts'), ['--json']);
  if (!output.startsWith('[')) throw new Error(output);
  const budgets = JSON.parse(output) as Budget[];
  return {
    tables: [
      {
        title: 'Bytes, kB gzip',
        columns: ['', 'size', 'budget', 'room'],
        rows: budgets.map(({ name, size, limit }) => [name, size.toFixed(1), limit, (limit - size).toFixed(1)]),
      },
    ],
    goals: budgets.map(({ name, size, limit }) => atMost(name, limit, size, 'kB')),
  };
}

/** A benchmark of another workspace, which measures itself and writes what it found. @param script from the root */
async function runChildBench(script: string, args: string[] = []): Promise<Findings> {
  const folder = await mkdtemp(join(tmpdir(), 'bookstore-bench-'));
  const file = join(folder, 'findings.json');
  try {
    const { code, output } = await runScript(join(ROOT, script), ['--json', file, ...args]);
    if (code !== 0) throw new Error(output);
    return JSON.parse(await readFile(file, 'utf8')) as Findings;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface Part {
  name: string;
  purpose: string;
  /** How long it takes on the machine of docs/performance.md. Who comes first fills the shops, for two minutes. */
  duration: string;
  /** Measures what is built, not the sources. */
  needsBuild: boolean;
  run: (options: BenchOptions) => Promise<Findings>;
}

/** In the order in which they run: what needs the whole machine before what does not. */
export const PARTS: Part[] = [
  {
    name: 'api',
    purpose: 'calls a second beside two floors, with 24 books, and what an order takes of the processor',
    duration: '3 min',
    needsBuild: true,
    run: benchApi,
  },
  {
    name: 'growth',
    purpose: 'pages, search, one book, an order, the dashboard and memory, with 24, 2,400 and 100,000 books',
    duration: '3 min',
    needsBuild: true,
    run: benchGrowth,
  },
  {
    name: 'memory',
    purpose: 'an instance over 50,000 mixed requests, a fourth of which never came before, with 2,400 books',
    duration: '4 min',
    needsBuild: true,
    run: benchMemory,
  },
  {
    name: 'cold',
    purpose: 'from the start of the process to the first answer, with as many',
    duration: '1 min',
    needsBuild: true,
    run: benchCold,
  },
  {
    name: 'import',
    purpose: 'a file of 5,000 books as the dashboard imports it: read, compared, imported, changed and undone',
    duration: '2 min',
    needsBuild: true,
    run: benchImport,
  },
  {
    name: 'onix',
    purpose: 'reading 10,000 records in ONIX, and a file of a gigabyte: seconds and memory',
    duration: '2 min',
    needsBuild: false,
    run: ({ isQuick }) => runChildBench('lab/bench/onix/readFile.ts', isQuick ? ['--quick'] : []),
  },
  {
    name: 'cloud',
    purpose: 'orders a second with Firestore’s limits and latencies as in production, and what holds them back first',
    duration: '10 min',
    needsBuild: true,
    run: benchCloud,
  },
  {
    name: 'bytes',
    purpose: 'what the browser loads, against the budgets',
    duration: '1 s',
    needsBuild: true,
    run: benchBytes,
  },
  {
    name: 'web',
    purpose: 'a slow phone: home with as many, a book opened, taps and keys; Lighthouse with the fewest and the most',
    duration: '13 min',
    needsBuild: true,
    run: benchWeb,
  },
  {
    name: 'search',
    purpose: 'a key press in the header’s search, with 2,000 books',
    duration: '2 s',
    needsBuild: false,
    run: () => runChildBench('lab/bench/browser/search.ts'),
  },
  {
    name: 'emulator',
    purpose: 'the Firestore emulator with 10,000 documents',
    duration: '1 min',
    needsBuild: false,
    run: ({ isQuick }) => runChildBench('emulator/bench/bench.ts', isQuick ? ['--documents', '2000'] : []),
  },
];
