import type { JsonObject } from './recordings.ts';

/** Recordings are proto3 JSON. */

const TIMES = new Set(['timestampValue', 'readTime', 'createTime', 'updateTime', 'commitTime']);
const BYTES = new Set(['bytesValue', 'transaction', 'retryTransaction']);
const WRAPPED = new Set(['limit', 'upTo']);
const RFC3339 = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d+))?(Z|[+-]\d\d:\d\d)$/;

type Timestamp = { seconds?: string; nanos?: number };

export function isTime(text: unknown): text is string {
  return typeof text === 'string' && RFC3339.test(text);
}

function timestampFromJson(text: string): Timestamp {
  const [, date = '', fraction = '', zone = ''] = RFC3339.exec(text) ?? [];
  return { seconds: String(Math.floor(Date.parse(date + zone) / 1000)), nanos: Number(fraction.padEnd(9, '0')) };
}

function timestampToJson({ seconds = '0', nanos = 0 }: Timestamp): string {
  const date = new Date(Number(seconds) * 1000).toISOString().slice(0, 19);
  const fraction = String(nanos)
    .padStart(9, '0')
    .replace(/(?:000){1,2}$/, '');
  return nanos === 0 ? `${date}Z` : `${date}.${fraction}Z`;
}

/** Nanoseconds since 1970. */
export function nanosOf(text: string): bigint {
  const { seconds = '0', nanos = 0 } = timestampFromJson(text);
  return BigInt(seconds) * 1_000_000_000n + BigInt(nanos);
}

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !Buffer.isBuffer(value);
const camelCase = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
/** Keys of maps are user data. */
const isMap = (name: string, value: unknown) => (name === 'fields' || name === 'aggregateFields') && isObject(value);

function memberFromJson(name: string, value: unknown): unknown {
  if (name === 'nullValue') return 'NULL_VALUE';
  if (name === 'doubleValue') return Number(value);
  if (TIMES.has(name) && typeof value === 'string') return timestampFromJson(value);
  if (BYTES.has(name) && typeof value === 'string') return Buffer.from(value, 'base64');
  if (WRAPPED.has(name)) return { value };
  if (isMap(name, value)) return mapValues(value as JsonObject, (entry) => messageFromJson(entry));
  return messageFromJson(value);
}

function mapValues(map: JsonObject, change: (value: unknown) => unknown): JsonObject {
  return Object.fromEntries(Object.entries(map).map(([name, value]) => [name, change(value)]));
}

export function messageFromJson(json: unknown): unknown {
  if (Array.isArray(json)) return json.map(messageFromJson);
  if (!isObject(json) || Buffer.isBuffer(json)) return json;
  const members = Object.entries(json).map(([name, value]) => [camelCase(name), value] as const);
  return Object.fromEntries(members.map(([name, value]) => [name, memberFromJson(name, value)]));
}

function doubleToJson(value: unknown): unknown {
  return Number.isFinite(value) ? value : String(value);
}

function memberToJson(name: string, value: unknown): unknown {
  if (name === 'nullValue') return null;
  if (name === 'doubleValue') return doubleToJson(value);
  if (TIMES.has(name)) return timestampToJson(value as Timestamp);
  if (Buffer.isBuffer(value)) return value.toString('base64');
  if (isMap(name, value)) return mapValues(value as JsonObject, messageToJson);
  return messageToJson(value);
}

/** Proto3 JSON omits defaults outside oneofs and empty lists and maps. */
function isOmitted(name: string, value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  if (isMap(name, value)) return Object.keys(value as JsonObject).length === 0;
  return (
    value === undefined || value === null || (!name.endsWith('Value') && ['', 0, '0', false].includes(value as never))
  );
}

export function messageToJson(message: unknown): unknown {
  if (Array.isArray(message)) return message.map(messageToJson);
  if (!isObject(message)) return message;
  const members = Object.entries(message).filter(([name, value]) => {
    const namesMember = typeof value === 'string' && value !== name && Object.hasOwn(message, value);
    return !namesMember && !isOmitted(name, value);
  });
  return Object.fromEntries(members.map(([name, value]) => [name, memberToJson(name, value)]));
}
