/** The pages below `/legal/`, in the order in which they are listed. Each is a file of the shop's folder, `legal/terms.md`. */
export const LEGAL_PAGES = ['terms', 'privacy', 'returns', 'imprint', 'accessibility'] as const;

export type LegalPageName = (typeof LEGAL_PAGES)[number];
