import { categoryName } from '@bookstore/contract/constants';
import { counted, moment } from '@bookstore/messages/common';
import { shop } from '@bookstore/shop/shop';

const isEnglish = new Intl.Locale(shop.languageTag).language === 'en';

/** How the shop's language writes dates; English ones as the specification does, with the day first. */
export const DATE_LANGUAGE = isEnglish ? 'en-GB' : shop.languageTag;

/** A number of things as the shop's language writes it: 2,400. */
export const countText = (count: number): string => count.toLocaleString(shop.languageTag);

/** A number of things with their name: 1 book, 2,400 books. */
export const countOf = (count: number, thing: keyof typeof counted): string => counted[thing](count, countText(count));

/** The first `length` characters and an ellipsis when the text is longer. Counts code points: no emoji is halved. */
export function previewText(text: string, length: number): string {
  const characters = Array.from(text);
  return characters.length > length ? `${characters.slice(0, length).join('')}...` : text;
}

/** A category as it is stored, with a capital letter by the style, where the shop calls it so; else as the shop calls it. */
export function categoryText(id: string): string {
  const name = categoryName(id);
  return name.toLowerCase() === id ? id : name;
}

/** An ISO 8601 date in figures: an English one as the reader's locale writes it, as specified. Nothing for an absent or broken one. */
export function formatDate(iso: string | undefined): string {
  const date = new Date(iso ?? '');
  return Number.isNaN(date.getTime()) ? '' : date.toLocaleDateString(isEnglish ? undefined : shop.languageTag);
}

/** An ISO 8601 date in words, as the shop's own texts have it: 8 September 2026. Nothing for an absent or broken one. */
export function formatLongDate(iso: string | undefined): string {
  const date = new Date(iso ?? '');
  return Number.isNaN(date.getTime()) ? '' : date.toLocaleDateString(DATE_LANGUAGE, { dateStyle: 'long' });
}

/** A day of the shop's calendar, `YYYY-MM-DD`, in words, wherever the reader is. */
export const formatDay = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(DATE_LANGUAGE, { dateStyle: 'long', timeZone: 'UTC' });

/**
 * An ISO 8601 moment in the words of the page, by the reader's clock: "8 September 2026, 14:05". Nothing for an absent or
 * broken one.
 */
export function formatMoment(iso: string | undefined): string {
  const date = formatLongDate(iso);
  return date && moment(date, timeOf(new Date(iso ?? '')));
}

let time: Intl.DateTimeFormat | undefined;

/** The format is made once, and not before it is needed: that takes a browser some milliseconds. */
function timeOf(date: Date): string {
  time ??= new Intl.DateTimeFormat(DATE_LANGUAGE, { hour: '2-digit', minute: '2-digit' });
  return time.format(date);
}

/**
 * An amount as people write it, as an input of type `number` takes it: "$1,234.50" and "1.234,50 €" are 1234.50, and
 * "19,99" is 19.99. A lone comma before exactly three digits separates thousands.
 * @returns digits with at most one point, or null when the text is no amount.
 */
export function plainAmount(text: string): string | null {
  const bare = text.replaceAll(/[\s\p{Sc}'’]/gu, '');
  if (!/^\d*(?:[.,]\d+)*$/.test(bare) || bare === '') return null;
  const at = decimalMarkOf(bare);
  if (at === -1) return bare.replaceAll(/[.,]/g, '');
  return `${bare.slice(0, at).replaceAll(/[.,]/g, '')}.${bare.slice(at + 1)}`;
}

/** Where the decimals begin; -1 when every mark separates thousands. */
function decimalMarkOf(amount: string): number {
  const last = Math.max(amount.lastIndexOf('.'), amount.lastIndexOf(','));
  const mark = amount[last];
  if (!mark || amount.indexOf(mark) !== last) return -1;
  const isLone = !/[.,]/.test(amount.slice(0, last));
  const separatesThousands = mark === ',' && isLone && /^[1-9]\d{0,2},\d{3}$/.test(amount);
  return separatesThousands ? -1 : last;
}
