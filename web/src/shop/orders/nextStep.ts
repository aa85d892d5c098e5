import { latestPublication } from '@bookstore/contract/announced';
import type { Order } from '@bookstore/contract/api/order';
import { arrivalText, daysText, packingDayOf, readyText, SHOP_TIME_ZONE } from '@bookstore/contract/arrival';
import { dayOf } from '@bookstore/contract/days';
import { formatCents, formatPrice } from '@bookstore/contract/format/money';
import { expectedText } from '@bookstore/contract/waiting';
import { calendarPayments, collectAt } from '@bookstore/messages/facts';
import * as messages from '@bookstore/messages/orders';
import { delivery } from '@bookstore/shop/delivery';
import { asSentence } from '../../lib/asSentence.ts';
import { formatShortDate } from '../../lib/format.ts';

export interface NextStep {
  /** Without a full stop. */
  headline: string;
  /** Sentences: what happens next, and what to have ready. */
  details: string[];
  isExpected: boolean;
}

const packingDay = ({ createdAt, items }: Order) =>
  packingDayOf(new Date(createdAt), latestPublication(items.map(({ appears = '' }) => appears)));

function packingText(order: Order, today: string): string {
  const day = packingDay(order);
  if (day === today) return messages.packedToday;
  return day !== null && day > today ? messages.packedOn(daysText({ from: day, to: day })) : messages.packedSoon;
}

/** @returns null for an unknown status */
export function getNextStep(order: Order, now: Date): NextStep | null {
  const { status, arrival } = order;
  if (status !== 'placed' && status !== 'packed') return getEndStep(order);
  const pay = order.pickup ? collectionDetails(order) : [payOnArrival(order)];
  const expected = expectedText(order, now);
  if (expected) {
    const notes = order.waiting?.note ? [asSentence(order.waiting.note)] : [];
    return { headline: expected, details: [...notes, ...pay], isExpected: false };
  }
  if (order.pickup) return { headline: collectionText(order), details: pay, isExpected: false };
  const today = dayOf(now, SHOP_TIME_ZONE);
  if (arrival && arrival.to < today) {
    const until = daysText({ from: arrival.to, to: arrival.to });
    return { headline: messages.isLate(until), details: [messages.contactUs, ...pay], isExpected: false };
  }
  const step = status === 'packed' ? messages.onItsWay : packingText(order, today);
  const cancel = status === 'placed' ? [messages.canCancel] : [];
  if (!arrival) return { headline: step, details: [...cancel, ...pay], isExpected: false };
  return { headline: arrivalText(arrival), details: [asSentence(step), ...cancel, ...pay], isExpected: true };
}

function getEndStep(order: Order): NextStep | null {
  const at = formatShortDate(order.history.find(({ status }) => status === order.status)?.at);
  const end = (headline: string, details: string[]) => ({ headline, details, isExpected: false });
  switch (order.status) {
    case 'cancelled':
      return end(at ? messages.cancelledOn(at) : messages.cancelled, [messages.nothingToPay]);
    case 'refused':
      return end(messages.parcelReturned, [messages.nothingToPay]);
    case 'returned':
      return end(messages.allReturned, listRefund(order));
    case 'delivered':
      return end(order.pickup ? collectedText(at) : deliveredText(at), listRefund(order, messages.someReturned));
    default:
      return null;
  }
}

const payOnArrival = ({ payment, totalPrice }: Order) =>
  calendarPayments[payment.method](formatPrice(Number(totalPrice)));

const deliveredText = (at: string) => (at ? messages.deliveredOn(at) : messages.delivered);
const collectedText = (at: string) => (at ? messages.collectedOn(at) : messages.collected);

function collectionText({ readyUntil, arrival }: Order): string {
  if (readyUntil) return messages.collectBy(formatShortDate(readyUntil));
  return arrival ? readyText(arrival) : messages.packedSoon;
}

function collectionDetails({ addressLines, totalPrice }: Order): string[] {
  const { pickup } = delivery;
  const place = pickup ? [collectAt(addressLines.slice(0, -1).join(', '), pickup.hours)] : [];
  return [...place, messages.payOnCollection(formatPrice(Number(totalPrice)))];
}

const listRefund = ({ returnedCents }: Order, ...before: string[]): string[] =>
  returnedCents === undefined ? [] : [...before, messages.refundDue(formatCents(returnedCents))];
