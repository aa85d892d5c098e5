import { createAdminsRepository } from '../../../functions/src/auth/admins.repository.ts';
import { parseOptions, TEXT } from '../../../tools/lib/options.ts';
import { openShop } from '../lib/openShop.ts';
import { print } from '../lib/print.ts';
import { withProgress } from '../lib/progress.ts';
import { runCommand } from '../lib/runCommand.ts';
import { findTarget, PROJECT_HELP } from '../lib/target.ts';

const HELP = `npm run admin:list [-- --project ID]

Names the admins, each with its rights and the time at which its password was set.

  ${PROJECT_HELP}
  --help      this text
`;

await runCommand(HELP, async (args) => {
  const { values } = parseOptions({ args, options: { project: TEXT } });
  const firebase = await openShop(findTarget(values.project), 'The admins of');
  const admins = await withProgress(() => createAdminsRepository(firebase.database).list());
  for (const { username, changedAt, rights } of admins) {
    print(
      `${username.padEnd(20)} ${changedAt ? `${(rights ?? '').padEnd(6)} password of ${changedAt.toISOString()}` : 'cannot log in: damaged'}`,
    );
  }
  if (admins.length === 0) print('There is none. Make one with npm run admin:create.');
  await firebase.close();
});
