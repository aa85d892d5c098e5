import { parseArgs } from 'node:util';
import { createAdminsRepository } from '../../functions/src/auth/admins.repository.ts';
import { createFirebase } from '../../functions/src/lib/firebase.ts';
import { askPassword } from './askPassword.ts';
import { runCommand } from './runCommand.ts';
import { saveAdmin } from './saveAdmin.ts';
import { findTarget } from './target.ts';

const HELP = `node cli/src/createAdmin.ts <username> [--project <project id>]

Makes an admin account, or changes the password of one; tokens of the old password end at once. The password is asked
for without showing it, or read from standard input when that is piped.

  --project   the Firebase project; else GOOGLE_CLOUD_PROJECT
  --help      this text

With FIRESTORE_EMULATOR_HOST set it writes into that emulator; otherwise into the project, with your Google credentials.
`;

await runCommand(HELP, async (args) => {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { project: { type: 'string' } } });
  const [username, ...more] = positionals;
  if (!username || more.length > 0) throw new Error('Give one user name. --help says more.');
  const { projectId, isEmulator } = findTarget(values.project);
  const firebase = createFirebase(projectId);
  const admins = createAdminsRepository(firebase.database);
  const isNew = await saveAdmin(admins, { username, password: await askPassword(), isEmulator });
  console.log(isNew ? `Made the admin ${username}.` : `Changed the password of ${username}.`);
  await firebase.close();
});
