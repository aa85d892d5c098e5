/** Milliseconds. */
interface RecordedOrder {
  id: string;
  /** Empty for a phone order. */
  uid: string;
  street: string | null;
  productIds?: string[];
  askedAt: number;
  answeredAt: number;
}

interface Edit extends Pick<RecordedOrder, 'id' | 'productIds' | 'askedAt' | 'answeredAt'> {
  street?: string | null;
}

interface StockChange {
  book: string;
  change: number;
  answeredAt: number;
}

interface RecordedWithdrawal {
  key: string;
  email: string;
  order: string;
  askedAt: number;
  answeredAt: number;
}

interface RecordedInvoice {
  number: string;
  orderId: string;
  cents: number;
}

/** Successful actions, recorded independently of the shop. */
export interface Ledger {
  recordOrder(order: RecordedOrder): void;
  recordEdit(edit: Edit): void;
  recordWithdrawal(withdrawal: RecordedWithdrawal): void;
  recordStockChange(change: StockChange): void;
  /** Survives a restore, as do log lines. */
  recordInvoice(invoice: RecordedInvoice): void;
  recordLogLine(what: string, subject: string): void;
  deletedAccounts: { uid: string; email: string; at: number }[];
  /** Orders that a restore has put behind their invoices. */
  revertedOrders: string[];
  ordersOf(uid: string): string[];
  /** Oldest first. */
  orderIds(): string[];
  orderCount(): number;
  /** Forgets everything after the backup. @returns orders in progress, which the backup may contain */
  rewindTo(moment: number): RecordedOrder[];
  forget(orderId: string): void;
  toJson(): string;
}

export function createLedger(): Ledger {
  const orders = new Map<string, RecordedOrder>();
  const forgotten = new Set<string>();
  const invoices = new Map<string, RecordedInvoice>();
  const lines = new Map<string, number>();
  const deletedAccounts: Ledger['deletedAccounts'] = [];
  const revertedOrders: string[] = [];
  let changes: StockChange[] = [];
  let edits: Edit[] = [];
  let withdrawals: RecordedWithdrawal[] = [];
  const inProgress = new Set<string>();
  const forget = (id: string) => {
    orders.delete(id);
    forgotten.add(id);
  };

  function applyEdits({ id, uid, street, productIds }: RecordedOrder) {
    const ownEdits = edits.filter((edit) => edit.id === id);
    const latest = Object.assign(
      { street, productIds },
      ...ownEdits.map(({ street: to, productIds: books }) => ({
        ...(to !== undefined && { street: to }),
        ...(books && { productIds: books }),
      })),
    ) as Pick<RecordedOrder, 'street' | 'productIds'>;
    return { id, uid, ...latest, isUnsure: inProgress.has(id) };
  }

  return {
    recordOrder: (order) => void orders.set(order.id, order),
    recordEdit: (edit) => void edits.push(edit),
    recordWithdrawal: (withdrawal) => void withdrawals.push(withdrawal),
    recordStockChange: (change) => void changes.push(change),
    recordInvoice: (invoice) => void invoices.set(invoice.number, invoice),
    recordLogLine(what, subject) {
      const line = `${what} ${subject}`;
      lines.set(line, (lines.get(line) ?? 0) + 1);
    },
    deletedAccounts,
    revertedOrders,
    ordersOf: (uid) => [...orders.values()].filter((order) => order.uid === uid).map(({ id }) => id),
    orderIds: () => [...orders.keys()],
    orderCount: () => orders.size,
    forget,
    rewindTo(moment) {
      changes = changes.filter(({ answeredAt }) => answeredAt < moment);
      const isInProgress = ({ askedAt, answeredAt }: { askedAt: number; answeredAt: number }) =>
        askedAt < moment && answeredAt >= moment;
      for (const { id } of edits.filter(isInProgress)) inProgress.add(id);
      for (const { key } of withdrawals.filter(isInProgress)) inProgress.add(key);
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
        orders: [...orders.values()].map(applyEdits),
        forgotten: [...forgotten],
        copies,
        withdrawals: withdrawals.map(({ key, email, order }) => ({ key, email, order, isUnsure: inProgress.has(key) })),
        invoices: [...invoices.values()],
        lines: Object.fromEntries(lines),
        revertedOrders,
      });
    },
  };
}
