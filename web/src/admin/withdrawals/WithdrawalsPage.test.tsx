import type { Withdrawal } from '@bookstore/contract/api/withdrawal';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fakeApi, json, problem } from '../../api/test/fakeApi.ts';
import { renderShop } from '../../app/test/renderShop.tsx';
import { WithdrawalsPage } from './WithdrawalsPage.tsx';

const user = userEvent.setup();
const LIST = 'GET /api/admin/withdrawals';

const aWithdrawal = (fields: Partial<Withdrawal> = {}): Withdrawal => ({
  _id: 'withdrawal_1',
  receivedAt: '2026-11-25T10:00:00.000Z',
  name: 'Ada Reader',
  email: 'ada@example.com',
  order: '#ABCDEF12',
  items: ['The Salt Road'],
  orderId: 'abcdef12'.repeat(4),
  receipt: 'SUCCESS',
  repayBy: '2026-12-09',
  ...fields,
});
const page = (withdrawals: Withdrawal[], nextCursor: string | null = null) => json({ withdrawals, nextCursor });

describe('WithdrawalsPage', () => {
  it('shows customer, books, order and refund deadline', async () => {
    fakeApi({ [LIST]: () => page([aWithdrawal()]) });
    renderShop(<WithdrawalsPage />, { path: '/dashboard/withdrawals' });
    expect(await screen.findByText('9 December 2026')).toBeVisible();
    expect(screen.getByText('The Salt Road')).toBeVisible();
    expect(screen.getByText('Receipt sent')).toBeVisible();
    expect(screen.getByRole('link', { name: 'abcdef12' })).toHaveAttribute(
      'href',
      `/dashboard/orders/${'abcdef12'.repeat(4)}`,
    );
  });

  it('shows the typed text for an unknown order', async () => {
    const { orderId: _, ...unknown } = aWithdrawal({ items: [] });
    fakeApi({ [LIST]: () => page([unknown]) });
    renderShop(<WithdrawalsPage />, { path: '/dashboard/withdrawals' });
    expect(await screen.findByText('No order has this number')).toBeVisible();
    expect(screen.getByText('The whole order')).toBeVisible();
  });

  it('has no filter before the first withdrawal', async () => {
    fakeApi({ [LIST]: () => page([]) });
    renderShop(<WithdrawalsPage />, { path: '/dashboard/withdrawals' });
    expect(await screen.findByText('No withdrawals yet.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Show open only' })).toBeNull();
  });

  it('marks a withdrawal as settled and shows by whom', async () => {
    let settled: Withdrawal['settled'];
    const requests = fakeApi({
      [LIST]: () => page([aWithdrawal(settled && { settled })]),
      'PATCH /api/admin/withdrawals/withdrawal_1': () => {
        settled = { at: '2026-11-26T10:00:00.000Z', by: 'grace' };
        return json(aWithdrawal({ settled }));
      },
    });
    renderShop(<WithdrawalsPage />, { path: '/dashboard/withdrawals' });
    await user.click(await screen.findByRole('button', { name: 'Mark as settled' }));
    expect(await screen.findByText('Settled on 26 November 2026 by grace')).toBeVisible();
    const change = requests.find(({ method }) => method === 'PATCH');
    expect(await change?.json()).toEqual({ isSettled: true });
  });

  it('keeps the list when a refetch fails', async () => {
    let isDown = false;
    fakeApi({
      [LIST]: () => (isDown ? problem(503, 'unavailable') : page([aWithdrawal()])),
      'PATCH /api/admin/withdrawals/withdrawal_1': () => {
        isDown = true;
        return json(aWithdrawal());
      },
    });
    renderShop(<WithdrawalsPage />, { path: '/dashboard/withdrawals' });
    await user.click(await screen.findByRole('button', { name: 'Mark as settled' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Could not refresh');
    expect(screen.getByText('The Salt Road')).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('links an open withdrawal with a known order to its return dialog', async () => {
    const { orderId: _, ...unknown } = aWithdrawal({ _id: 'withdrawal_2' });
    const settled = aWithdrawal({ _id: 'withdrawal_3', settled: { at: '2026-11-26T10:00:00.000Z', by: 'grace' } });
    fakeApi({ [LIST]: () => page([aWithdrawal(), unknown, settled]) });
    renderShop(<WithdrawalsPage />, { path: '/dashboard/withdrawals' });
    const link = await screen.findByRole('link', { name: 'Return these books' });
    expect(link).toHaveAttribute('href', `/dashboard/orders/${'abcdef12'.repeat(4)}`);
  });

  it('shows refund and return instead of the return link', async () => {
    fakeApi({ [LIST]: () => page([aWithdrawal({ refundCents: 1850, returnedAt: '2026-11-29T10:00:00.000Z' })]) });
    renderShop(<WithdrawalsPage />, { path: '/dashboard/withdrawals' });
    expect(await screen.findByText('Books returned on 29 November 2026')).toBeVisible();
    expect(screen.getByText('$18.50')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Return these books' })).toBeNull();
  });

  it('lists only open withdrawals on every page if asked', async () => {
    const requests = fakeApi({ [LIST]: ({ url }) => page(url.includes('cursor') ? [] : [aWithdrawal()], 'further') });
    renderShop(<WithdrawalsPage />, { path: '/dashboard/withdrawals?show=open' });
    await user.click(await screen.findByRole('link', { name: 'Older withdrawals' }));
    expect(await screen.findByText('All withdrawals are settled.')).toBeVisible();
    expect(requests.map(({ url }) => new URL(url).search)).toEqual(['?settled=false', '?settled=false&cursor=further']);
    expect(screen.getByTestId('address')).toHaveTextContent('?show=open&cursor=further');
    await user.click(screen.getByRole('link', { name: 'Show settled ones too' }));
    expect(await screen.findByText('The Salt Road')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Show open only' })).toHaveAttribute(
      'href',
      '/dashboard/withdrawals?show=open',
    );
  });
});
