import { createAdminsRepository } from '../../../functions/src/auth/admins.repository.ts';
import { parseOptions, TEXT } from '../../../tools/lib/options.ts';
import { askPassword } from '../admins/askPassword.ts';
import { saveAdmin } from '../admins/saveAdmin.ts';
import { openShop } from '../lib/openShop.ts';
import { print } from '../lib/print.ts';
import { withProgress } from '../lib/progress.ts';
import { runCommand } from '../lib/runCommand.ts';
import { findTarget, PROJECT_HELP } from '../lib/target.ts';

const HELP = `npm run admin:create -- <username> [--project ID]

Makes an admin account, or changes the password of one; tokens of the old password end at once. The password is asked
for without showing it, or read from standard input when that is piped.

  ${PROJECT_HELP}
  --help      this text
`;

await runCommand(HELP, async (args) => {
  const { values, positionals } = parseOptions({ args, allowPositionals: true, options: { project: TEXT } });
  const [username, ...more] = positionals;
  if (!username || more.length > 0) throw new Error('Give one user name. --help says more.');
  const target = findTarget(values.project);
  const firebase = await openShop(target, `The admin ${username} in`);
  const admins = createAdminsRepository(firebase.database);
  const account = { username, password: await askPassword(), isEmulator: target.isEmulator };
  const isNew = await withProgress(() => saveAdmin(admins, account));
  print(isNew ? `Made the admin ${username}.` : `Changed the password of ${username}.`);
  await firebase.close();
});
