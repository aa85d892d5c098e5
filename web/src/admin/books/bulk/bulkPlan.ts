import type { Book } from '@bookstore/contract/api/book';
import type { BookChange, BookChangeResult } from '@bookstore/contract/api/bookChanges';
import { centsToNumber, formatPrice } from '@bookstore/contract/format/money';
import * as messages from '@bookstore/messages/dashboardBooks';
import { applyPriceRule, type PriceRule, priceProblem } from './priceRule.ts';

export type BulkAction =
  | { kind: 'trending'; isTrending: boolean }
  | { kind: 'price'; rule: PriceRule }
  | { kind: 'delete' };

export interface PlannedChange {
  book: Book;
  from: string;
  to: string;
  change: BookChange;
}

export interface BulkPlan {
  changes: PlannedChange[];
  unchanged: number;
  refused: { book: Book; from: string; reason: string }[];
}

type Set = BookChange['set'];
type Fate = { to: string; set: Set } | { reason: string } | 'unchanged';

const trendingText = (isTrending: boolean) => (isTrending ? messages.trending : messages.notTrending);

const getCurrentPrice = (book: Book, { kind }: BulkAction) =>
  kind === 'trending' ? trendingText(book.trending) : formatPrice(book.newPrice);

function planFate(book: Book, action: BulkAction): Fate {
  if (action.kind === 'delete') return { to: messages.deletedLabel, set: { deleted: true } };
  if (action.kind === 'trending') {
    const { isTrending } = action;
    if (book.trending === isTrending) return 'unchanged';
    return { to: trendingText(isTrending), set: { trending: isTrending } };
  }
  const current = Math.round(book.newPrice * 100);
  const cents = applyPriceRule(current, action.rule);
  if (cents === null || cents === current) return 'unchanged';
  const reason = priceProblem(cents);
  if (reason !== null) return { reason };
  const newPrice = centsToNumber(cents);
  return { to: formatPrice(newPrice), set: { newPrice } };
}

/** Keeps the list price (struck through). */
export function planChanges(books: readonly Book[], action: BulkAction): BulkPlan {
  const plan: BulkPlan = { changes: [], unchanged: 0, refused: [] };
  for (const book of books) {
    const fate = planFate(book, action);
    const from = getCurrentPrice(book, action);
    if (fate === 'unchanged') plan.unchanged += 1;
    else if ('reason' in fate) plan.refused.push({ book, from, reason: fate.reason });
    else {
      const change = { _id: book._id, seen: book.updatedAt, set: fate.set };
      plan.changes.push({ book, from, to: fate.to, change });
    }
  }
  return plan;
}

/** The shop does not strike through a lower list price. */
export const countPriceIncreases = ({ changes }: BulkPlan): number =>
  changes.filter(({ book, change }) => (change.set.newPrice ?? 0) > book.oldPrice).length;

/** Restores the earlier value only if the book has not changed since. */
export function toUndo({ book, change, from, to }: PlannedChange, { updatedAt }: BookChangeResult): PlannedChange {
  const { trending, newPrice, deleted } = change.set;
  const set: Set = {
    ...(trending !== undefined && { trending: book.trending }),
    ...(newPrice !== undefined && { newPrice: book.newPrice }),
    ...(deleted !== undefined && { deleted: !deleted }),
  };
  return { book, from: to, to: from, change: { _id: book._id, seen: updatedAt ?? change.seen, set } };
}
