import type { Value } from './values.ts';

type StringValue = Extract<Value, { kind: 'string' }>;

/** Longer strings rarely repeat. */
const MAX_LENGTH = 24;
/** Some tens of megabytes; the pool is cleared when it is full. */
const MAX_STRINGS = 200_000;

const pool = new Map<string, StringValue>();

/**
 * Returns one shared object for equal array elements. Word lists of 100,000 documents would
 * otherwise fill most of the memory with copies.
 */
export function internString(value: string): StringValue {
  if (value.length > MAX_LENGTH) return { kind: 'string', value };
  const known = pool.get(value);
  if (known) return known;
  const text: StringValue = { kind: 'string', value };
  if (pool.size >= MAX_STRINGS) pool.clear();
  pool.set(value, text);
  return text;
}
