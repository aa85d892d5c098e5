import { language } from '@bookstore/messages/words';
import { shop } from '@bookstore/shop/shop';

/** ISO 4217: what all prices and sums are in. */
export const CURRENCY = shop.currency;

/** As many digits as there are cents: `$1,234.50` where `isLong`, `$1234.50` elsewhere. */
const formatOf = (isLong: boolean) =>
  new Intl.NumberFormat(shop.languageTag, {
    style: 'currency',
    currency: CURRENCY,
    // `$`, and not `US$` where there are other dollars.
    currencyDisplay: 'narrowSymbol',
    useGrouping: isLong,
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });

/** Made with the first amount: that takes longer than to write one. */
const made = new Map<boolean, Intl.NumberFormat>();

function formatFor(isLong: boolean): Intl.NumberFormat {
  const format = made.get(isLong) ?? formatOf(isLong);
  made.set(isLong, format);
  return format;
}

/** An amount in whole units of the currency, as `shop.languageTag` writes it. @param isLong with separators of thousands */
export const formatAmount = (amount: number, isLong = false): string => formatFor(isLong).format(amount);

/** `$`, or what else stands beside amounts. */
export const currencySign = (): string =>
  formatFor(false)
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? CURRENCY;

/** In the words of the app: `US dollars`, `euros`. */
export const currencyName = (): string =>
  new Intl.NumberFormat(language, { style: 'currency', currency: CURRENCY, currencyDisplay: 'name' })
    .formatToParts(2)
    .find(({ type }) => type === 'currency')?.value ?? CURRENCY;

/** The last word of its name: `dollars`. */
export const shortCurrencyName = (): string => currencyName().replace(/^.* /, '');
