import { randomUUID } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFirebase, type Firebase } from '../firestore/firebase.ts';
import { wrongPublishers } from './wrongPublishers.ts';

let firebase: Firebase;
let db: Firestore;
beforeAll(async () => {
  firebase = createFirebase(`demo-${randomUUID()}`);
  db = await firebase.database();
});
afterAll(() => firebase.close());

async function found(regime: 'eu' | 'none'): Promise<string[]> {
  const messages: string[] = [];
  for await (const message of wrongPublishers(db, regime)) messages.push(message);
  return messages;
}

const entry = (name: string, address = 'Lane 1', email = 'a@b.example') => ({
  name,
  address,
  email,
  responsible: null,
  updatedAt: new Date(),
});
const book = (publisher: string, deletedAt: Date | null = null) => ({ publisher, deletedAt });

it('reports misnamed entries, and in EU shops books without a manufacturer', async () => {
  await db.doc('publishers/ninth-street-press').set(entry('Ninth Street Press'));
  await db.doc('publishers/lantern').set(entry('Lantern', 'Lane 1', ''));
  await db.doc('books/a').set(book('NINTH STREET PRESS'));
  expect(await found('eu')).toEqual([]);
  await db.doc('books/b').set(book('Lantern'));
  await db.doc('books/c').set(book('Nobody'));
  await db.doc('books/d').set(book(''));
  await db.doc('books/e').set(book('', new Date()));
  await db.doc('books/f').set({ deletedAt: null });
  expect(await found('eu')).toEqual([
    'books has 2 books on sale without a publisher, who is responsible for their safety',
    'books has 2 books on sale whose publisher is not in the register with a postal and an email address: enter it on the page Publishers',
  ]);
  expect(await found('none')).toEqual([]);
  await db.doc('publishers/another').set(entry('Ninth Street'));
  expect(await found('none')).toEqual([
    'publishers/another has an id that does not match its name: save it again on the page Publishers',
  ]);
});
