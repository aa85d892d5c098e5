import { BY_COMMAND } from '@bookstore/contract/api/changes';
import { createAdminsRepository } from '../../../functions/src/auth/admins.repository.ts';
import { FLAG, parseOptions, TEXT } from '../../../tools/lib/options.ts';
import { EVEN_THE_LAST, requireRemainingOwner, unknownAdminError } from '../admins/owners.ts';
import { openShop } from '../lib/openShop.ts';
import { print } from '../lib/print.ts';
import { withProgress } from '../lib/progress.ts';
import { runCommand } from '../lib/runCommand.ts';
import { findTarget, PROJECT_HELP, requireConfirmation } from '../lib/target.ts';

const HELP = `npm run admin:remove -- <username> [--project ID] [--yes] [--even-the-last]

Removes an admin account and ends its sessions.

  ${PROJECT_HELP}
  --yes            required to change a real project
  --even-the-last  required to remove the only owner; nobody can do everything until there is a new one
  --help           print this help
`;

await runCommand(HELP, async (args) => {
  const { values, positionals } = parseOptions({
    args,
    allowPositionals: true,
    options: { project: TEXT, yes: FLAG, [EVEN_THE_LAST]: FLAG },
  });
  const [username, ...more] = positionals;
  if (!username || more.length > 0) throw new Error('Give one username. See --help.');
  const target = findTarget(values.project);
  requireConfirmation(target, values.yes);
  const firebase = await openShop(target, `Removing the admin ${username} from`);
  const repository = createAdminsRepository(firebase.database);
  const admins = await withProgress(() => repository.list());
  const leaving = admins.find((admin) => admin.username === username);
  if (!leaving) throw unknownAdminError(username);
  if (leaving.rights !== 'staff' && !values[EVEN_THE_LAST]) requireRemainingOwner(admins, username);
  await withProgress(() => repository.remove(username, BY_COMMAND));
  print(`Removed the admin ${username}.`);
  await firebase.close();
});
