import { SAMPLE_REVENUE_USD } from '@bookstore/contract/dashboardSamples';
import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { Overview, StatCards } from './OverviewPage.tsx';
import { SampleFigures } from './SampleFigures.tsx';

afterEach(cleanup);

const getTexts = (elements: HTMLElement[]) => elements.map((element) => element.textContent);

describe('overview cards', () => {
  // rows: 180, 431
  it('show sample revenue of twelve months, independent of sales', () => {
    const revenue = [500, 700, 800, 600, 750, 900, 650, 870, 960, 1020, 1100, 1150];
    const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
    expect(SAMPLE_REVENUE_USD).toEqual(months.map((month, index) => ({ month, revenue: revenue[index] })));
    render(<SampleFigures hasChart />);
    const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
    expect(getTexts(rows)).toEqual(
      months.map((month, index) => `${month}$${revenue[index]?.toLocaleString('en-US')}.00`),
    );
  });

  // rows: 432
  it('show four statistics, amounts in dollars and the fixed label', () => {
    const statistics = { totalBooks: 24, totalSales: 1234.5, trendingBooks: 7, totalOrders: 3 };
    render(<StatCards statistics={statistics} hasSamples />, { wrapper: MemoryRouter });
    expect(getTexts(screen.getAllByRole('listitem'))).toEqual([
      '24Products',
      '$1,234.50Total Sales',
      '7(13%)Trending Books in This Month(13%) is Sample data',
      '3Total Orders',
    ]);
    expect(screen.getByRole('link', { name: 'Total Orders' }).getAttribute('href')).toBe('/dashboard/orders');
  });
});

// rows: 433
it('shows the placeholders of the specification', () => {
  render(<SampleFigures hasChart={false} />);
  expect(screen.getByText('02')).toBeVisible();
  expect(screen.getByText('139')).toBeVisible();
});

it('shows no sample data if the shop has turned it off', async () => {
  const statistics = { totalBooks: 24, totalSales: 1234.5, trendingBooks: 7, totalOrders: 3 };
  const { rerender } = render(<Overview statistics={statistics} hasSamples hasChart />, { wrapper: MemoryRouter });
  expect(await screen.findByRole('heading', { name: 'Sample figures' })).toBeVisible();
  rerender(<Overview statistics={statistics} hasSamples={false} hasChart />);
  for (const text of ['Sample figures', 'Sample data', 'Monthly Revenue', '02', 'Chart', '(13%)'])
    expect(screen.queryByText(text)).toBeNull();
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
});
