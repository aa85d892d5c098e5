import { writeFileSync } from 'node:fs';
import { buildWhatChanged } from '../tools/lib/build.ts';
import { FLAG, parseOptions, TEXT } from '../tools/lib/options.ts';
import { formatDuration } from '../tools/lib/print.ts';
import { runTask } from '../tools/lib/task.ts';
import { type BenchOptions, shareBenchServices } from './bench/benchServices.ts';
import { describeMachine, formatMachine, watchStolenTime } from './bench/machine.ts';
import { PARTS } from './bench/parts.ts';
import { type Findings, formatGoals, formatTable } from './bench/report.ts';

const HELP = `npm run bench [-- part ...] [options]

Measures the shop and prints the goals beside the figures. docs/performance.md explains each of them.

${PARTS.map(({ name, duration, purpose }) => `  ${name.padEnd(10)}${duration.padEnd(7)}${purpose}`).join('\n')}

  --quick      fewer rounds, and no shop of 100,000 books: a look, not a figure to quote
  --json FILE  writes everything that is printed to a file as well
  --help       this text

Nothing else should run on the machine meanwhile. It needs no ports of its own and leaves the data of \`npm start\` alone.
`;

interface FinishedPart extends Findings {
  part: string;
  seconds: number;
  /** Of the processor's time, taken by other virtual machines meanwhile. */
  stolenPercent: number | null;
}

function selectParts(names: string[]) {
  const unknown = names.filter((name) => !PARTS.some((part) => part.name === name));
  if (unknown.length > 0) {
    throw new Error(`No such part: ${unknown.join(', ')}. There are ${PARTS.map(({ name }) => name).join(', ')}.`);
  }
  return names.length === 0 ? PARTS : PARTS.filter(({ name }) => names.includes(name));
}

async function runPart({ name, run }: (typeof PARTS)[number], options: BenchOptions): Promise<FinishedPart> {
  console.log(`\n── ${name}`);
  const stolen = watchStolenTime();
  const start = performance.now();
  const findings = await run(options);
  const milliseconds = performance.now() - start;
  for (const table of findings.tables) console.log(formatTable(table));
  const stolenPercent = stolen();
  const theft = stolenPercent ? `; other virtual machines took ${stolenPercent} % of the processor` : '';
  console.log(`\n  ${formatDuration(milliseconds)}${theft}`);
  return { part: name, seconds: Math.round(milliseconds / 1000), stolenPercent, ...findings };
}

await runTask(HELP, async () => {
  const { values, positionals } = parseOptions({
    allowPositionals: true,
    options: { quick: FLAG, json: TEXT },
  });
  const parts = selectParts(positionals);
  const machine = describeMachine();
  console.log(formatMachine(machine));
  if (parts.some(({ needsBuild }) => needsBuild)) await buildWhatChanged(console.error);
  const finished: FinishedPart[] = [];
  const services = shareBenchServices();
  try {
    for (const part of parts) finished.push(await runPart(part, { isQuick: values.quick, services: services.open }));
  } finally {
    await services.close();
  }
  const goals = finished.flatMap((part) => part.goals);
  console.log(formatGoals(goals));
  if (values.json) {
    const report = { date: new Date().toISOString(), isQuick: values.quick, machine, parts: finished };
    writeFileSync(values.json, `${JSON.stringify(report, null, 2)}\n`);
  }
  return 0;
});
