import type { StoredDocument } from './readDocument.ts';

type JsonObject = Record<string, unknown>;

export interface RestDocument {
  name: string;
  fields: JsonObject;
}

/** Causes a fallback to the Firestore client. */
export class UnexpectedResponse extends Error {
  constructor(expected: string) {
    super(`Firestore's answer is not as documented: ${expected}.`);
  }
}

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function toObject(value: unknown, expected: string): JsonObject {
  if (!isObject(value)) throw new UnexpectedResponse(expected);
  return value;
}

const DECIMAL = /^-?\d+$/;

function toDate(value: unknown): Date {
  const date = new Date(typeof value === 'string' ? value : Number.NaN);
  if (Number.isNaN(date.getTime())) throw new UnexpectedResponse('a time');
  return date;
}

function toArray(value: unknown): unknown[] {
  const { values = [] } = toObject(value, 'an array value');
  if (!Array.isArray(values)) throw new UnexpectedResponse('an array value');
  return values.map(decode);
}

const toFields = (fields: unknown): JsonObject =>
  Object.fromEntries(Object.entries(toObject(fields, 'fields')).map(([name, value]) => [name, decode(value)]));

const identity = (value: unknown) => value;

/** Types that no schema uses stay as they are. */
const DECODERS: Record<string, (value: unknown) => unknown> = {
  stringValue(value) {
    if (typeof value !== 'string') throw new UnexpectedResponse('a string value');
    return value;
  },
  // JSON numbers are exact only up to 2^53.
  integerValue(value) {
    if (typeof value !== 'string' || !DECIMAL.test(value)) throw new UnexpectedResponse('an integer value');
    return Number(value);
  },
  booleanValue(value) {
    if (typeof value !== 'boolean') throw new UnexpectedResponse('a boolean value');
    return value;
  },
  timestampValue(value) {
    const date = toDate(value);
    return { toDate: () => date };
  },
  nullValue: () => null,
  // NaN and infinities are strings.
  doubleValue: Number,
  bytesValue(value) {
    if (typeof value !== 'string') throw new UnexpectedResponse('a bytes value');
    return Buffer.from(value, 'base64');
  },
  arrayValue: toArray,
  mapValue: (value) => toFields(toObject(value, 'a map value').fields ?? {}),
  referenceValue: identity,
  geoPointValue: identity,
};

function decode(value: unknown): unknown {
  const [[kind, content] = ['none', undefined], ...others] = Object.entries(toObject(value, 'a value'));
  const decoder = DECODERS[kind];
  if (!decoder || others.length > 0) throw new UnexpectedResponse(`a value of the kind ${kind}`);
  return decoder(content);
}

export function toDocument(value: unknown, parentName: string): RestDocument {
  const { name, fields = {} } = toObject(value, 'a document');
  if (typeof name !== 'string' || !name.startsWith(`${parentName}/`))
    throw new UnexpectedResponse('the name of a document');
  return { name, fields: toObject(fields, 'the fields of a document') };
}

const pathOf = (name: string) => name.slice(name.indexOf('/documents/') + '/documents/'.length);
const idOf = (name: string) => name.slice(name.lastIndexOf('/') + 1);

export function toStored({ name, fields }: RestDocument): StoredDocument {
  const data = toFields(fields);
  return { exists: true, id: idOf(name), ref: { path: pathOf(name) }, data: () => data };
}

/**
 * An error in the middle arrives as a last element `{ error }` with status 200, and an empty answer has one element
 * too.
 */
export function toElements(response: unknown): (JsonObject & { readTime: string })[] {
  if (!Array.isArray(response) || response.length === 0) throw new UnexpectedResponse('no elements');
  return response.map((value) => {
    const element = toObject(value, 'an element');
    if ('error' in element) throw new UnexpectedResponse(`an error, ${JSON.stringify(element.error)}`);
    const { readTime } = element;
    if (typeof readTime !== 'string') throw new UnexpectedResponse('an element without a time');
    toDate(readTime);
    return { ...element, readTime };
  });
}

export function nameOf({ found, missing }: JsonObject, parentName: string): unknown {
  return found === undefined ? missing : toDocument(found, parentName).name;
}

export function toFoundOrMissing({ found, missing }: JsonObject, path: string, parentName: string): StoredDocument {
  const name = `${parentName}/${path}`;
  if (found === undefined) {
    if (missing !== name) throw new UnexpectedResponse('neither found nor missing');
    return { exists: false, id: idOf(name), ref: { path }, data: () => undefined };
  }
  const document = toDocument(found, parentName);
  if (missing !== undefined || document.name !== name) throw new UnexpectedResponse('another document');
  return toStored(document);
}

/** Other members of an element. */
const METADATA_KEYS = new Set(['readTime', 'skippedResults', 'done', 'transaction', 'explainMetrics']);

export function toPage(elements: JsonObject[], parentName: string): RestDocument[] {
  const found = elements.flatMap((element) => {
    if (element.document !== undefined) return toDocument(element.document, parentName);
    const unknown = Object.keys(element).find((name) => !METADATA_KEYS.has(name));
    if (unknown !== undefined) throw new UnexpectedResponse(`an element with ${unknown}`);
    return [];
  });
  if (new Set(found.map(({ name }) => name)).size < found.length) throw new UnexpectedResponse('a document twice');
  return found;
}

export function toCount(elements: JsonObject[]): number {
  const [{ result } = {}, ...others] = elements;
  const { count } = toFields(toObject(result, 'the result of a count').aggregateFields);
  if (others.length > 0 || typeof count !== 'number') throw new UnexpectedResponse('no count');
  return count;
}
