import { createBooksRepository } from '../../../functions/src/books/books.repository.ts';
import { createCatalogueMutex } from '../../../functions/src/books/catalogue/catalogueChanges.ts';
import { createFirebase } from '../../../functions/src/firestore/firebase.ts';
import { FLAG, parseOptions, TEXT } from '../../../tools/lib/options.ts';
import { reindexOutdated } from '../bookFiles/reindexBooks.ts';
import { seedFakeBooks } from '../fakeBooks/seedFakeBooks.ts';
import { print } from '../lib/print.ts';
import { TIMEOUT_MS, withProgress } from '../lib/progress.ts';
import { runCommand } from '../lib/runCommand.ts';
import { seedAdmin, seedBooks, seedCustomer } from '../samples/samples.ts';

const HELP = `node cli/src/commands/seed.ts [--empty | --books N]

Writes the samples to the running emulators: the admin, the books and a customer. Existing data stays; books of an older release are
updated.

  --empty     only the admin
  --books N   add generated books up to N
  --help      print this help

Needs FIRESTORE_EMULATOR_HOST and FIREBASE_AUTH_EMULATOR_HOST, and runs only against emulators.
`;

function refuseRealProjects(env: NodeJS.ProcessEnv): void {
  if (env.FIRESTORE_EMULATOR_HOST && env.FIREBASE_AUTH_EMULATOR_HOST) return;
  throw new Error(
    'Samples are for the emulators only: FIRESTORE_EMULATOR_HOST and FIREBASE_AUTH_EMULATOR_HOST are not set.',
  );
}

const isNew = (created: boolean) => (created ? 'new' : 'there already');

await runCommand(HELP, async (args) => {
  const { values } = parseOptions({
    args,
    options: { empty: FLAG, books: TEXT },
  });
  refuseRealProjects(process.env);
  const firebase = createFirebase(process.env.GCLOUD_PROJECT ?? 'demo-bookstore');
  print(`Admin account: ${isNew(await seedAdmin(firebase))}`);
  const books = createBooksRepository(firebase.database, undefined, createCatalogueMutex(TIMEOUT_MS));
  const refreshed = await reindexOutdated(books);
  if (refreshed > 0) print(`Updated books of an older release: ${refreshed}`);
  if (!values.empty) {
    const [added, customer] = await Promise.all([seedBooks(firebase), seedCustomer(firebase)]);
    print(`Books: ${added} new`);
    print(`Customer account: ${isNew(customer)}`);
    if (values.books !== undefined) {
      const total = Number(values.books);
      if (!Number.isSafeInteger(total)) throw new Error(`--books needs a whole number, not "${values.books}".`);
      print(`Generated books: ${await withProgress((progress) => seedFakeBooks(books, total, progress))} new`);
    }
  }
  await firebase.close();
});
