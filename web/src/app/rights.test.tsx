import type { AdminRights } from '@bookstore/contract/api/admin';
import type { BookImport } from '@bookstore/contract/api/bookImports';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { writeAdminToken } from '../api/adminToken.ts';
import { fakeApi, json, never, problem } from '../api/test/fakeApi.ts';
import { aBook } from '../api/test/records.ts';
import { DashboardRoutes } from './DashboardRoutes.tsx';
import { renderShop } from './test/renderShop.tsx';

const user = userEvent.setup();
const ME = 'GET /api/admin/me';

beforeEach(() => {
  writeAdminToken(`h.${btoa(JSON.stringify({ sub: 'ada' }))}.s`);
});

const anImport = (file: string, putOnSale: number): BookImport => ({
  _id: file,
  at: '2026-11-25T10:00:00.000Z',
  by: 'ada',
  file,
  added: putOnSale,
  changed: 1,
  recounted: 0,
  putOnSale,
  parts: 1,
});

function openBooks(me: () => Response | Promise<Response>, path = '/dashboard/manage-books') {
  const requests = fakeApi({
    [ME]: me,
    'GET /api/orders/count': never,
    'GET /api/books': () => json([aBook()]),
    'GET /api/books/b1': () => json(aBook()),
    'GET /api/admin/changes': never,
    'GET /api/books/imports': () => json({ imports: [anImport('prices.csv', 0), anImport('spring.csv', 2)] }),
  });
  const routes = (
    <Routes>
      <Route path="/dashboard/*" element={<DashboardRoutes />} />
    </Routes>
  );
  renderShop(routes, { path });
  return requests;
}

const as = (rights: AdminRights) => () => json({ username: 'ada', rights });
const button = (name: string | RegExp) => screen.queryByRole('button', { name });
const logLink = () => screen.queryByRole('link', { name: 'Activity log' });

describe('rights in the dashboard', () => {
  it('names staff, and shows them neither deletion nor the log', async () => {
    openBooks(as('staff'));
    expect(await screen.findByText('Staff')).toBeInTheDocument();
    await user.click(await screen.findByLabelText('Select The Lighthouse Keeper'));
    expect(button('Trending')).toBeVisible();
    expect(button(/^Delete/)).toBeNull();
    expect(logLink()).toBeNull();
  });

  it('links every page in the sidebar, the log for owners only', async () => {
    openBooks(as('owner'));
    const sidebar = within(screen.getByRole('navigation', { name: 'Shop' }));
    await sidebar.findByRole('link', { name: 'Activity log' });
    const hrefs = sidebar.getAllByRole('link').map((link) => link.getAttribute('href'));
    const places = ['orders', 'sales', 'withdrawals', 'publishers', 'security', 'log'];
    expect(hrefs).toEqual(places.map((place) => `/dashboard/${place}`));
  });

  it('lets staff undo only imports that put nothing on sale', async () => {
    openBooks(as('staff'), '/dashboard/manage-books/import');
    expect(await screen.findByRole('button', { name: 'Undo import of prices.csv' })).toBeVisible();
    expect(await screen.findByText('This import put books on sale, so only an owner can undo it.')).toBeVisible();
    expect(button('Undo import of spring.csv')).toBeNull();
  });

  it('shows staff no search fields of the log, and makes no call', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const requests = openBooks(() => promise, '/dashboard/log');
    await screen.findByRole('heading', { name: 'Activity log' });
    await act(async () => resolve(as('staff')()));
    expect(await screen.findByText('Only owners of the shop can see the activity log')).toBeVisible();
    expect(screen.queryByLabelText('Done by')).toBeNull();
    expect(requests.filter(({ url }) => url.includes('/api/admin/changes'))).toEqual([]);
  });

  it('hides owner actions while the rights load', async () => {
    openBooks(never);
    await screen.findByLabelText('Select The Lighthouse Keeper');
    expect(button(/^Delete/)).toBeNull();
    expect(logLink()).toBeNull();
  });

  it('offers owner actions if the rights could not be loaded', async () => {
    openBooks(() => problem(503, 'unavailable'));
    expect(await screen.findByRole('button', { name: 'Delete The Lighthouse Keeper' })).toBeVisible();
  });
});
