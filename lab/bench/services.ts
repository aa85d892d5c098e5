import { seedFakeBooks } from '../../cli/src/fakeBooks/seedFakeBooks.ts';
import { SEED_BOOKS, toBookContent } from '../../cli/src/samples/seedBooks.ts';
import { createAdminsRepository } from '../../functions/src/auth/admins.repository.ts';
import { hashPassword } from '../../functions/src/auth/password.ts';
import { createBooksRepository } from '../../functions/src/books/books.repository.ts';
import { createCatalogueMutex } from '../../functions/src/books/catalogue/catalogueChanges.ts';
import { createFirebase } from '../../functions/src/firestore/firebase.ts';
import { startAccountsLookup } from '../../functions/test/accountsLookup.ts';
import { FIRESTORE_EMULATOR, FIRESTORE_INDEXES } from '../../tools/lib/paths.ts';
import { buildIndexes } from '../../tools/lib/stack/buildIndexes.ts';
import { freePort, PROGRAMS, startChild } from './child.ts';

interface Usage {
  cpuMicros: number;
  costs: { reads: number; writes: number; aggregations: number };
}

export interface Server {
  port: number;
  usage(): Promise<Usage>;
  stop(): Promise<void>;
}

export interface Services {
  firestoreHost: string;
  firestoreUsage(): Promise<Usage>;
  environment(projectId: string): NodeJS.ProcessEnv;
  /** Reuses the project for the same number of books. @returns its id */
  projectWith(books: number): Promise<string>;
  startShop(projectId: string, settings?: NodeJS.ProcessEnv): Promise<Server>;
  /** Firestore's emulator calls one worker at a time. */
  startWorker(projectId: string): Promise<Server>;
  stop(): Promise<void>;
}

export interface BenchOptions {
  isQuick: boolean;
  services: () => Promise<Services>;
}

export const ADMIN = { username: 'admin', password: 'the password of the benchmark' };
/** Weak: the login is not measured. */
const SCRYPT = { N: 1024, r: 8, p: 1 };
const TRANSACTION_TIMEOUT_MS = 90_000;

/** Starts a function as the buildpack of Cloud Functions does. */
export const frameworkEnvironment = (port: number): NodeJS.ProcessEnv => ({
  PORT: String(port),
  HOST: '127.0.0.1',
  FUNCTION_TARGET: 'api',
  FUNCTION_SIGNATURE_TYPE: 'http',
  NODE_ENV: 'production',
});

async function startFunction(source: string, port: number, settings: NodeJS.ProcessEnv): Promise<Server> {
  const environment = { ...frameworkEnvironment(port), ...settings };
  const options = { args: ['--source', source], environment, preload: [PROGRAMS.meter], port };
  const child = await startChild(PROGRAMS.framework, options);
  return { port, usage: () => child.ask<Usage>('usage'), stop: child.stop };
}

export const startFloor = async (): Promise<Server> => startFunction(PROGRAMS.floor, await freePort(), {});

async function registerWorker(firestoreHost: string, projectId: string): Promise<void> {
  const path = `/emulator/v1/projects/${projectId}/eventarcTrigger?eventarcTriggerId=worker-${projectId}`;
  const registration = {
    eventType: 'google.cloud.firestore.document.v1.created',
    database: '(default)',
    document: { value: 'tasks/{id}', matchType: 'PATH_PATTERN' },
  };
  const answer = await fetch(`http://${firestoreHost}${path}`, { method: 'POST', body: JSON.stringify(registration) });
  if (!answer.ok) throw new Error(`Firestore refused the worker: ${await answer.text()}`);
}

/** The newest books are the samples. */
async function seed(projectId: string, books: number): Promise<void> {
  const firebase = createFirebase(projectId);
  await createAdminsRepository(firebase.database).save(
    ADMIN.username,
    await hashPassword(ADMIN.password, SCRYPT),
    'command',
  );
  const mutex = createCatalogueMutex(TRANSACTION_TIMEOUT_MS);
  const repository = createBooksRepository(firebase.database, undefined, mutex);
  await repository.insert(SEED_BOOKS.slice(0, books).map((book) => toBookContent(book, new Date())));
  await seedFakeBooks(repository, books);
  await firebase.close();
}

export async function startServices(): Promise<Services> {
  const [firestorePort, workerPort] = [await freePort(), await freePort()];
  const firestoreHost = `127.0.0.1:${firestorePort}`;
  const firestore = await startChild(FIRESTORE_EMULATOR, {
    args: [
      '--port',
      String(firestorePort),
      '--indexes',
      FIRESTORE_INDEXES,
      '--functions_emulator',
      `127.0.0.1:${workerPort}`,
    ],
    preload: [PROGRAMS.meter],
    port: firestorePort,
  });
  const accounts = await startAccountsLookup();
  Object.assign(process.env, { FIRESTORE_EMULATOR_HOST: firestoreHost, METADATA_SERVER_DETECTION: 'none' });
  const projects = new Map<number, Promise<string>>();

  const environment = (projectId: string): NodeJS.ProcessEnv => ({
    // Otherwise the function refuses emulators.
    FUNCTIONS_EMULATOR: 'true',
    FIRESTORE_EMULATOR_HOST: firestoreHost,
    FIREBASE_AUTH_EMULATOR_HOST: accounts.host,
    GCLOUD_PROJECT: projectId,
    GOOGLE_CLOUD_PROJECT: projectId,
    METADATA_SERVER_DETECTION: 'none',
  });
  const startMetered = (projectId: string, port: number, settings: NodeJS.ProcessEnv) =>
    startFunction(PROGRAMS.shop, port, { ...environment(projectId), METER_FIRESTORE: '1', ...settings });
  const startShop = async (projectId: string, settings: NodeJS.ProcessEnv = {}) =>
    startMetered(projectId, await freePort(), settings);

  async function fill(books: number): Promise<string> {
    const projectId = `demo-bench-${books}`;
    await seed(projectId, books);
    const shop = await startShop(projectId);
    const shopUrl = `http://127.0.0.1:${shop.port}`;
    await buildIndexes({ shopUrl, firestoreHost, projectId }).finally(() => shop.stop());
    return projectId;
  }

  return {
    firestoreHost,
    firestoreUsage: () => firestore.ask<Usage>('usage'),
    environment,
    projectWith(books) {
      const project = projects.get(books) ?? fill(books);
      projects.set(books, project);
      return project;
    },
    startShop,
    async startWorker(projectId) {
      const worker = { FUNCTION_TARGET: 'worker', FUNCTION_SIGNATURE_TYPE: 'cloudevent' };
      const server = await startMetered(projectId, workerPort, worker);
      await registerWorker(firestoreHost, projectId);
      return server;
    },
    async stop() {
      accounts.close();
      await firestore.stop();
    },
  };
}
