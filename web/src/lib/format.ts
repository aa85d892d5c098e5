import { categoryName } from '@bookstore/contract/constants';
import { counted, moment } from '@bookstore/messages/common';
import { shop } from '@bookstore/shop/shop';

const isEnglish = new Intl.Locale(shop.languageTag).language === 'en';

/** Locale of dates; for English the specification's, with the day first. */
export const DATE_LANGUAGE = isEnglish ? 'en-GB' : shop.languageTag;

/** A number in the shop's language: 2,400. */
export const countText = (count: number): string => count.toLocaleString(shop.languageTag);

/** A counted noun: 1 book, 2,400 books. */
export const countOf = (count: number, thing: keyof typeof counted): string => counted[thing](count, countText(count));

/** The first `length` code points and an ellipsis if the text is longer. */
export function previewText(text: string, length: number): string {
  const characters = Array.from(text);
  return characters.length > length ? `${characters.slice(0, length).join('')}...` : text;
}

/** A category's name in the shop, or its stored id with a capital letter by the style. */
export function categoryText(id: string): string {
  const name = categoryName(id);
  return name.toLowerCase() === id ? id : name;
}

/** A short date from ISO 8601; in English by the reader's locale, as specified. '' for a missing or invalid one. */
export function formatDate(iso: string | undefined): string {
  const date = new Date(iso ?? '');
  return Number.isNaN(date.getTime()) ? '' : date.toLocaleDateString(isEnglish ? undefined : shop.languageTag);
}

/** A long date from ISO 8601 in the shop's language: 8 September 2026. '' for a missing or invalid one. */
export function formatLongDate(iso: string | undefined): string {
  const date = new Date(iso ?? '');
  return Number.isNaN(date.getTime()) ? '' : date.toLocaleDateString(DATE_LANGUAGE, { dateStyle: 'long' });
}

/** A day of the shop's calendar, `YYYY-MM-DD`, independent of the reader's time zone. */
export const formatDay = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(DATE_LANGUAGE, { dateStyle: 'long', timeZone: 'UTC' });

/** An ISO 8601 time by the reader's clock: "8 September 2026, 14:05". '' for a missing or invalid one. */
export function formatMoment(iso: string | undefined): string {
  const date = formatLongDate(iso);
  return date && moment(date, timeOf(new Date(iso ?? '')));
}

let time: Intl.DateTimeFormat | undefined;

/** Created on first use, because that takes a browser some milliseconds. */
function timeOf(date: Date): string {
  time ??= new Intl.DateTimeFormat(DATE_LANGUAGE, { hour: '2-digit', minute: '2-digit' });
  return time.format(date);
}

/**
 * Normalizes a typed amount for an input of type `number`: "$1,234.50" and "1.234,50 €" become 1234.50, "19,99"
 * becomes 19.99. A single comma before exactly three digits separates thousands. @returns digits with at most one
 * point; null if the text is not an amount
 */
export function plainAmount(text: string): string | null {
  const bare = text.replaceAll(/[\s\p{Sc}'’]/gu, '');
  if (!/^\d*(?:[.,]\d+)*$/.test(bare) || bare === '') return null;
  const at = decimalMarkOf(bare);
  if (at === -1) return bare.replaceAll(/[.,]/g, '');
  return `${bare.slice(0, at).replaceAll(/[.,]/g, '')}.${bare.slice(at + 1)}`;
}

/** Index of the decimal mark; -1 if every mark separates thousands. */
function decimalMarkOf(amount: string): number {
  const last = Math.max(amount.lastIndexOf('.'), amount.lastIndexOf(','));
  const mark = amount[last];
  if (!mark || amount.indexOf(mark) !== last) return -1;
  const isLone = !/[.,]/.test(amount.slice(0, last));
  const separatesThousands = mark === ',' && isLone && /^[1-9]\d{0,2},\d{3}$/.test(amount);
  return separatesThousands ? -1 : last;
}
