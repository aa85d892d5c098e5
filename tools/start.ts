import { relative } from 'node:path';
import { FIRESTORE_ADDRESS } from './lib/addresses.ts';
import { buildWhatChanged } from './lib/build.ts';
import { FLAG, parseOptions, TEXT } from './lib/options.ts';
import { localDataPaths, ROOT, type ShopKind } from './lib/paths.ts';
import { lineShower } from './lib/print.ts';
import { openingBlock } from './lib/samples.ts';
import { beAsInProduction } from './lib/stack/asInProduction.ts';
import { BOOK_COUNT, parseBookCount } from './lib/stack/bookCount.ts';
import { forget, startShop } from './lib/stack/shop.ts';
import { ensurePortsFree } from './lib/stack/stack.ts';
import { aborted, listenForStop } from './lib/stopSignal.ts';
import { runTask } from './lib/task.ts';

const HELP = `npm start [-- options]

Builds what changed and runs the whole shop on this machine: Hosting, the function, Firestore and Auth at http://localhost:5050.

  --empty      a shop without books and with its own data, for the first day of a shop owner
  --books N    a shop with very many books, of which all but the samples are made up, and with its own data; from ${BOOK_COUNT.min}
               to ${BOOK_COUNT.max.toLocaleString('en-US')}. It is filled up to N once (100000 take one to three minutes), and a larger N adds what is missing;
               a smaller one changes nothing
  --as-in-production
               Firestore takes as long as in the cloud, and one document takes one write a second (decision 033); what was waited
               for is told at http://localhost:8080/emulator/v1/production
  --reset      forget the local data first: that of the empty shop with --empty, that of the large one with --books
  --requests   show the function's request log
  --verbose    show everything that the Firebase tools say
  --help       this text

Data stays in .data/ between runs, of each kind of shop in a folder of its own; FIRESTORE_EMULATOR_HOST=host:port puts Firestore elsewhere.
`;

function kindOf({ empty, books }: { empty: boolean; books?: string | undefined }): ShopKind {
  if (empty && books !== undefined) throw new Error('--empty is a shop without books. Give either --empty or --books.');
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
  const kind = kindOf(values);
  const books = values.books === undefined ? undefined : parseBookCount(values.books);
  const stop = listenForStop();
  const data = localDataPaths(kind);
  await ensurePortsFree();
  if (values.reset) forget(data);
  await buildWhatChanged(console.log);
  if (stop.signal.aborted) return stop.exitCode();
  console.log('Starting the shop');
  const options = { data, isEmpty: values.empty, books, onLine: lineShower(values), signal: stop.signal };
  const shop = await startShop(options).catch((error: unknown) => {
    if (!stop.signal.aborted) throw error;
  });
  if (!shop) return stop.exitCode();
  // The samples are in by now, which nobody shall wait for.
  if (values['as-in-production']) await beAsInProduction(FIRESTORE_ADDRESS);
  if (!stop.signal.aborted)
    console.log(openingBlock({ isEmpty: values.empty, folder: `${relative(ROOT, data.folder)}/` }));
  const wasWanted = await Promise.race([aborted(stop.signal).then(() => true), shop.ended.then(() => false)]);
  console.log(
    wasWanted ? '\nClosing the shop' : '\nThe emulators ended by themselves; `npm start -- --verbose` shows why.',
  );
  await shop.stop();
  return wasWanted ? 0 : 1;
}

await runTask(HELP, start);
