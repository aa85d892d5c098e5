import type { Publisher } from '@bookstore/contract/api/publisher';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { writeAdminToken } from '../../api/adminToken.ts';
import { fakeApi, json, problem } from '../../api/test/fakeApi.ts';
import { renderShop } from '../../app/test/renderShop.tsx';
import { PublishersPage } from './PublishersPage.tsx';

const user = userEvent.setup();
const LIST = 'GET /api/admin/publishers';
const PATH = '/dashboard/publishers';

beforeEach(() => {
  writeAdminToken(`h.${btoa(JSON.stringify({ sub: 'ada' }))}.s`);
});

const aPublisher = (fields: Partial<Publisher> = {}): Publisher => ({
  _id: 'ninth-street-press',
  name: 'Ninth Street Press',
  address: '9 Ninth Street\nBoston',
  email: 'safety@ninth.example',
  updatedAt: '2026-11-25T10:00:00.000Z',
  ...fields,
});
const page = (publishers: Publisher[], next: string | null = null) => json({ publishers, next });

describe('PublishersPage', () => {
  it('shows which legally required details are missing', async () => {
    const { address: _, ...without } = aPublisher({ _id: 'b', name: 'Lantern', responsible: { name: 'Libri' } });
    fakeApi({ [LIST]: () => page([aPublisher(), without]) });
    renderShop(<PublishersPage />, { path: PATH });
    const [first, second] = await screen.findAllByRole('listitem');
    if (!first || !second) throw new Error('Two publishers are listed.');
    expect(within(first).getByRole('link', { name: 'safety@ninth.example' })).toBeVisible();
    expect(within(first).queryByText(/^No /)).toBeNull();
    expect(within(second).getByText('Libri')).toBeVisible();
    expect(within(second).getAllByText('No postal address')).toHaveLength(2);
    expect(within(second).getAllByText('No email address')).toHaveLength(1);
  });

  it('offers only a button to add the first entry while the register is empty', async () => {
    let list: Publisher[] = [];
    fakeApi({
      [LIST]: () => page(list),
      'POST /api/admin/publishers': () => {
        list = [aPublisher({ _id: 'lantern', name: 'Lantern' })];
        return json(list[0]);
      },
    });
    renderShop(<PublishersPage />, { path: PATH });
    await screen.findByText('No publishers in the register yet');
    expect(screen.queryByLabelText('Find a publisher')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Add a publisher' }));
    await user.type(await screen.findByLabelText('Name'), 'Lantern');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByLabelText('Find a publisher')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add a publisher' })).toHaveFocus();
  });

  it('saves an entry on condition of its version, and reloads the list', async () => {
    const requests = fakeApi({
      [LIST]: () => page([aPublisher()]),
      'PUT /api/admin/publishers/ninth-street-press': () => json(aPublisher({ address: 'Lane 2' })),
    });
    renderShop(<PublishersPage />, { path: PATH });
    await user.click(await screen.findByRole('button', { name: /^Edit / }));
    const address = await screen.findByLabelText('Postal address');
    await user.clear(address);
    await user.type(address, ' Lane 2 ');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/saved\.$/)).toBeVisible();
    const change = requests.find(({ method }) => method === 'PUT');
    expect(await change?.json()).toEqual({
      name: 'Ninth Street Press',
      address: 'Lane 2',
      email: 'safety@ninth.example',
      seen: '2026-11-25T10:00:00.000Z',
    });
    expect(requests.filter(({ method }) => method === 'GET').length).toBeGreaterThan(1);
  });

  it('keeps typed text when another admin changed the entry', async () => {
    fakeApi({
      [LIST]: () => page([aPublisher()]),
      'PUT /api/admin/publishers/ninth-street-press': () => problem(412, 'precondition-failed'),
    });
    renderShop(<PublishersPage />, { path: PATH });
    await user.click(await screen.findByRole('button', { name: /^Edit / }));
    await user.type(await screen.findByLabelText('Postal address'), '!');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('precondition-failed');
    expect(screen.getByLabelText('Postal address')).toHaveValue('9 Ninth Street\nBoston!');
  });
});
