import type { Measured } from '../measureCall.ts';
import type { SearchFigures } from './searches.ts';

/** What was found in a shop of so many books. */
export interface AtSize {
  books: number;
  /** By the title of the call. */
  measured: Map<string, Measured>;
  searches: SearchFigures;
  home: { bytes: number; gzipBytes: number };
  /** Of the specification's list of all books, of which it answers the newest 10,000. */
  list: { firstMs: number; bytes: number };
  memoryMegabytes: number;
}
