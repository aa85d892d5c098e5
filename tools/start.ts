import { relative } from 'node:path';
import { FIRESTORE_ADDRESS } from './lib/addresses.ts';
import { buildOutdated } from './lib/build.ts';
import { FLAG, parseOptions, TEXT } from './lib/options.ts';
import { localDataPaths, ROOT, type ShopKind } from './lib/paths.ts';
import { createLinePrinter } from './lib/print.ts';
import { startupMessage } from './lib/samples.ts';
import { BOOK_COUNT, parseBookCount } from './lib/stack/bookCount.ts';
import { simulateProduction } from './lib/stack/productionSimulation.ts';
import { deleteData, startShop } from './lib/stack/shop.ts';
import { ensurePortsFree } from './lib/stack/stack.ts';
import { aborted, listenForStop } from './lib/stopSignal.ts';
import { runTask } from './lib/task.ts';

const HELP = `npm start [-- options]

Builds what changed and runs the whole shop on this machine: Hosting, the function, Firestore and Auth at http://localhost:5050.

  --empty      a shop without books, with separate data
  --books N    a large shop with generated books and separate data, from ${BOOK_COUNT.min} to ${BOOK_COUNT.max.toLocaleString('en-US')}. 100000 books take
               one to three minutes once; a larger N adds books, a smaller one changes nothing
  --as-in-production
               simulate Firestore's latency and its limit of one write a second per document (decision 033); wait times
               are at http://localhost:8080/emulator/v1/production
  --reset      delete the local data first: the empty shop's with --empty, the large shop's with --books
  --requests   show the function's request log
  --verbose    show all output of the Firebase tools
  --help       print this help

Each kind of shop keeps its data in a folder of .data/. FIRESTORE_EMULATOR_HOST=host:port selects another Firestore.
`;

function chooseKind({ empty, books }: { empty: boolean; books?: string | undefined }): ShopKind {
  if (empty && books !== undefined) throw new Error('--empty and --books cannot be combined. Use one of them.');
  if (books !== undefined) return 'large';
  return empty ? 'empty' : 'samples';
}

async function start(): Promise<number> {
  const { values } = parseOptions({
    options: {
      empty: FLAG,
      books: TEXT,
      'as-in-production': FLAG,
      reset: FLAG,
      requests: FLAG,
      verbose: FLAG,
    },
  });
  const kind = chooseKind(values);
  const books = values.books === undefined ? undefined : parseBookCount(values.books);
  const stop = listenForStop();
  const data = localDataPaths(kind);
  await ensurePortsFree();
  if (values.reset) deleteData(data);
  await buildOutdated(console.log);
  if (stop.signal.aborted) return stop.exitCode();
  console.log('Starting the shop');
  const options = { data, isEmpty: values.empty, books, onLine: createLinePrinter(values), signal: stop.signal };
  const shop = await startShop(options).catch((error: unknown) => {
    if (!stop.signal.aborted) throw error;
  });
  if (!shop) return stop.exitCode();
  // After the samples, so that the start is not slowed down.
  if (values['as-in-production']) await simulateProduction(FIRESTORE_ADDRESS);
  if (!stop.signal.aborted)
    console.log(startupMessage({ isEmpty: values.empty, folder: `${relative(ROOT, data.folder)}/` }));
  const wasWanted = await Promise.race([aborted(stop.signal).then(() => true), shop.ended.then(() => false)]);
  console.log(
    wasWanted ? '\nClosing the shop' : '\nThe emulators stopped unexpectedly; `npm start -- --verbose` shows why.',
  );
  await shop.stop();
  return wasWanted ? 0 : 1;
}

await runTask(HELP, start);
