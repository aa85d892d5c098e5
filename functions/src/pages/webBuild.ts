import { readFileSync } from 'node:fs';
import type { BundledCovers } from '@bookstore/contract/covers';

export interface WebBuild {
  /** Document of every page except home and admin. */
  document: string;
  /** Preload links as HTML. */
  links: Record<'book' | 'list', string>;
  covers: BundledCovers;
  /** Hosting's document headers (firebase.json). */
  headers: Record<string, string>;
}

/** Written by build.mjs beside the bundle. */
interface StoredWebBuild extends Omit<WebBuild, 'covers'> {
  identityLinks: string;
  covers: Record<string, { small: string; large: string }>;
}

let read: WebBuild | undefined;

/** Read on demand, because API instances do not need it. */
export function readWebBuild(): WebBuild {
  if (read) return read;
  const { covers, identityLinks, document, ...others } = JSON.parse(
    readFileSync(new URL('web.json', import.meta.url), 'utf8'),
  ) as StoredWebBuild;
  // Book pages load the identity code later.
  read = { ...others, document: document.replace(identityLinks, ''), covers: new Map(Object.entries(covers)) };
  return read;
}
