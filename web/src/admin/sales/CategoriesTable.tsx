import type { CategorySales } from '@bookstore/contract/api/sales';
import { categoryName } from '@bookstore/contract/constants';
import { formatDollars } from '@bookstore/contract/format/money';
import { countText } from '../../lib/countText.ts';
import { SalesTable } from './SalesTable.tsx';

/** What each category has brought, as part of all of them. */
export function CategoriesTable({ categories }: { categories: readonly CategorySales[] }) {
  const sum = categories.reduce((total, { revenue }) => total + revenue, 0);
  const share = (revenue: number) => (sum > 0 ? Math.round((revenue / sum) * 100) : 0);
  return (
    <SalesTable
      title="By category"
      headings={['Category', 'Copies', 'Revenue']}
      rows={categories.map(({ category, books, revenue }) => ({
        key: category ?? '',
        name: (
          <>
            {category === null ? 'Not known' : categoryName(category)}
            <span aria-hidden="true" className="mt-2 block bg-paper-sunk">
              <span className="block h-2 bg-accent" style={{ width: `${share(revenue)}%` }} />
            </span>
            <span className="text-ink-soft text-sm">{share(revenue)}% of the revenue</span>
          </>
        ),
        cells: [countText(books), formatDollars(revenue)],
      }))}
    />
  );
}
