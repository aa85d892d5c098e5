import { randomUUID } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import type { Figures, Sale } from '../src/sales/sales.ts';
import { writeSaleTask } from '../src/tasks/taskRecord.ts';

/** @returns the task's id */
export async function recordSale(db: Firestore, sale: Sale, at = new Date()): Promise<string> {
  const step = `${randomUUID()}-1`;
  await db.runTransaction(async (transaction) => writeSaleTask(db, transaction, step, at, sale));
  return step;
}

interface Item {
  id: string;
  category: string;
  cents: number;
}

export const anItem = (id: string, cents = 500, category = 'fiction'): Item => ({ id, category, cents });

function figuresBy(items: readonly Item[], keyOf: (item: Item) => string): Record<string, Figures> {
  const figures = new Map<string, Figures>();
  for (const item of items) {
    const { books, cents } = figures.get(keyOf(item)) ?? { books: 0, cents: 0 };
    figures.set(keyOf(item), { books: books + 1, cents: cents + item.cents });
  }
  return Object.fromEntries(figures);
}

export const aSale = (day: string, items: readonly Item[], fields: Partial<Sale> = {}): Sale => ({
  day,
  zone: 'UTC',
  orders: 1,
  cents: items.reduce((sum, { cents }) => sum + cents, 0),
  books: figuresBy(items, ({ id }) => id),
  categories: figuresBy(items, ({ category }) => category),
  ...fields,
});

const isNegated = (figures: Sale['books']) =>
  Object.fromEntries(Object.entries(figures).map(([key, { books, cents }]) => [key, { books: -books, cents: -cents }]));

export const cancelled = ({ orders, cents, books, categories, ...rest }: Sale): Sale => ({
  ...rest,
  orders: -orders,
  cents: -cents,
  books: isNegated(books),
  categories: isNegated(categories),
});
