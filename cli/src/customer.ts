import { parseArgs } from 'node:util';
import { createFirebase } from '../../functions/src/lib/firebase.ts';
import { eraseOrders, exportOrders } from './personalData.ts';
import { runCommand } from './runCommand.ts';
import { findTarget } from './target.ts';

const HELP = `npm run customer -- export|erase <e-mail> [--project <project id>]

What the shop holds of one customer.

  export      prints all orders of the address as JSON
  erase       takes name, address, phone and e-mail out of them; amounts, books and dates stay. It cannot be undone
  --project   the Firebase project, with your Google credentials (gcloud auth application-default login); without it, the
              shop that runs on this machine
  --help      this text

The account itself is deleted in the Firebase console, under Authentication.
`;

await runCommand(HELP, async (args) => {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { project: { type: 'string' } } });
  const [action, email, ...more] = positionals;
  if (!email || more.length > 0) throw new Error('Say export or erase, and one e-mail address. --help says more.');
  const { projectId } = findTarget(values.project);
  const firebase = createFirebase(projectId);
  if (action === 'export') console.log(JSON.stringify(await exportOrders(firebase, email), null, 2));
  else if (action === 'erase') console.log(`Orders without their customer: ${await eraseOrders(firebase, email)}`);
  else throw new Error(`There is no action ${action}: say export or erase.`);
  await firebase.close();
});
