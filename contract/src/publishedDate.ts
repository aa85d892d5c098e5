import { isPublishedDate } from './bookFields.ts';

const MONTHS = [
  ['january', 'jan', 'januar', 'jänner'],
  ['february', 'feb', 'februar'],
  ['march', 'mar', 'märz', 'mrz'],
  ['april', 'apr'],
  ['may', 'mai'],
  ['june', 'jun', 'juni'],
  ['july', 'jul', 'juli'],
  ['august', 'aug'],
  ['september', 'sep', 'sept'],
  ['october', 'oct', 'oktober', 'okt'],
  ['november', 'nov'],
  ['december', 'dec', 'dezember', 'dez'],
];
const MONTH_OF = new Map(MONTHS.flatMap((names, index) => names.map((name) => [name, String(index + 1)] as const)));

const LONGEST = 60;

const COMPACT = /^(\d{4})(\d\d)(\d\d)$/;
const ISO = /^(\d{4})(?:[-/](\d\d?)(?:[-/](\d\d?)(?:[T ].*)?)?)?$/;
const DAY_AND_MONTH = /^(\d\d?)([/.-])(\d\d?)\2(\d{4})(?:[T ].*)?$/;
const DOTTED = /^(\d\d?)\. ?(\d\d?)\. ?(\d{4})$/;
const DAY_MONTH_YEAR = /^(?:(\d\d?)(?:st|nd|rd|th)?\.? )?(\p{L}{3,9})\.?,? (\d{4})$/u;
const MONTH_DAY_YEAR = /^(\p{L}{3,9})\.? (\d\d?)(?:st|nd|rd|th)?,? (\d{4})$/u;

/** The number above 12 is the day; without one the order is ambiguous. */
function dayFirstOrLast(text: string): string[] | null {
  const [, first = '', , second = '', year = ''] = DAY_AND_MONTH.exec(text) ?? [];
  if (Number(first) > 12) return [year, second, first];
  return Number(second) > 12 ? [year, first, second] : null;
}

function partsOf(text: string): (string | undefined)[] {
  const iso = COMPACT.exec(text) ?? ISO.exec(text);
  if (iso) return iso.slice(1);
  const certain = dayFirstOrLast(text);
  if (certain) return certain;
  const [, dottedDay, dottedMonth, dottedYear] = DOTTED.exec(text) ?? [];
  if (dottedYear) return [dottedYear, dottedMonth, dottedDay];
  const [, day, month = '', year] = DAY_MONTH_YEAR.exec(text) ?? [];
  const known = MONTH_OF.get(month.toLowerCase());
  if (known) return [year, known, day];
  const [, named = '', dayOfMonth, itsYear] = MONTH_DAY_YEAR.exec(text) ?? [];
  const first = MONTH_OF.get(named.toLowerCase());
  return first ? [itsYear, first, dayOfMonth] : [];
}

export interface PublishedDate {
  /** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. */
  date: string;
  isYearOnly: boolean;
}

/** Programs write 2099 or 9999 for an unknown date, which would announce the book. */
const FIRST_PLACEHOLDER = '2099';

/** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`, but no placeholder. */
export const isRealPublication = (date: string): boolean => isPublishedDate(date) && date < FIRST_PLACEHOLDER;

/**
 * Reads `2019/3`, `20190305`, `5.3.2019`, `3/25/2019`, `March 2019`, `Mar 5, 2019` and `5. März 2019`. Ambiguous dates such as
 * `03/05/2019` become their year. Null without a year.
 */
export function readPublishedDate(typed: string): PublishedDate | null {
  const text = typed.slice(0, LONGEST + 1).trim();
  if (text.length > LONGEST) return null;
  const date = partsOf(text)
    .filter((part) => part !== undefined)
    .map((part) => part.padStart(2, '0'))
    .join('-');
  if (isRealPublication(date)) return { date, isYearOnly: false };
  const years = [...new Set(text.match(/(?<!\d)\d{4}(?!\d)/g))].filter(isRealPublication);
  const [year] = years;
  return year !== undefined && years.length === 1 ? { date: year, isYearOnly: true } : null;
}
