import { apiPaths } from '@bookstore/contract/api/paths';
import { BOOK_SORTS, CATEGORIES } from '@bookstore/contract/constants';
import { sleep } from '../processes.ts';

const TIMEOUT_MS = 5 * 60_000;

/** Queries with each filter and order, and searches by prefix, words and typo. */
const PATHS = [
  apiPaths.booksPage({ limit: 1 }),
  ...BOOK_SORTS.flatMap((sort) =>
    [{ category: CATEGORIES[0] }, { trending: true }].map((filter) =>
      apiPaths.booksPage({ limit: 1, sort, ...filter }),
    ),
  ),
  ...['a', 'the salt road', 'harbuor'].map((q) => apiPaths.booksPage({ limit: 1, q })),
];

const orderBy = (fieldPath: string, direction: string) => ({ field: { fieldPath }, direction });

const KEYS_QUERY = {
  structuredQuery: {
    from: [{ collectionId: 'books' }],
    where: { fieldFilter: { field: { fieldPath: 'searchKeys' }, op: 'ARRAY_CONTAINS', value: { stringValue: '' } } },
    orderBy: [orderBy('createdAt', 'DESCENDING'), orderBy('__name__', 'ASCENDING')],
    limit: 1,
  },
};

interface IndexTarget {
  shopUrl: string;
  firestoreHost: string;
  projectId: string;
}

async function buildKeys({ firestoreHost, projectId }: IndexTarget): Promise<void> {
  const url = `http://${firestoreHost}/v1/projects/${projectId}/databases/(default)/documents:runQuery`;
  const headers = { Authorization: 'Bearer owner' };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(KEYS_QUERY) });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`Firestore answered ${answer.status}: ${text}`);
}

async function waitForAnswer(url: string): Promise<void> {
  const limit = Date.now() + TIMEOUT_MS;
  for (;;) {
    const answer = await fetch(url);
    const text = await answer.text();
    if (answer.ok) return;
    if (answer.status !== 503 || Date.now() > limit) throw new Error(`${url} answered ${answer.status}: ${text}`);
    await sleep(500);
  }
}

/**
 * The emulator builds an index with its first query. That of search keys may exceed a request, so they are queried
 * directly.
 */
export async function buildIndexes(shop: IndexTarget): Promise<void> {
  await buildKeys(shop);
  for (const path of PATHS) await waitForAnswer(`${shop.shopUrl}${path}`);
}
