import type { Request, Response } from 'express';

/** Increase when the JSON of a book changes its form. */
const FORMAT = 1;

export function etagOf(...parts: (string | number)[]): string {
  return `"${[FORMAT, ...parts].join('-')}"`;
}

/** Weak tags match too: a proxy that compresses an answer may weaken its tag. */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const tags = header.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes('*') || tags.includes(etag);
}

/** Hosting's CDN has answered `no-cache` from its cache. */
const REVALIDATE = 'private, no-cache';

/** @returns whether the client has this state */
export function sendNotModified(req: Request, res: Response, etag: string): boolean {
  res.set({ ETag: etag, 'Cache-Control': REVALIDATE });
  if (!matchesEtag(req.get('if-none-match'), etag)) return false;
  res.status(304).end();
  return true;
}
