import { isPublishedDate } from '../../bookFields.ts';
import { readPublishedDate } from '../../publishedDate.ts';
import { childOf, childrenOf, fieldOf, type OnixElement } from './onixElement.ts';

const formatOf = (element: OnixElement | undefined) =>
  childOf(element, 'Date')?.attributes.dateformat ?? fieldOf(element, 'DateFormat');

const hyphened = (digits: string) =>
  [digits.slice(0, 4), digits.slice(4, 6), digits.slice(6, 8)].filter(Boolean).join('-');

/** Words, such as "Autumn 2026". */
const TEXT = '12';
/** Code list 55: from here on dates are of the Islamic calendar. */
const FIRST_HIJRI = 20;

/** Weeks, quarters, seasons and spans become their year, times their day. */
export function dateOf(element: OnixElement | undefined): string | null {
  const format = formatOf(element);
  const written = fieldOf(element, 'Date');
  if (format === TEXT) return readPublishedDate(written)?.date ?? null;
  if (Number(format) >= FIRST_HIJRI) return null;
  const digits = written.replaceAll(/T.*|\D/g, '');
  const year = digits.slice(0, 4);
  const isWeekOrSeason = ['02', '03', '04', '06', '07', '08', '09', '10', '11'].includes(format);
  return [isWeekOrSeason ? year : hyphened(digits), year].find(isPublishedDate) ?? null;
}

const endOf = (date: string) => `${date}-99`;

const FROM = '14';
const UNTIL = '15';
const FROM_UNTIL = '24';

/** Number of digits per date: days, months or years. */
const SPANS = new Map([
  ['06', 8],
  ['07', 6],
  ['11', 4],
]);

/** Null if unreadable. */
function spanOf(element: OnixElement): [string, string] | null {
  const size = SPANS.get(formatOf(element)) ?? 0;
  const digits = fieldOf(element, 'Date').replaceAll(/\D/g, '');
  if (size === 0 || digits.length !== 2 * size) return null;
  return [hyphened(digits.slice(0, size)), endOf(hyphened(digits.slice(size)))];
}

/** @param kind date elements, such as `PriceDate` */
export function isValidOn(element: OnixElement, kind: string, day: string): boolean {
  return childrenOf(element, kind).every((one) => {
    const date = dateOf(one);
    const role = fieldOf(one, `${kind}Role`);
    if (role === FROM_UNTIL) {
      const [from, until] = spanOf(one) ?? [day, day];
      return from <= day && day <= until;
    }
    if (date === null) return true;
    if (role === FROM) return date <= day;
    return role !== UNTIL || day <= endOf(date);
  });
}

/** Reads 20261126T1030Z or 20261126 as ISO 8601; UTC without a zone. */
export function momentOf(text: string): string | null {
  const [whole, year, month, day, hour = '00', minute = '00', second = '00', zoneHour = '+00', zoneMinute = '00'] =
    /^(\d{4})-?(\d\d)-?(\d\d)(?:T?(\d\d):?(\d\d)(?::?(\d\d))?(?:\.\d+)?(?:Z|([+-]\d\d):?(\d\d))?)?$/.exec(text) ?? [];
  if (whole === undefined) return null;
  const moment = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}${zoneHour}:${zoneMinute}`);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}
