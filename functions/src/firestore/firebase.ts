import { randomUUID } from 'node:crypto';
import type { Firestore } from '@google-cloud/firestore';
import type { Auth } from 'firebase-admin/auth';

/** Opens Firestore on the first call that succeeds and answers the same client ever after. */
export type Database = () => Promise<Firestore>;

export interface Firebase {
  database: Database;
  auth: () => Promise<Auth>;
  /** Closes what was opened. The function itself never does; tests and command-line tools do. */
  close(): Promise<void>;
}

/**
 * A connection can die without a word: an instance sleeps between requests, and something on the way forgets it. The
 * SDK would send every call into it until the operating system gives up, a quarter of an hour later. So a connection
 * with calls under way is asked every 20 seconds whether it lives, and is replaced when it says nothing for 4. The first
 * call after a longer pause asks at once.
 */
const KEEPALIVE = { 'grpc.keepalive_time_ms': 20_000, 'grpc.keepalive_timeout_ms': 4_000 };

/**
 * The Firestore client and the Admin SDK, each imported only when a request needs it: they take longer to load than all
 * the rest together, and a cold instance that lists books or answers 401 needs neither. Firestore is opened without the Admin
 * SDK, which would do no more than pass the project on.
 * @param projectId for tools and tests; in the cloud and in the emulators the SDK knows it from the environment.
 */
export function createFirebase(projectId?: string): Firebase {
  const app = openOnce(async () => {
    const { initializeApp } = await import('firebase-admin/app');
    return initializeApp(projectId ? { projectId } : undefined, randomUUID());
  });
  const firestore = openOnce(async () => {
    const { Firestore } = await import('./firestore.ts');
    return new Firestore({ ...(projectId && { projectId }), grpcOptions: KEEPALIVE });
  });

  return {
    database: () => firestore.open(),
    async auth() {
      const [{ getAuth }, opened] = await Promise.all([import('firebase-admin/auth'), app.open()]);
      return getAuth(opened);
    },
    async close() {
      await (await firestore.opened())?.terminate();
      const opened = await app.opened();
      if (!opened) return;
      const { deleteApp } = await import('firebase-admin/app');
      await deleteApp(opened);
    },
  };
}

/** What is opened by whoever needs it first, and kept. A failure is that caller's alone: the next one tries again. */
function openOnce<T>(attempt: () => Promise<T>) {
  let opened: Promise<T> | undefined;
  return {
    opened: () => opened,
    open(): Promise<T> {
      opened ??= attempt().catch((error: unknown) => {
        opened = undefined;
        throw error;
      });
      return opened;
    },
  };
}
