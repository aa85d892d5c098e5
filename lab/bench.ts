import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import { buildOutdated } from '../tools/lib/build.ts';
import { FLAG, parseOptions } from '../tools/lib/options.ts';
import { formatDuration } from '../tools/lib/print.ts';
import { runTask } from '../tools/lib/task.ts';
import { benchApi } from './bench/api.ts';
import { benchCloud } from './bench/cloud.ts';
import { benchCold } from './bench/cold.ts';
import { benchImport } from './bench/importing.ts';
import { benchOnix } from './bench/onix.ts';
import { type Findings, formatGoals, formatTable, type Goal } from './bench/report.ts';
import { type BenchOptions, type Services, startServices } from './bench/services.ts';
import { benchWeb } from './bench/web.ts';

interface Part {
  name: string;
  duration: string;
  purpose: string;
  run: (options: BenchOptions) => Promise<Findings>;
}

const PARTS: Part[] = [
  { name: 'api', duration: '3 min', purpose: 'requests a second and processor time of an order', run: benchApi },
  { name: 'cold', duration: '1 min', purpose: 'from the start of the process to the first answer', run: benchCold },
  {
    name: 'import',
    duration: '2 min',
    purpose: 'a CSV file of 5,000 books as the dashboard imports it',
    run: benchImport,
  },
  { name: 'onix', duration: '2 min', purpose: 'reading 10,000 ONIX records and a gigabyte of ONIX', run: benchOnix },
  {
    name: 'cloud',
    duration: '10 min',
    purpose: 'orders a second with Firestore’s limits in production',
    run: benchCloud,
  },
  { name: 'web', duration: '13 min', purpose: 'the web app on a slow phone, and Lighthouse', run: benchWeb },
];

const HELP = `npm run bench [-- part ...] [options]

Measures the shop and compares the figures with their goals (docs/performance.md). Without parts, all of them run:

${PARTS.map(({ name, duration, purpose }) => `  ${name.padEnd(8)}${duration.padEnd(8)}${purpose}`).join('\n')}

  --quick      fewer rounds and no catalogue of 100,000 books; not for figures to quote
  --help       print this help

Run nothing else on the machine. The first part that needs data takes up to two more minutes. Uses free ports and its own
data.
`;

function describeMachine(): string {
  const cores = availableParallelism();
  const load = loadavg()[0] ?? 0;
  const memory = Math.round(totalmem() / 1e9);
  const line = `${cpus()[0]?.model}, ${cores} cores, ${memory} GB, Node ${process.version}, load ${load.toFixed(1)}`;
  return load < cores / 2 ? line : `${line}\nOther programs are running: times will be too long.`;
}

function selectParts(names: string[]): Part[] {
  const unknown = names.filter((name) => !PARTS.some((part) => part.name === name));
  if (unknown.length === 0) return names.length === 0 ? PARTS : PARTS.filter(({ name }) => names.includes(name));
  throw new Error(`Unknown part: ${unknown.join(', ')}. Use one of ${PARTS.map(({ name }) => name).join(', ')}.`);
}

await runTask(HELP, async () => {
  const { values, positionals } = parseOptions({ allowPositionals: true, options: { quick: FLAG } });
  const parts = selectParts(positionals);
  console.log(describeMachine());
  await buildOutdated(console.error);
  let services: Promise<Services> | undefined;
  const open = () => {
    services ??= startServices();
    return services;
  };
  const goals: Goal[] = [];
  try {
    for (const { name, run } of parts) {
      console.log(`\n── ${name}`);
      const start = performance.now();
      const findings = await run({ isQuick: values.quick, services: open });
      for (const table of findings.tables) console.log(formatTable(table));
      console.log(`\n  ${formatDuration(performance.now() - start)}`);
      goals.push(...findings.goals);
    }
  } finally {
    await (await services)?.stop();
  }
  console.log(formatGoals(goals));
  return 0;
});
