// A worker instance: node workerProgram.ts, with GCLOUD_PROJECT. Ends with its parent.
import { createFirebase } from '../../src/firestore/firebase.ts';
import { systemClock as clock } from '../../src/lib/clock.ts';
import { processTasks } from '../../src/worker/processTasks.ts';
import { createTaskMails } from '../../src/worker/taskMails.ts';
import { TEST_CONFIG } from '../server.ts';

const db = await createFirebase(process.env.GCLOUD_PROJECT ?? '').database();
const mails = createTaskMails(TEST_CONFIG.mail);
process.once('disconnect', () => process.exit());
process.send?.('draining');
for (;;) {
  await processTasks(db, { clock, log: () => undefined, mails }).catch(() => undefined);
  await new Promise((resolve) => setTimeout(resolve, 10));
}
