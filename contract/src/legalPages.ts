/** Pages as listed; each is a file such as `legal/terms.md` of the shop. */
export const LEGAL_PAGES = ['terms', 'privacy', 'returns', 'imprint', 'accessibility'] as const;

export type LegalPageName = (typeof LEGAL_PAGES)[number];

/** Placeholders such as `{{email}}` for values from elsewhere. */
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

/** Placeholders that are a paragraph of their own. */
export const LEGAL_BLOCKS = ['sample', 'kept-data', 'withdrawal-form', 'guarantee-notice'] as const;

export type LegalPlace = (typeof LEGAL_PLACES)[number];
export type LegalBlock = (typeof LEGAL_BLOCKS)[number];

export const placesIn = (text: string): string[] =>
  Array.from(text.matchAll(/\{\{([^{}]*)\}\}/g), ([, name = '']) => name);
