import type { Value } from './values.ts';

type TextValue = Extract<Value, { kind: 'string' }>;

/** Longer texts are seldom the same in two documents. */
const MAX_LENGTH = 24;
/** Some tens of megabytes. When they are more, sharing begins anew. */
const MAX_TEXTS = 200_000;

const shared = new Map<string, TextValue>();

/**
 * The value of a text in an array: one object for all equal ones. A hundred thousand documents with a hundred words each have
 * few words that are different, and most of a server's memory would be copies.
 */
export function sharedText(value: string): TextValue {
  if (value.length > MAX_LENGTH) return { kind: 'string', value };
  const known = shared.get(value);
  if (known) return known;
  const text: TextValue = { kind: 'string', value };
  if (shared.size >= MAX_TEXTS) shared.clear();
  shared.set(value, text);
  return text;
}
