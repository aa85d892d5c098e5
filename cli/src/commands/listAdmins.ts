import { createAdminsRepository } from '../../../functions/src/auth/admins.repository.ts';
import { parseOptions, TEXT } from '../../../tools/lib/options.ts';
import { openShop } from '../lib/openShop.ts';
import { print } from '../lib/print.ts';
import { withProgress } from '../lib/progress.ts';
import { runCommand } from '../lib/runCommand.ts';
import { findTarget, PROJECT_HELP } from '../lib/target.ts';

const HELP = `npm run admin:list [-- --project ID]

Names the admins, each with its rights, the time at which its password was set, and whether it has a second factor.

  ${PROJECT_HELP}
  --help      this text
`;

await runCommand(HELP, async (args) => {
  const { values } = parseOptions({ args, options: { project: TEXT } });
  const firebase = await openShop(findTarget(values.project), 'The admins of');
  const admins = await withProgress(() => createAdminsRepository(firebase.database).list());
  for (const { username, changedAt, rights, hasFactor, isFactorDemanded } of admins) {
    const factor = hasFactor ? ', second factor' : isFactorDemanded ? ', second factor demanded, but not set up' : '';
    const account = `${(rights ?? '').padEnd(6)} password of ${changedAt?.toISOString()}${factor}`;
    print(`${username.padEnd(20)} ${changedAt ? account : 'cannot log in: damaged'}`);
  }
  if (admins.length === 0) print('There is none. Make one with npm run admin:create.');
  await firebase.close();
});
