import { parseArgs } from 'node:util';
import { type Findings, print, type Table } from './findings.ts';
import { benchIndexes } from './indexes.ts';
import { benchQueries } from './queries.ts';
import { benchRestart, benchStart } from './startup.ts';
import { anOrder, connect, withEmulator } from './support.ts';

const STEPS = 10;

/** A falling rate shows what gets slower as documents are added. */
async function benchWrites(address: string, documents: number): Promise<Table> {
  const firestore = connect(address);
  const orders = firestore.collection('orders');
  const rows: [string, number, number][] = [];
  const step = Math.ceil(documents / STEPS);
  for (let first = 0; first < documents; first += step) {
    const count = Math.min(step, documents - first);
    const [start, cpu] = [performance.now(), process.cpuUsage()];
    for (let i = first; i < first + count; i++) await orders.doc(`order-${i}`).set(anOrder(i));
    const { user, system } = process.cpuUsage(cpu);
    const seconds = (performance.now() - start) / 1000;
    rows.push([`up to ${first + count} documents`, count / seconds, (user + system) / 1000 / count]);
  }
  await firestore.terminate();
  return { title: 'Writes one by one, acknowledged when saved', columns: ['', 'writes/s', 'CPU ms'], rows };
}

const HELP = `Measures the emulator through the SDK, with both in one process.

  node emulator/bench/bench.ts [--documents 10000] [--in-memory]

Prints the rate of single writes (which should not fall), the times of reads, queries, start and restart, and memory;
then the times of pages of 10,000 and 100,000 books in the store alone.
`;

const megabytes = (bytes: number) => bytes / 1e6;

async function measure(documents: number, isInMemory: boolean): Promise<Findings> {
  const starts = await benchStart();
  const findings: Findings = { tables: [], goals: [] };
  await withEmulator(!isInMemory, async ({ address }, dataDir) => {
    findings.tables.push(await benchWrites(address, documents));
    const { rss, heapUsed } = process.memoryUsage();
    const reads = await benchQueries(address, documents);
    findings.tables.push(reads.table);
    findings.goals.push(...reads.goals);
    const rows: [string, number][] = [
      ...starts,
      ...(dataDir ? [await benchRestart(dataDir, documents)] : []),
      ['memory of emulator, SDK and benchmark together, MB', megabytes(rss)],
      ['of that on the heap, MB', megabytes(heapUsed)],
    ];
    findings.tables.push({ title: 'Start and memory', columns: ['', ''], rows });
  });
  const indexes = await benchIndexes();
  findings.tables.push(indexes.table);
  findings.goals.push(...indexes.goals);
  return findings;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      documents: { type: 'string', default: '10000' },
      'in-memory': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return console.log(HELP);
  print(await measure(Number(values.documents), values['in-memory']));
}

await main();
