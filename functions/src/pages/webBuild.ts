import { readFileSync } from 'node:fs';
import type { BundledCovers } from '@bookstore/contract/covers';

/** What the function needs to know of the web app that is released with it. */
export interface WebBuild {
  /** The document of every page that is neither the home page nor the admin's. */
  document: string;
  /** What pages of one kind need first beside it: links as HTML. */
  links: Record<'book' | 'list', string>;
  covers: BundledCovers;
  /** What Hosting sends with every document (firebase.json). */
  headers: Record<string, string>;
}

/** As build.mjs writes it beside the bundle. */
interface StoredWebBuild extends Omit<WebBuild, 'covers'> {
  /** The part of the document that asks for the identity's code. */
  identityLinks: string;
  covers: Record<string, { small: string; large: string }>;
}

let read: WebBuild | undefined;

/** Read with the first request that needs it: an instance that answers calls of the API never does. */
export function readWebBuild(): WebBuild {
  if (read) return read;
  const { covers, identityLinks, document, ...others } = JSON.parse(
    readFileSync(new URL('web.json', import.meta.url), 'utf8'),
  ) as StoredWebBuild;
  // Books are seen before anybody has to be known.
  read = { ...others, document: document.replace(identityLinks, ''), covers: new Map(Object.entries(covers)) };
  return read;
}
