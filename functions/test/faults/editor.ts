import type { Book } from '@bookstore/contract/api/book';
import { apiPaths } from '@bookstore/contract/api/paths';
import type { Random } from '@bookstore/contract/test/random';
import { expect } from 'vitest';
import { type Reply, send, type TestAdmin } from '../api.ts';
import { aBookBody } from '../factories.ts';

export interface Editor {
  /** Returns the number of answered changes. */
  stop(): Promise<number>;
}

/** Unknown without an answer, because the change may still apply. */
type Knowledge = 'on sale' | 'deleted' | 'unknown';

interface Change {
  method: string;
  path: string;
  body?: unknown;
  leads: Knowledge;
  from: Knowledge[];
}

function anyChange(book: Book, random: Random): Change {
  const kind = random.below(10);
  if (kind === 0) return { method: 'DELETE', path: apiPaths.book(book._id), leads: 'deleted', from: ['on sale'] };
  if (kind <= 2) {
    return { method: 'POST', path: apiPaths.restoreBook(book._id), leads: 'on sale', from: ['on sale', 'deleted'] };
  }
  const body = aBookBody({ title: book.title, newPrice: (500 + random.below(2_000)) / 100 });
  return { method: 'PUT', path: apiPaths.editBook(book._id), body, leads: 'on sale', from: ['on sale'] };
}

/** A list requested now must contain the answered change. */
async function expectListed(baseUrl: string, changed: Book, leads: Knowledge): Promise<void> {
  const list = await send(baseUrl, 'GET', '/api/books').catch(() => null);
  if (list?.status !== 200) return;
  const listed = (list.body as Book[]).find((book) => book._id === changed._id);
  expect(listed && apartFromCopies(listed)).toEqual(leads === 'on sale' ? apartFromCopies(changed) : undefined);
}

/** Copies may have been sold since. */
const apartFromCopies = ({ availability: _availability, left: _left, ...book }: Book) => book;

function expectSensible({ status, text }: Reply, change: Change, known: Knowledge): void {
  const may = change.from.includes(known) ? [200, 429] : [200, 404, 429];
  expect(may, `${change.method} ${change.path} of a book that is ${known} was answered ${text}`).toContain(status);
}

/** @param books that no one else edits */
export function startEditing(baseUrl: string, admin: TestAdmin, books: readonly Book[], random: Random): Editor {
  const known = new Map<string, Knowledge>(books.map((book) => [book._id, 'on sale']));
  let answered = 0;
  let isStopped = false;

  async function changeOne(): Promise<void> {
    const book = random.pick(books);
    const before = known.get(book._id) ?? 'unknown';
    const change = anyChange(book, random);
    const options = { token: admin.token, body: change.body };
    const reply = await send(baseUrl, change.method, change.path, options).catch(() => null);
    if (!reply || reply.status >= 500) {
      known.set(book._id, 'unknown');
      return;
    }
    answered += 1;
    expectSensible(reply, change, before);
    if (before === 'unknown' || reply.status !== 200) return;
    known.set(book._id, change.leads);
    await expectListed(baseUrl, reply.body as Book, change.leads);
  }

  async function edit(): Promise<void> {
    while (!isStopped) {
      await changeOne();
      await new Promise((resolve) => setTimeout(resolve, random.below(100)));
    }
  }

  const editing = edit();
  editing.catch(() => undefined);
  return {
    async stop() {
      isStopped = true;
      await editing;
      return answered;
    },
  };
}
