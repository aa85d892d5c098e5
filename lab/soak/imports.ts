import type { Book } from '@bookstore/contract/api/book';
import type { ImportAnswer } from '@bookstore/contract/api/bookImport';
import type { BookImports, UndonePart } from '@bookstore/contract/api/bookImports';
import { apiPaths } from '@bookstore/contract/api/paths';
import type { Random } from '@bookstore/contract/test/random';
import { type Action, type AdminContext, aTitle, PUBLISHER, randomKey } from './adminContext.ts';
import { expectStatus } from './shopClient.ts';

const IMPORTED = 3;

async function getBook({ shop }: AdminContext, id: string): Promise<Book> {
  return expectStatus(await shop.insist('GET', apiPaths.book(id)), 200).body as Book;
}

function makeRows({ shelf }: AdminContext, books: readonly Book[], random: Random) {
  const changed = books.map(({ _id, title, description, category, newPrice, oldPrice }) => ({
    _id,
    title,
    description,
    category,
    newPrice: (newPrice + 1).toFixed(2),
    oldPrice: String(oldPrice),
    ...(_id === shelf.recounted && { stock: String(random.below(12)) }),
  }));
  const added = {
    _id: `soak-${randomKey(random)}`,
    title: aTitle(random),
    description: 'From a file.',
    category: 'Fiction',
    newPrice: '9.50',
    oldPrice: '12',
    stock: '3',
    publisher: PUBLISHER,
  };
  return [...changed, added].map((book) => ({ book }));
}

async function undo({ shop, token }: AdminContext, file: string): Promise<UndonePart[]> {
  const list = expectStatus(await shop.insist('GET', apiPaths.bookImports, { token }), 200).body as BookImports;
  const imported = list.imports.find((one) => one.file === file);
  if (!imported) throw new Error('An import is not in the list.');
  const undone: UndonePart[] = [];
  for (let part = imported.parts; part > 0; part -= 1) {
    const reply = await shop.insist('POST', apiPaths.undoImport(imported._id), { token, body: { part } });
    undone.push(expectStatus(reply, 200).body as UndonePart);
  }
  return undone;
}

/** Checks prices afterwards, because only this admin edits these books. */
export const importBooks: Action = async (context, random) => {
  const { shop, ledger, token, shelf } = context;
  const others = shelf.books.filter(({ _id }) => _id !== shelf.recounted);
  const ids = [...new Set(Array.from({ length: IMPORTED }, () => random.pick(others)._id)), shelf.recounted];
  const before = await Promise.all(ids.map((id) => getBook(context, id)));
  const key = randomKey(random);
  const file = `${key}.csv`;
  const body = { rows: makeRows(context, before, random), import: { key, file } };
  const reply = await shop.insist('POST', apiPaths.bookImport, { token, body });
  const { results } = expectStatus(reply, 200).body as ImportAnswer;
  const fates = results.map(({ fate }) => fate);
  // A retry after a lost answer changes nothing.
  const isWhole = fates.every((fate) => fate === 'changed' || fate === 'added' || fate === 'unchanged');
  if (!isWhole) throw new Error(`An import was not carried out: ${JSON.stringify(results).slice(0, 300)}`);
  for (const id of ids) ledger.recordLogLine('books-imported', id);
  const isUndone = random.chance(0.7);
  if (isUndone) {
    const undone = await undo(context, file);
    const left = undone.flatMap((part) => part.left).filter(({ why }) => why !== 'copies');
    if (left.length > 0) throw new Error(`An import was not undone: ${JSON.stringify(left)}`);
    for (const id of ids) ledger.recordLogLine('import-undone', id);
  }
  for (const [index, id] of ids.entries()) {
    const book = await getBook(context, id);
    const expected = (before[index]?.newPrice ?? 0) + (isUndone ? 0 : 1);
    if (Math.abs(book.newPrice - expected) > 0.001)
      throw new Error(`A book of an import costs ${book.newPrice} instead of ${expected}.`);
    shelf.books[shelf.books.findIndex(({ _id }) => _id === id)] = book;
  }
};
