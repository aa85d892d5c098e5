/** `books` are copies, `cents` is revenue. */
export interface Figures {
  books: number;
  cents: number;
}

export interface Totals extends Figures {
  orders: number;
}

export interface Sales {
  /** Keys are `YYYY-MM-DD`. */
  days: Map<string, Totals>;
  /** Keys are book ids. */
  byBook: Map<string, Figures>;
  /** Keys are categories at the time of sale. */
  byCategory: Map<string, Figures>;
  /** Books that `byBook` has no room for. */
  rest: Figures;
}

/** Negative when cancelled. */
export interface Sale {
  day: string;
  /** Time zone of the day. */
  zone: string;
  orders: number;
  cents: number;
  books: Record<string, Figures>;
  categories: Record<string, Figures>;
}

export const noSales = (): Sales => ({
  days: new Map(),
  byBook: new Map(),
  byCategory: new Map(),
  rest: { books: 0, cents: 0 },
});

const NO_TOTALS: Totals = { orders: 0, books: 0, cents: 0 };

export function addFigures(map: Map<string, Figures>, key: string, added: Figures): void {
  const { books, cents } = map.get(key) ?? NO_TOTALS;
  map.set(key, { books: books + added.books, cents: cents + added.cents });
}

/** Changes `target`, because there may be tens of thousands of books. */
export function addSales(target: Sales, { days, byBook, byCategory, rest }: Sales): void {
  for (const [day, added] of days) {
    const { orders, books, cents } = target.days.get(day) ?? NO_TOTALS;
    target.days.set(day, { orders: orders + added.orders, books: books + added.books, cents: cents + added.cents });
  }
  for (const [id, figures] of byBook) addFigures(target.byBook, id, figures);
  for (const [category, figures] of byCategory) addFigures(target.byCategory, category, figures);
  target.rest.books += rest.books;
  target.rest.cents += rest.cents;
}

export function toSales({ day, orders, cents, books, categories }: Sale): Sales {
  const copies = Object.values(books).reduce((sum, figures) => sum + figures.books, 0);
  return {
    ...noSales(),
    days: new Map([[day, { orders, books: copies, cents }]]),
    byBook: new Map(Object.entries(books)),
    byCategory: new Map(Object.entries(categories)),
  };
}

export function sumSales(parts: Iterable<Sales>): Sales {
  const sum = noSales();
  for (const part of parts) addSales(sum, part);
  return sum;
}

/** Most copies first. */
export const bestSelling = (byBook: Sales['byBook'], limit: number): [id: string, figures: Figures][] =>
  [...byBook]
    .filter(([, { books }]) => books > 0)
    .toSorted(([a, x], [b, y]) => y.books - x.books || y.cents - x.cents || (a < b ? -1 : 1))
    .slice(0, limit);

export const withoutZeros = <T extends Figures>(map: Map<string, T>): Map<string, T> =>
  new Map([...map].filter(([, { books, cents }]) => books !== 0 || cents !== 0));

const plain = <T extends Figures>(map: Map<string, T>): Record<string, T> => Object.fromEntries(withoutZeros(map));

/** Equal sales are deeply equal. */
export function toPlain({ days, byBook, byCategory, rest }: Sales) {
  return { days: plain(days), byBook: plain(byBook), byCategory: plain(byCategory), rest };
}

const negated = (map: Map<string, Figures>): Map<string, Figures> =>
  new Map([...map].map(([key, { books, cents }]) => [key, { books: -books, cents: -cents }]));

export function subtractSales(wanted: Sales, current: Sales): Sales {
  const { days, byBook, byCategory, rest } = current;
  const difference = sumSales([
    wanted,
    {
      days: new Map(
        [...days].map(([day, { orders, books, cents }]) => [day, { orders: -orders, books: -books, cents: -cents }]),
      ),
      byBook: negated(byBook),
      byCategory: negated(byCategory),
      rest: { books: -rest.books, cents: -rest.cents },
    },
  ]);
  return { ...difference, byBook: withoutZeros(difference.byBook), byCategory: withoutZeros(difference.byCategory) };
}
