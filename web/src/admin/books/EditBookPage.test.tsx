import type { Book } from '@bookstore/contract/api/book';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, never, problem } from '../../api/test/fakeApi.ts';
import { aBook } from '../../api/test/records.ts';
import { aStore, renderShop } from '../../app/test/renderShop.tsx';
import * as dialogs from '../../ui/dialogs.ts';
import { EditBookPage } from './EditBookPage.tsx';

const GET = 'GET /api/books/b1';
const PUT = 'PUT /api/books/edit/b1';

const aVersion = (etag: string, title = 'The Salt Road', fields: Partial<Book> = {}) =>
  Response.json(aBook({ title, ...fields }), { headers: { ETag: etag } });

function openPage() {
  vi.stubGlobal('alert', vi.fn());
  const store = aStore();
  const routes = (
    <Routes>
      <Route path="/:id" element={<EditBookPage />} />
    </Routes>
  );
  return () => renderShop(routes, { path: '/b1', store });
}

beforeEach(() => {
  vi.spyOn(dialogs, 'showChoice').mockResolvedValue({ isConfirmed: true, isDenied: false, isDismissed: false });
});

const title = () => screen.findByLabelText('Title');
const save = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Update Book' })));
const listSaves = (requests: Request[]) => requests.filter(({ method }) => method === 'PUT');
const listVersions = (requests: Request[]) => listSaves(requests).map((request) => request.headers.get('If-Match'));

it('reports a deleted book and links to its log entries', async () => {
  fakeApi({ [GET]: () => problem(404, 'not-found') });
  openPage()();
  expect(await screen.findByText('This book is no longer in the shop')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(/^Error fetching book data$/);
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Changes' })).toBeVisible();
});

it('disables the form while saving, then sends the new version', async () => {
  const answers = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()];
  const requests = fakeApi({
    [GET]: () => aVersion('"1"'),
    [PUT]: () => answers[listSaves(requests).length - 1]?.promise ?? never(),
  });
  openPage()();
  await title();
  await save();
  await waitFor(() => expect(listSaves(requests)).toHaveLength(1));
  expect(await title()).toBeDisabled();
  await act(async () => answers[0]?.resolve(aVersion('"2"', 'Saved')));
  await waitFor(async () => expect(await title()).toBeEnabled());
  expect(await title()).toHaveValue('Saved');
  fireEvent.input(await title(), { target: { value: 'Typed at once' } });
  await save();
  await waitFor(() => expect(listSaves(requests)).toHaveLength(2));
  expect(listVersions(requests)).toEqual(['"1"', '"2"']);
});

it("shows the shop's objection at its field until the field changes", async () => {
  const contributors = [
    { name: 'Ann Lee', role: 'A01' },
    { name: 'Bo; Ek', role: 'B06' },
  ];
  const errors = [
    { path: 'contributors.1.name', message: 'Must not contain a semicolon' },
    { path: 'title', message: 'At most 300 characters' },
    { path: 'category', message: 'Unknown category' },
    { path: 'coverId', message: "This picture doesn't exist" },
  ];
  fakeApi({
    [GET]: () => aVersion('"1"', undefined, { contributors }),
    [PUT]: () => problem(400, 'validation-failed', { errors }),
  });
  openPage()();
  const list = await screen.findByRole('group', { name: 'Contributors' });
  await save();
  expect(await screen.findByText('Name 2: Must not contain a semicolon')).toBeVisible();
  expect(list).toHaveAccessibleDescription('Name 2: Must not contain a semicolon');
  expect(await title()).toHaveAccessibleDescription('At most 300 characters');
  expect(screen.getByLabelText('Category')).toHaveAttribute('aria-invalid', 'true');
  fireEvent.input(await title(), { target: { value: 'Salt' } });
  await waitFor(async () => expect(await title()).not.toHaveAccessibleDescription());
});

it('waits for the current version when the form is opened again', async () => {
  const second = Promise.withResolvers<Response>();
  const answers = [() => aVersion('"1"', 'As it was'), () => second.promise];
  const requests = fakeApi({ [GET]: () => (answers.shift() ?? never)(), [PUT]: () => never() });
  const open = openPage();
  const first = open();
  expect(await title()).toHaveValue('As it was');
  first.unmount();
  // The cache drops the entry in a task of its own.
  await new Promise((resolve) => setTimeout(resolve));
  open();
  expect(screen.queryByLabelText('Title')).toBeNull();
  expect(screen.getByText('Loading book…')).toBeVisible();
  await act(async () => second.resolve(aVersion('"2"', 'As it is')));
  expect(await title()).toHaveValue('As it is');
  await save();
  await waitFor(() => expect(listVersions(requests)).toEqual(['"2"']));
});

describe('edit of a book that another admin has changed', () => {
  /** Another admin changes the book before the first save. */
  async function saveLate(changed: Partial<Book>, typed: Record<string, string>) {
    let now = aVersion('"2"', 'The Salt Road', changed);
    let isLate = false;
    const requests = fakeApi({
      [GET]: () => (isLate ? now.clone() : aVersion('"1"')),
      [PUT]: (request) => {
        isLate = true;
        if (request.headers.get('If-Match') === '"1"') return problem(412, 'precondition-failed');
        now = aVersion('"3"');
        return now.clone();
      },
    });
    const open = openPage();
    const page = open();
    await title();
    for (const [label, value] of Object.entries(typed))
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    const changeByOther = () => {
      isLate = true;
    };
    return { requests, open, page, changeByOther };
  }
  const readBody = async (requests: Request[]) => listSaves(requests).at(-1)?.json();

  it('saves both changes when they touch different fields', async () => {
    const { requests } = await saveLate({ newPrice: 12 }, { Title: 'Salt' });
    await save();
    expect(await screen.findByText(/We.ve added their changes to the form: New Price\./)).toBeVisible();
    expect(screen.getByLabelText('New Price')).toHaveValue(12);
    expect(screen.queryByRole('button', { name: /^Use the shop's/ })).toBeNull();
    await save();
    await vi.waitFor(() => expect(listVersions(requests)).toEqual(['"1"', '"2"']));
    expect(await readBody(requests)).toMatchObject({ title: 'Salt', newPrice: 12 });
  });

  it('reports that the form matches the shop after a lost answer', async () => {
    const { requests } = await saveLate({ newPrice: 12 }, { 'New Price': '12' });
    await save();
    expect(await screen.findByRole('alert')).toHaveTextContent('The form now matches the shop.');
    await save();
    await vi.waitFor(() => expect(listVersions(requests)).toEqual(['"1"', '"2"']));
  });

  it('asks only about fields that both admins changed', async () => {
    await saveLate({ title: 'Theirs', newPrice: 12 }, { Title: 'Mine', Description: 'Mine too' });
    await save();
    const buttons = await screen.findAllByRole('button', { name: /^Use the shop's/ });
    expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(["Use the shop's Title"]);
    await act(async () => fireEvent.click(buttons[0] as HTMLElement));
    expect(await title()).toHaveValue('Theirs');
    expect(screen.getByLabelText('Description')).toHaveValue('Mine too');
  });

  it('merges both changes after the page was left and opened again', async () => {
    const { open, page, requests, changeByOther } = await saveLate({ newPrice: 12 }, { Title: 'Salt' });
    page.unmount();
    changeByOther();
    await new Promise((resolve) => setTimeout(resolve));
    open();
    expect(await title()).toHaveValue('Salt');
    await save();
    await screen.findByText(/We.ve added their changes to the form: New Price\./);
    await save();
    await vi.waitFor(() => expect(listSaves(requests)).toHaveLength(2));
    expect(await readBody(requests)).toMatchObject({ title: 'Salt', newPrice: 12 });
  });
});
