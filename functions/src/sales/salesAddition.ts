import type { Figures, Sales } from './sales.ts';

/** Makes the value that Firestore adds to what is there: FieldValue.increment. */
export type Increment = (by: number) => unknown;

function counted(figures: Map<string, Figures>, increment: Increment): Record<string, object> {
  const entries = [...figures].map(([key, { books, cents }]) => [
    key,
    { books: increment(books), cents: increment(cents) },
  ]);
  return Object.fromEntries(entries);
}

/**
 * What the sales of one day add to the fields of its document, to be merged into it. Firestore takes 500 such values in one write:
 * an order of a hundred books, in all categories, has fewer than 220.
 */
export function additionOf({ days, byBook, byCategory, rest }: Sales, zone: string, increment: Increment): object {
  const [{ orders = 0, books = 0, cents = 0 } = {}] = days.values();
  return {
    zone,
    orders: increment(orders),
    books: increment(books),
    cents: increment(cents),
    // An empty map would take the place of the one that is there.
    ...(byBook.size > 0 && { byBook: counted(byBook, increment) }),
    ...(byCategory.size > 0 && { byCategory: counted(byCategory, increment) }),
    ...(rest.books !== 0 && { rest: { books: increment(rest.books), cents: increment(rest.cents) } }),
  };
}
