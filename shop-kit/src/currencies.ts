/**
 * The currencies that prices can be in: those with two decimals, since all money inside is whole cents. The yen and the won, which
 * have none, and the dinars, which have three, are not supported.
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
