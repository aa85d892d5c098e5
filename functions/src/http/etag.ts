/** Raised when the JSON of a book changes its form, so that no client keeps the old one for "not modified". */
const FORMAT = 1;

/** An entity tag of parts that together name one state of one resource. */
export function etagOf(...parts: (string | number)[]): string {
  return `"${[FORMAT, ...parts].join('-')}"`;
}

/**
 * Whether an `If-None-Match` or `If-Match` header names the tag. Weak tags count as strong ones: a proxy that
 * compresses an answer may weaken its tag, and ours change with every change anyway.
 */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const tags = header.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes('*') || tags.includes(etag);
}
