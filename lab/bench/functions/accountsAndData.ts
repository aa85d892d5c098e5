// A process beside the function under test: the users that the Admin SDK looks up, and the data in Firestore. It answers messages of
// the benchmark (see `Request`), one at a time.
import { randomUUID } from 'node:crypto';
import { createAdminsRepository } from '../../../functions/src/auth/admins.repository.ts';
import { hashPassword } from '../../../functions/src/auth/password.ts';
import { createFirebase } from '../../../functions/src/firestore/firebase.ts';
import { startAccountsLookup } from '../../../functions/test/accountsLookup.ts';
import { anIdToken } from '../../../functions/test/customers.ts';
import { seedCatalogue } from './seedCatalogue.ts';

type Request =
  | { kind: 'start' }
  /** `books` books and as many orders, and the admin, in a project of their own. */
  | { kind: 'seed'; projectId: string; books: number }
  | { kind: 'customers'; projectId: string; count: number };

const ADMIN = { username: 'admin', password: 'the password of the benchmark' };
/** Weak, because the log-in is not what is measured. */
const SCRYPT = { N: 1024, r: 8, p: 1 };

async function seed({ projectId, books }: { projectId: string; books: number }) {
  const firebase = createFirebase(projectId);
  const hash = await hashPassword(ADMIN.password, SCRYPT);
  await createAdminsRepository(firebase.database).save(ADMIN.username, hash, 'command');
  const someBooks = await seedCatalogue(firebase.database, books);
  await firebase.close();
  return { admin: ADMIN, someBooks };
}

function customers({ projectId, count }: { projectId: string; count: number }) {
  return Array.from({ length: count }, () => {
    const uid = randomUUID();
    const email = `${uid}@example.com`;
    return { email, token: anIdToken(projectId, { sub: uid, email }) };
  });
}

async function answer(request: Request): Promise<unknown> {
  switch (request.kind) {
    case 'start':
      return { authHost: (await startAccountsLookup()).host };
    case 'seed':
      return seed(request);
    case 'customers':
      return customers(request);
  }
}

process.on('message', (request: Request) => {
  answer(request).then(
    (value) => process.send?.({ value }),
    (error: unknown) => process.send?.({ error: String(error) }),
  );
});
process.on('disconnect', () => process.exit());
