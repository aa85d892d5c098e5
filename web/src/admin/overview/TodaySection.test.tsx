import type { Today } from '@bookstore/contract/api/admin';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fakeApi, json, never, problem } from '../../api/test/fakeApi.ts';
import { renderShop } from '../../app/test/renderShop.tsx';
import { OverviewPage } from './OverviewPage.tsx';

const user = userEvent.setup();
const TODAY = 'GET /api/admin/today';
const STATISTICS = 'GET /api/admin';
const statistics = { totalBooks: 24, totalSales: 1234.5, trendingBooks: 7, totalOrders: 3 };

const figures = (fields: Partial<Today> = {}): Today => ({
  day: '2026-11-25',
  toPack: { count: 8, oldest: '2026-11-24T09:00:00.000Z' },
  waiting: { count: 0, due: 0 },
  withoutStreet: 0,
  orders: { count: 12, unsold: 0, takings: 1240.5 },
  cashToCome: { count: 2, sum: 57.25 },
  uncollected: 0,
  books: { soldOut: 3, low: 1 },
  failedMails: { orders: 1, withdrawals: 0 },
  overdue: { mails: 0, tasks: 0 },
  withdrawals: 4,
  ...fields,
});

const items = async () => within(await screen.findByRole('list', { name: 'Today' })).getAllByRole('listitem');
const getHref = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('TodaySection', () => {
  it('starts with open tasks, each linking to its list', async () => {
    fakeApi({ [TODAY]: () => json(figures()), [STATISTICS]: () => json(statistics) });
    renderShop(<OverviewPage />, { path: '/dashboard' });
    expect(await screen.findByText('12')).toBeVisible();
    expect((await items()).map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Orders to packOldest: 24 November 2026.*Pick list8$/),
      'Open withdrawals4',
      'Emails that failed1',
      'Cash owed by courierFor 2 delivered orders$57.25',
      'Books sold out1 book is running low3',
    ]);
    expect(getHref('Orders to pack')).toBe('/dashboard/orders?status=placed&sort=oldest');
    expect(getHref("Today's orders")).toBe('/dashboard/orders?day=today');
    expect(getHref('Cash owed by courier')).toBe('/dashboard/orders?status=cash-due&sort=oldest');
    expect(getHref('Books sold out')).toBe('/dashboard/manage-books?show=sold-out');
    expect(getHref('1 book is running low')).toBe('/dashboard/manage-books?show=low');
    expect(getHref('Emails that failed')).toBe('/dashboard/orders?status=mail-failed');
    expect(getHref('Open withdrawals')).toBe('/dashboard/withdrawals?show=open');
    const statisticsList = await screen.findByRole('list', { name: 'Statistics' });
    const today = screen.getByRole('list', { name: 'Today' });
    expect(today.compareDocumentPosition(statisticsList) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
    expect(screen.getByText('25 November 2026')).toBeVisible();
  });

  it('links to the orders without a street', async () => {
    fakeApi({ [TODAY]: () => json(figures({ withoutStreet: 2 })), [STATISTICS]: never });
    renderShop(<OverviewPage />, { path: '/dashboard' });
    const link = await screen.findByRole('link', { name: 'Orders without a street' });
    expect(link).toHaveAttribute('href', '/dashboard/orders?status=no-street');
  });

  it('links to waiting orders', async () => {
    fakeApi({ [TODAY]: () => json(figures({ waiting: { count: 3, due: 2 } })), [STATISTICS]: never });
    renderShop(<OverviewPage />, { path: '/dashboard' });
    expect(await screen.findByRole('link', { name: '3 waiting' })).toBeVisible();
    expect(getHref('3 waiting')).toBe('/dashboard/orders?status=waiting');
    expect(getHref('No longer waiting')).toBe('/dashboard/orders?status=due');
  });

  it('counts overdue emails and tasks', async () => {
    fakeApi({ [TODAY]: () => json(figures({ overdue: { mails: 2, tasks: 1 } })), [STATISTICS]: never });
    renderShop(<OverviewPage />, { path: '/dashboard' });
    expect(await screen.findByText(/2 emails are overdue .* 1 background task is overdue/)).toBeVisible();
  });

  it('ends with what is done, without emails if none are sent', async () => {
    const { failedMails: _, ...withoutMails } = figures({ toPack: { count: 0 } });
    fakeApi({ [TODAY]: () => json(withoutMails), [STATISTICS]: never });
    renderShop(<OverviewPage />, { path: '/dashboard' });
    expect(await screen.findByText('Every order is packed')).toBeVisible();
    expect((await items()).map(({ textContent }) => textContent)).toEqual([
      'Open withdrawals4',
      'Cash owed by courierFor 2 delivered orders$57.25',
      'Books sold out1 book is running low3',
      'Orders to packEvery order is packed0',
    ]);
  });

  it('reports a failure to load and retries', async () => {
    let isDown = true;
    fakeApi({
      [TODAY]: () => (isDown ? problem(503, 'unavailable') : json(figures())),
      [STATISTICS]: () => json(statistics),
    });
    renderShop(<OverviewPage />, { path: '/dashboard' });
    expect(await screen.findByRole('alert')).toHaveTextContent("Couldn't load today's figures.");
    expect(await screen.findByRole('list', { name: 'Statistics' })).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('12')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
