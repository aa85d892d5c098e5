import { createAdminsRepository } from '../../../functions/src/auth/admins.repository.ts';
import { parseOptions, TEXT } from '../../../tools/lib/options.ts';
import { openShop } from '../lib/openShop.ts';
import { print } from '../lib/print.ts';
import { withProgress } from '../lib/progress.ts';
import { runCommand } from '../lib/runCommand.ts';
import { findTarget, PROJECT_HELP } from '../lib/target.ts';

const HELP = `npm run admin:list [-- --project ID]

Lists the admins with their rights, the date of their password, and whether they have a second factor.

  ${PROJECT_HELP}
  --help      print this help
`;

await runCommand(HELP, async (args) => {
  const { values } = parseOptions({ args, options: { project: TEXT } });
  const firebase = await openShop(findTarget(values.project), 'The admins of');
  const admins = await withProgress(() => createAdminsRepository(firebase.database).list());
  for (const { username, changedAt, rights, hasFactor, isFactorDemanded } of admins) {
    const factor = hasFactor ? ', second factor' : isFactorDemanded ? ', second factor required, but not set up' : '';
    const account = `${(rights ?? '').padEnd(6)} password of ${changedAt?.toISOString()}${factor}`;
    print(`${username.padEnd(20)} ${changedAt ? account : 'damaged, cannot log in'}`);
  }
  if (admins.length === 0) print('There are no admins. Create one with npm run admin:create.');
  await firebase.close();
});
