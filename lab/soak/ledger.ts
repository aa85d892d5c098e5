/** An answered order. Times are milliseconds. */
interface ToldOrder {
  id: string;
  /** Empty for an order by phone. */
  uid: string;
  street: string | null;
  /** Only for orders that one admin alone edits. */
  productIds?: string[];
  askedAt: number;
  answeredAt: number;
}

/** An answered edit of an order. */
interface Edit extends Pick<ToldOrder, 'id' | 'productIds' | 'askedAt' | 'answeredAt'> {
  street?: string | null;
}

interface StockChange {
  book: string;
  change: number;
  answeredAt: number;
}

interface ToldWithdrawal {
  /** The idempotency key. */
  key: string;
  email: string;
  /** The declared order number. */
  order: string;
  askedAt: number;
  answeredAt: number;
}

interface ToldInvoice {
  number: string;
  orderId: string;
  cents: number;
}

/** What customers and admins know of their actions, independent of the shop. */
export interface Ledger {
  told(order: ToldOrder): void;
  edited(edit: Edit): void;
  withdrew(withdrawal: ToldWithdrawal): void;
  /** The first stock level of a book, or a later increase. */
  counted(change: StockChange): void;
  /** A restore keeps invoices and lines of the log. */
  invoiced(invoice: ToldInvoice): void;
  logged(what: string, subject: string): void;
  /** Deleted accounts, and when the deletion was answered. */
  left: { uid: string; email: string; at: number }[];
  /** Orders whose invoices are newer than the restored order. */
  turnedBack: string[];
  ordersOf(uid: string): string[];
  /** Ids of all orders, the oldest first. */
  all(): string[];
  orders(): number;
  /**
   * Goes back to the moment of a backup.
   * @returns orders that were being placed at that moment, which the backup may or may not have
   */
  goBackTo(moment: number): ToldOrder[];
  forget(orderId: string): void;
  /** For afterwards.check.ts. */
  toJson(): string;
}

export function createLedger(): Ledger {
  const orders = new Map<string, ToldOrder>();
  const gone = new Set<string>();
  const invoices = new Map<string, ToldInvoice>();
  const lines = new Map<string, number>();
  const left: Ledger['left'] = [];
  const turnedBack: string[] = [];
  let changes: StockChange[] = [];
  let edits: Edit[] = [];
  let withdrawals: ToldWithdrawal[] = [];
  /** Ids of orders and keys of withdrawals that were being changed at the moment of the backup. */
  const unsure = new Set<string>();
  const forget = (id: string) => {
    orders.delete(id);
    gone.add(id);
  };

  /** The order after its answered edits. */
  function asEdited({ id, uid, street, productIds }: ToldOrder) {
    const own = edits.filter((edit) => edit.id === id);
    const latest = Object.assign(
      { street, productIds },
      ...own.map(({ street: to, productIds: books }) => ({
        ...(to !== undefined && { street: to }),
        ...(books && { productIds: books }),
      })),
    ) as Pick<ToldOrder, 'street' | 'productIds'>;
    return { id, uid, ...latest, isUnsure: unsure.has(id) };
  }

  return {
    told: (order) => void orders.set(order.id, order),
    edited: (edit) => void edits.push(edit),
    withdrew: (withdrawal) => void withdrawals.push(withdrawal),
    counted: (change) => void changes.push(change),
    invoiced: (invoice) => void invoices.set(invoice.number, invoice),
    logged(what, subject) {
      const line = `${what} ${subject}`;
      lines.set(line, (lines.get(line) ?? 0) + 1);
    },
    left,
    turnedBack,
    ordersOf: (uid) => [...orders.values()].filter((order) => order.uid === uid).map(({ id }) => id),
    all: () => [...orders.keys()],
    orders: () => orders.size,
    forget,
    goBackTo(moment) {
      changes = changes.filter(({ answeredAt }) => answeredAt < moment);
      const isUnderWay = ({ askedAt, answeredAt }: { askedAt: number; answeredAt: number }) =>
        askedAt < moment && answeredAt >= moment;
      for (const { id } of edits.filter(isUnderWay)) unsure.add(id);
      for (const { key } of withdrawals.filter(isUnderWay)) unsure.add(key);
      edits = edits.filter(({ answeredAt }) => answeredAt < moment);
      withdrawals = withdrawals.filter(({ askedAt }) => askedAt < moment);
      const later = [...orders.values()].filter(({ answeredAt }) => answeredAt >= moment);
      for (const { id, askedAt } of later) if (askedAt >= moment) forget(id);
      return later.filter(({ askedAt }) => askedAt < moment);
    },
    toJson() {
      const copies: Record<string, number> = {};
      for (const { book, change } of changes) copies[book] = (copies[book] ?? 0) + change;
      return JSON.stringify({
        told: [...orders.values()].map(asEdited),
        gone: [...gone],
        copies,
        withdrawals: withdrawals.map(({ key, email, order }) => ({ key, email, order, isUnsure: unsure.has(key) })),
        invoices: [...invoices.values()],
        lines: Object.fromEntries(lines),
        turnedBack,
      });
    },
  };
}
