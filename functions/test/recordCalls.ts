import { randomUUID } from 'node:crypto';
import type { ImportAnswer, ImportRow, RecordSource } from '@bookstore/contract/api/bookImport';
import { apiPaths } from '@bookstore/contract/api/paths';
import { expect } from 'vitest';
import { readBook } from '../src/books/bookRecord.ts';
import { openImportCalls } from './importCalls.ts';

/** @param day of March 2026 */
export const DAY = (day: number) => `2026-03-0${day}T10:00:00.000Z`;

export function anIsbn(): string {
  const digits = `978${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`;
  const sum = Array.from(digits, (digit, index) => Number(digit) * (index % 2 === 0 ? 1 : 3)).reduce((a, b) => a + b);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

/** `openImportCalls` for trade records. */
export function openRecordCalls() {
  const calls = openImportCalls();
  const { shop, send, get, edit: editWith } = calls;

  async function edit(id: string, fields: object): Promise<void> {
    const { status, body } = await editWith(id, { ...(await get(id)), ...fields });
    expect(status, JSON.stringify(body)).toBe(200);
  }

  const aSender = () => `06:${shop.count}`;

  const aRecord = (fields: ImportRow['book'] = {}, source: Partial<RecordSource> = {}): ImportRow => ({
    book: {
      title: `Sand ${shop.count}`,
      contributors: 'Frank Herbert [A01]; Erika Muster [B06]',
      description: 'Sand, worms.',
      category: 'fiction',
      newPrice: '24.00',
      ...fields,
    },
    record: { sender: aSender(), reference: 'r.1', sentAt: DAY(1), ...source },
  });

  async function importRecords(rows: ImportRow[], options: object = {}) {
    const answer = await send({ rows, ...options });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return (answer.body as ImportAnswer).results;
  }

  async function importOne(row: ImportRow, options: object = {}) {
    const [result] = await importRecords([row], options);
    if (!result || result.fate === 'refused') throw new Error(JSON.stringify(result));
    return result;
  }

  const stored = async (id: string) => {
    const book = readBook(await (await shop.api.db()).doc(`books/${id}`).get());
    if (!book) throw new Error('There is no such book.');
    return book;
  };
  const statusOf = async (id: string) => (await shop.api.call('GET', apiPaths.book(id))).status;

  const named = () => ({ import: { key: randomUUID(), file: 'onix.xml' } });

  return { ...calls, edit, aSender, aRecord, importRecords, importOne, stored, statusOf, named };
}
