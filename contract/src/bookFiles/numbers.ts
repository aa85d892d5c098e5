import { shop } from '@bookstore/shop/shop';

/* Ambiguous numbers are null. */

/** Characters. */
const LONGEST = 40;

export function currencyNames(currency: string, languageTag: string): Set<string> {
  const signs = ['en', languageTag].flatMap((locale) =>
    (['code', 'symbol', 'narrowSymbol'] as const).flatMap((currencyDisplay) =>
      new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay })
        .formatToParts(1)
        .flatMap(({ type, value }) => (type === 'currency' ? [value] : [])),
    ),
  );
  const prefixed = signs.includes('$') ? [`${currency.slice(0, 2)}$`, `${currency}$`] : [];
  return new Set([...signs, ...prefixed].map(foldCurrency));
}

const foldCurrency = (name: string) => name.replaceAll(/[\s.]/g, '').toLowerCase();

let own: ReadonlySet<string> | undefined;
export function isOwnCurrency(name: string): boolean {
  own ??= currencyNames(shop.currency, shop.languageTag);
  return own.has(foldCurrency(name));
}

const SPACE_GROUPS = /^\d{1,3}(?:[ '’]\d{3})+(?=$|[.,])/;
const GROUPED = /^\d{1,3}(?:,\d{3})+$|^\d{1,3}(?:\.\d{3})+$/;

interface PlainNumber {
  whole: string;
  decimals: string;
}

/** 1.234 is ambiguous; several groups, or groups with decimals, are clear. */
function splitNumber(text: string): PlainNumber | null {
  const ungrouped = SPACE_GROUPS.test(text) ? text.replaceAll(/[ '’]/g, '') : text;
  if (!/^[\d.,]*\d$/.test(ungrouped)) return null;
  const at = Math.max(ungrouped.lastIndexOf('.'), ungrouped.lastIndexOf(','));
  if (at < 0) return { whole: ungrouped, decimals: '' };
  const before = ungrouped.slice(0, at);
  const after = ungrouped.slice(at + 1);
  const isMarkedTwice = /[.,]/.test(before);
  if (isMarkedTwice && GROUPED.test(ungrouped)) return { whole: ungrouped.replaceAll(/[.,]/g, ''), decimals: '' };
  if (isMarkedTwice && (!GROUPED.test(before) || before.includes(ungrouped.charAt(at)))) return null;
  const couldBeGroup = after.length === 3 && /^[1-9]\d{0,2}$/.test(before);
  return couldBeGroup ? null : { whole: before.replaceAll(/[.,]/g, '') || '0', decimals: after };
}

const withoutZeros = (digits: string) => digits.replace(/^0+(?=\d)/, '');

/** NFKC would turn superscripts into digits. */
const tidy = (text: string) =>
  text
    .slice(0, LONGEST + 1)
    .replaceAll(/\P{No}+/gu, (part) => part.normalize('NFKC'))
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

function splitPrice(cell: string): { amount: string; names: string[] } | null {
  const text = tidy(cell);
  // The full stop of USD.250 is ambiguous.
  if (text.length > LONGEST || /\p{L}\.\d/u.test(text)) return null;
  const [, before = '', amount = '', after = ''] =
    /^((?:\D*[^\d.,])?)([\d.,](?:[\d.,'’ ]*[\d.,])?(?:[-–—]+)?)([^\d]*)$/.exec(text) ?? [];
  return amount === '' ? null : { amount, names: [before, after].map((name) => name.trim()).filter(Boolean) };
}

const CURRENCY_CODES = new Set(Intl.supportedValuesOf('currency'));
const CURRENCY = /\p{Sc}|^(?:[Ee]uros?|kr\.?|Kč|zł|Fr\.?)$/u;

/** Whether a price such as 9,50 € or 25.00 EUR is in another currency. */
export const hasOtherCurrency = (cell: string): boolean =>
  splitPrice(cell)?.names.some((name) => (CURRENCY_CODES.has(name) || CURRENCY.test(name)) && !isOwnCurrency(name)) ??
  false;

/** Reads $1,234.50, 1.234,50 €, US$12.50, 12.5000 and 199,-. @returns null for another currency */
export function readPrice(cell: string): string | null {
  const { amount, names } = splitPrice(cell) ?? { amount: '', names: [] };
  if (amount === '' || !names.every(isOwnCurrency)) return null;
  const number = splitNumber(amount.replace(/[.,][-–—]+$/, ''));
  if (!number || /[^0]/.test(number.decimals.slice(2))) return null;
  const decimals = number.decimals.slice(0, 2);
  return decimals === '' ? withoutZeros(number.whole) : `${withoutZeros(number.whole)}.${decimals}`;
}

/** Reads 3, 3.0, 1 000 and 1,234,567. */
export function readCount(cell: string): string | null {
  const text = tidy(cell);
  const number = text.length > LONGEST ? null : splitNumber(text);
  return number && !/[^0]/.test(number.decimals) ? withoutZeros(number.whole) : null;
}

/** Reads "320 pages" and "XII, 320 S. : ill. ; 24 cm"; null with groups or decimals. */
export function readPages(cell: string): string | null {
  if (cell.length > LONGEST) return null;
  // Illustrations and size follow.
  const [extent = ''] = cell.split(/ ?[:;] /, 1);
  const numbers = extent.match(/\d[\d.,]*/g) ?? [];
  const [only = ''] = numbers;
  return numbers.length === 1 ? readCount(only.replace(/[.,]$/, '')) : null;
}
