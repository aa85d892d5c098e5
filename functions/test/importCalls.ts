import type { Book } from '@bookstore/contract/api/book';
import type { ImportAnswer, ImportRow } from '@bookstore/contract/api/bookImport';
import type { BookImport, BookImports, UndonePart } from '@bookstore/contract/api/bookImports';
import { apiPaths } from '@bookstore/contract/api/paths';
import type { Cells } from '@bookstore/contract/bookFiles/columns';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { openApi, type TestAdmin, type TestApi } from './api.ts';
import { bookCalls } from './bookCalls.ts';

/** Each test has its own admin and title. */
export function openImportCalls() {
  const shop = { count: 0 } as { api: TestApi; admin: TestAdmin; count: number };
  beforeAll(async () => {
    shop.api = await openApi();
  });
  beforeEach(async () => {
    shop.admin = await shop.api.newAdmin();
    shop.count += 1;
  });
  afterAll(() => shop.api.close());

  const send = (body: unknown) => shop.api.call('POST', apiPaths.bookImport, { token: shop.admin.token, body });
  const importRows = async (rows: ImportRow[], dryRun = false) =>
    ((await send({ rows, dryRun })).body as ImportAnswer).results;
  const get = async (id: string) => (await shop.api.call('GET', apiPaths.book(id))).body as Book;
  const aRow = (fields: Cells = {}): Cells => ({
    title: `Dune ${shop.count}`,
    author: 'Frank Herbert',
    description: 'Sand, worms.',
    category: 'Fiction',
    newPrice: '9.5',
    oldPrice: '12',
    ...fields,
  });
  const listImports = async () =>
    ((await shop.api.call('GET', apiPaths.bookImports, { token: shop.admin.token })).body as BookImports).imports;
  const latestImport = async () => (await listImports())[0] as BookImport;
  const callUndo = (id: string, part: number, token = shop.admin.token) =>
    shop.api.call('POST', apiPaths.undoImport(id), { token, body: { part } });
  /** Last part first, as page and command do. */
  async function undoAll({ _id, parts }: BookImport): Promise<UndonePart> {
    const whole: UndonePart = { restored: 0, left: [] };
    for (let part = parts; part > 0; part -= 1) {
      const { restored, left } = (await callUndo(_id, part)).body as UndonePart;
      whole.restored += restored;
      whole.left.push(...left);
    }
    return whole;
  }
  return { shop, send, importRows, get, aRow, listImports, latestImport, callUndo, undoAll, ...bookCalls(() => shop) };
}
