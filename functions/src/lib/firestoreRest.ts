import type { AccessToken } from './accessToken.ts';
import { fetchJson } from './fetchJson.ts';
import type { StoredDocument } from './readDocument.ts';

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

/** Of the values of Firestore those that books have. Integers are strings because JSON's numbers end at 2^53. */
interface RestValue {
  nullValue?: null;
  booleanValue?: boolean;
  integerValue?: string;
  stringValue?: string;
  timestampValue?: string;
  referenceValue?: string;
}

interface RestDocument {
  name: string;
  fields?: Record<string, RestValue>;
}

interface BatchGetAnswer {
  found?: RestDocument;
  missing?: string;
  readTime: string;
}

const LIMIT_MS = 3_000;
/** Documents of one answer, some 700 kB of books: a catalogue is never in memory twice. */
const PAGE = 1_000;

function decode({ nullValue, booleanValue, integerValue, stringValue, timestampValue }: RestValue): unknown {
  if (stringValue !== undefined) return stringValue;
  if (integerValue !== undefined) return Number(integerValue);
  if (booleanValue !== undefined) return booleanValue;
  if (timestampValue !== undefined) return { toDate: () => new Date(timestampValue) };
  if (nullValue !== undefined) return null;
  throw new Error('A value of a kind that no book has.');
}

function toStored({ name, fields = {} }: RestDocument): StoredDocument {
  const values = Object.entries(fields).map(([field, value]): [string, unknown] => [field, decode(value)]);
  const data = Object.fromEntries(values);
  return { exists: true, id: name.slice(name.lastIndexOf('/') + 1), data: () => data };
}

/** Where the next page begins: behind this document. */
function cursorBehind({ name, fields = {} }: RestDocument, orderBy: string[]): object {
  const values = orderBy.map((field) => (field === '__name__' ? { referenceValue: name } : fields[field]));
  return { values, before: false };
}

export function createFirestoreRest({ projectId, emulatorHost }: RestAddress, accessToken: AccessToken): FirestoreRest {
  const documents = `projects/${projectId}/databases/(default)/documents`;
  const origin = emulatorHost === undefined ? 'https://firestore.googleapis.com' : `http://${emulatorHost}`;

  async function ask<Answer>(method: string, question: object): Promise<Answer[]> {
    const token = emulatorHost === undefined ? await accessToken() : 'owner';
    const headers = { Authorization: `Bearer ${token}` };
    const answers = await fetchJson(`${origin}/v1/${documents}:${method}`, {
      headers,
      body: question,
      limit: LIMIT_MS,
    });
    return answers as Answer[];
  }

  return {
    async get(path) {
      const [answer] = await ask<BatchGetAnswer>('batchGet', { documents: [`${documents}/${path}`] });
      if (!answer) throw new Error('batchGet answered nothing.');
      const { found, readTime } = answer;
      const id = path.slice(path.lastIndexOf('/') + 1);
      return { document: found ? toStored(found) : { exists: false, id, data: () => undefined }, readTime };
    },

    async find({ collection, where, orderBy }, readTime) {
      const stored: StoredDocument[] = [];
      for (let startAt: object | undefined; ; ) {
        const order = orderBy.map((fieldPath) => ({ field: { fieldPath } }));
        const structuredQuery = { from: [{ collectionId: collection }], where, orderBy: order, startAt, limit: PAGE };
        const answers = await ask<{ document?: RestDocument }>('runQuery', { structuredQuery, readTime });
        const found = answers.flatMap(({ document }) => document ?? []);
        stored.push(...found.map(toStored));
        const last = found.at(-1);
        if (!last || found.length < PAGE) return stored;
        startAt = cursorBehind(last, orderBy);
      }
    },
  };
}
