import { DocumentReference, type Firestore, GeoPoint, Timestamp } from 'firebase-admin/firestore';

/**
 * Other Firestore types are objects with one key: $timestamp (nine decimals), $bytes (base64), $reference (path),
 * $point (latitude, longitude), $number (NaN, Infinity, -Infinity, -0), and $map for a map with such a key.
 */
export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

const NANOS = 9;

function encodeTimestamp({ seconds, nanoseconds }: Timestamp): string {
  const wholeSeconds = new Date(seconds * 1000).toISOString().slice(0, -5);
  return `${wholeSeconds}.${String(nanoseconds).padStart(NANOS, '0')}Z`;
}

function decodeTimestamp(text: string): Timestamp {
  const match = /^([^.]+)\.(\d{9})Z$/.exec(text);
  const milliseconds = Date.parse(`${match?.[1]}Z`);
  if (!match || Number.isNaN(milliseconds)) throw new Error(`“${text}” is not a timestamp.`);
  return new Timestamp(milliseconds / 1000, Number(match[2]));
}

function encodeNumber(value: number, path: string): Json {
  if (Number.isInteger(value) && !Number.isSafeInteger(value)) {
    throw new Error(`The number at ${path} is too large to be stored exactly.`);
  }
  const isPlain = Number.isFinite(value) && !Object.is(value, -0);
  return isPlain ? value : { $number: Object.is(value, -0) ? '-0' : String(value) };
}

function encodeMap(map: object, path: string): Json {
  const entries = Object.entries(map).sort(([a], [b]) => (a < b ? -1 : 1));
  const encoded = Object.fromEntries(entries.map(([name, value]) => [name, encode(value, `${path}.${name}`)]));
  return entries.some(([name]) => name.startsWith('$')) ? { $map: encoded } : encoded;
}

function isPlainObject(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/**
 * Equal values give equal JSON. @param path for error messages @throws Error for a value that cannot be restored
 * exactly
 */
export function encode(value: unknown, path: string): Json {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return value;
  if (typeof value === 'number') return encodeNumber(value, path);
  if (Array.isArray(value)) return value.map((element, index) => encode(element, `${path}.${index}`));
  if (value instanceof Timestamp) return { $timestamp: encodeTimestamp(value) };
  if (value instanceof DocumentReference) return { $reference: value.path };
  if (value instanceof GeoPoint) return { $point: [value.latitude, value.longitude] };
  if (value instanceof Uint8Array) return { $bytes: Buffer.from(value).toString('base64') };
  if (isPlainObject(value)) return encodeMap(value, path);
  throw new Error(`The value at ${path} has a type that a backup cannot store.`);
}

function decodeMap(map: { [name: string]: Json }, db: Firestore): object {
  return Object.fromEntries(Object.entries(map).map(([name, value]) => [name, decode(value, db)]));
}

function decodeText(tag: string, text: string, db: Firestore): unknown {
  if (tag === '$timestamp') return decodeTimestamp(text);
  if (tag === '$bytes') return Buffer.from(text, 'base64');
  if (tag === '$reference') return db.doc(text);
  if (tag === '$number') return Number(text);
  throw new Error(`“${tag}” is not a known type.`);
}

function decodeTagged(tag: string, value: Json, db: Firestore): unknown {
  if (typeof value === 'string') return decodeText(tag, value, db);
  if (tag === '$point' && Array.isArray(value)) return new GeoPoint(Number(value[0]), Number(value[1]));
  if (tag === '$map' && isPlainObject(value)) return decodeMap(value as { [name: string]: Json }, db);
  throw new Error(`“${tag}” is not a known type.`);
}

/** @throws Error for anything that `encode` does not write */
export function decode(value: Json, db: Firestore): unknown {
  if (Array.isArray(value)) return value.map((element) => decode(element, db));
  if (typeof value !== 'object' || value === null) return value;
  const [tag] = Object.keys(value).filter((name) => name.startsWith('$'));
  return tag === undefined ? decodeMap(value, db) : decodeTagged(tag, value[tag] ?? null, db);
}
