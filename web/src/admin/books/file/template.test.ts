import { readBookRow } from '@bookstore/contract/bookFiles/bookRow';
import { COLUMNS } from '@bookstore/contract/bookFiles/columns';
import { readBookFile } from '@bookstore/contract/bookFiles/readBookFile';
import { expect, it } from 'vitest';
import { bookFileTemplate } from './template.ts';

it('has the columns of the export and one valid book', () => {
  const text = bookFileTemplate();
  expect(text.split('\r\n')[0]).toBe(`\uFEFF${COLUMNS.map((column) => `"${column}"`).join(',')}`);
  const { rows, problems, unknownColumns } = readBookFile(new TextEncoder().encode(text));
  expect([rows.length, problems, unknownColumns]).toEqual([1, [], []]);
  expect(readBookRow(rows[0]?.fields)).toMatchObject({ stock: 5, input: { title: 'Book title', pages: 320 } });
});
