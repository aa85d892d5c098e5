import type { Book } from '@bookstore/contract/api/book';
import type { AdminOrder } from '@bookstore/contract/api/order';
import { chargedCountryOf } from '@bookstore/contract/countries';
import { isWithheld } from '@bookstore/contract/format/bookFacts';
import { centsToString, formatCents, formatPrice, priceToCents, toCents } from '@bookstore/contract/format/money';
import { LIMITS } from '@bookstore/contract/limits';
import { changedTotals } from '@bookstore/contract/pricing';
import * as commonMessages from '@bookstore/messages/common';
import { cannotBeOrdered } from '@bookstore/messages/facts';
import * as messages from '@bookstore/messages/orderEdits';
import { useState } from 'react';
import { useChangeOrderMutation } from '../../../api/adminOrdersApi.ts';
import { getProblem } from '../../../api/problem.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { DialogActions } from '../../ui/DialogActions.tsx';
import { BookSearch } from '../BookSearch.tsx';
import { RemovableBooks } from '../RemovableBooks.tsx';
import { canNotify } from './canNotify.ts';
import { NotifyBox } from './NotifyBox.tsx';
import { refusalText, useOrderEdit } from './useOrderEdit.ts';
import { VersionConflict } from './VersionConflict.tsx';

type Item = AdminOrder['items'][number];

const parseCents = (sum: string | undefined) => toCents(sum ?? '0') ?? 0;

/** The total must agree with the server's. */
function calculateTotal(order: AdminOrder, items: readonly Item[]): number {
  const agreed = { deliveryCents: parseCents(order.deliveryCharge), wrapCents: parseCents(order.giftWrap) };
  const prices = items.map(({ price }) => priceToCents(price));
  return changedTotals(agreed, prices, chargedCountryOf(order.address.country)).totalCents;
}

const listTitles = (items: readonly Item[]) => items.map(({ title }) => title).join('\n');

/** Kept books keep their price; added books get today's price. */
export function BooksForm({ order, close }: { order: AdminOrder; close: () => void }) {
  const [change] = useChangeOrderMutation();
  const edit = useOrderEdit(order, close);
  const [items, setItems] = useState<readonly Item[]>(order.items);
  const [hasAgreed, setHasAgreed] = useState(false);
  const [notify, setNotify] = useState(canNotify(order));
  const { theirs } = edit;
  const sold = new Set((theirs ?? order).items.map(({ _id }) => _id));
  const before = parseCents((theirs ?? order).totalPrice);
  const total = calculateTotal(theirs ?? order, items);
  const isDearer = total > before;
  const ids = items.map(({ _id }) => _id);
  const isSame = ids.length === sold.size && ids.every((id) => sold.has(id));

  const set = (next: readonly Item[]) => {
    setItems(next);
    // The agreement was for another total.
    setHasAgreed(false);
    edit.forgetError();
  };
  const save = () =>
    edit.save(async (version) => {
      const answer = await change({
        id: order._id,
        version,
        // The shop refuses a total above this one.
        change: {
          items: { productIds: ids, agreedByCustomer: hasAgreed, totalPrice: centsToString(total) },
          notify,
        },
      });
      const problem = getProblem(answer.error);
      if (problem?.code !== 'cart-changed') return answer;
      setHasAgreed(false);
      setItems((known) => withPrices(known, problem.books ?? [], sold));
      return answer;
    });
  const isAllowed = items.length > 0 && items.length <= LIMITS.booksPerOrder && (!isDearer || hasAgreed);
  if (theirs && !edit.error) {
    const differences = [
      { name: messages.fields.books, mine: listTitles(items), theirs: listTitles(theirs.items) },
      { name: messages.fields.total, mine: formatCents(total), theirs: formatCents(before) },
    ].filter((one) => one.mine !== one.theirs);
    return (
      <VersionConflict differences={differences} canKeepMine={isAllowed} onKeepMine={save} onTakeTheirs={close}>
        {isDearer && <Agreement hasAgreed={hasAgreed} onChange={setHasAgreed} />}
      </VersionConflict>
    );
  }
  return (
    <div className="grid gap-5">
      <RemovableBooks
        books={items}
        detail={({ _id, price }) => (
          <span className="text-ink-soft text-sm tabular-nums">
            {sold.has(_id) ? messages.orderPrice(formatPrice(price)) : messages.currentPrice(formatPrice(price))}
          </span>
        )}
        onRemove={(id) => set(items.filter(({ _id }) => _id !== id))}
      />
      {items.length === 0 && <p role="alert">{messages.noBooks}</p>}
      {items.length > LIMITS.booksPerOrder && <p role="alert">{messages.mostBooks(LIMITS.booksPerOrder)}</p>}
      <BookSearch
        taken={new Set(ids)}
        onAdd={({ _id, title, newPrice }) =>
          // A book that is added back keeps its original price.
          set([...items, order.items.find((item) => item._id === _id) ?? { _id, title, price: newPrice }])
        }
      />
      <dl className="grid gap-1 border-line-strong border-t pt-3 tabular-nums">
        <Sum name={messages.totalBefore} cents={before} />
        <Sum name={messages.newTotal} cents={total} isStrong />
      </dl>
      {isDearer && <Agreement hasAgreed={hasAgreed} onChange={setHasAgreed} />}
      <NotifyBox order={order} isTicked={notify} onChange={setNotify} />
      {edit.error !== null && <Alert>{getErrorText(edit.error)}</Alert>}
      <DialogActions>
        <Button look="secondary" onClick={close}>
          {commonMessages.cancel}
        </Button>
        <Button disabled={!isAllowed || isSame} aria-busy={edit.isBusy} onClick={save}>
          {messages.saveBooks}
        </Button>
      </DialogActions>
    </div>
  );
}

function withPrices(items: readonly Item[], books: readonly Book[], sold: ReadonlySet<string>): Item[] {
  const prices = new Map(books.map(({ _id, newPrice }) => [_id, newPrice]));
  return items.map((item) => (sold.has(item._id) ? item : { ...item, price: prices.get(item._id) ?? item.price }));
}

function getErrorText(error: unknown): string {
  const problem = getProblem(error);
  if (problem?.code === 'cart-changed' && problem.totalPrice) {
    return messages.pricesChanged(formatPrice(Number(problem.totalPrice)));
  }
  const withheld = problem?.code === 'cart-changed' ? problem.books?.filter(isWithheld) : undefined;
  if (withheld?.length) return [cannotBeOrdered, withheld.map(({ title }) => title).join(', ')].join(': ');
  const soldOut = problem?.code === 'sold-out' ? problem.books?.map(({ title }) => title) : undefined;
  return [refusalText(error), ...(soldOut ?? [])].join(' ');
}

function Agreement({ hasAgreed, onChange }: { hasAgreed: boolean; onChange: (hasAgreed: boolean) => void }) {
  return (
    <div>
      <p>{messages.costsMore}</p>
      <Checkbox
        label={messages.customerAgreed}
        checked={hasAgreed}
        onChange={(event) => onChange(event.target.checked)}
      />
    </div>
  );
}

function Sum({ name, cents, isStrong = false }: { name: string; cents: number; isStrong?: boolean }) {
  return (
    <div className={isStrong ? 'flex justify-between font-semibold' : 'flex justify-between'}>
      <dt>{name}</dt>
      <dd>{formatCents(cents)}</dd>
    </div>
  );
}
