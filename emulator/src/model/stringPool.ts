import type { Value } from './values.ts';

type StringValue = Extract<Value, { kind: 'string' }>;

/** Longer strings rarely repeat. */
const MAX_LENGTH = 24;
/** Some tens of megabytes; a full pool is cleared. */
const MAX_STRINGS = 200_000;

const pool = new Map<string, StringValue>();

/** Shares equal array elements: word lists of 100,000 documents would fill most of the memory. */
export function internString(value: string): StringValue {
  if (value.length > MAX_LENGTH) return { kind: 'string', value };
  const known = pool.get(value);
  if (known) return known;
  const text: StringValue = { kind: 'string', value };
  if (pool.size >= MAX_STRINGS) pool.clear();
  pool.set(value, text);
  return text;
}
