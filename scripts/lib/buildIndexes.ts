import { apiPaths } from '@bookstore/contract/apiPaths';
import { BOOK_SORTS, CATEGORIES } from '@bookstore/contract/constants';
import { sleep } from './processes.ts';

const PATIENCE_MS = 5 * 60_000;

/** One of each kind of query: each field that a page compares with each order, and a search by few letters, by words and with a typo. */
const PATHS = [
  apiPaths.booksPage({ limit: 1 }),
  ...BOOK_SORTS.flatMap((sort) =>
    [{ category: CATEGORIES[0] }, { trending: true }].map((filter) =>
      apiPaths.booksPage({ limit: 1, sort, ...filter }),
    ),
  ),
  ...['a', 'the salt road', 'harbuor'].map((q) => apiPaths.booksPage({ limit: 1, q })),
];

async function untilItAnswers(url: string): Promise<void> {
  const limit = Date.now() + PATIENCE_MS;
  for (;;) {
    const answer = await fetch(url);
    const text = await answer.text();
    if (answer.ok) return;
    if (answer.status !== 503 || Date.now() > limit) throw new Error(`${url} answered ${answer.status}: ${text}`);
    await sleep(500);
  }
}

/**
 * Makes the emulator build every index of a new shop. It does so when a query first needs one, which with 100,000 books takes longer
 * than a request has; Firestore keeps its indexes up with each write.
 */
export async function buildIndexes(url: string): Promise<void> {
  for (const path of PATHS) await untilItAnswers(`${url}${path}`);
}
