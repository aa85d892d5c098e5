import type { Measured } from '../measureCall.ts';
import type { Cell, Table } from '../report.ts';
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

const count = (books: number) => books.toLocaleString('en-US');

/** What one call takes of time and of Firestore. */
export function costsTable(sizes: AtSize[]): Table {
  const titles = [...(sizes[0]?.measured.keys() ?? [])];
  const rows = titles.flatMap((title) =>
    sizes.flatMap(({ books, measured }): Cell[][] => {
      const one = measured.get(title);
      if (!one) return [];
      return [[title, count(books), one.reads, one.writes, one.aggregations, one.p50, one.p99, one.cpuMicros]];
    }),
  );
  const searches = sizes.map(({ books, searches: one }) => [
    'a search',
    count(books),
    one.medianReads,
    0,
    0,
    one.p50,
    one.p99,
    one.cpuMicros,
  ]);
  return {
    title: 'What one call asks Firestore for (counted), and how long it takes alone, by the number of books',
    columns: ['call', 'books', 'reads', 'writes', 'aggregations', 'p50 ms', 'p99 ms', 'CPU µs'],
    rows: [...rows, ...searches],
    notes: [
      'As many orders as books, up to 10,000. The time of the statistics is the emulator’s, which looks at every document.',
      'The pages are of each category, trending or not, in each order. Of the searches, reads and CPU are the median.',
    ],
  };
}

/** What an instance holds and sends. */
export function sizesTable(sizes: AtSize[], framework: number): Table {
  return {
    title: 'What could grow with the catalogue',
    columns: [
      'books',
      'home kB',
      'gzip kB',
      'search: most reads',
      'list kB',
      'its first ms',
      'memory MB',
      'above the framework',
    ],
    rows: sizes.map(({ books, home, searches, list, memoryMegabytes }) => [
      count(books),
      home.bytes / 1000,
      home.gzipBytes / 1000,
      searches.mostReads,
      list.bytes / 1000,
      list.firstMs,
      memoryMegabytes,
      memoryMegabytes - framework,
    ]),
    notes: [
      `Memory: a whole instance after 10,000 mixed requests; the framework with an empty Express app needs ${Math.round(framework)} MB for as many.`,
      'The list is that of the call without a query, which reads the newest 10,000 books; no page asks for it.',
    ],
  };
}
