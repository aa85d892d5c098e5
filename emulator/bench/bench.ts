import { parseArgs } from 'node:util';
import { benchQueries } from './queries.ts';
import { benchRestart, benchStart } from './startup.ts';
import { anOrder, connect, milliseconds, withEmulator } from './support.ts';

const HELP = `Measures the emulator as its users meet it: through the SDK, one process for both sides.

  node emulator/bench/bench.ts [--documents 10000] [--in-memory]

Prints the rate of writes one by one (flat, or it grows slower), the time of reads and queries on all those documents,
start, restart with a data directory, and memory.
`;

const STEP = 1_000;

async function benchWrites(address: string, documents: number): Promise<void> {
  const firestore = connect(address);
  const orders = firestore.collection('orders');
  console.log(`\nWrites one by one, of ${documents}`);
  for (let first = 0; first < documents; first += STEP) {
    const count = Math.min(STEP, documents - first);
    const start = performance.now();
    for (let i = first; i < first + count; i++) await orders.doc(`order-${i}`).set(anOrder(i));
    const seconds = (performance.now() - start) / 1000;
    console.log(`  ${String(first + count).padStart(7)}  ${Math.round(count / seconds)} writes/s`);
  }
  await firestore.terminate();
}

function printMemory(): void {
  const { rss, heapUsed } = process.memoryUsage();
  const megabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`;
  console.log(`\nMemory of emulator, SDK and benchmark together: ${megabytes(rss)}, heap ${megabytes(heapUsed)}`);
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
  const documents = Number(values.documents);
  await benchStart();
  await withEmulator(!values['in-memory'], async ({ address }, dataDir) => {
    await benchWrites(address, documents);
    printMemory();
    await benchQueries(address, documents);
    if (dataDir) await benchRestart(dataDir);
  });
  console.log(`\nThe whole benchmark took ${milliseconds(performance.now())}.`);
}

await main();
