/** An order that a customer was told of. Times are milliseconds. */
interface ToldOrder {
  id: string;
  uid: string;
  street: string | null;
  askedAt: number;
  answeredAt: number;
}

interface StockChange {
  book: string;
  change: number;
  answeredAt: number;
}

/** What everybody knows of what they did, apart from the shop. */
export interface Ledger {
  told(order: ToldOrder): void;
  /** How many copies there were at first, or how many more there are. */
  counted(change: StockChange): void;
  /** Customers who have left for good, and when the shop said so. */
  left: { uid: string; email: string; at: number }[];
  ordersOf(uid: string): string[];
  orders(): number;
  /**
   * What was true at the moment of a backup is true again.
   * @returns orders that were on their way at that moment: whether they were placed by then is to be seen.
   */
  goBackTo(moment: number): ToldOrder[];
  forget(orderId: string): void;
  /** For who counts again. */
  toJson(): string;
}

export function createLedger(): Ledger {
  const orders = new Map<string, ToldOrder>();
  const gone = new Set<string>();
  let changes: StockChange[] = [];
  const forget = (id: string) => {
    orders.delete(id);
    gone.add(id);
  };
  return {
    told: (order) => void orders.set(order.id, order),
    counted: (change) => void changes.push(change),
    left: [],
    ordersOf: (uid) => [...orders.values()].filter((order) => order.uid === uid).map(({ id }) => id),
    orders: () => orders.size,
    forget,
    goBackTo(moment) {
      changes = changes.filter(({ answeredAt }) => answeredAt < moment);
      const later = [...orders.values()].filter(({ answeredAt }) => answeredAt >= moment);
      for (const { id, askedAt } of later) if (askedAt >= moment) forget(id);
      return later.filter(({ askedAt }) => askedAt < moment);
    },
    toJson() {
      const copies: Record<string, number> = {};
      for (const { book, change } of changes) copies[book] = (copies[book] ?? 0) + change;
      const told = [...orders.values()].map(({ id, uid, street }) => ({ id, uid, street }));
      return JSON.stringify({ told, gone: [...gone], copies });
    },
  };
}
