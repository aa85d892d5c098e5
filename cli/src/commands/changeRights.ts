import { BY_COMMAND } from '@bookstore/contract/api/changes';
import { createAdminsRepository } from '../../../functions/src/auth/admins.repository.ts';
import { FLAG, parseOptions, TEXT } from '../../../tools/lib/options.ts';
import { EVEN_THE_LAST, noSuchAdmin, readRights, refuseWithoutOwner } from '../admins/owners.ts';
import { openShop } from '../lib/openShop.ts';
import { print } from '../lib/print.ts';
import { withProgress } from '../lib/progress.ts';
import { runCommand } from '../lib/runCommand.ts';
import { findTarget, PROJECT_HELP, refuseUnconfirmed } from '../lib/target.ts';

const HELP = `npm run admin:rights -- <username> owner|staff [--project ID] [--yes] [--even-the-last]

Changes what an admin may do, from the next call on: an owner everything, staff the daily work with books and orders, but not
delete books, see the log of changes or who has access. The password stays.

  ${PROJECT_HELP}
  --yes            needed to change a real project
  --even-the-last  needed to make staff of the only owner
  --help           this text
`;

await runCommand(HELP, async (args) => {
  const { values, positionals } = parseOptions({
    args,
    allowPositionals: true,
    options: { project: TEXT, yes: FLAG, [EVEN_THE_LAST]: FLAG },
  });
  const [username, text, ...more] = positionals;
  if (!username || !text || more.length > 0) throw new Error('Give one user name and its rights. --help says more.');
  const rights = readRights(text);
  const target = findTarget(values.project);
  refuseUnconfirmed(target, values.yes);
  const firebase = await openShop(target, `The rights of ${username} in`);
  const repository = createAdminsRepository(firebase.database);
  const admins = await withProgress(() => repository.list());
  if (!admins.some((admin) => admin.username === username)) throw noSuchAdmin(username);
  if (rights === 'staff' && !values[EVEN_THE_LAST]) refuseWithoutOwner(admins, username);
  await withProgress(() => repository.setRights(username, rights, BY_COMMAND));
  print(`${username} is ${rights === 'owner' ? 'an owner' : 'staff'} now.`);
  await firebase.close();
});
