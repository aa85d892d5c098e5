import { isPublishedDate } from '../../bookFields.ts';
import { childrenOf, fieldOf, type OnixElement } from './onixElement.ts';

/**
 * A date as the shop writes it: `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. Of weeks, quarters, seasons and spans of time the year is kept, of a
 * moment its day.
 */
export function dateOf(element: OnixElement | undefined): string | null {
  const date = element && childrenOf(element, 'Date')[0];
  if (!date) return null;
  const format = date.attributes.dateformat ?? fieldOf(element, 'DateFormat');
  const digits =
    fieldOf(element, 'Date')
      .replaceAll(/[^\dT]/g, '')
      .split('T')[0] ?? '';
  const isWeekOrSeason = ['02', '03', '04', '06', '07', '08', '09', '10', '11'].includes(format);
  const [, year = '', month, day] = /^(\d{4})(\d\d)?(\d\d)?/.exec(digits) ?? [];
  const written = isWeekOrSeason ? year : [year, month, day].filter(Boolean).join('-');
  return [written, year].find(isPublishedDate) ?? null;
}

/** The first day, or the last one, of what a date says. */
const beginOf = (date: string) => `${date}-01-01`.slice(0, 'YYYY-MM-DD'.length);
const endOf = (date: string) =>
  date.length < 'YYYY-MM-DD'.length ? `${date}-99-99`.slice(0, 'YYYY-MM-DD'.length) : date;

const FROM = '14';
const UNTIL = '15';
const FROM_UNTIL = '24';

/** So many digits has each date of a span, by the format of both: two days, months or years. */
const SPANS = new Map([
  ['06', 8],
  ['07', 6],
  ['11', 4],
]);

/** The first and the last day of a span of time; null where it cannot be read. */
function spanOf(element: OnixElement): [string, string] | null {
  const format = childrenOf(element, 'Date')[0]?.attributes.dateformat ?? fieldOf(element, 'DateFormat');
  const size = SPANS.get(format) ?? 0;
  const digits = fieldOf(element, 'Date').replaceAll(/\D/g, '');
  if (size === 0 || digits.length !== 2 * size) return null;
  const written = (text: string) => [text.slice(0, 4), text.slice(4, 6), text.slice(6)].filter(Boolean).join('-');
  return [beginOf(written(digits.slice(0, size))), endOf(written(digits.slice(size)))];
}

/** Whether something holds on a day, by the dates from and until when it does. @param kind their elements, such as `PriceDate` */
export function holdsOn(element: OnixElement, kind: string, day: string): boolean {
  return childrenOf(element, kind).every((one) => {
    const date = dateOf(one);
    const role = fieldOf(one, `${kind}Role`);
    if (role === FROM_UNTIL) {
      const [from, until] = spanOf(one) ?? [day, day];
      return from <= day && day <= until;
    }
    if (date === null) return true;
    if (role === FROM) return beginOf(date) <= day;
    return role !== UNTIL || day <= endOf(date);
  });
}

/** A moment of a header, such as 20261126T1030Z or 20261126, in ISO 8601. Without a zone it is that of Greenwich. */
export function momentOf(text: string): string | null {
  const [, year, month, day, hour = '00', minute = '00', second = '00', zone = ''] =
    /^(\d{4})-?(\d\d)-?(\d\d)(?:T?(\d\d):?(\d\d)(?::?(\d\d))?(?:\.\d+)?(Z|[+-]\d\d:?\d\d)?)?$/.exec(text.trim()) ?? [];
  if (year === undefined) return null;
  const offset = zone.replace(/^([+-]\d\d):?(\d\d)$/, '$1:$2') || 'Z';
  const moment = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}${offset}`);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}
