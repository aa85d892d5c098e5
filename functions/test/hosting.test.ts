import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TimeoutError } from '../src/lib/withTimeout.ts';
import { A_MINUTE } from '../src/pages/robots.routes.ts';
import { listen, TEST_CONFIG, type TestServer } from './server.ts';

const { hosting } = JSON.parse(readFileSync(new URL('../../firebase.json', import.meta.url), 'utf8')) as {
  hosting: object;
};

type Rewriter = () => Promise<RequestListener>;
type Superstatic = (options: {
  config: object;
  cwd: string;
  stack: 'strict';
  rewriters: Record<string, Rewriter>;
}) => (...parameters: [...Parameters<RequestListener>, next: () => void]) => void;

/** What answers in the emulator of Hosting, by the rules of firebase.json. */
const { default: superstatic } = createRequire(createRequire(import.meta.url).resolve('firebase-tools'))(
  'superstatic',
) as { default: Superstatic };

let folder: string;
let instance: TestServer;
let site: Server;
let address: string;
/** What the instance does with a call before anything is read for it. */
let waitFor: () => number | null;

/** Hands a request on to the instance, and its answer back. */
const toInstance: Rewriter = async () => async (req, res) => {
  const { status, headers, body } = await fetch(`${instance.baseUrl}${req.url}`);
  res.writeHead(status, Object.fromEntries([...headers].filter(([name]) => name !== 'content-encoding')));
  for await (const part of body ?? []) res.write(part);
  res.end();
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bookstore-hosting-'));
  mkdirSync(join(folder, 'web/dist/assets'), { recursive: true });
  for (const name of ['index.html', 'app.html', 'assets/a.js']) writeFileSync(join(folder, 'web/dist', name), name);
  const networkBudget = { waitFor: () => waitFor(), spend: () => undefined };
  instance = await listen(`demo-hosting-${Date.now()}`, TEST_CONFIG, {
    replace: (dependencies) => ({ ...dependencies, networkBudget }),
  });
  const answer = superstatic({ config: hosting, cwd: folder, stack: 'strict', rewriters: { function: toInstance } });
  site = createServer((req, res) => answer(req, res, () => res.end()));
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
});
beforeEach(() => {
  waitFor = () => null;
});
afterAll(async () => {
  site.closeAllConnections();
  site.close();
  await instance.close();
  rmSync(folder, { recursive: true });
});

async function ask(path: string) {
  const { status, headers } = await fetch(`${address}${path}`);
  return { status, cache: headers.get('cache-control') };
}

// E49
describe('how long an answer may be kept, through Hosting,', () => {
  it.each(['/books', '/books/', '/sitemap.xml', '/feeds/robots'])(
    'the time for which an answer may be kept, through Hosting, is what the function says of %s',
    async (path) => {
      expect(await ask(path)).toEqual({ status: 200, cache: A_MINUTE });
    },
  );

  it.each(['/books', '/books/unknown', '/sitemap.xml', '/feeds/robots', '/api/books'])(
    'the time for which an answer may be kept, through Hosting, is not at all where the function refuses, or cannot answer: %s',
    async (path) => {
      waitFor = () => 7;
      expect(await ask(path)).toEqual({ status: 429, cache: 'no-store' });
      waitFor = () => {
        throw new TimeoutError('Firestore does not answer.');
      };
      expect(await ask(path)).toEqual({ status: 503, cache: 'no-store' });
    },
  );

  it.each(['/', '/about', '/books/a/b', '/bookshelf', '/dashboard/orders'])(
    'the time for which an answer may be kept, through Hosting, is until the next look for a page of the app itself: %s',
    async (path) => {
      expect((await ask(path)).cache).toBe('no-cache');
    },
  );

  it('the time for which an answer may be kept, through Hosting, is a year for what never changes', async () => {
    expect((await ask('/assets/a.js')).cache).toContain('immutable');
  });
});
