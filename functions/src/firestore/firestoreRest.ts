import type { AccessToken } from './accessToken.ts';
import { fetchJson } from './fetchJson.ts';
import type { FirestoreReads } from './firestoreReads.ts';
import type { StoredDocument } from './readDocument.ts';
import { cursorAfter, cursorOf, toMask, toQuery } from './restQueries.ts';
import {
  nameOf,
  toCount,
  toElements,
  toFoundOrMissing,
  toPage,
  toStored,
  UnexpectedResponse,
} from './restResponses.ts';

export interface RestAddress {
  projectId: string;
  /** Undefined in the cloud. */
  emulatorHost: string | undefined;
}

const LIMIT_MS = 3_000;
/** Documents per answer, about 700 kB of books. */
const PAGE = 1_000;

type Request = (method: string, message: object) => Promise<ReturnType<typeof toElements>>;

function createRequest(documents: string, emulatorHost: string | undefined, accessToken: AccessToken): Request {
  const origin = emulatorHost === undefined ? 'https://firestore.googleapis.com' : `http://${emulatorHost}`;
  return async (method, message) => {
    const token = emulatorHost === undefined ? await accessToken() : 'owner';
    const headers = { Authorization: `Bearer ${token}` };
    const url = `${origin}/v1/${documents}:${method}`;
    return toElements(await fetchJson(url, { headers, body: message, timeoutMs: LIMIT_MS }));
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
  const request = createRequest(documents, emulatorHost, accessToken);

  return {
    async get(path, fields) {
      const message = { documents: [`${documents}/${path}`], mask: toMask(fields) };
      const [element, ...others] = await request('batchGet', message);
      if (!element || others.length > 0) throw new UnexpectedResponse('several responses to one request');
      return { document: toFoundOrMissing(element, path, documents), readTime: element.readTime };
    },

    async getAll(paths, readTime, fields) {
      const names = paths.map((path) => `${documents}/${path}`);
      const elements = await request('batchGet', { documents: names, readTime, mask: toMask(fields) });
      const byName = new Map(elements.map((element) => [nameOf(element, documents), element]));
      if (elements.length !== paths.length) throw new UnexpectedResponse('not one response to each request');
      return paths.map((path, index) => toFoundOrMissing(byName.get(names[index]) ?? {}, path, documents));
    },

    async find(query, readTime) {
      const { collection, orderBy, after, limit = Number.POSITIVE_INFINITY } = query;
      const stored: StoredDocument[] = [];
      const collectionName = nameOfCollection(collection);
      const baseQuery = toQuery(query, collectionName);
      for (let startAt = after && cursorOf(after, orderBy, collectionName); ; ) {
        const pageSize = Math.min(PAGE, limit - stored.length);
        const structuredQuery = { ...baseQuery, startAt, limit: pageSize };
        const found = toPage(await request('runQuery', { structuredQuery, readTime }), collectionName);
        if (found.length > pageSize) throw new UnexpectedResponse('more documents than requested');
        stored.push(...found.map(toStored));
        const last = found.at(-1);
        if (!last || found.length < pageSize || stored.length === limit) return stored;
        startAt = cursorAfter(last, orderBy);
      }
    },

    async count(query, readTime) {
      const { after, orderBy, limit } = query;
      const collectionName = nameOfCollection(query.collection);
      const startAt = after && cursorOf(after, orderBy, collectionName);
      const structuredQuery = { ...toQuery(query, collectionName), startAt, limit };
      const structuredAggregationQuery = { structuredQuery, aggregations: [{ alias: 'count', count: {} }] };
      return toCount(await request('runAggregationQuery', { structuredAggregationQuery, readTime }));
    },
  };
}
