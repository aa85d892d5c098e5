import { parseArgs } from 'node:util';
import { createBooksRepository } from '../../functions/src/books/books.repository.ts';
import { createFirebase } from '../../functions/src/lib/firebase.ts';
import { bringUpToDate } from './bringUpToDate.ts';
import { runCommand } from './runCommand.ts';
import { seedAdmin, seedBooks, seedCustomer } from './samples.ts';

const HELP = `node cli/src/seed.ts [--empty]

Writes the samples into the running emulators: the admin, the books and a customer. What is there stays as it is; books
that an older release stored are brought up to the present form.

  --empty   only the admin: the shop of somebody's first day
  --help    this text

Needs FIRESTORE_EMULATOR_HOST and FIREBASE_AUTH_EMULATOR_HOST, and runs against nothing else.
`;

function refuseRealProjects(env: NodeJS.ProcessEnv): void {
  if (env.FIRESTORE_EMULATOR_HOST && env.FIREBASE_AUTH_EMULATOR_HOST) return;
  throw new Error(
    'Samples are for the emulators only: FIRESTORE_EMULATOR_HOST and FIREBASE_AUTH_EMULATOR_HOST are not set.',
  );
}

const isNew = (created: boolean) => (created ? 'new' : 'there already');

await runCommand(HELP, async (args) => {
  const { values } = parseArgs({ args, options: { empty: { type: 'boolean', default: false } } });
  refuseRealProjects(process.env);
  const firebase = createFirebase(process.env.GCLOUD_PROJECT ?? 'demo-bookstore');
  console.log(`Admin account: ${isNew(await seedAdmin(firebase))}`);
  const refreshed = await bringUpToDate(createBooksRepository(firebase.database));
  if (refreshed > 0) console.log(`Books of an older release brought up to date: ${refreshed}`);
  if (!values.empty) {
    const [books, customer] = await Promise.all([seedBooks(firebase), seedCustomer(firebase)]);
    console.log(`Books: ${books} new`);
    console.log(`Customer account: ${isNew(customer)}`);
  }
  await firebase.close();
});
