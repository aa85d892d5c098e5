import { parseArgs } from 'node:util';
import { createAdminsRepository } from '../../../functions/src/auth/admins.repository.ts';
import { openShop } from '../lib/openShop.ts';
import { FLAG, PROJECT_HELP, TEXT } from '../lib/options.ts';
import { withProgress } from '../lib/progress.ts';
import { runCommand } from '../lib/runCommand.ts';
import { findTarget, refuseUnconfirmed } from '../lib/target.ts';

const HELP = `npm run admin:remove -- <username> [--project ID] [--yes]

Removes an admin account. Whoever is logged in with it is logged out at once.

  ${PROJECT_HELP}
  --yes       needed to change a real project
  --help      this text
`;

await runCommand(HELP, async (args) => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { project: TEXT, yes: FLAG },
  });
  const [username, ...more] = positionals;
  if (!username || more.length > 0) throw new Error('Give one user name. --help says more.');
  const target = findTarget(values.project);
  refuseUnconfirmed(target, values.yes);
  const firebase = await openShop(target, `Removing the admin ${username} from`);
  const wasThere = await withProgress(() => createAdminsRepository(firebase.database).remove(username));
  if (!wasThere) throw new Error(`There is no admin ${username}. npm run admin:list names those that there are.`);
  console.log(`Removed the admin ${username}.`);
  await firebase.close();
});
