import { apiPaths } from '@bookstore/contract/api/paths';
import { deployCommand, type Finding, fine, missing, open } from '../questions.ts';
import type { Deployed } from './deployed.ts';

type Fetch = (url: string, options?: { headers?: Record<string, string> }) => Promise<Response>;

interface Address {
  path: string;
  cacheControl: RegExp;
  /** Whether a repeated request with the ETag gets 304. */
  hasEtag: boolean;
}

const ADDRESSES: Address[] = [
  { path: '/', cacheControl: /no-cache/, hasEtag: true },
  { path: '/books', cacheControl: /public, max-age=0, s-maxage=60/, hasEtag: false },
  { path: '/sitemap.xml', cacheControl: /public, max-age=0, s-maxage=60/, hasEtag: false },
  { path: apiPaths.books, cacheControl: /private, no-cache/, hasEtag: true },
  { path: apiPaths.health, cacheControl: /no-store/, hasEtag: false },
];

// A shared cache must not store answers to any Authorization header.
const CREDENTIALS = { Authorization: 'Bearer verify' };

async function problemsOf(get: Fetch, { path, cacheControl, hasEtag }: Address): Promise<string[]> {
  const first = await get(path);
  await first.arrayBuffer();
  const control = first.headers.get('cache-control') ?? 'none';
  if (!first.ok) return [`${path} answers ${first.status}`];
  if (!cacheControl.test(control)) return [`${path} has Cache-Control ${control}`];
  const problems: string[] = [];
  const etag = first.headers.get('etag');
  if (hasEtag) {
    const second = await get(path, { headers: { 'If-None-Match': etag ?? '' } });
    await second.arrayBuffer();
    if (second.status !== 304) problems.push(`${path} answers ${second.status} instead of 304 to its own ETag`);
  }
  const personal = await get(path, { headers: CREDENTIALS });
  await personal.arrayBuffer();
  const age = Number(personal.headers.get('age') ?? 0);
  if (/private|no-store/.test(control) && age > 0) problems.push(`${path} comes from a shared cache (Age ${age})`);
  return problems;
}

export async function verifyAddresses({ projectId, shopUrl }: Deployed, fetchUrl: Fetch = fetch): Promise<Finding> {
  const get: Fetch = (path, options) => fetchUrl(`${shopUrl}${path}`, options);
  const problems = (await Promise.all(ADDRESSES.map((address) => problemsOf(get, address)))).flat();
  if (problems.length > 0) return missing(problems.join('; '), deployCommand(projectId));
  return fine(`${ADDRESSES.length} kinds answer and are cached correctly`);
}

const scriptsOf = (page: string) => [...page.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([path]) => path);

/** Hosting's files and the function's pages must be of the same release. */
export async function verifyRelease({ projectId, shopUrl }: Deployed, fetchUrl: Fetch = fetch): Promise<Finding> {
  const fix = deployCommand(projectId);
  const page = await fetchUrl(`${shopUrl}/books`, { headers: { 'Cache-Control': 'no-cache' } });
  const [script] = scriptsOf(await page.text());
  if (!script) return missing('the page of all books loads no script', fix);
  const file = await fetchUrl(`${shopUrl}${script}`);
  await file.arrayBuffer();
  if (!file.ok) return missing(`the function is of another release than Hosting: ${script} is missing`, fix);
  return fine('the function and Hosting are of the same release');
}

const WARM_CALLS = 5;
const SLOW_MS = 1_000;

/** Measures the first call and the median of the next five, in milliseconds. */
export async function verifySpeed(
  { shopUrl }: Deployed,
  fetchUrl: Fetch = fetch,
  clock: () => number = () => performance.now(),
): Promise<Finding> {
  const times: number[] = [];
  for (let call = 0; call <= WARM_CALLS; call += 1) {
    const start = clock();
    await (await fetchUrl(`${shopUrl}${apiPaths.health}`)).arrayBuffer();
    times.push(Math.round(clock() - start));
  }
  const [first = 0, ...next] = times;
  const warm = next.sort((a, b) => a - b)[Math.floor(WARM_CALLS / 2)] ?? 0;
  const message = `first call ${first} ms, then ${warm} ms`;
  return warm > SLOW_MS ? open(message, 'see docs/operations.md about slow answers') : fine(message);
}
