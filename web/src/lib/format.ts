import { categoryName } from '@bookstore/contract/constants';
import { counted, moment } from '@bookstore/messages/common';
import { shop } from '@bookstore/shop/shop';

const isEnglish = new Intl.Locale(shop.languageTag).language === 'en';

/** Dates in English have the day first, as specified. */
export const DATE_LANGUAGE = isEnglish ? 'en-GB' : shop.languageTag;

/** Writes 2,400 in the shop's language. */
export const countText = (count: number): string => count.toLocaleString(shop.languageTag);

/** Writes "1 book", "2,400 books". */
export const countOf = (count: number, thing: keyof typeof counted): string => counted[thing](count, countText(count));

/** Returns `length` code points, with an ellipsis if the text is longer. */
export function previewText(text: string, length: number): string {
  const characters = Array.from(text);
  return characters.length > length ? `${characters.slice(0, length).join('')}...` : text;
}

/** Returns the stored id of an unknown category, which styles capitalise. */
export function categoryText(id: string): string {
  const name = categoryName(id);
  return name.toLowerCase() === id ? id : name;
}

/** Reads ISO 8601; English uses the reader's locale, as specified. '' for a missing or invalid date. */
export function formatDate(iso: string | undefined): string {
  const date = new Date(iso ?? '');
  return Number.isNaN(date.getTime()) ? '' : date.toLocaleDateString(isEnglish ? undefined : shop.languageTag);
}

/** Reads ISO 8601 and writes 8 September 2026. '' for a missing or invalid date. */
export function formatLongDate(iso: string | undefined): string {
  const date = new Date(iso ?? '');
  return Number.isNaN(date.getTime()) ? '' : date.toLocaleDateString(DATE_LANGUAGE, { dateStyle: 'long' });
}

/** Reads ISO 8601 and writes 8 Sept 2026. '' for a missing or invalid date. */
export function formatShortDate(iso: string | undefined): string {
  const date = new Date(iso ?? '');
  return Number.isNaN(date.getTime()) ? '' : date.toLocaleDateString(DATE_LANGUAGE, { dateStyle: 'medium' });
}

/** Reads `YYYY-MM-DD`, whatever the reader's time zone. */
export const formatDay = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(DATE_LANGUAGE, { dateStyle: 'long', timeZone: 'UTC' });

/** Reads ISO 8601 and writes "8 September 2026, 14:05" by the reader's clock. '' for a missing or invalid time. */
export function formatMoment(iso: string | undefined): string {
  const date = formatLongDate(iso);
  return date && moment(date, formatTime(new Date(iso ?? '')));
}

let time: Intl.DateTimeFormat | undefined;

/** Created on first use, which takes some milliseconds. */
export function formatTime(date: Date): string {
  time ??= new Intl.DateTimeFormat(DATE_LANGUAGE, { hour: '2-digit', minute: '2-digit' });
  return time.format(date);
}

/**
 * Turns "$1,234.50" and "1.234,50 €" into 1234.50, "19,99" into 19.99. A single comma before exactly three digits
 * separates thousands. @returns digits with at most one point; null for other text
 */
export function plainAmount(text: string): string | null {
  const bare = text.replaceAll(/[\s\p{Sc}'’]/gu, '');
  if (!/^\d*(?:[.,]\d+)*$/.test(bare) || bare === '') return null;
  const at = findDecimalMark(bare);
  if (at === -1) return bare.replaceAll(/[.,]/g, '');
  return `${bare.slice(0, at).replaceAll(/[.,]/g, '')}.${bare.slice(at + 1)}`;
}

/** Returns -1 if every mark separates thousands. */
function findDecimalMark(amount: string): number {
  const last = Math.max(amount.lastIndexOf('.'), amount.lastIndexOf(','));
  const mark = amount[last];
  if (!mark || amount.indexOf(mark) !== last) return -1;
  const isLone = !/[.,]/.test(amount.slice(0, last));
  const separatesThousands = mark === ',' && isLone && /^[1-9]\d{0,2},\d{3}$/.test(amount);
  return separatesThousands ? -1 : last;
}
