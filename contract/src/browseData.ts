import type { Book } from './book.ts';
import type { BookCounts } from './booksQuery.ts';

/** Of the data block in a document of a page of books (application/json, which no browser runs). */
export const BROWSE_DATA_ID = 'browse-data';

/** What the page would ask the API for, as it was when the document was made. */
export interface BrowseData {
  /** The page's address, as the contract writes it (browsePath). */
  path: string;
  page: { books: Book[]; total: number | null; next: string | null };
  counts: BookCounts;
}
