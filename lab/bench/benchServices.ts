import { FIRESTORE_EMULATOR, FIRESTORE_INDEXES } from '../../tools/lib/paths.ts';
import { buildIndexes } from '../../tools/lib/stack/buildIndexes.ts';
import { type Child, startChild } from './child.ts';
import { freePort } from './freePort.ts';
import { PROGRAMS } from './paths.ts';
import { type Emulators, type Server, startShop, startWorker, type Usage } from './servers.ts';

/** What a part of the benchmark is given. */
export interface BenchOptions {
  isQuick: boolean;
  /** Opens what stands behind the function, once for all parts. */
  services: () => Promise<BenchServices>;
}

export interface SeededProject {
  projectId: string;
  admin: { username: string; password: string };
  /** Two books to order. */
  someBooks: { id: string; priceCents: number }[];
}

export interface Customer {
  email: string;
  token: string;
}

/** What stands behind the function under test, each in a process of its own: Firestore, the users, the data. */
export interface BenchServices extends Emulators {
  /** A project with that many books, and as many orders up to 10,000; the same one for all who ask for as many. */
  shopOf(books: number): Promise<SeededProject>;
  customers(projectId: string, count: number): Promise<Customer[]>;
  /** What carries out the tasks of a project, called by Firestore's emulator: one at a time. */
  startWorker(projectId: string): Promise<Server>;
  /** What Firestore's emulator has used. */
  firestoreUsage(): Promise<Usage>;
  stop(): Promise<void>;
}

async function startFirestore(functions: string): Promise<{ host: string; child: Child }> {
  const port = await freePort();
  const child = await startChild(FIRESTORE_EMULATOR, {
    args: ['--port', String(port), '--indexes', FIRESTORE_INDEXES, '--functions_emulator', functions],
    preload: [PROGRAMS.meter],
    port,
  });
  return { host: `127.0.0.1:${port}`, child };
}

/** Opens it for the first part that needs it; the others share it. */
export function shareBenchServices(): { open: () => Promise<BenchServices>; close: () => Promise<void> } {
  let opened: Promise<BenchServices> | undefined;
  return {
    open() {
      opened ??= startBenchServices();
      return opened;
    },
    async close() {
      await (await opened)?.stop();
    },
  };
}

async function startBenchServices(): Promise<BenchServices> {
  const workerPort = await freePort();
  const firestore = await startFirestore(`127.0.0.1:${workerPort}`);
  const environment = { FIRESTORE_EMULATOR_HOST: firestore.host, METADATA_SERVER_DETECTION: 'none' };
  const accountsAndData = await startChild(PROGRAMS.accountsAndData, { environment });
  const { authHost } = await accountsAndData.ask<{ authHost: string }>({ kind: 'start' });
  const shops = new Map<number, Promise<SeededProject>>();

  async function seed(books: number): Promise<SeededProject> {
    const projectId = `demo-bench-${books}`;
    const seeded = await accountsAndData.ask<Omit<SeededProject, 'projectId'>>({ kind: 'seed', projectId, books });
    const shop = await startShop({ firestoreHost: firestore.host, authHost }, projectId);
    const shopUrl = `http://127.0.0.1:${shop.port}`;
    await buildIndexes({ shopUrl, firestoreHost: firestore.host, projectId }).finally(() => shop.stop());
    return { ...seeded, projectId };
  }

  return {
    firestoreHost: firestore.host,
    authHost,
    shopOf(books) {
      const shop = shops.get(books) ?? seed(books);
      shops.set(books, shop);
      return shop;
    },
    startWorker: (projectId) => startWorker({ firestoreHost: firestore.host, authHost }, projectId, workerPort),
    firestoreUsage: () => firestore.child.ask<Usage>('usage'),
    customers: (projectId, count) => accountsAndData.ask<Customer[]>({ kind: 'customers', projectId, count }),
    async stop() {
      await accountsAndData.stop();
      await firestore.child.stop();
    },
  };
}
