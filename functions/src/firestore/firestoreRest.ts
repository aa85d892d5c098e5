import type { AccessToken } from './accessToken.ts';
import { fetchJson } from './fetchJson.ts';
import type { FirestoreReads } from './firestoreReads.ts';
import type { StoredDocument } from './readDocument.ts';
import { nameOf, toCount, toElements, toFoundOrMissing, toPage, toStored, UnexpectedAnswer } from './restAnswers.ts';
import { cursorAfter, cursorOf, toMask, toQuery } from './restQueries.ts';

export interface RestAddress {
  projectId: string;
  /** Undefined in the cloud. */
  emulatorHost: string | undefined;
}

const LIMIT_MS = 3_000;
/** Documents per answer, about 700 kB of books. */
const PAGE = 1_000;

type Ask = (method: string, question: object) => Promise<ReturnType<typeof toElements>>;

function createAsk(documents: string, emulatorHost: string | undefined, accessToken: AccessToken): Ask {
  const origin = emulatorHost === undefined ? 'https://firestore.googleapis.com' : `http://${emulatorHost}`;
  return async (method, question) => {
    const token = emulatorHost === undefined ? await accessToken() : 'owner';
    const headers = { Authorization: `Bearer ${token}` };
    const url = `${origin}/v1/${documents}:${method}`;
    return toElements(await fetchJson(url, { headers, body: question, limit: LIMIT_MS }));
  };
}

/**
 * Uses Firestore's REST API (https://firestore.googleapis.com/$discovery/rest?version=v1), which makes cold starts
 * faster (docs/decisions/011). Not retried: callers fall back to the client. @throws Error without a valid answer
 */
export function createFirestoreRest(
  { projectId, emulatorHost }: RestAddress,
  accessToken: AccessToken,
): FirestoreReads {
  const documents = `projects/${projectId}/databases/(default)/documents`;
  const nameOfCollection = (id: string) => `${documents}/${id}`;
  const ask = createAsk(documents, emulatorHost, accessToken);

  return {
    async get(path, fields) {
      const question = { documents: [`${documents}/${path}`], mask: toMask(fields) };
      const [element, ...others] = await ask('batchGet', question);
      if (!element || others.length > 0) throw new UnexpectedAnswer('several responses to one request');
      return { document: toFoundOrMissing(element, path, documents), readTime: element.readTime };
    },

    async getAll(paths, readTime, fields) {
      const names = paths.map((path) => `${documents}/${path}`);
      const elements = await ask('batchGet', { documents: names, readTime, mask: toMask(fields) });
      const byName = new Map(elements.map((element) => [nameOf(element, documents), element]));
      if (elements.length !== paths.length) throw new UnexpectedAnswer('not one response to each request');
      return paths.map((path, index) => toFoundOrMissing(byName.get(names[index]) ?? {}, path, documents));
    },

    async find(asked, readTime) {
      const { collection, orderBy, after, limit = Number.POSITIVE_INFINITY } = asked;
      const stored: StoredDocument[] = [];
      const collectionName = nameOfCollection(collection);
      const query = toQuery(asked, collectionName);
      for (let startAt = after && cursorOf(after, orderBy, collectionName); ; ) {
        const wanted = Math.min(PAGE, limit - stored.length);
        const structuredQuery = { ...query, startAt, limit: wanted };
        const found = toPage(await ask('runQuery', { structuredQuery, readTime }), collectionName);
        if (found.length > wanted) throw new UnexpectedAnswer('more documents than requested');
        stored.push(...found.map(toStored));
        const last = found.at(-1);
        if (!last || found.length < wanted || stored.length === limit) return stored;
        startAt = cursorAfter(last, orderBy);
      }
    },

    async count(asked, readTime) {
      const { after, orderBy, limit } = asked;
      const collectionName = nameOfCollection(asked.collection);
      const startAt = after && cursorOf(after, orderBy, collectionName);
      const structuredQuery = { ...toQuery(asked, collectionName), startAt, limit };
      const structuredAggregationQuery = { structuredQuery, aggregations: [{ alias: 'count', count: {} }] };
      return toCount(await ask('runAggregationQuery', { structuredAggregationQuery, readTime }));
    },
  };
}
