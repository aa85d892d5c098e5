import { BY_COMMAND } from '@bookstore/contract/api/changes';
import { createAdminsRepository } from '../../../functions/src/auth/admins.repository.ts';
import { FLAG, parseOptions, TEXT } from '../../../tools/lib/options.ts';
import { EVEN_THE_LAST, parseRights, requireRemainingOwner, unknownAdminError } from '../admins/owners.ts';
import { openShop } from '../lib/openShop.ts';
import { print } from '../lib/print.ts';
import { withProgress } from '../lib/progress.ts';
import { runCommand } from '../lib/runCommand.ts';
import { findTarget, PROJECT_HELP, requireConfirmation } from '../lib/target.ts';

const HELP = `npm run admin:rights -- <username> owner|staff [--project ID] [--yes] [--even-the-last]

Changes the rights of an admin from the next request on. Owners may do everything; staff do the daily work with books and orders, but
cannot delete books or see the activity log and the admins. The password stays.

  ${PROJECT_HELP}
  --yes            required to change a real project
  --even-the-last  required to restrict the only owner
  --help           print this help
`;

await runCommand(HELP, async (args) => {
  const { values, positionals } = parseOptions({
    args,
    allowPositionals: true,
    options: { project: TEXT, yes: FLAG, [EVEN_THE_LAST]: FLAG },
  });
  const [username, text, ...more] = positionals;
  if (!username || !text || more.length > 0) throw new Error('Give one username and its rights. See --help.');
  const rights = parseRights(text);
  const target = findTarget(values.project);
  requireConfirmation(target, values.yes);
  const firebase = await openShop(target, `Changing the rights of ${username} in`);
  const repository = createAdminsRepository(firebase.database);
  const admins = await withProgress(() => repository.list());
  if (!admins.some((admin) => admin.username === username)) throw unknownAdminError(username);
  if (rights === 'staff' && !values[EVEN_THE_LAST]) requireRemainingOwner(admins, username);
  await withProgress(() => repository.setRights(username, rights, BY_COMMAND));
  print(`${username} is now ${rights === 'owner' ? 'an owner' : 'staff'}.`);
  await firebase.close();
});
