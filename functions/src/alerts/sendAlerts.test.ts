import { randomUUID } from 'node:crypto';
import { createRandom } from '@bookstore/contract/test/random';
import type { Firestore } from 'firebase-admin/firestore';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { aStoredBook } from '../../test/factories.ts';
import { startInstanceBehindProxy } from '../../test/faults/behindProxy.ts';
import { chooseByRules } from '../../test/faults/fault.ts';
import { TEST_CONFIG } from '../../test/server.ts';
import { createBooksRepository } from '../books/books.repository.ts';
import { createFirebase, type Firebase } from '../firestore/firebase.ts';
import { processTasks } from '../worker/processTasks.ts';
import { createTaskMails } from '../worker/taskMails.ts';
import { alertRef } from './alertRecord.ts';

const NOW = new Date('2026-01-20T12:00:00Z');
const opened: Firebase[] = [];
let projectId: string;
let firebase: Firebase;
let db: Firestore;

beforeEach(async () => {
  projectId = `demo-${randomUUID()}`;
  firebase = createFirebase(projectId);
  opened.push(firebase);
  db = await firebase.database();
});
afterAll(() => Promise.all(opened.map((one) => one.close())));

const drain = (at = db, mails = createTaskMails(TEST_CONFIG.mail)) =>
  processTasks(at, { clock: () => NOW, log: () => undefined, mails });
async function drainAll(at = db): Promise<void> {
  let hasMore = true;
  while (hasMore) hasMore = await drain(at);
}
const sizeOf = async (collection: string) => (await db.collection(collection).listDocuments()).length;

async function aBookThatIsBack(customers: number, shownCopies = 2): Promise<string> {
  const book = { ...aStoredBook(), shownCopies };
  await createBooksRepository(firebase.database).insert([book]);
  for (let one = 0; one < customers; one += 1) {
    const alert = { bookId: book.id, email: `reader-${one}@example.com`, since: NOW, expiresAt: NOW };
    await alertRef(db, book.id, `reader-${one}`).create({ ...alert, uid: `reader-${one}` });
  }
  await db.doc(`tasks/${book.id}-back`).create({ kind: 'back', at: NOW, bookIds: ['gone', book.id] });
  return book.id;
}

describe('sendAlerts', () => {
  it('writes fifty mails at a time and deletes their alerts', async () => {
    await aBookThatIsBack(60);
    expect(await drain()).toBe(true);
    expect([await sizeOf('alerts'), await sizeOf('mail'), await sizeOf('tasks')]).toEqual([10, 50, 1]);
    expect(await drain()).toBe(false);
    expect([await sizeOf('alerts'), await sizeOf('mail'), await sizeOf('tasks')]).toEqual([0, 60, 0]);
  });

  it('writes each mail once despite parallel workers and lost answers', async () => {
    await aBookThatIsBack(60);
    const { proxy, server, close } = await startInstanceBehindProxy(projectId);
    const faults = [{ kind: 'lostAnswer', breaks: 'stream' } as const];
    proxy.breakBy(chooseByRules([{ method: 'Commit', nth: 1, faults }], createRandom(1)));
    const behind = await server.firebase.database();
    await Promise.all([drainAll(), drainAll(behind), drainAll()]);
    await drainAll();
    expect(proxy.seen.faults.get('lostAnswer')).toBe(1);
    expect([await sizeOf('alerts'), await sizeOf('mail'), await sizeOf('tasks')]).toEqual([0, 60, 0]);
    await close();
  });

  it('keeps alerts if the book sold out again or mail is off', async () => {
    await aBookThatIsBack(3, 0);
    await drainAll();
    expect([await sizeOf('alerts'), await sizeOf('mail'), await sizeOf('tasks')]).toEqual([3, 0, 0]);
    await aBookThatIsBack(2);
    expect(await drain(db, null)).toBe(false);
    expect([await sizeOf('alerts'), await sizeOf('mail'), await sizeOf('tasks')]).toEqual([5, 0, 0]);
  });

  it('deletes an invalid alert without a mail, and continues', async () => {
    const bookId = await aBookThatIsBack(1);
    await db.doc('alerts/typed-in').set({ bookId, email: 7 });
    await drainAll();
    expect([await sizeOf('alerts'), await sizeOf('mail'), await sizeOf('tasks')]).toEqual([0, 1, 0]);
  });
});
