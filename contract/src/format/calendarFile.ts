import * as messages from '@bookstore/messages/facts';
import { shop } from '@bookstore/shop/shop';
import type { Order } from '../api/order.ts';
import { addDays } from '../days.ts';
import { shortId } from '../ids.ts';
import { formatCents, toCents } from './money.ts';

export const CALENDAR_TYPE = 'text/calendar;charset=utf-8';

/** Bytes without the break (RFC 5545, 3.1). */
const LONGEST_LINE = 75;

const escapeText = (text: string) =>
  text
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n|[\n\r\u2028\u2029]/g, String.raw`\n`)
    .replaceAll(/\p{Cc}/gu, ' ');

function fold(line: string): string {
  const utf8 = new TextEncoder();
  let [folded, room] = ['', LONGEST_LINE];
  for (const character of line) {
    const size = utf8.encode(character).length;
    if (size > room) {
      folded += '\r\n ';
      room = LONGEST_LINE - 1;
    }
    folded += character;
    room -= size;
  }
  return folded;
}

const dateOf = (day: string) => day.replaceAll('-', '');
const momentOf = (iso: string) => new Date(iso).toISOString().replaceAll(/[-:]|\.\d+/g, '');

/** Writes an all-day entry with a stable id (RFC 5545); '' without a promised date. */
export function calendarFile(
  order: Pick<Order, '_id' | 'createdAt' | 'totalPrice' | 'payment' | 'arrival'>,
  shopName = shop.name,
): string {
  const { _id, createdAt, totalPrice, payment, arrival } = order;
  if (!arrival) return '';
  const pay = messages.calendarPayments[payment.method](formatCents(toCents(totalPrice) ?? 0));
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${escapeText(`-//${shopName}//Order//EN`)}`,
    'BEGIN:VEVENT',
    `UID:order-${_id}`,
    `DTSTAMP:${momentOf(createdAt)}`,
    `DTSTART;VALUE=DATE:${dateOf(arrival.from)}`,
    // The end is exclusive.
    `DTEND;VALUE=DATE:${dateOf(addDays(arrival.to, 1))}`,
    `SUMMARY:${escapeText(messages.calendarSummary(shopName))}`,
    `DESCRIPTION:${escapeText(`${messages.orderNumber(shortId(_id))}. ${pay}`)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}
