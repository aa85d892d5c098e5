import type { ImportResult, ImportRow } from '@bookstore/contract/api/bookImport';
import type { BookImport, UndonePart } from '@bookstore/contract/api/bookImports';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, json } from '../../../api/test/fakeApi.ts';
import { renderShop } from '../../../app/test/renderShop.tsx';
import { ImportBooksPage } from './ImportBooksPage.tsx';

const LINES = [
  '_id,Title,Description,Category,New Price,Old Price,ISBN',
  'b1,Salt,x,fiction,1,2,9782253002697',
  ',Owls,x,fiction,1,2,2-253-00269-0',
  ',Bread,x,fiction,12 each,2,',
];
const COMPARED: ImportResult[] = [
  {
    fate: 'changed',
    _id: 'b1',
    fields: ['newPrice', 'isbn'],
    differences: { newPrice: { before: 2, after: 1 }, isbn: { before: '', after: '9782253002697' } },
    sameIsbnAs: 'Salt, Illustrated',
  },
  { fate: 'added', _id: 'b2' },
  { fate: 'refused', errors: [{ path: 'newPrice', message: 'Must be a price' }] },
];

interface ImportCall {
  rows: ImportRow[];
}

const getRows = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => Array.from(row.children, ({ textContent }) => textContent));

/** The shop contains the book `b1`. */
async function chooseFile(lines: readonly string[], imports: BookImport[] = []) {
  const requests = fakeApi({
    'GET /api/books/imports': () => json({ imports }),
    'POST /api/books/import': async (request) => {
      const { dryRun, rows } = await request.json();
      return json({ results: dryRun ? COMPARED.slice(0, rows.length) : COMPARED.slice(0, 2) });
    },
  });
  renderShop(<ImportBooksPage />);
  const field = screen.getByLabelText('Choose a CSV file', { selector: 'input' });
  expect(field).toHaveAccessibleDescription(/^or drop it here\. /);
  field.focus();
  const file = new File([lines.join('\n')], 'books.csv');
  await act(async () => fireEvent.change(field, { target: { files: [file] } }));
  return requests;
}

async function compare() {
  const requests = await chooseFile(LINES);
  await screen.findByText('This file would add 1 book and change 1 book.');
  return requests;
}

beforeEach(() => localStorage.clear());

describe('ImportBooksPage', () => {
  it('lists changed books field by field, repeated ISBNs and refused cells', async () => {
    await compare();
    expect(getRows('Books to add and change')).toEqual([
      ['2', 'Salt', 'Price: $2.00 → $1.00ISBN: none → 9782253002697'],
      ['3', 'Owls', 'NewCategory: FictionOld price: $2.00Price: $1.00ISBN: 2-253-00269-0Description: x'],
    ]);
    expect(getRows('Duplicate ISBNs')).toEqual([
      ['2', 'Salt', 'ISBN: 9782253002697 is also the ISBN of “Salt, Illustrated”'],
      ['3', 'Owls', 'ISBN: 9782253002697 is also the ISBN on line 2'],
    ]);
    expect(getRows('Refused rows')).toEqual([['4', 'Bread', 'New Price: Must be a price: “12 each”']]);
  });

  it('keeps refused rows and the focus after the import', async () => {
    await compare();
    expect(document.activeElement).toContainElement(screen.getByRole('button', { name: 'Import 2 books' }));
    await userEvent.click(screen.getByRole('button', { name: 'Import 2 books' }));
    expect(await screen.findByText('2 books imported.')).toBeVisible();
    expect(getRows('Refused rows')).toHaveLength(1);
    expect(screen.getByText('Not imported').nextSibling).toHaveTextContent('1');
    expect(document.activeElement).not.toBe(document.body);
    expect(document.activeElement).toContainElement(screen.getByText('2 books imported.'));
  });

  const OTHER_LINES = ['Titel;Klappentext;Ladenpreis;Art', 'Salt;x;9,50 $;Roman'];

  it('asks about unknown columns and remembers the answer for the next file', async () => {
    const requests = await chooseFile(OTHER_LINES);
    expect(screen.getByRole('status')).toHaveTextContent("This file's columns differ from this shop's own export.");
    expect(screen.getByLabelText('Titel')).toHaveDisplayValue('Title');
    expect(screen.getByLabelText('Ladenpreis')).toHaveAccessibleDescription('For example: 9,50 $');
    await userEvent.click(screen.getByRole('button', { name: 'Preview changes' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Still missing: Category.');
    expect(requests.filter(({ method }) => method === 'POST')).toEqual([]);
    await userEvent.selectOptions(screen.getByLabelText('Art'), 'Category');
    await userEvent.selectOptions(screen.getByLabelText(/^Category for unmatched books/), 'Horror');
    await userEvent.click(screen.getByRole('button', { name: 'Preview changes' }));
    await screen.findByText('This file would change 1 book.');
    const [sent] = requests.filter(({ method }) => method === 'POST');
    expect(await sent?.json()).toMatchObject({
      rows: [{ book: { title: 'Salt', description: 'x', newPrice: '9.50', oldPrice: '9.50', category: 'horror' } }],
    });
    await userEvent.click(screen.getByRole('button', { name: 'Choose another file' }));
    const again = new File([OTHER_LINES.join('\n')], 'more.csv');
    await act(async () =>
      fireEvent.change(screen.getByLabelText(/^Choose a CSV file/), { target: { files: [again] } }),
    );
    expect(await screen.findByText('Using the same columns as last time.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Change columns' }));
    expect(screen.getByLabelText('Art')).toHaveDisplayValue('Category');
  });

  it('asks about a column that looks like the stock', async () => {
    const requests = await chooseFile([`${LINES[0]},Copies`, 'b1,Salt,x,fiction,1,2,9782253002697,3']);
    expect(await screen.findByLabelText('Copies')).toHaveDisplayValue('Stock');
    await userEvent.click(screen.getByRole('button', { name: 'Preview changes' }));
    await screen.findByText('This file would change 1 book.');
    const [sent] = requests.filter(({ method }) => method === 'POST');
    expect(await sent?.json()).toMatchObject({ rows: [{ book: { _id: 'b1', stock: '3' } }] });
  });

  it('shows no old price that equals the price', async () => {
    await chooseFile([`${LINES[0]}`, 'b1,Salt,x,fiction,1,2,', ',Owls,x,fiction,2,2,']);
    await screen.findByText('This file would add 1 book and change 1 book.');
    expect(getRows('Books to add and change')[1]).toEqual([
      '3',
      'Owls',
      'NewCategory: FictionPrice: $2.00Description: x',
    ]);
  });

  it('updates or adds a book whose ISBN the shop has only as the admin decides', async () => {
    const requests = fakeApi({
      'GET /api/books/imports': () => json({ imports: [] }),
      'POST /api/books/import': async (request) => {
        const { rows } = (await request.json()) as ImportCall;
        const results = rows.map(({ book: { _id, isbn } }): ImportResult => {
          const differences = { newPrice: { before: 2, after: 1 } };
          if (_id) return { fate: 'changed', _id, updatedAt: '2026-01-02T03:04:05.000Z', differences };
          const inShop = isbn === '9782253002697' ? ['s1', 'Salt, Illustrated'] : ['s2', 'Bread'];
          return { fate: 'added', _id: `new-${isbn}`, sameIsbnId: inShop[0], sameIsbnAs: inShop[1] };
        });
        return json({ results });
      },
    });
    renderShop(<ImportBooksPage />);
    const rows = [',Owls,x,fiction,1,2,9782253002697', ',Loaf,x,fiction,1,2,9780306406157'];
    const file = new File([[LINES[0], ...rows].join('\n')], 'books.csv');
    const field = screen.getByLabelText('Choose a CSV file', { selector: 'input' });
    await act(async () => fireEvent.change(field, { target: { files: [file] } }));
    const inShop = await screen.findByRole('link', { name: 'Salt, Illustrated' });
    expect(inShop).toHaveAttribute('href', '/dashboard/edit-book/s1');
    expect(inShop.parentElement).toHaveTextContent('“Salt, Illustrated” in the shop has the same ISBN.');
    expect(screen.getAllByText('An update would change:')).toHaveLength(2);
    expect(getRows('Books to add and change')[0]?.[2]).toMatch(/Price: \$2\.00 → \$1\.00$/);
    expect(screen.queryByRole('button', { name: /^Import / })).toBeNull();
    expect(screen.getByText('2 books need your decision.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Your decision' })).toHaveAttribute('href', '#planned-rows');
    expect(screen.queryByText('New')).toBeNull();
    await userEvent.selectOptions(screen.getByLabelText('Your decision: Loaf'), 'Add as another book');
    expect(screen.getByRole('button', { name: 'Import 1 book' })).toBeVisible();
    expect(screen.getByText('1 undecided book is left out.')).toBeVisible();
    const forAll = screen.getByLabelText('All 2 books whose ISBN is in the shop');
    await userEvent.selectOptions(forAll, 'Update the books in the shop');
    expect(screen.getByText('This file would change 2 books.')).toBeVisible();
    expect(screen.queryByText(/undecided/)).toBeNull();
    expect(screen.getByLabelText('Your decision: Owls')).toHaveDisplayValue('Update this book');
    await userEvent.selectOptions(screen.getByLabelText('Your decision: Loaf'), 'Add as another book');
    expect(forAll).toHaveDisplayValue('Decided one by one');
    expect(screen.getByText('New')).toBeVisible();
    expect(getRows('Books to add and change')[0]?.[2]).toMatch(/Price: \$2\.00 → \$1\.00$/);
    await userEvent.click(screen.getByRole('button', { name: 'Import 2 books' }));
    expect(await screen.findByText('2 books imported.')).toBeVisible();
    const sent = await Promise.all(requests.filter(({ method }) => method === 'POST').map((one) => one.json()));
    expect(sent.map(({ dryRun }) => dryRun)).toEqual([true, true, false]);
    expect(sent[2].rows).toMatchObject([
      { book: { _id: 's1', newPrice: '1' }, seen: '2026-01-02T03:04:05.000Z' },
      { book: { title: 'Loaf' }, seen: null },
    ]);
  });

  const figures = () =>
    Object.fromEntries(
      screen
        .getAllByRole('term')
        .map(({ textContent, nextSibling }) => [textContent, Number(nextSibling?.textContent)]),
    );

  it('counts every row of the file once, in the preview and in the result', async () => {
    const FATES: Record<string, ImportResult> = {
      Salt: { fate: 'changed', _id: 'b1', differences: { newPrice: { before: 2, after: 1 } } },
      Same: { fate: 'unchanged', _id: 'b2' },
      Owls: { fate: 'added', _id: 'n1', sameIsbnId: 's1', sameIsbnAs: 'Owls, Illustrated' },
      Loaf: { fate: 'added', _id: 'n2', sameIsbnId: 's2', sameIsbnAs: 'Bread' },
      Reed: { fate: 'added', _id: 'n3' },
      Bad: { fate: 'refused', errors: [{ path: 'newPrice', message: 'Must be a price' }] },
    };
    fakeApi({
      'GET /api/books/imports': () => json({ imports: [] }),
      'POST /api/books/import': async (request) => {
        const { rows } = (await request.json()) as ImportCall;
        return json({ results: rows.map(({ book }) => FATES[book.title ?? '']) });
      },
    });
    renderShop(<ImportBooksPage />);
    const rows = Object.keys(FATES).map((title) => `,${title},x,fiction,1,2,`);
    const file = new File([[LINES[0], ...rows].join('\n')], 'books.csv');
    const field = screen.getByLabelText('Choose a CSV file', { selector: 'input' });
    await act(async () => fireEvent.change(field, { target: { files: [file] } }));
    await userEvent.selectOptions(await screen.findByLabelText('Your decision: Owls'), 'Leave out');
    expect(screen.getByLabelText('Your decision: Owls')).toHaveDisplayValue('Leave out');
    expect(getRows('Books to add and change')[0]?.[2]).not.toContain('Price');
    const common = { Unchanged: 1, 'Left out': 1 };
    expect(figures()).toEqual({ 'To add': 1, 'To change': 1, 'Your decision': 1, Refused: 1, ...common });
    await userEvent.click(screen.getByRole('button', { name: 'Import 2 books' }));
    await screen.findByText('2 books imported.');
    expect(figures()).toEqual({ Added: 1, Changed: 1, 'Not imported': 1, ...common, 'Left out': 2 });
  });

  it('refuses an oversized file before reading it', async () => {
    await chooseFile(LINES);
    await userEvent.click(await screen.findByRole('button', { name: 'Choose another file' }));
    const large = new File(['x'], 'large.csv');
    Object.defineProperty(large, 'size', { value: 25 * 1024 * 1024 + 1 });
    await act(async () =>
      fireEvent.change(screen.getByLabelText(/^Choose a CSV file/), { target: { files: [large] } }),
    );
    expect(screen.getByRole('alert')).toHaveTextContent('The file is 26 MB, and the limit is 25 MB.');
  });

  it('saves refused rows as a file with their reasons', async () => {
    await compare();
    const saved: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      saved.push(blob as Blob);
      return 'blob:x';
    });
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await userEvent.click(screen.getByRole('button', { name: 'Download refused rows' }));
    expect((click.mock.contexts[0] as HTMLAnchorElement).download).toBe('books-refused.csv');
    const [heading, row] = ((await saved[0]?.text()) ?? '').split('\r\n');
    expect(heading).toContain('"_line","_problem","_id","Title"');
    expect(row).toBe('"4","newPrice: Must be a price: “12 each”","","Bread","x","fiction","12 each","2",""');
  });

  const anImport = (fields: Partial<BookImport> = {}): BookImport => ({
    _id: 'i1',
    at: '2026-11-25T10:00:00.000Z',
    by: 'ada',
    file: 'spring.csv',
    added: 2,
    changed: 3,
    recounted: 1,
    putOnSale: 2,
    parts: 2,
    ...fields,
  });

  /** The second part of the import leaves one book unchanged when it is undone. */
  function openImports(imported: BookImport, rights: 'owner' | 'staff' = 'owner') {
    let undone = imported.undone;
    const requests = fakeApi({
      'GET /api/admin/me': () => json({ username: 'ada', rights }),
      'GET /api/books/imports': () => json({ imports: [{ ...imported, ...(undone && { undone }) }] }),
      'POST /api/books/imports/i1/undo': async (request) => {
        const { part } = (await request.json()) as { part: number };
        undone = { at: '2026-11-25T11:00:00.000Z', by: 'ada', parts: 2, restored: 5, left: 1 };
        const left: UndonePart['left'] = part === 2 ? [{ _id: 'b1', title: 'Salt', why: 'changed' }] : [];
        return json({ restored: part === 2 ? 2 : 3, left });
      },
    });
    renderShop(<ImportBooksPage />);
    return requests;
  }

  it('undoes an import once confirmed, last part first, listing unchanged books', async () => {
    const requests = openImports(anImport());
    expect(await screen.findByText('2 books added, 3 books changed, stock set for 1 book')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Undo import of spring.csv' }));
    expect(await screen.findByText(/2 books added by the import will be taken off sale/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('5 changes undone, one not undone.')).toBeVisible();
    const parts = requests.filter(({ method }) => method === 'POST').map((request) => request.json());
    expect(await Promise.all(parts)).toEqual([{ part: 2 }, { part: 1 }]);
    expect(getRows('Not undone')).toEqual([['Salt', 'Changed since the import']]);
    expect(screen.getByRole('link', { name: 'Salt' })).toHaveAttribute('href', '/dashboard/edit-book/b1');
    expect(await screen.findByText(/^Undone on 25 November 2026/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Undo/ })).toBeNull();
  });

  it('shows unchanged books later, and resumes an interrupted undo', async () => {
    const undone = { at: '2026-11-25T11:00:00.000Z', by: 'ada', parts: 1, restored: 2, left: 1 };
    openImports(anImport({ undone }));
    expect(await screen.findByText(/ started to undo it on 25 November 2026, .* and hasn't finished/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Continue undoing' }));
    expect(await screen.findByText('5 changes undone, one not undone.')).toBeVisible();
  });

  it('lists details that are not imported in their row', async () => {
    await chooseFile([`${LINES[0]},Language`, 'b1,Salt,x,fiction,1,2,9782253002697,Klingonish']);
    await screen.findByRole('region', { name: 'Details not imported' });
    const [row] = getRows('Details not imported');
    expect(row?.slice(0, 2)).toEqual(['2', 'Salt']);
    expect(row?.[2]).toContain("Language: “Klingonish” wasn't imported");
  });
});
