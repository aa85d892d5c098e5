import type { BookDetails } from './bookDetails.ts';

export const LOOKUP_SOURCES = { 'open-library': 'Open Library', 'google-books': 'Google Books' } as const;
export type LookupSource = keyof typeof LOOKUP_SOURCES;

export const isGoogleKey = (text: string): boolean => /^[\w-]{20,200}$/.test(text);

export interface FoundFields
  extends Pick<BookDetails, 'subtitle' | 'contributors' | 'publisher' | 'published' | 'pages' | 'language'> {
  title?: string;
  author?: string;
  description?: string;
}

export interface FoundBook {
  source: LookupSource;
  fields: FoundFields;
  cover?: string;
}

export interface LookupAnswer {
  /** Thirteen digits. */
  isbn: string;
  /** Best source first; empty if unknown. */
  found: FoundBook[];
  /** Empty if lookups are off. */
  asked: LookupSource[];
  silent: LookupSource[];
}
