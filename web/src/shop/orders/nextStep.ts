import { lastAppearance } from '@bookstore/contract/announced';
import type { Order } from '@bookstore/contract/api/order';
import { arrivalText, arrivalWindow, daysText, SHOP_TIME_ZONE } from '@bookstore/contract/arrival';
import { dayOf } from '@bookstore/contract/days';
import { formatCents, formatPrice } from '@bookstore/contract/format/money';
import { calendarPayments } from '@bookstore/messages/facts';
import * as messages from '@bookstore/messages/orders';
import { delivery } from '@bookstore/shop/delivery';
import { formatLongDate } from '../../lib/format.ts';

/** What comes next of an order, in sentences. */
export interface NextStep {
  text: string;
  /** When it arrives and what to have ready; none where nothing is to come. */
  details: string[];
  /** Whether the days of its arrival are still ahead. */
  isExpected: boolean;
}

/** The day on which an order of this moment is packed by the shop's own times, `YYYY-MM-DD`; null where it states none. */
function packingDay({ createdAt, items }: Order): string | null {
  const { times } = delivery;
  if (!times) return null;
  const notBefore = lastAppearance(items.map(({ appears = '' }) => appears));
  return arrivalWindow(new Date(createdAt), { ...times, days: [0, 0] }, SHOP_TIME_ZONE, notBefore).from;
}

function packingText(order: Order, today: string): string {
  const day = packingDay(order);
  if (day === today) return messages.wePackItToday;
  return day !== null && day > today ? messages.wePackItOn(daysText({ from: day, to: day })) : messages.wePackItNext;
}

/** What comes next; null of an order whose state is not known. A parcel that is late is said to be late. */
export function nextStepOf(order: Order, now: Date): NextStep | null {
  const { status, history, arrival, totalPrice, payment } = order;
  const done = (text: string) => ({ text, details: [], isExpected: false });
  if (status === 'cancelled') {
    const at = formatLongDate(history.find((step) => step.status === 'cancelled')?.at);
    return done(at ? messages.cancelledOn(at) : messages.cancelledNothingToPay);
  }
  if (status === 'refused') return done(messages.itCameBack);
  if (status === 'returned') return { ...done(messages.allCameBack), details: payBackOf(order) };
  if (status === 'delivered') {
    const at = formatLongDate(history.find((step) => step.status === 'delivered')?.at);
    return {
      ...done(at ? messages.itWasDeliveredOn(at) : messages.itWasDelivered),
      details: payBackOf(order, messages.someCameBack),
    };
  }
  if (status !== 'placed' && status !== 'packed') return null;
  const today = dayOf(now, SHOP_TIME_ZONE);
  const pay = calendarPayments[payment.method](formatPrice(Number(totalPrice)));
  if (arrival && arrival.to < today) {
    const until = daysText({ from: arrival.to, to: arrival.to });
    return { text: messages.itIsLate(until), details: [messages.askUsWhereItIs, pay], isExpected: false };
  }
  const text = status === 'packed' ? messages.itIsOnItsWay : packingText(order, today);
  const details = [...(arrival ? [asSentence(arrivalText(arrival))] : []), pay];
  return { text, details, isExpected: arrival !== undefined };
}

/** What is paid back for books that came back, in sentences; none where nothing came back. */
const payBackOf = ({ returnedCents }: Order, ...before: string[]): string[] =>
  returnedCents === undefined ? [] : [...before, messages.wePayBack(formatCents(returnedCents))];

/** A language may end a day with the full stop of an abbreviated month, which ends the sentence as well. */
const asSentence = (text: string) => (text.endsWith('.') ? text : `${text}.`);
