import type { ImportResult } from '@bookstore/contract/api/bookImport';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { fakeApi, json } from '../../../api/test/fakeApi.ts';
import { renderShop } from '../../../app/test/renderShop.tsx';
import { ImportBooksPage } from './ImportBooksPage.tsx';

const LINES = [
  '_id,Title,Description,Category,New Price,Old Price,ISBN',
  'b1,Salt,x,fiction,1,2,9782253002697',
  ',Owls,x,fiction,1,2,2-253-00269-0',
  ',Bread,x,fiction,12 €,2,',
];
const COMPARED: ImportResult[] = [
  { fate: 'changed', _id: 'b1', fields: ['newPrice', 'isbn'], sameIsbnAs: 'Salt, Illustrated' },
  { fate: 'added', _id: 'b2' },
  { fate: 'refused', errors: [{ path: 'newPrice', message: 'Must be a price' }] },
];

const rowsOf = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => Array.from(row.children, ({ textContent }) => textContent));

async function compare() {
  fakeApi({
    'POST /api/books/import': async (request) => {
      const { dryRun } = await request.json();
      return json({ results: dryRun ? COMPARED : COMPARED.slice(0, 2) });
    },
  });
  renderShop(<ImportBooksPage />);
  const field = screen.getByLabelText(/^Choose a CSV file/);
  field.focus();
  const file = new File([LINES.join('\n')], 'books.csv');
  await act(async () => fireEvent.change(field, { target: { files: [file] } }));
  await screen.findByText('This file would add 1 book and change 1 book.');
}

// rows: 768
it('names the books that would change, their fields, repeated ISBNs and the text of refused cells', async () => {
  await compare();
  const details = screen.getByText('Which books, and what of them').closest('details') as HTMLDetailsElement;
  details.open = true;
  fireEvent(details, new Event('toggle'));
  expect(rowsOf('Books to add and to change')).toEqual([
    ['2', 'Salt', 'newPrice, isbn'],
    ['3', 'Owls', 'new'],
  ]);
  expect(rowsOf('ISBNs that stand twice')).toEqual([
    ['2', 'isbn', '9782253002697 is also the ISBN of “Salt, Illustrated”'],
    ['3', 'isbn', '9782253002697 is also the ISBN in line 2'],
  ]);
  expect(rowsOf('Rows that are refused')).toEqual([['4', 'newPrice', 'Must be a price: here it is “12 €”']]);
});

// rows: 769
it('keeps showing refused rows after the others are imported, and the focus in the page', async () => {
  await compare();
  expect(document.activeElement).toContainElement(screen.getByRole('button', { name: 'Import 2 books' }));
  await userEvent.click(screen.getByRole('button', { name: 'Import 2 books' }));
  expect(await screen.findByText('2 books imported.')).toBeVisible();
  expect(rowsOf('Rows that are refused')).toHaveLength(1);
  expect(screen.getByText('Not imported').nextSibling).toHaveTextContent('1');
  expect(document.activeElement).not.toBe(document.body);
  expect(document.activeElement).toContainElement(screen.getByText('2 books imported.'));
});
