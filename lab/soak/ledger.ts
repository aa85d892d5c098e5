/** An order that a customer was told of, or an admin who took it by phone. Times are milliseconds. */
interface ToldOrder {
  id: string;
  /** '' of an order by phone. */
  uid: string;
  street: string | null;
  /** What it holds, where nobody but its teller changes that. */
  productIds?: string[];
  askedAt: number;
  answeredAt: number;
}

/** What an order was made to be by whoever has told of it. */
interface Edit extends Pick<ToldOrder, 'id' | 'productIds' | 'askedAt' | 'answeredAt'> {
  street?: string | null;
}

interface StockChange {
  book: string;
  change: number;
  answeredAt: number;
}

interface ToldWithdrawal {
  /** Its idempotency key. */
  key: string;
  email: string;
  /** The number of the order, as it was declared. */
  order: string;
  askedAt: number;
  answeredAt: number;
}

interface ToldInvoice {
  number: string;
  orderId: string;
  cents: number;
}

/** What everybody knows of what they did, apart from the shop. */
export interface Ledger {
  told(order: ToldOrder): void;
  edited(edit: Edit): void;
  withdrew(withdrawal: ToldWithdrawal): void;
  /** How many copies there were at first, or how many more there are. */
  counted(change: StockChange): void;
  /** Nothing takes an invoice back, nor a line of the log. */
  invoiced(invoice: ToldInvoice): void;
  logged(what: string, subject: string): void;
  /** Customers who have left for good, and when the shop said so. */
  left: { uid: string; email: string; at: number }[];
  /** Orders that a restore has turned back behind what was written of them. */
  turnedBack: string[];
  ordersOf(uid: string): string[];
  /** Ids of all orders, the oldest first. */
  all(): string[];
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
  const invoices = new Map<string, ToldInvoice>();
  const lines = new Map<string, number>();
  const left: Ledger['left'] = [];
  const turnedBack: string[] = [];
  let changes: StockChange[] = [];
  let edits: Edit[] = [];
  let withdrawals: ToldWithdrawal[] = [];
  /** Whether they are there is not known: they were on their way at the moment of the backup. */
  const unsure = new Set<string>();
  const forget = (id: string) => {
    orders.delete(id);
    gone.add(id);
  };

  /** What an order is after all edits that were told. */
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
