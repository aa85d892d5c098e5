import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startFirestoreEmulator } from '../src/start.ts';
import { milliseconds } from './support.ts';

async function timedStart(dataDir?: string): Promise<number> {
  const start = performance.now();
  const emulator = await startFirestoreEmulator(dataDir ? { dataDir } : {});
  const duration = performance.now() - start;
  await emulator.close();
  return duration;
}

/** The first start of a process loads the protos; later ones find them loaded. */
export async function benchStart(): Promise<void> {
  console.log('Start in this process');
  console.log(`  the first, which loads the protos    ${milliseconds(await timedStart())}`);
  console.log(`  another                              ${milliseconds(await timedStart())}`);
}

/** Starts from a copy of a data directory that is in use, as after a kill. */
export async function benchRestart(dataDir: string): Promise<void> {
  const copy = await mkdtemp(join(tmpdir(), 'firestore-bench-'));
  await cp(dataDir, copy, { recursive: true });
  await rm(join(copy, 'lock'), { force: true });
  console.log(`\nRestart with those documents on disk: ${milliseconds(await timedStart(copy))}`);
  await rm(copy, { recursive: true, force: true });
}
