import { atMost, type Goal } from '../report.ts';
import { staysFlat } from '../sizes.ts';
import type { AtSize } from './tables.ts';

const BOOKS_OF_AN_ORDER = 2;
const PAGE = 24;
const SEARCH_READS = 100;
const TYPICAL_SEARCH_READS = 35;
const MEMORY_ABOVE_FRAMEWORK = 200;
const MORE_PROCESSOR_TIME = 2;

/** Not the statistics: the aggregating that Firestore does for us grows with the orders. */
const SAME_AT_ANY_SIZE = ['home, again', 'one book', 'order of two books', 'dashboard, a page of books'];
/** What it costs are the books that it holds, and in the smallest shop most pages are not full. */
const SAME_OF_LARGER = 'a page for the first time';

/** What is promised of every size, and of the largest beside the smallest. @param sizes the smallest first */
export function growthGoals(sizes: AtSize[], framework: number): Goal[] {
  const most = (read: (size: AtSize) => number) => Math.max(...sizes.map(read));
  const reads = (title: string) => most(({ measured }) => measured.get(title)?.reads ?? Number.NaN);
  const cpuOf = (title: string, size: AtSize | undefined) => size?.measured.get(title)?.cpuMicros ?? Number.NaN;
  const staysCheap = (title: string, name: string, smaller: AtSize | undefined) =>
    atMost(name, MORE_PROCESSOR_TIME, cpuOf(title, sizes.at(-1)) / cpuOf(title, smaller), 'times');
  return [
    staysFlat(
      'home: bytes of its books, of the two larger shops',
      sizes.slice(1).map(({ home }) => home.bytes),
    ),
    atMost('home again: reads, at any size', 1, reads('home, again')),
    atMost(`a page of ${PAGE} for the first time: reads, at any size`, PAGE + 2, reads('a page for the first time')),
    atMost('a page again: reads, at any size', 1, reads('a page again')),
    atMost('order of n books: reads n + 3, at any size', BOOKS_OF_AN_ORDER + 3, reads('order of two books')),
    atMost(
      'a search: reads, at most',
      SEARCH_READS,
      most(({ searches }) => searches.mostReads),
    ),
    atMost(
      'a search: reads, typically',
      TYPICAL_SEARCH_READS,
      most(({ searches }) => searches.medianReads),
    ),
    ...SAME_AT_ANY_SIZE.map((title) =>
      staysCheap(title, `${title}: our processor time, largest shop beside the smallest`, sizes[0]),
    ),
    staysCheap(SAME_OF_LARGER, `${SAME_OF_LARGER}: our processor time, of the two larger shops`, sizes.at(-2)),
    atMost(
      'memory after 10,000 requests, above the empty framework',
      MEMORY_ABOVE_FRAMEWORK,
      most(({ memoryMegabytes }) => memoryMegabytes - framework),
      'MB',
    ),
  ];
}
