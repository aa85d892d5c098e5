import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createRandom } from '@bookstore/contract/test/random';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { alertRef } from '../../src/alerts/alertRecord.ts';
import { createBooksRepository } from '../../src/books/books.repository.ts';
import { createCatalogueMutex } from '../../src/books/catalogue/catalogueChanges.ts';
import { createLockQueue } from '../../src/books/stock/lockQueue.ts';
import { createStockRepository } from '../../src/books/stock/stock.repository.ts';
import { createFirebase, type Firebase } from '../../src/firestore/firebase.ts';
import { aStoredBook } from '../factories.ts';
import { expectConsistentDatabase } from '../invariants.ts';
import { type Killable, startKillable } from './killable.ts';

const CUSTOMERS = 100;
const KILLS = 6;
const clock = () => new Date();

let firebase: Firebase;
let projectId: string;
beforeAll(() => {
  projectId = `demo-${randomUUID()}`;
  firebase = createFirebase(projectId);
});
afterAll(() => firebase.close());

const startDrain = () =>
  startKillable({
    path: fileURLToPath(new URL('workerProgram.ts', import.meta.url)),
    environment: { GCLOUD_PROJECT: projectId },
    isReady: (output) => output.includes('draining'),
  });

async function killInTurns(drains: readonly Killable[]): Promise<void> {
  const random = createRandom(1);
  for (let kill = 0; kill < KILLS; kill += 1) {
    await sleep(random.below(60));
    const drain = drains[kill % drains.length];
    await drain?.kill();
    await drain?.start();
  }
}

// E25
it('sends each of a hundred customers one mail, despite kills', async () => {
  const db = await firebase.database();
  const stock = createStockRepository({
    database: firebase.database,
    mutex: createCatalogueMutex(),
    lockBooks: createLockQueue(),
    clock,
    onDelay: () => undefined,
  });
  const book = aStoredBook();
  await createBooksRepository(firebase.database).insert([book]);
  const count = (copies: number) => stock.change(book.id, randomUUID(), () => copies, { by: 'test' });
  await count(0);
  const drains = await Promise.all([startDrain(), startDrain()]);
  for (let time = 1; time <= 2; time += 1) {
    const since = new Date(Date.now() + time);
    for (let one = 0; one < CUSTOMERS; one += 1) {
      const [uid, email] = [`reader-${one}`, `reader-${one}@example.com`];
      await alertRef(db, book.id, uid).create({ bookId: book.id, uid, email, since, expiresAt: since });
    }
    await count(3);
    await killInTurns(drains);
    await expect.poll(async () => (await db.collection('tasks').listDocuments()).length).toBe(0);
    expect((await db.collection('alerts').listDocuments()).length).toBe(0);
    const mails = (await db.collection('mail').get()).docs.map((mail) => String(mail.get('to')));
    expect(mails).toHaveLength(time * CUSTOMERS);
    expect(new Set(mails).size).toBe(CUSTOMERS);
    await count(0);
  }
  for (const drain of drains) await drain.kill();
  await expectConsistentDatabase(db);
});
