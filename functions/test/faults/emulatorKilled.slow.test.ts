import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, it } from 'vitest';
import { checkTotals } from './checkTotals.ts';
import { type Killable, startKillable } from './killable.ts';
import { expectRecovered, killInService, runLoad } from './load.ts';
import { freePort } from './ports.ts';
import { runRounds } from './rounds.ts';
import { withShop } from './shopUnderTest.ts';

const KILLS = 3;
const EMULATOR = fileURLToPath(new URL('../../../emulator/bin/firestore-emulator.ts', import.meta.url));

/** Keeps its data and port over restarts. */
async function withFirestoreProcess(run: (host: string, firestore: Killable) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bookstore-killed-'));
  const port = await freePort();
  const firestore = await startKillable({
    path: EMULATOR,
    args: ['--port', String(port), '--data-dir', folder],
    isReady: (output) => output.includes('Firestore emulator at'),
  });
  try {
    await run(`127.0.0.1:${port}`, firestore);
  } finally {
    await firestore.kill();
    rmSync(folder, { recursive: true });
  }
}

describe('killed Firestore', () => {
  it('loses and doubles no order', async () => {
    await runRounds(1, (random) =>
      withFirestoreProcess((host, firestore) =>
        withShop(host, async (under) => {
          const killTimes = random.fork();
          const disturb = () => killInService(firestore, under, killTimes);
          const { admin, ledgers } = await runLoad(under, random, { disturb, times: KILLS });
          ledgers.push(await expectRecovered(under, random));
          // Earlier snapshots are lost with the process.
          await checkTotals({ ...under, admin }, ledgers, { hasHistory: false });
        }),
      ),
    );
  });
});
