import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PORTS } from '../../tools/lib/addresses.ts';
import { type DataPaths, dataPaths, temporaryFolder } from '../../tools/lib/paths.ts';
import { startShop } from '../../tools/lib/stack/shop.ts';
import { type EventRetryProxy, startEventRetryProxy } from './eventRetryProxy.ts';
import { type FirestoreProcess, takeOverFirestore } from './firestoreProcess.ts';

/** The whole stack on its fixed ports, with data that nobody had before and that is gone afterwards. */
export interface TestEnvironment {
  data: DataPaths;
  eventProxy: EventRetryProxy;
  firestore: FirestoreProcess;
  close(): Promise<void>;
}

export async function openTestEnvironment(
  onLine: (line: string) => void,
  signal: AbortSignal,
): Promise<TestEnvironment> {
  mkdirSync(temporaryFolder(), { recursive: true });
  const data = dataPaths(mkdtempSync(join(temporaryFolder(), 'soak-')));
  const closers: (() => unknown)[] = [() => rmSync(data.folder, { recursive: true, force: true })];
  const close = async () => {
    for (const closeOne of closers.toReversed()) await closeOne();
  };
  try {
    const shop = await startShop({ data, isEmpty: true, keptMails: Number.POSITIVE_INFINITY, onLine, signal });
    closers.push(() => shop.stop());
    const eventProxy = await startEventRetryProxy(`127.0.0.1:${PORTS.functions}`);
    closers.push(() => eventProxy.close());
    const firestore = await takeOverFirestore({ dataFolder: data.firestore, functions: eventProxy.address, onLine });
    closers.push(() => firestore.kill());
    return { data, eventProxy, firestore, close };
  } catch (error) {
    await close();
    throw error;
  }
}
