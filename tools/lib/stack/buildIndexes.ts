import { apiPaths } from '@bookstore/contract/api/paths';
import { BOOK_SORTS, CATEGORIES } from '@bookstore/contract/constants';
import { sleep } from '../processes.ts';

const TIMEOUT_MS = 5 * 60_000;

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

const orderBy = (fieldPath: string, direction: string) => ({ field: { fieldPath }, direction });

/** What asks for the index of the search keys. */
const KEYS_QUERY = {
  structuredQuery: {
    from: [{ collectionId: 'books' }],
    where: { fieldFilter: { field: { fieldPath: 'searchKeys' }, op: 'ARRAY_CONTAINS', value: { stringValue: '' } } },
    orderBy: [orderBy('createdAt', 'DESCENDING'), orderBy('__name__', 'ASCENDING')],
    limit: 1,
  },
};

/** A shop, and the Firestore emulator behind it. */
interface BuiltFor {
  shopUrl: string;
  firestoreHost: string;
  projectId: string;
}

async function buildKeys({ firestoreHost, projectId }: BuiltFor): Promise<void> {
  const url = `http://${firestoreHost}/v1/projects/${projectId}/databases/(default)/documents:runQuery`;
  const headers = { Authorization: 'Bearer owner' };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(KEYS_QUERY) });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`Firestore answered ${answer.status}: ${text}`);
}

async function untilItAnswers(url: string): Promise<void> {
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
 * Makes the emulator build every index of a new shop. It does so when a query first needs one; Firestore keeps its indexes up with
 * each write. That of the search keys, of which each book has a hundred and more, may take longer than a request has: Firestore is
 * asked for it by itself.
 */
export async function buildIndexes(shop: BuiltFor): Promise<void> {
  await buildKeys(shop);
  for (const path of PATHS) await untilItAnswers(`${shop.shopUrl}${path}`);
}
