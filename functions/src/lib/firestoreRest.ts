import type { AccessToken } from './accessToken.ts';
import { fetchJson } from './fetchJson.ts';
import type { StoredDocument } from './readDocument.ts';
import { idOf, type RestDocument, toDocument, toElements, toPage, toStored, UnexpectedAnswer } from './restAnswers.ts';

/**
 * Reads over Firestore's REST API: https://firestore.googleapis.com/$discovery/rest?version=v1
 * They need nothing that has to be loaded first, so that a cold instance lists books sooner (docs/decisions/011).
 * Nothing is tried again: whoever reads has the Firestore client for that. @throws Error whenever there is no good answer.
 */
export interface FirestoreRest {
  /** One document as it is now, and the moment of that. */
  get(path: string): Promise<{ document: StoredDocument; readTime: string }>;
  /** All that a query finds, as of a moment of the last hour. */
  find(query: RestQuery, readTime: string): Promise<StoredDocument[]>;
}

/** A query of one collection, in the words of the API. */
export interface RestQuery {
  collection: string;
  where: object;
  /** Ascending; with `__name__` at the end it is complete. */
  orderBy: string[];
}

export interface RestAddress {
  projectId: string;
  /** Undefined in the cloud. */
  emulatorHost: string | undefined;
}

const LIMIT_MS = 3_000;
/** Documents of one answer, some 700 kB of books: a catalogue is never in memory twice. */
const PAGE = 1_000;

/** Where the next page begins: behind this document. */
function cursorBehind({ name, fields }: RestDocument, orderBy: string[]): object {
  const values = orderBy.map((field) => (field === '__name__' ? { referenceValue: name } : fields[field]));
  return { values, before: false };
}

export function createFirestoreRest({ projectId, emulatorHost }: RestAddress, accessToken: AccessToken): FirestoreRest {
  const documents = `projects/${projectId}/databases/(default)/documents`;
  const origin = emulatorHost === undefined ? 'https://firestore.googleapis.com' : `http://${emulatorHost}`;

  async function ask(method: string, question: object) {
    const token = emulatorHost === undefined ? await accessToken() : 'owner';
    const headers = { Authorization: `Bearer ${token}` };
    return toElements(
      await fetchJson(`${origin}/v1/${documents}:${method}`, { headers, body: question, limit: LIMIT_MS }),
    );
  }

  return {
    async get(path) {
      const name = `${documents}/${path}`;
      const [element, ...others] = await ask('batchGet', { documents: [name] });
      if (!element || others.length > 0) throw new UnexpectedAnswer('several answers to one question');
      const { found, missing, readTime } = element;
      if (found === undefined) {
        if (missing !== name) throw new UnexpectedAnswer('neither found nor missing');
        return { document: { exists: false, id: idOf(name), ref: { path }, data: () => undefined }, readTime };
      }
      const document = toDocument(found, documents);
      if (missing !== undefined || document.name !== name) throw new UnexpectedAnswer('another document');
      return { document: toStored(document), readTime };
    },

    async find({ collection, where, orderBy }, readTime) {
      const stored: StoredDocument[] = [];
      const order = orderBy.map((fieldPath) => ({ field: { fieldPath } }));
      for (let startAt: object | undefined; ; ) {
        const structuredQuery = { from: [{ collectionId: collection }], where, orderBy: order, startAt, limit: PAGE };
        const found = toPage(await ask('runQuery', { structuredQuery, readTime }), `${documents}/${collection}`);
        stored.push(...found.map(toStored));
        const last = found.at(-1);
        if (!last || found.length < PAGE) return stored;
        startAt = cursorBehind(last, orderBy);
      }
    },
  };
}
