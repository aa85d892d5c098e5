import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createFirebase } from '../../functions/src/firestore/firebase.ts';
import { startRelay } from '../../functions/test/faults/relay.ts';
import { commandsIn, makeWorkshop } from './command.ts';

const workshop = makeWorkshop();
const command = commandsIn(workshop);

// Each command waits for minutes.
describe.concurrent('a command without answers', () => {
  it('stops after Firestore disappears during a restore', async () => {
    const large = `demo-${randomUUID()}`;
    const source = createFirebase(large);
    const db = await source.database();
    const writer = db.bulkWriter();
    for (let index = 0; index < 4_000; index += 1) void writer.set(db.collection('books').doc(`b${index}`), { index });
    await writer.close();
    await command('backup', ['--out', 'large', '--project', large]);
    await source.close();

    const relay = await startRelay(process.env.FIRESTORE_EMULATOR_HOST ?? '');
    let isGone = false;
    const onOutput = (output: string) => {
      if (isGone || !/\d books/.test(output)) return;
      isGone = true;
      void relay.close();
    };
    const environment = { FIRESTORE_EMULATOR_HOST: relay.host };
    const restored = await command('restore', ['--from', 'large', '--project', `demo-${randomUUID()}`], {
      environment,
      onOutput,
    });
    expect(restored.code).toBe(1);
    expect(restored.output).toMatch(/Completed before: [\d,]+ books\.\n$/);
    expect(isGone).toBe(true);
  });
});
