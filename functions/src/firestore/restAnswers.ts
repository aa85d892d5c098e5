import type { StoredDocument } from './readDocument.ts';

type JsonObject = Record<string, unknown>;

export interface RestDocument {
  name: string;
  fields: JsonObject;
}

/** Causes a fallback to the Firestore client. */
export class UnexpectedAnswer extends Error {
  constructor(what: string) {
    super(`Firestore's answer is not as documented: ${what}.`);
  }
}

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function toObject(value: unknown, what: string): JsonObject {
  if (!isObject(value)) throw new UnexpectedAnswer(what);
  return value;
}

const DECIMAL = /^-?\d+$/;

function toDate(value: unknown): Date {
  const date = new Date(typeof value === 'string' ? value : Number.NaN);
  if (Number.isNaN(date.getTime())) throw new UnexpectedAnswer('a time');
  return date;
}

function toArray(value: unknown): unknown[] {
  const { values = [] } = toObject(value, 'an array value');
  if (!Array.isArray(values)) throw new UnexpectedAnswer('an array value');
  return values.map(decode);
}

const toFields = (fields: unknown): JsonObject =>
  Object.fromEntries(Object.entries(toObject(fields, 'fields')).map(([name, value]) => [name, decode(value)]));

const asItIs = (value: unknown) => value;

/** Types that no schema uses stay as they are. */
const DECODERS: Record<string, (value: unknown) => unknown> = {
  stringValue(value) {
    if (typeof value !== 'string') throw new UnexpectedAnswer('a string value');
    return value;
  },
  // JSON numbers are exact only up to 2^53.
  integerValue(value) {
    if (typeof value !== 'string' || !DECIMAL.test(value)) throw new UnexpectedAnswer('an integer value');
    return Number(value);
  },
  booleanValue(value) {
    if (typeof value !== 'boolean') throw new UnexpectedAnswer('a boolean value');
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
    if (typeof value !== 'string') throw new UnexpectedAnswer('a bytes value');
    return Buffer.from(value, 'base64');
  },
  arrayValue: toArray,
  mapValue: (value) => toFields(toObject(value, 'a map value').fields ?? {}),
  referenceValue: asItIs,
  geoPointValue: asItIs,
};

function decode(value: unknown): unknown {
  const [[kind, content] = ['none', undefined], ...others] = Object.entries(toObject(value, 'a value'));
  const decoder = DECODERS[kind];
  if (!decoder || others.length > 0) throw new UnexpectedAnswer(`a value of the kind ${kind}`);
  return decoder(content);
}

export function toDocument(value: unknown, below: string): RestDocument {
  const { name, fields = {} } = toObject(value, 'a document');
  if (typeof name !== 'string' || !name.startsWith(`${below}/`)) throw new UnexpectedAnswer('the name of a document');
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
export function toElements(answer: unknown): (JsonObject & { readTime: string })[] {
  if (!Array.isArray(answer) || answer.length === 0) throw new UnexpectedAnswer('no elements');
  return answer.map((value) => {
    const element = toObject(value, 'an element');
    if ('error' in element) throw new UnexpectedAnswer(`an error, ${JSON.stringify(element.error)}`);
    const { readTime } = element;
    if (typeof readTime !== 'string') throw new UnexpectedAnswer('an element without a time');
    toDate(readTime);
    return { ...element, readTime };
  });
}

export function nameOf({ found, missing }: JsonObject, below: string): unknown {
  return found === undefined ? missing : toDocument(found, below).name;
}

export function toFoundOrMissing({ found, missing }: JsonObject, path: string, below: string): StoredDocument {
  const name = `${below}/${path}`;
  if (found === undefined) {
    if (missing !== name) throw new UnexpectedAnswer('neither found nor missing');
    return { exists: false, id: idOf(name), ref: { path }, data: () => undefined };
  }
  const document = toDocument(found, below);
  if (missing !== undefined || document.name !== name) throw new UnexpectedAnswer('another document');
  return toStored(document);
}

/** Other members of an element. */
const PROGRESS = new Set(['readTime', 'skippedResults', 'done', 'transaction', 'explainMetrics']);

export function toPage(elements: JsonObject[], below: string): RestDocument[] {
  const found = elements.flatMap((element) => {
    if (element.document !== undefined) return toDocument(element.document, below);
    const unknown = Object.keys(element).find((name) => !PROGRESS.has(name));
    if (unknown !== undefined) throw new UnexpectedAnswer(`an element with ${unknown}`);
    return [];
  });
  if (new Set(found.map(({ name }) => name)).size < found.length) throw new UnexpectedAnswer('a document twice');
  return found;
}

export function toCount(elements: JsonObject[]): number {
  const [{ result } = {}, ...others] = elements;
  const { count } = toFields(toObject(result, 'the result of a count').aggregateFields);
  if (others.length > 0 || typeof count !== 'number') throw new UnexpectedAnswer('no count');
  return count;
}
