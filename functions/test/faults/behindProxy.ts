import { randomUUID } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { vi } from 'vitest';
import type { TestOverrides } from '../../src/dependencies.ts';
import type { Firebase } from '../../src/firestore/firebase.ts';
import { createKeyedMutex } from '../../src/firestore/keyedMutex.ts';
import { startServer, type TestServer } from '../server.ts';
import { type FirestoreProxy, startFirestoreProxy } from './firestoreProxy.ts';

const withLock = createKeyedMutex();

/** The client reads the address once from the environment. */
export function openAt(firestoreHost: string, firebase: Firebase): Promise<Firestore> {
  return withLock('environment', async () => {
    vi.stubEnv('FIRESTORE_EMULATOR_HOST', firestoreHost);
    try {
      return await firebase.database();
    } finally {
      vi.unstubAllEnvs();
    }
  });
}

interface InstanceBehindProxy {
  proxy: FirestoreProxy;
  server: TestServer;
  close: () => Promise<void>;
}

/** Has its own Firestore proxy. */
export async function startInstanceBehindProxy(
  projectId: string,
  overrides: TestOverrides = {},
): Promise<InstanceBehindProxy> {
  const proxy = await startFirestoreProxy(process.env.FIRESTORE_EMULATOR_HOST ?? '');
  const server = await startServer(projectId, { ...overrides, firestoreHost: proxy.host });
  await openAt(proxy.host, server.firebase);
  const close = async () => {
    await server.close();
    await proxy.close();
  };
  return { proxy, server, close };
}

export async function startBehindProxy(): Promise<InstanceBehindProxy & { projectId: string }> {
  const projectId = `demo-${randomUUID()}`;
  return { projectId, ...(await startInstanceBehindProxy(projectId)) };
}
