import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { ROOT } from '../../../tools/lib/paths.ts';

interface Rewrite {
  source: string;
  destination?: string;
  function?: unknown;
}

interface HeaderRule {
  source: string;
  headers: { key: string; value: string }[];
}

/** The part of firebase.json that says how Hosting answers. */
interface HostingConfig {
  redirects: { source: string; destination: string; type: number }[];
  rewrites: Rewrite[];
  headers: HeaderRule[];
}

/** Hosting's patterns: globs of the path, the other way round after an exclamation mark. */
export function matchesSource(source: string, path: string): boolean {
  if (source.startsWith('!')) return !matchesSource(source.slice(1), path);
  return source === '**' || posix.matchesGlob(path, source);
}

/** The headers of a path; of several rules for the same header the last one counts. */
export function headersFor({ headers }: HostingConfig, path: string): Record<string, string> {
  const matching = headers.filter(({ source }) => matchesSource(source, path));
  return Object.fromEntries(matching.flatMap((rule) => rule.headers.map(({ key, value }) => [key, value])));
}

/** Where a path leads before anything else is looked at. */
export function redirectFor({ redirects }: HostingConfig, path: string): { status: number; location: string } | null {
  const redirect = redirects.find(({ source }) => matchesSource(source, path));
  return redirect ? { status: redirect.type, location: redirect.destination } : null;
}

/** What answers a path that is no file: the function, a document, or nothing. */
export function rewriteFor({ rewrites }: HostingConfig, path: string): 'function' | { document: string } | null {
  const rewrite = rewrites.find(({ source }) => matchesSource(source, path));
  if (rewrite?.function) return 'function';
  return rewrite?.destination ? { document: rewrite.destination } : null;
}

export function readHostingConfig(): HostingConfig {
  const { hosting } = JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8')) as { hosting: HostingConfig };
  return hosting;
}
