import type { AccessToken } from './accessToken.ts';
import { fetchJson } from './fetchJson.ts';
import type { CollectionQuery, Condition, FirestoreReads, QueryValue } from './firestoreReads.ts';
import type { StoredDocument } from './readDocument.ts';
import {
  idOf,
  type RestDocument,
  toCount,
  toDocument,
  toElements,
  toPage,
  toStored,
  UnexpectedAnswer,
} from './restAnswers.ts';

export interface RestAddress {
  projectId: string;
  /** Undefined in the cloud. */
  emulatorHost: string | undefined;
}

const LIMIT_MS = 3_000;
/** Documents of one answer, some 700 kB of books: a catalogue is never in memory twice. */
const PAGE = 1_000;

const OPERATORS = { '==': 'EQUAL', '>': 'GREATER_THAN', 'array-contains-any': 'ARRAY_CONTAINS_ANY' } as const;
const DIRECTIONS = { asc: 'ASCENDING', desc: 'DESCENDING' } as const;

function encode(value: QueryValue | string[]): object {
  if (value === null) return { nullValue: null };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encode) } };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (typeof value === 'number') return { integerValue: String(value) };
  return typeof value === 'string' ? { stringValue: value } : { booleanValue: value };
}

function toFilter([fieldPath, op, value]: Condition): object {
  const field = { fieldPath };
  if (value === null) return { unaryFilter: { op: 'IS_NULL', field } };
  return { fieldFilter: { field, op: OPERATORS[op], value: encode(value) } };
}

const toOrder = ([fieldPath, direction]: CollectionQuery['orderBy'][number]): object => ({
  field: { fieldPath },
  direction: DIRECTIONS[direction],
});

type OrderBy = CollectionQuery['orderBy'];

const toMask = (fields: readonly string[] | undefined) => fields && { fieldPaths: fields };

const namesOf = ([field]: OrderBy[number]) => (field === '__name__' ? [] : [field]);

/** Just behind these values: where what was asked for begins, or ends. The name of a document is written in full. */
function cursorOf(values: QueryValue[], orderBy: OrderBy, collectionName: string): object {
  const encoded = values.map((value, index) =>
    orderBy[index]?.[0] === '__name__' ? { referenceValue: `${collectionName}/${String(value)}` } : encode(value),
  );
  return { values: encoded, before: false };
}

/** What documents are ordered by comes along, since the next page begins behind it. */
function toQuery({ collection, where, orderBy, fields, through }: CollectionQuery, collectionName: string) {
  const filter = { compositeFilter: { op: 'AND', filters: where.map(toFilter) } };
  const wanted = fields && new Set([...fields, ...orderBy.flatMap(namesOf)]);
  return {
    select: wanted && { fields: [...wanted].map((fieldPath) => ({ fieldPath })) },
    from: [{ collectionId: collection }],
    where: filter,
    orderBy: orderBy.map(toOrder),
    endAt: through && cursorOf(through, orderBy, collectionName),
  };
}

/** Where the next page begins: behind this document. */
function cursorBehind({ name, fields }: RestDocument, orderBy: OrderBy): object {
  const values = orderBy.map(([field]) => (field === '__name__' ? { referenceValue: name } : fields[field]));
  return { values, before: false };
}

/**
 * Reads over Firestore's REST API: https://firestore.googleapis.com/$discovery/rest?version=v1
 * They need nothing that has to be loaded first, so that a cold instance lists books sooner (docs/decisions/011).
 * Nothing is tried again: whoever reads has the Firestore client for that. @throws Error whenever there is no good answer.
 */
export function createFirestoreRest(
  { projectId, emulatorHost }: RestAddress,
  accessToken: AccessToken,
): FirestoreReads {
  const documents = `projects/${projectId}/databases/(default)/documents`;
  const nameOfCollection = (id: string) => `${documents}/${id}`;
  const origin = emulatorHost === undefined ? 'https://firestore.googleapis.com' : `http://${emulatorHost}`;

  async function ask(method: string, question: object) {
    const token = emulatorHost === undefined ? await accessToken() : 'owner';
    const headers = { Authorization: `Bearer ${token}` };
    return toElements(
      await fetchJson(`${origin}/v1/${documents}:${method}`, { headers, body: question, limit: LIMIT_MS }),
    );
  }

  /** What batchGet says of one document that was asked for. */
  function toAnswer(path: string, { found, missing }: Record<string, unknown>): StoredDocument {
    const name = `${documents}/${path}`;
    if (found === undefined) {
      if (missing !== name) throw new UnexpectedAnswer('neither found nor missing');
      return { exists: false, id: idOf(name), ref: { path }, data: () => undefined };
    }
    const document = toDocument(found, documents);
    if (missing !== undefined || document.name !== name) throw new UnexpectedAnswer('another document');
    return toStored(document);
  }

  /** The elements come in any order. */
  function nameOf({ found, missing }: Record<string, unknown>): unknown {
    return found === undefined ? missing : toDocument(found, documents).name;
  }

  return {
    async get(path, fields) {
      const question = { documents: [`${documents}/${path}`], mask: toMask(fields) };
      const [element, ...others] = await ask('batchGet', question);
      if (!element || others.length > 0) throw new UnexpectedAnswer('several answers to one question');
      return { document: toAnswer(path, element), readTime: element.readTime };
    },

    async getAll(paths, readTime, fields) {
      const names = paths.map((path) => `${documents}/${path}`);
      const elements = await ask('batchGet', { documents: names, readTime, mask: toMask(fields) });
      const byName = new Map(elements.map((element) => [nameOf(element), element]));
      if (elements.length !== paths.length) throw new UnexpectedAnswer('not one answer to each question');
      return paths.map((path, index) => toAnswer(path, byName.get(names[index]) ?? {}));
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
        if (found.length > wanted) throw new UnexpectedAnswer('more documents than were asked for');
        stored.push(...found.map(toStored));
        const last = found.at(-1);
        if (!last || found.length < wanted || stored.length === limit) return stored;
        startAt = cursorBehind(last, orderBy);
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
