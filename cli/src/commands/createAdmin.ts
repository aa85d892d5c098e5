import { BY_COMMAND } from '@bookstore/contract/api/changes';
import { type AdminsRepository, createAdminsRepository } from '../../../functions/src/auth/admins.repository.ts';
import { FLAG, parseOptions, TEXT } from '../../../tools/lib/options.ts';
import { askPassword } from '../admins/askPassword.ts';
import { EVEN_THE_LAST, parseRights, requireRemainingOwner, unknownAdminError } from '../admins/owners.ts';
import { MIN_PASSWORD_LENGTH, saveAdmin } from '../admins/saveAdmin.ts';
import { openShop } from '../lib/openShop.ts';
import { print } from '../lib/print.ts';
import { withProgress } from '../lib/progress.ts';
import { runCommand } from '../lib/runCommand.ts';
import { findTarget, PROJECT_HELP } from '../lib/target.ts';

const HELP = `npm run admin:create -- <username> [--rights owner|staff] [--demand-factor] [--project ID]
npm run admin:create -- <username> --reset-factor [--project ID]

Creates an admin, or changes the password of an existing one and ends its sessions. The password is asked for without echo, or read
from standard input if that is piped. With --project it needs at least ${MIN_PASSWORD_LENGTH} characters. npm run admin:rights changes only the rights.

  --rights    owner: everything. staff: the daily work with books and orders, but not deleting books, the activity log and the
              admins. By default a new account is an owner, and an existing one keeps its rights
  --demand-factor
              the admin must set up a second factor at the next login. For an existing admin you can also require it in the
              dashboard, under Security
  --reset-factor
              for an admin who has lost the second factor: removes it and the recovery codes, and ends all sessions. The password
              stays. Verify who is asking: afterwards the password is enough
  --even-the-last
              required to restrict the only owner
  ${PROJECT_HELP}
  --help      print this help
`;

async function resetFactor(admins: AdminsRepository, username: string): Promise<void> {
  const exists = await withProgress(() => admins.resetFactor(username, BY_COMMAND));
  if (!exists) throw unknownAdminError(username);
  print(
    `${username} can now log in with the password alone, and set up a new second factor in the dashboard, under Security.`,
  );
}

await runCommand(HELP, async (args) => {
  const { values, positionals } = parseOptions({
    args,
    allowPositionals: true,
    options: {
      project: TEXT,
      rights: TEXT,
      'demand-factor': FLAG,
      'reset-factor': FLAG,
      [EVEN_THE_LAST]: FLAG,
    },
  });
  const [username, ...more] = positionals;
  if (!username || more.length > 0) throw new Error('Give one username. See --help.');
  const isReset = values['reset-factor'] ?? false;
  if (isReset && (values.rights !== undefined || values['demand-factor'])) {
    throw new Error('--reset-factor cannot be combined with other changes.');
  }
  const rights = values.rights === undefined ? undefined : parseRights(values.rights);
  const target = findTarget(values.project);
  const firebase = await openShop(target, `The admin ${username} in`);
  const admins = createAdminsRepository(firebase.database);
  if (isReset) {
    await resetFactor(admins, username);
    await firebase.close();
    return;
  }
  if (rights === 'staff' && !values[EVEN_THE_LAST])
    requireRemainingOwner(await withProgress(() => admins.list()), username);
  const isFactorDemanded = values['demand-factor'] ? (true as const) : undefined;
  const password = await askPassword();
  const account = { username, password, rights, isFactorDemanded, isEmulator: target.isEmulator };
  const isNew = await withProgress(() => saveAdmin(admins, account));
  print(isNew ? `Created the admin ${username}.` : `Changed the password of ${username}.`);
  if (isFactorDemanded) print('The next login starts with the setup of a second factor, unless the admin has one.');
  await firebase.close();
});
