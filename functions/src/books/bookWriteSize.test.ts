import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { aStoredBook } from '../../test/factories.ts';
import { createFirebase } from '../firestore/firebase.ts';
import { booksOf } from './bookRecord.ts';
import { sizeOfBookWrite } from './bookWriteSize.ts';
import { deriveFields } from './derivedFields.ts';

const firebase = createFirebase(`demo-${randomUUID()}`);
afterAll(() => firebase.close());

const FIRESTORE_LIMIT = 10 * 1024 * 1024;
const TOO_BIG = { code: 3, message: expect.stringContaining('Transaction too big') };

const words = (count: number) => Array.from({ length: count }, () => randomUUID().slice(0, 8)).join(' ');

function aBook(fields: object) {
  const { id, ...content } = { ...aStoredBook(), title: words(12), author: words(3), subtitle: words(12), ...fields };
  return { id, fields: { ...content, ...deriveFields(content), changeSeq: 1 } };
}
type StoredBook = ReturnType<typeof aBook>;

const booksOfShare = (share: number, bytes: number, description = '') =>
  Array.from({ length: Math.ceil((share * FIRESTORE_LIMIT) / bytes) }, () => aBook({ description }));

async function create(books: readonly StoredBook[]): Promise<void> {
  const db = await firebase.database();
  const batch = db.batch();
  for (const { id, fields } of books) batch.create(booksOf(db).doc(id), fields);
  await batch.commit();
}

async function reprice(books: readonly StoredBook[], newPriceCents: number): Promise<void> {
  const db = await firebase.database();
  const batch = db.batch();
  for (const { id } of books) batch.update(booksOf(db).doc(id), { newPriceCents });
  await batch.commit();
}

describe('sizeOfBookWrite', () => {
  it('is within one percent for new books', async () => {
    const { id, fields } = aBook({ description: '' });
    const bytes = sizeOfBookWrite(id, undefined, fields);
    await create(booksOfShare(0.99, bytes));
    await expect(create(booksOfShare(1.01, bytes))).rejects.toMatchObject(TOO_BIG);
  });

  it('is within one percent for changed prices', async () => {
    const description = 'x'.repeat(50_000);
    const { id, fields } = aBook({ description });
    const bytes = sizeOfBookWrite(id, fields, { ...fields, newPriceCents: 7 });
    const books = booksOfShare(1.01, bytes, description);
    for (let first = 0; first < books.length; first += 50) await create(books.slice(first, first + 50));
    await reprice(books.slice(0, Math.floor((0.99 * FIRESTORE_LIMIT) / bytes)), 7);
    await expect(reprice(books, 8)).rejects.toMatchObject(TOO_BIG);
  });
});
