/** The pages below `/legal/`, in the order in which they are listed. Each is a file of the shop's folder, `legal/terms.md`. */
export const LEGAL_PAGES = ['terms', 'privacy', 'returns', 'imprint', 'accessibility'] as const;

export type LegalPageName = (typeof LEGAL_PAGES)[number];

/** What their texts may have put in, as `{{email}}`: what is written elsewhere, so that no page contradicts another. */
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

/** What stands in a paragraph of its own. */
export const LEGAL_BLOCKS = ['sample', 'kept-data', 'withdrawal-form', 'guarantee-notice'] as const;

export type LegalPlace = (typeof LEGAL_PLACES)[number];
export type LegalBlock = (typeof LEGAL_BLOCKS)[number];

/** The names of all places in a text, as they stand there. */
export const placesIn = (text: string): string[] =>
  Array.from(text.matchAll(/\{\{([^{}]*)\}\}/g), ([, name = '']) => name);
