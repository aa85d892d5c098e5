import type { BookDetails } from './bookDetails.ts';

/** Where the shop looks a book up, by the names that people read. */
export const LOOKUP_SOURCES = { 'open-library': 'Open Library', 'google-books': 'Google Books' } as const;
export type LookupSource = keyof typeof LOOKUP_SOURCES;

/** Whether a text may be a key of Google's. */
export const isGoogleKey = (text: string): boolean => /^[\w-]{20,200}$/.test(text);

/** What of a book can be looked up. */
export interface FoundFields
  extends Pick<BookDetails, 'subtitle' | 'contributors' | 'publisher' | 'published' | 'pages' | 'language'> {
  title?: string;
  author?: string;
  description?: string;
}

/** What one source says of a book. */
export interface FoundBook {
  source: LookupSource;
  fields: FoundFields;
  /** The address of a picture: for people to look at, and for nothing else. */
  cover?: string;
}

export interface LookupAnswer {
  /** Thirteen digits. */
  isbn: string;
  /** Empty where nobody knows it. The first is the one to begin with. */
  found: FoundBook[];
  /** Who was asked; nobody where the shop looks nothing up. */
  asked: LookupSource[];
  /** Who of them has not answered, or with nothing that can be read. */
  silent: LookupSource[];
}
