import type { Request, Response } from 'express';

/** Increased when the JSON of a book changes its form, so that clients do not keep the old one. */
const FORMAT = 1;

/** Entity tag of parts that identify one state of one resource. */
export function etagOf(...parts: (string | number)[]): string {
  return `"${[FORMAT, ...parts].join('-')}"`;
}

/**
 * Whether an `If-None-Match` or `If-Match` header contains the tag. Weak tags count: a proxy that compresses an
 * answer may weaken its tag.
 */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const tags = header.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes('*') || tags.includes(etag);
}

/** Not only `no-cache`: Hosting's CDN has answered that from its cache. */
const ASK_EVERY_TIME = 'private, no-cache';

/** Answers 304 if the client has this state. @returns whether it did. */
export function answerNotModified(req: Request, res: Response, etag: string): boolean {
  res.set({ ETag: etag, 'Cache-Control': ASK_EVERY_TIME });
  if (!matchesEtag(req.get('if-none-match'), etag)) return false;
  res.status(304).end();
  return true;
}
