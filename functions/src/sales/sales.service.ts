import type {
  BookSales,
  CategorySales,
  SalesBucket,
  SalesFigures,
  SalesQuery,
  SalesReport,
} from '@bookstore/contract/api/sales';
import { toDayRange } from '@bookstore/contract/api/salesRanges';
import { CATEGORIES } from '@bookstore/contract/constants';
import { type DayRange, dayOf, type Span, startsOf } from '@bookstore/contract/days';
import { centsToNumber } from '@bookstore/contract/format/money';
import { LIMITS } from '@bookstore/contract/limits';
import type { Clock } from '../lib/clock.ts';
import type { SalesRepository } from './sales.repository.ts';
import { bestSelling, type Figures, type Sales, type Totals } from './sales.ts';

export interface SalesService {
  report(query: SalesQuery): Promise<SalesReport>;
}

interface SalesServiceDependencies {
  sales: SalesRepository;
  /** Counts recent orders. @returns age of the oldest uncounted one in seconds */
  countTasks: () => Promise<number>;
  clock: Clock;
  timeZone: string;
}

const toFigures = ({ books, cents }: Figures): SalesFigures => ({ revenue: centsToNumber(cents), books });

function sumTotals(totals: readonly Totals[]): Totals {
  const sumOf = (key: keyof Totals) => totals.reduce((sum, one) => sum + one[key], 0);
  return { orders: sumOf('orders'), books: sumOf('books'), cents: sumOf('cents') };
}

/** Includes days without sales. */
export function toBuckets(days: Sales['days'], range: DayRange, by: Span): SalesBucket[] {
  const starts = startsOf(range, by, LIMITS.salesBuckets);
  const daysByStart = Map.groupBy(days, ([day]) => starts.findLast((start) => start <= day));
  return starts.map((start) => {
    const { orders, ...figures } = sumTotals((daysByStart.get(start) ?? []).map(([, totals]) => totals));
    return { start, orders, ...toFigures(figures) };
  });
}

function toCategorySales(byCategory: Sales['byCategory']): CategorySales[] {
  const sold = [...byCategory].filter(([, { books }]) => books > 0);
  const inOrder = sold.toSorted(([a, x], [b, y]) => y.cents - x.cents || (a < b ? -1 : 1));
  const findCategory = (name: string) => CATEGORIES.find((category) => category === name) ?? null;
  return inOrder.map(([name, figures]) => ({ category: findCategory(name), ...toFigures(figures) }));
}

export function createSalesService({ sales, countTasks, clock, timeZone }: SalesServiceDependencies): SalesService {
  return {
    async report({ asked, by }) {
      const today = dayOf(clock(), timeZone);
      const range = typeof asked === 'string' ? toDayRange(asked, today) : asked;
      const behindSeconds = await countTasks();
      const found = await sales.read(range);
      const top = bestSelling(found.byBook, LIMITS.salesTopBooks);
      const titles = await sales.findTitles(top.map(([id]) => id));
      const topBooks = top.map(
        ([id, figures]): BookSales => ({ _id: id, title: titles.get(id) ?? null, ...toFigures(figures) }),
      );
      const buckets = toBuckets(found.days, range, by);
      return {
        ...range,
        by,
        timeZone,
        behindSeconds,
        buckets,
        topBooks,
        byCategory: toCategorySales(found.byCategory),
      };
    },
  };
}
