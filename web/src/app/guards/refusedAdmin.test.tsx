import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AdminLoginPage } from '../../admin/session/AdminLoginPage.tsx';
import { markTokenRefused, readAdminToken, writeAdminToken } from '../../api/adminToken.ts';
import { fakeApi, json, never, problem } from '../../api/test/fakeApi.ts';
import { aBook } from '../../api/test/records.ts';
import { DashboardRoutes } from '../DashboardRoutes.tsx';
import { aStore, renderShop } from '../test/renderShop.tsx';

const EDIT = '/dashboard/edit-book/b1';
const REFUSED = () => problem(401, 'unauthenticated');
const user = userEvent.setup();
const againLink = () => screen.queryByRole('link', { name: 'Log in again' });

beforeEach(() => {
  vi.stubGlobal('alert', vi.fn());
  // This token is not refused yet.
  writeAdminToken('admin-token');
  markTokenRefused('another');
});

function openDashboard(path: string, calls: Parameters<typeof fakeApi>[0]) {
  fakeApi({ 'GET /api/admin': never, 'GET /api/orders/count': never, ...calls });
  const routes = (
    <Routes>
      <Route path="/" element={<p>home page</p>} />
      <Route path="/admin" element={<AdminLoginPage />} />
      <Route path="/dashboard/*" element={<DashboardRoutes />} />
    </Routes>
  );
  return renderShop(routes, { path, store: aStore() });
}

describe('refusedAdmin', () => {
  it('explains a refused session and leads back to unsaved work', async () => {
    openDashboard(EDIT, {
      'GET /api/books/b1': () => json(aBook({ title: 'Salt' })),
      'PUT /api/books/edit/b1': REFUSED,
      'POST /api/auth/admin': () => json({ token: 'new-token' }),
    });
    fireEvent.change(await screen.findByLabelText('Title'), { target: { value: 'Half written' } });
    expect(againLink()).toBeNull();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Update Book' })));
    await vi.waitFor(() => expect(alert).toHaveBeenCalledExactlyOnceWith('Failed to update book.'));
    expect(screen.getByText(/You've been logged out/)).toBeVisible();
    expect(screen.getByLabelText('Title')).toHaveValue('Half written');
    expect(readAdminToken()).toBe('admin-token');

    await user.click(screen.getByRole('link', { name: 'Log in again' }));
    expect(readAdminToken()).toBeNull();
    expect(screen.getByTestId('address')).toHaveTextContent('/admin');
    await user.type(screen.getByLabelText('Username'), 'ada');
    await user.type(screen.getByLabelText('Password'), 'secret{Enter}');
    await vi.waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(/^\/dashboard$/));
    expect(againLink()).toBeNull();
    await user.click(await screen.findByRole('link', { name: 'Continue where you left off' }));
    expect(await screen.findByLabelText('Title')).toHaveValue('Half written');
  });

  it('opens the requested dashboard page after login', async () => {
    writeAdminToken(null);
    openDashboard(`${EDIT}?from=mail`, {
      'GET /api/books/b1': () => json(aBook({ title: 'Salt' })),
      'POST /api/auth/admin': () => json({ token: 'new-token' }),
    });
    expect(screen.getByTestId('address')).toHaveTextContent('/admin');
    await user.type(screen.getByLabelText('Username'), 'ada');
    await user.type(screen.getByLabelText('Password'), 'secret{Enter}');
    await user.click(await screen.findByRole('link', { name: 'Continue where you left off' }));
    expect(screen.getByTestId('address')).toHaveTextContent(`${EDIT}?from=mail`);
    expect(await screen.findByLabelText('Title')).toHaveValue('Salt');
  });

  it("keeps nothing after a refused admin's logout", async () => {
    openDashboard('/dashboard', { 'GET /api/orders/count': REFUSED });
    expect(await screen.findByRole('link', { name: 'Log in again' })).toBeVisible();
    sessionStorage.setItem('bookDrafts', JSON.stringify({ new: { fields: { title: 'Half' }, etag: null } }));
    sessionStorage.setItem('newOrder', JSON.stringify({ fields: { name: 'Paul Phone' } }));
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    expect(screen.getByText('home page')).toBeVisible();
    for (const draft of ['bookDrafts', 'newOrder']) expect(sessionStorage.getItem(draft)).toBeNull();
  });
});
