import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApp } from '../src/app.ts';
import { SAMPLE_JWT_SECRET } from '../src/auth/samples.ts';
import type { Config } from '../src/config.ts';
import { createDependencies, type Dependencies, type TestOverrides } from '../src/dependencies.ts';
import { createFirebase, type Firebase } from '../src/firestore/firebase.ts';
import type { WebBuild } from '../src/pages/webBuild.ts';
import { fetchFromStandIn } from './fetchFromStandIn.ts';

export const TEST_CONFIG: Config = {
  isEmulator: true,
  jwtSecret: SAMPLE_JWT_SECRET,
  version: 'test',
  isReadOnly: false,
  requiresConfirmedEmail: false,
  timeZone: 'UTC',
  // Unused; callers pass the address.
  firestore: { projectId: 'demo-nowhere', emulatorHost: '127.0.0.1:1' },
  shopUrl: 'https://books.example.com',
  lookup: { googleBooksKey: 'a-key-of-the-tests-alone' },
  mail: { shop: { name: 'Book Store', address: 'shop@example.com' }, shopUrl: 'https://books.example.com' },
};

export const aWebBuild = (): WebBuild => ({
  document: readFileSync(new URL('../../web/index.html', import.meta.url), 'utf8'),
  links: { book: '<link rel="modulepreload" href="/assets/BookPage.js" crossorigin>\n', list: '' },
  covers: new Map([['book-1', { small: '/assets/book-1-240.webp', large: '/assets/book-1-480.webp' }]]),
  headers: { 'Content-Security-Policy': "script-src 'self'" },
});

export interface TestServer {
  baseUrl: string;
  firebase: Firebase;
  dependencies: Dependencies;
  /** Does not wait for running calls. */
  stop(): void;
  close(): Promise<void>;
}

interface Exchanges extends TestOverrides {
  /** For REST reads; default: the environment's emulator. */
  firestoreHost?: string;
  replace?: (dependencies: Dependencies) => Dependencies;
}

/** For many parallel calls on a busy machine. */
export const LONG_DEADLINE = { deadlineMs: 300_000 };

/** Has its own caches and client, like an instance. */
export async function listen(projectId: string, config: Config, exchanges: Exchanges = {}): Promise<TestServer> {
  const { replace = (dependencies) => dependencies, firestoreHost, ...overrides } = exchanges;
  const firebase = createFirebase(projectId);
  const emulatorHost = firestoreHost ?? process.env.FIRESTORE_EMULATOR_HOST;
  const located: Config = { ...config, firestore: { projectId, emulatorHost } };
  const dependencies = replace(
    createDependencies(located, firebase, {
      log: () => undefined,
      webBuild: aWebBuild,
      fetchFromHost: fetchFromStandIn,
      ...overrides,
    }),
  );
  const server = createServer(createApp(dependencies));
  // A client on a busy machine may send on a connection that the server is closing as idle.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    firebase,
    dependencies,
    stop,
    async close() {
      stop();
      await firebase.close();
    },
  };
}

export function startServer(projectId: string, exchanges: Exchanges = {}): Promise<TestServer> {
  return listen(projectId, TEST_CONFIG, exchanges);
}
