import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Firestore, Timestamp } from '@google-cloud/firestore';
import { type FirestoreEmulator, startFirestoreEmulator } from '../src/start.ts';

export const CUSTOMERS = 500;

export function connect(address: string): Firestore {
  process.env.FIRESTORE_EMULATOR_HOST = address;
  return new Firestore({ projectId: 'demo-bench' });
}

export function anOrder(i: number) {
  return {
    uid: `customer-${i % CUSTOMERS}`,
    name: `Customer ${i % CUSTOMERS}`,
    email: `customer-${i % CUSTOMERS}@example.com`,
    address: { city: 'Springfield', country: 'US', state: 'IL', zipcode: String(10_000 + (i % 90_000)) },
    phone: '5551234567',
    status: 'placed',
    productIds: [`book-${i % 20}`, `book-${(i + 7) % 20}`, `book-${(i + 13) % 20}`],
    items: [0, 7, 13].map((step) => ({
      id: `book-${(i + step) % 20}`,
      title: 'A title of some length',
      priceCents: 1999,
    })),
    totalCents: 5_997 + (i % 100),
    createdAt: Timestamp.fromMillis(1_760_000_000_000 + ((i * 7919) % 10_007) * 1000),
  };
}

export async function withEmulator(
  keepsData: boolean,
  run: (emulator: FirestoreEmulator, dataDir: string | undefined) => Promise<void>,
): Promise<void> {
  const dataDir = keepsData ? await mkdtemp(join(tmpdir(), 'firestore-bench-')) : undefined;
  const emulator = await startFirestoreEmulator(dataDir ? { dataDir } : {});
  try {
    await run(emulator, dataDir);
  } finally {
    await emulator.close();
    if (dataDir) await rm(dataDir, { recursive: true, force: true });
  }
}

/** Milliseconds; `cpu` includes client and server and varies less on a busy machine. */
interface Duration {
  p50: number;
  p99: number;
  cpu: number;
}

/** Three unmeasured runs come first. */
export async function measure(times: number, run: (i: number) => Promise<unknown>): Promise<Duration> {
  for (let i = 0; i < 3; i++) await run(i);
  const durations: number[] = [];
  const before = process.cpuUsage();
  for (let i = 0; i < times; i++) {
    const start = performance.now();
    await run(i);
    durations.push(performance.now() - start);
  }
  const { user, system } = process.cpuUsage(before);
  durations.sort((a, b) => a - b);
  const percentile = (share: number) => durations[Math.min(times - 1, Math.floor(times * share))] ?? 0;
  return { p50: percentile(0.5), p99: percentile(0.99), cpu: (user + system) / 1000 / times };
}
