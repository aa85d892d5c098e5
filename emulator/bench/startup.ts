import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startFirestoreEmulator } from '../src/start.ts';

/** Milliseconds. */
export async function timedStart(dataDir?: string): Promise<number> {
  const start = performance.now();
  const emulator = await startFirestoreEmulator(dataDir ? { dataDir } : {});
  const duration = performance.now() - start;
  await emulator.close();
  return duration;
}

/** The first start in a process loads the protos. */
export async function benchStart(): Promise<[string, number][]> {
  return [
    ['first start of a process, which loads the protos, ms', await timedStart()],
    ['another start, ms', await timedStart()],
  ];
}

/** Starts with a copy of a directory in use, as after a kill. */
export async function benchRestart(dataDir: string, documents: number): Promise<[string, number]> {
  const copy = await mkdtemp(join(tmpdir(), 'firestore-bench-'));
  await cp(dataDir, copy, { recursive: true });
  await rm(join(copy, 'lock'), { force: true });
  const duration = await timedStart(copy);
  await rm(copy, { recursive: true, force: true });
  return [`restart with ${documents} documents on disk, ms`, duration];
}
