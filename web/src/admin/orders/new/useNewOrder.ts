import type { Book } from '@bookstore/contract/api/book';
import type { NewCounterSale, NewPhoneOrder } from '@bookstore/contract/api/order';
import type { EarlierCustomer } from '@bookstore/contract/api/ordersQuery';
import { chargedCountryOf, isDeliveredTo, nameOfCountry } from '@bookstore/contract/countries';
import { centsToString, toCents } from '@bookstore/contract/format/money';
import { type OrderTotals, totalsOfBooks } from '@bookstore/contract/pricing';
import { checkout } from '@bookstore/shop/checkout';
import { seller } from '@bookstore/shop/seller';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useDispatch } from 'react-redux';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useTakeOrderMutation } from '../../../api/adminOrdersApi.ts';
import { getProblem } from '../../../api/problem.ts';
import { stockApi } from '../../../api/stockApi.ts';
import { useOneAtATime } from '../../../lib/useOneAtATime.ts';
import { paths } from '../../../paths.ts';
import {
  type ChosenBook,
  canBeSold,
  EMPTY_FIELDS,
  type OrderDraft,
  type OrderFields,
  readOrderDraft,
  type Sale,
  writeOrderDraft,
} from './orderDraft.ts';

const shopCountry = nameOfCountry(seller.country);

/** Most customers live in the country of the shop. */
const NEW_FIELDS: OrderFields = { ...EMPTY_FIELDS, country: isDeliveredTo(shopCountry) ? shopCountry : '' };

const newOrderDraft = (sale: Sale): OrderDraft => ({
  sale,
  hasInvoice: false,
  fields: NEW_FIELDS,
  books: [],
  key: crypto.randomUUID(),
});

const isUntouched = ({ fields, books }: OrderDraft) =>
  books.length === 0 && Object.entries(NEW_FIELDS).every(([name, text]) => fields[name as keyof OrderFields] === text);

export type NewOrder = ReturnType<typeof useNewOrder>;

export function useNewOrder() {
  const { draft, current, change, isRestored, startAnew } = useDraft();
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const [take] = useTakeOrderMutation();
  const oneAtATime = useOneAtATime();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  /** Total that the shop charges for the draft; null if the page can compute it. */
  const [quotedCents, setQuotedCents] = useState<number | null>(null);
  const totals = calculateTotals(draft, quotedCents);

  const edit = (next: Partial<OrderDraft>) => {
    change(next);
    setQuotedCents(null);
  };
  const form = useForm<OrderFields>({ defaultValues: draft.fields });
  const keepFields = useEffectEvent((fields: OrderFields) => edit({ fields }));
  useEffect(() => {
    const { unsubscribe } = form.watch((fields) => keepFields({ ...EMPTY_FIELDS, ...fields }));
    return unsubscribe;
  }, [form]);
  const editAnew = (next: Partial<OrderDraft>) => {
    edit(next);
    setFailure(null);
  };
  const setBooks = (books: readonly ChosenBook[]) => {
    edit({ books });
    // The failure was about other books.
    if (!getProblem(failure)?.errors) setFailure(null);
  };
  const send = async () => {
    setIsBusy(true);
    setFailure(null);
    const { data, error } = await take({ order: toRequest(draft, totals), key: draft.key });
    setIsBusy(false);
    if (data) {
      writeOrderDraft(null);
      dispatch(stockApi.util.invalidateTags(['Books', 'Stock']));
      return void navigate(paths.adminOrder(data._id), { state: { isPlaced: true } });
    }
    setFailure(error);
    const problem = getProblem(error);
    if (problem?.code !== 'cart-changed') return;
    change({ books: updateBooks(current().books, draft.books, problem.books ?? []) });
    setQuotedCents(toCents(problem.totalPrice));
  };
  return {
    draft,
    current: () => current().books,
    totals,
    failure,
    isBusy,
    isRestored,
    addBook: (book: ChosenBook) => setBooks([...current().books, book]),
    removeBook: (id: string) => setBooks(current().books.filter(({ _id }) => _id !== id)),
    setSale: (sale: Sale) => editAnew({ sale }),
    setHasInvoice: (hasInvoice: boolean) => editAnew({ hasInvoice }),
    fillIn: ({ name, phone, email, street = '', address }: EarlierCustomer) =>
      form.reset({ ...NEW_FIELDS, note: form.getValues('note'), name, phone, email, street, ...address }),
    form,
    place: () => void oneAtATime(send),
    /** Lets the same contents become another order. */
    renewKey: () => {
      change({ key: crypto.randomUUID() });
      setFailure(null);
    },
    startAnew: () => {
      startAnew();
      form.reset(NEW_FIELDS);
      setFailure(null);
      setQuotedCents(null);
    },
  };
}

/** Running lookups see the text typed meanwhile. */
function useDraft() {
  const [restored] = useState(readOrderDraft);
  const [search] = useSearchParams();
  const [draft, setDraft] = useState<OrderDraft>(
    () => restored ?? newOrderDraft(checkout.sellsAtCounter && search.get('sale') === 'counter' ? 'counter' : 'phone'),
  );
  const [isRestored, setIsRestored] = useState(restored !== null);
  const latest = useRef(draft);
  const change = (next: Partial<OrderDraft>) => {
    latest.current = { ...latest.current, ...next };
    setDraft(latest.current);
    writeOrderDraft(isUntouched(latest.current) ? null : latest.current);
  };
  const startAnew = () => {
    change(newOrderDraft(latest.current.sale));
    setIsRestored(false);
  };
  return { draft, current: () => latest.current, change, isRestored, startAnew };
}

/** A total from the shop means that its charges have changed since the page opened. */
function calculateTotals({ sale, books, fields }: OrderDraft, quotedCents: number | null): OrderTotals {
  const totals = totalsOfBooks(
    books.filter((book) => canBeSold(book, sale)),
    { country: chargedCountryOf(fields.country), isDelivered: sale === 'phone' },
  );
  if (quotedCents === null) return totals;
  const surcharge = quotedCents - totals.totalCents;
  return { ...totals, deliveryCents: totals.deliveryCents + surcharge, totalCents: quotedCents };
}

/** Books missing from the answer are unavailable. */
function updateBooks(
  books: readonly ChosenBook[],
  sent: readonly ChosenBook[],
  current: readonly Book[],
): ChosenBook[] {
  const byId = new Map(current.map((book) => [book._id, book]));
  const sentIds = new Set(sent.map(({ _id }) => _id));
  return books.map((book) => byId.get(book._id) ?? (sentIds.has(book._id) ? { ...book, isGone: true } : book));
}

function toRequest(
  { sale, hasInvoice, fields, books }: OrderDraft,
  { totalCents }: OrderTotals,
): NewPhoneOrder | NewCounterSale {
  const sold = { productIds: books.map(({ _id }) => _id), totalPrice: centsToString(totalCents) };
  if (sale === 'counter')
    return { sale, ...(fields.name.trim() && { name: fields.name }), ...(hasInvoice && { invoice: true }), ...sold };
  const { name, phone, email, street, note, city, country, state, zipcode } = fields;
  return {
    name,
    phone,
    ...(email.trim() && { email }),
    address: { city, country, state, zipcode },
    ...(street.trim() && { street }),
    ...(note.trim() && { note }),
    ...sold,
  };
}
