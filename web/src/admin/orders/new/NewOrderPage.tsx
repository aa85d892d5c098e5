import { futurePublicationOf, latestPublication } from '@bookstore/contract/announced';
import { formatCents, formatPrice } from '@bookstore/contract/format/money';
import { shortId } from '@bookstore/contract/ids';
import { LIMITS } from '@bookstore/contract/limits';
import { allOrders, newOrder } from '@bookstore/messages/dashboardOrders';
import { delivery, deliveryIsFree } from '@bookstore/messages/facts';
import { fields as labels } from '@bookstore/messages/orderEdits';
import * as messages from '@bookstore/messages/phoneOrders';
import { checkout } from '@bookstore/shop/checkout';
import { type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { getProblem } from '../../../api/problem.ts';
import { getAddressForm } from '../../../lib/addressForm.ts';
import { useArrival } from '../../../lib/useArrival.ts';
import { paths } from '../../../paths.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { CountryField } from '../../../ui/CountryField.tsx';
import { Radio } from '../../../ui/Radio.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { AdminHeading } from '../../ui/AdminHeading.tsx';
import { BackToList } from '../../ui/BackToList.tsx';
import { fieldError, problemText } from '../../ui/problemTexts.ts';
import { MAX_LENGTHS } from '../maxLengths.ts';
import { ChosenBooks } from './ChosenBooks.tsx';
import { CustomerField } from './CustomerField.tsx';
import { canBeSold, type OrderFields } from './orderDraft.ts';
import { type NewOrder, useNewOrder } from './useNewOrder.ts';

export function NewOrderPage() {
  const order = useNewOrder();
  const form = useId();
  const finder = useRef<HTMLInputElement>(null);
  const [isBookMissing, setIsBookMissing] = useState(false);
  const askForBook = () => {
    setIsBookMissing(true);
    finder.current?.focus();
  };
  const addBook: NewOrder['addBook'] = (book) => {
    setIsBookMissing(false);
    order.addBook(book);
  };
  const startOver = () => {
    setIsBookMissing(false);
    order.startAnew();
  };
  return (
    <div className="grid gap-4 pb-20 md:pb-0">
      <BackToList to={paths.adminOrders}>{allOrders}</BackToList>
      <Card className="grid gap-6 sm:gap-8">
        <div className="grid gap-1">
          <AdminHeading>{newOrder}</AdminHeading>
          <p className="text-ink-soft">{checkout.sellsAtCounter ? messages.byPhoneOrCounter : messages.onlyByPhone}</p>
        </div>
        {checkout.sellsAtCounter && <SaleChoice order={order} />}
        {order.isRestored && (
          <Alert tone="note">
            <p className="pb-3">{messages.draftRestored}</p>
            <Button look="secondary" className="px-4!" onClick={startOver}>
              {messages.startOver}
            </Button>
          </Alert>
        )}
        <div className="grid items-start gap-x-10 gap-y-8 xl:grid-cols-[1fr_20rem]">
          <div className="grid min-w-0 gap-8">
            <ChosenBooks
              finder={finder}
              isBookMissing={isBookMissing}
              sale={order.draft.sale}
              books={order.draft.books}
              current={order.current}
              onAdd={addBook}
              onRemove={order.removeBook}
            />
            {order.draft.sale === 'counter' ? (
              <BuyerForm id={form} order={order} />
            ) : (
              <CustomerForm id={form} order={order} />
            )}
          </div>
          <Summary order={order} form={form} onNoBooks={askForBook} />
        </div>
      </Card>
    </div>
  );
}

function SaleChoice({ order: { draft, setSale, isBusy } }: { order: NewOrder }) {
  const radio = (sale: typeof draft.sale, label: string) => (
    <Radio name="sale" label={label} checked={draft.sale === sale} disabled={isBusy} onChange={() => setSale(sale)} />
  );
  return (
    <fieldset className="flex flex-wrap gap-x-8">
      <legend className="sr-only">{messages.saleKind}</legend>
      {radio('phone', messages.byPhone)}
      {radio('counter', messages.atCounter)}
    </fieldset>
  );
}

const PATHS: Partial<Record<keyof OrderFields, string>> = {
  city: 'address.city',
  zipcode: 'address.zipcode',
  state: 'address.state',
  country: 'address.country',
};
/** The shop's own country arranges the fields. */
const ADDRESS_FORM = getAddressForm('');
const NAMES: readonly (keyof OrderFields)[] = [
  'name',
  'phone',
  'email',
  'street',
  ...ADDRESS_FORM.order,
  'country',
  'note',
];
const getError = (failure: unknown, name: keyof OrderFields) => fieldError(failure, PATHS[name] ?? name);
const firstWrong = (failure: unknown) => NAMES.find((name) => getError(failure, name) !== undefined);

/** Focuses the first refused field. */
function useFields({ failure, isBusy, form: { register, setFocus } }: NewOrder) {
  const wrong = firstWrong(failure);
  useEffect(() => {
    if (wrong) setFocus(wrong);
  }, [wrong, setFocus]);
  return (name: keyof OrderFields) => ({
    label: labels[name as keyof typeof labels],
    maxLength: MAX_LENGTHS[name],
    error: getError(failure, name),
    readOnly: isBusy,
    // Browsers would suggest the admin's own data.
    autoComplete: 'off',
    ...register(name),
  });
}

/** Everything is optional at the counter. */
function BuyerForm({ id, order }: { id: string; order: NewOrder }) {
  const { draft, isBusy, form, place, setHasInvoice } = order;
  const field = useFields(order);
  return (
    <form id={id} className="grid gap-4" onSubmit={(event) => void form.handleSubmit(place)(event)}>
      <TextField hint={messages.buyerHint} {...field('name')} />
      <Checkbox
        label={messages.withInvoice}
        checked={draft.hasInvoice}
        disabled={isBusy}
        onChange={({ target }) => setHasInvoice(target.checked)}
      />
    </form>
  );
}

function CustomerForm({ id, order }: { id: string; order: NewOrder }) {
  const { draft, form, place, fillIn } = order;
  const field = useFields(order);
  return (
    <form id={id} onSubmit={(event) => void form.handleSubmit(place)(event)}>
      <fieldset className="grid items-start gap-x-5 gap-y-5 sm:grid-cols-2">
        <legend className="pb-4 font-display text-xl">{messages.customer}</legend>
        <CustomerField required onChoose={fillIn} {...field('name')} />
        <CustomerField required type="tel" onChoose={fillIn} {...field('phone')} />
        <CustomerField
          type="email"
          hint={messages.emailHint}
          onChoose={fillIn}
          {...field('email')}
          label={messages.email}
        />
        <TextField hint={messages.streetHint} required={draft.fields.note.trim() !== ''} {...field('street')} />
        {/* Two in a row on phones. */}
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] items-start gap-5 sm:contents">
          {ADDRESS_FORM.order.slice(0, 2).map((name) => (
            <TextField key={name} required {...field(name)} />
          ))}
        </div>
        {ADDRESS_FORM.order.slice(2).map((name) => (
          <TextField key={name} required {...field(name)} />
        ))}
        <CountryField required {...field('country')} />
        <div className="sm:col-span-2">
          <TextField hint={messages.noteHint} {...field('note')} />
        </div>
      </fieldset>
    </form>
  );
}

interface SummaryProps {
  order: NewOrder;
  form: string;
  onNoBooks: () => void;
}

function Summary({ order, form, onNoBooks }: SummaryProps) {
  const { draft, totals, isBusy } = order;
  const { booksCents, deliveryCents, totalCents } = totals;
  const isCounterSale = draft.sale === 'counter';
  const arrival = useArrival(latestPublication(draft.books.map((book) => futurePublicationOf(book))));
  const count = draft.books.length;
  const isPossible = count <= LIMITS.booksPerOrder && draft.books.every((book) => canBeSold(book, draft.sale));
  const press = (event: MouseEvent) => {
    if (count > 0) return;
    event.preventDefault();
    onNoBooks();
  };
  return (
    <section
      aria-labelledby="summary-of-order"
      className="grid gap-4 rounded-card border border-line bg-paper-sunk p-5 xl:sticky xl:top-4"
    >
      <h3 id="summary-of-order" className="font-display text-xl">
        {messages.summary}
      </h3>
      <dl className="grid gap-1 tabular-nums">
        <Sum name={messages.sumOfBooks}>{formatCents(booksCents)}</Sum>
        {!isCounterSale && (
          <Sum name={delivery}>{deliveryCents === 0 ? deliveryIsFree : formatCents(deliveryCents)}</Sum>
        )}
        <Sum name={messages.total} isStrong>
          {formatCents(totalCents)}
        </Sum>
      </dl>
      {count > 0 && arrival && !isCounterSale && <p className="font-medium">{arrival}</p>}
      <p className="text-ink-soft text-sm">{isCounterSale ? messages.counterHint : messages.totalHint}</p>
      <Failure order={order} />
      <Button type="submit" form={form} disabled={!isPossible} aria-busy={isBusy} onClick={press}>
        {isCounterSale ? messages.recordSale : messages.placeOrder}
      </Button>
    </section>
  );
}

function Sum({ name, isStrong = false, children }: { name: string; isStrong?: boolean; children: string }) {
  return (
    <div className={isStrong ? 'flex justify-between gap-4 font-semibold' : 'flex justify-between gap-4'}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Failure({ order: { failure, renewKey } }: { order: NewOrder }) {
  if (failure === null || firstWrong(failure)) return null;
  const problem = getProblem(failure);
  if (problem?.code === 'idempotency-key-reused' && problem.order) {
    const { _id } = problem.order;
    return (
      <Alert>
        <p>{messages.placedBefore(shortId(_id))}</p>
        <div className="flex flex-wrap items-center gap-x-4 pt-2">
          <Link to={paths.adminOrder(_id)} className="inline-flex min-h-11 items-center underline underline-offset-4">
            {messages.openOrder}
          </Link>
          <Button look="secondary" className="px-4!" onClick={renewKey}>
            {messages.placeAnother}
          </Button>
        </div>
      </Alert>
    );
  }
  if (problem?.code !== 'cart-changed') return <Alert>{problemText(failure)}</Alert>;
  const { totalPrice } = problem;
  return (
    <Alert>
      {totalPrice === undefined ? messages.booksUnavailable : messages.pricesChanged(formatPrice(Number(totalPrice)))}
    </Alert>
  );
}
