import { randomUUID } from 'node:crypto';
import type {
  Firestore,
  ReadOnlyTransactionOptions,
  ReadWriteTransactionOptions,
  Transaction,
} from '@google-cloud/firestore';
import type { Auth } from 'firebase-admin/auth';
import { assertRequestOpen } from '../lib/requestSignal.ts';

/** Opened on the first successful call. */
export type Database = () => Promise<Firestore>;

export interface Firebase {
  database: Database;
  auth: () => Promise<Auth>;
  /** For tests and commands; the function never closes it. */
  close(): Promise<void>;
}

/**
 * Sleeping instances lose connections without notice, and the SDK would use them for 15 minutes. Pings every 20 s
 * find them within 4 s.
 */
const KEEPALIVE = { 'grpc.keepalive_time_ms': 20_000, 'grpc.keepalive_timeout_ms': 4_000 };

/**
 * Loads the Firestore client and the Admin SDK on demand, because they dominate cold starts. @param projectId
 * default: from the environment
 */
export function createFirebase(projectId?: string): Firebase {
  const app = openOnce(async () => {
    const { initializeApp } = await import('firebase-admin/app');
    return initializeApp(projectId ? { projectId } : undefined, randomUUID());
  });
  const firestore = openOnce(async () => {
    const client = await import('./firestore.ts');
    return new (rejectLateCommits(client.Firestore))({ ...(projectId && { projectId }), grpcOptions: KEEPALIVE });
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

/** Commits nothing for a request that the deadline has answered. Reads may be shared with other requests. */
const rejectLateCommits = (Client: typeof Firestore) =>
  class extends Client {
    override runTransaction<T>(
      update: (transaction: Transaction) => Promise<T>,
      options?: ReadOnlyTransactionOptions | ReadWriteTransactionOptions,
    ): Promise<T> {
      if (options?.readOnly) return super.runTransaction(update, options);
      const updateInTime = async (transaction: Transaction) => {
        const result = await update(transaction);
        assertRequestOpen();
        return result;
      };
      return super.runTransaction(updateInTime, options);
    }
  };

/** Caches the result, but not a failure. */
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
