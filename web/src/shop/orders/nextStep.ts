import { latestPublication } from '@bookstore/contract/announced';
import type { Order } from '@bookstore/contract/api/order';
import { arrivalText, arrivalWindow, daysText, readyText, SHOP_TIME_ZONE } from '@bookstore/contract/arrival';
import { dayOf } from '@bookstore/contract/days';
import { formatCents, formatPrice } from '@bookstore/contract/format/money';
import { shortId } from '@bookstore/contract/ids';
import { expectedText } from '@bookstore/contract/waiting';
import { calendarPayments, collectAt } from '@bookstore/messages/facts';
import * as messages from '@bookstore/messages/orders';
import { delivery } from '@bookstore/shop/delivery';
import { formatLongDate } from '../../lib/format.ts';

export interface NextStep {
  text: string;
  /** Arrival and what to have ready; empty if nothing is to come. */
  details: string[];
  /** Whether the arrival is in the future. */
  isExpected: boolean;
}

/** Packing day by the shop's hours, `YYYY-MM-DD`; null if it states none. */
function packingDay({ createdAt, items }: Order): string | null {
  const { times } = delivery;
  if (!times) return null;
  const notBefore = latestPublication(items.map(({ appears = '' }) => appears));
  return arrivalWindow(new Date(createdAt), { ...times, days: [0, 0] }, SHOP_TIME_ZONE, notBefore).from;
}

function packingText(order: Order, today: string): string {
  const day = packingDay(order);
  if (day === today) return messages.packedToday;
  return day !== null && day > today ? messages.packedOn(daysText({ from: day, to: day })) : messages.packedSoon;
}

/** @returns null for an unknown status */
export function nextStepOf(order: Order, now: Date): NextStep | null {
  const { status, history, arrival, totalPrice, payment, mergedInto } = order;
  const done = (text: string) => ({ text, details: [], isExpected: false });
  if (mergedInto !== undefined) return done(messages.mergedInto(shortId(mergedInto)));
  if (status === 'cancelled') {
    const at = formatLongDate(history.find((step) => step.status === 'cancelled')?.at);
    return done(at ? messages.cancelledOn(at) : messages.cancelledNothingToPay);
  }
  if (status === 'refused') return done(messages.parcelReturned);
  if (status === 'returned') return { ...done(messages.allReturned), details: payBackOf(order) };
  if (status === 'delivered') {
    const at = formatLongDate(history.find((step) => step.status === 'delivered')?.at);
    return {
      ...done(order.pickup ? collectedText(at) : deliveredText(at)),
      details: payBackOf(order, messages.someReturned),
    };
  }
  if (status !== 'placed' && status !== 'packed') return null;
  const today = dayOf(now, SHOP_TIME_ZONE);
  const expected = expectedText(order, now);
  const notes = expected && order.waiting?.note ? [order.waiting.note] : [];
  if (order.pickup) {
    const text = expected ? asSentence(expected) : collectionText(order);
    return { ...done(text), details: [...notes, ...collectionDetails(order)] };
  }
  const pay = calendarPayments[payment.method](formatPrice(Number(totalPrice)));
  if (expected) return { ...done(asSentence(expected)), details: [...notes, pay] };
  if (arrival && arrival.to < today) {
    const until = daysText({ from: arrival.to, to: arrival.to });
    return { text: messages.isLate(until), details: [messages.contactUs, pay], isExpected: false };
  }
  const text = status === 'packed' ? messages.onItsWay : packingText(order, today);
  const details = [...(arrival ? [asSentence(arrivalText(arrival))] : []), pay];
  return { text, details, isExpected: arrival !== undefined };
}

const deliveredText = (at: string) => (at ? messages.deliveredOn(at) : messages.wasDelivered);
const collectedText = (at: string) => (at ? messages.collectedOn(at) : messages.wasCollected);

function collectionText({ readyUntil, arrival }: Order): string {
  if (readyUntil) return messages.collectBy(formatLongDate(readyUntil));
  return arrival ? asSentence(readyText(arrival)) : messages.packedSoon;
}

function collectionDetails({ addressLines, totalPrice }: Order): string[] {
  const { pickup } = delivery;
  const place = pickup ? [collectAt(addressLines.slice(0, -1).join(', '), pickup.hours)] : [];
  return [...place, messages.payOnCollection(formatPrice(Number(totalPrice)))];
}

/** Refund of returned books in sentences. */
const payBackOf = ({ returnedCents }: Order, ...before: string[]): string[] =>
  returnedCents === undefined ? [] : [...before, messages.refundDue(formatCents(returnedCents))];

/** Some languages end abbreviated months with a full stop, which also ends the sentence. */
const asSentence = (text: string) => (text.endsWith('.') ? text : `${text}.`);
