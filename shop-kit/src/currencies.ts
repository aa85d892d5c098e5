/**
 * Only currencies with two decimals, because amounts are stored in cents. Yen, won and dinars are
 * not supported.
 */
export const CURRENCY_CODES = [
  'AED',
  'AUD',
  'BRL',
  'CAD',
  'CHF',
  'CZK',
  'DKK',
  'EUR',
  'GBP',
  'HKD',
  'ILS',
  'INR',
  'MXN',
  'MYR',
  'NOK',
  'NZD',
  'PHP',
  'PLN',
  'RON',
  'SEK',
  'SGD',
  'THB',
  'TRY',
  'UAH',
  'USD',
  'ZAR',
] as const;

export type CurrencyCode = (typeof CURRENCY_CODES)[number];
