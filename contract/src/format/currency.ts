import { language } from '@bookstore/messages/words';
import { shop } from '@bookstore/shop/shop';

/** ISO 4217. */
export const CURRENCY = shop.currency;

/** Writes `$1,234.50` if `isLong`, otherwise `$1234.50`. */
const createFormat = (isLong: boolean) =>
  new Intl.NumberFormat(shop.languageTag, {
    style: 'currency',
    currency: CURRENCY,
    currencyDisplay: 'narrowSymbol',
    useGrouping: isLong,
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });

const formats = new Map<boolean, Intl.NumberFormat>();

/** Cached: creation is slow. */
function getFormat(isLong: boolean): Intl.NumberFormat {
  const format = formats.get(isLong) ?? createFormat(isLong);
  formats.set(isLong, format);
  return format;
}

/** Writes whole units. @param isLong with thousands separators */
export const formatAmount = (amount: number, isLong = false): string => getFormat(isLong).format(amount);

export const currencySign = (): string =>
  getFormat(false)
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? CURRENCY;

export const currencyName = (): string =>
  new Intl.NumberFormat(language, { style: 'currency', currency: CURRENCY, currencyDisplay: 'name' })
    .formatToParts(2)
    .find(({ type }) => type === 'currency')?.value ?? CURRENCY;

export const shortCurrencyName = (): string => currencyName().replace(/^.* /, '');
