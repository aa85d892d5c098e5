import { FIRESTORE_EMULATOR, FIRESTORE_INDEXES } from '../lib/paths.ts';
import { type Child, startChild } from './child.ts';
import { freePort } from './freePort.ts';
import { PROGRAMS } from './paths.ts';

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
export interface Backstage {
  firestoreHost: string;
  authHost: string;
  /** A new project with that many books and as many orders. */
  seed(books: number): Promise<SeededProject>;
  customers(projectId: string, count: number): Promise<Customer[]>;
  stop(): Promise<void>;
}

async function startFirestore(): Promise<{ host: string; child: Child }> {
  const port = await freePort();
  const child = await startChild(FIRESTORE_EMULATOR, {
    args: ['--port', String(port), '--indexes', FIRESTORE_INDEXES],
    port,
  });
  return { host: `127.0.0.1:${port}`, child };
}

export async function openBackstage(): Promise<Backstage> {
  const firestore = await startFirestore();
  const environment = { FIRESTORE_EMULATOR_HOST: firestore.host, METADATA_SERVER_DETECTION: 'none' };
  const surroundings = await startChild(PROGRAMS.surroundings, { environment });
  const { authHost } = await surroundings.ask<{ authHost: string }>({ kind: 'start' });
  let projects = 0;
  return {
    firestoreHost: firestore.host,
    authHost,
    async seed(books) {
      const projectId = `demo-bench-${projects++}`;
      const seeded = await surroundings.ask<Omit<SeededProject, 'projectId'>>({ kind: 'seed', projectId, books });
      return { ...seeded, projectId };
    },
    customers: (projectId, count) => surroundings.ask<Customer[]>({ kind: 'customers', projectId, count }),
    async stop() {
      await surroundings.stop();
      await firestore.child.stop();
    },
  };
}
