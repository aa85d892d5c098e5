/** In listed order. Each is a file of the shop's folder, `legal/terms.md`. */
export const LEGAL_PAGES = ['terms', 'privacy', 'returns', 'imprint', 'accessibility'] as const;

export type LegalPageName = (typeof LEGAL_PAGES)[number];

/** Placeholders such as `{{email}}` for values from elsewhere, so that pages agree. */
export const LEGAL_PLACES = [
  'shop',
  'seller',
  'address',
  'email',
  'phone',
  'tax-number',
  'register',
  'delivery-charge',
  'delivery-time',
  'taxes',
] as const;

/** Placeholders that form their own paragraph. */
export const LEGAL_BLOCKS = ['sample', 'kept-data', 'withdrawal-form', 'guarantee-notice'] as const;

export type LegalPlace = (typeof LEGAL_PLACES)[number];
export type LegalBlock = (typeof LEGAL_BLOCKS)[number];

/** Placeholders used in a text. */
export const placesIn = (text: string): string[] =>
  Array.from(text.matchAll(/\{\{([^{}]*)\}\}/g), ([, name = '']) => name);
