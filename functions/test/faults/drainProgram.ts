// Drains tasks in a process of its own, as one instance of the worker: node drainProgram.ts, with GCLOUD_PROJECT. It ends when whoever
// started it is gone.
import { createFirebase } from '../../src/firestore/firebase.ts';
import { systemClock as clock } from '../../src/lib/clock.ts';
import { drainTasks } from '../../src/worker/drain.ts';
import { createTaskMails } from '../../src/worker/taskMails.ts';
import { TEST_CONFIG } from '../server.ts';

const db = await createFirebase(process.env.GCLOUD_PROJECT ?? '').database();
const mails = createTaskMails(TEST_CONFIG.mail);
process.once('disconnect', () => process.exit());
process.send?.('draining');
for (;;) {
  await drainTasks(db, { clock, log: () => undefined, mails }).catch(() => undefined);
  await new Promise((resolve) => setTimeout(resolve, 10));
}
