import type { Request, Response } from 'express';

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

/** Not a bare `no-cache`: Hosting's CDN has been seen to answer that from its cache. */
const ASK_EVERY_TIME = 'private, no-cache';

/** Answers 304 when the client has this state already. @returns whether it did. */
export function answerNotModified(req: Request, res: Response, etag: string): boolean {
  res.set({ ETag: etag, 'Cache-Control': ASK_EVERY_TIME });
  if (!matchesEtag(req.get('if-none-match'), etag)) return false;
  res.status(304).end();
  return true;
}
