import { BY_COMMAND } from '@bookstore/contract/api/changes';
import { type AdminsRepository, createAdminsRepository } from '../../../functions/src/auth/admins.repository.ts';
import { FLAG, parseOptions, TEXT } from '../../../tools/lib/options.ts';
import { askPassword } from '../admins/askPassword.ts';
import { EVEN_THE_LAST, noSuchAdmin, readRights, refuseWithoutOwner } from '../admins/owners.ts';
import { saveAdmin } from '../admins/saveAdmin.ts';
import { openShop } from '../lib/openShop.ts';
import { print } from '../lib/print.ts';
import { withProgress } from '../lib/progress.ts';
import { runCommand } from '../lib/runCommand.ts';
import { findTarget, PROJECT_HELP } from '../lib/target.ts';

const HELP = `npm run admin:create -- <username> [--rights owner|staff] [--demand-factor] [--project ID]
npm run admin:create -- <username> --reset-factor [--project ID]

Makes an admin account, or changes the password of one; tokens of the old password end at once. The password is asked
for without showing it, or read from standard input when that is piped. npm run admin:rights changes rights alone.

  --rights    owner: may do everything. staff: the daily work with books and orders, but not delete books, see the log of
              changes or who has access. Without it a new account is an owner's, and one that is there keeps its rights
  --demand-factor
              the admin sets up a second factor at the next log-in, before anything else. Of an admin that is there you can
              demand it without a new password, in the dashboard, under Security
  --reset-factor
              for an admin who has lost it: takes the second factor and the recovery codes away, and ends all log-ins of the
              account. The password stays. Make sure who asks for it: from then on the password is enough
  --even-the-last
              needed to make staff of the only owner
  ${PROJECT_HELP}
  --help      this text
`;

async function resetFactor(admins: AdminsRepository, username: string): Promise<void> {
  const isThere = await withProgress(() => admins.resetFactor(username, BY_COMMAND));
  if (!isThere) throw noSuchAdmin(username);
  print(
    `${username} logs in with the password alone now, and sets up a new second factor in the dashboard, under Security.`,
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
  if (!username || more.length > 0) throw new Error('Give one user name. --help says more.');
  const isReset = values['reset-factor'] ?? false;
  if (isReset && (values.rights !== undefined || values['demand-factor'])) {
    throw new Error('--reset-factor changes nothing else. Give it alone.');
  }
  const rights = values.rights === undefined ? undefined : readRights(values.rights);
  const target = findTarget(values.project);
  const firebase = await openShop(target, `The admin ${username} in`);
  const admins = createAdminsRepository(firebase.database);
  if (isReset) {
    await resetFactor(admins, username);
    await firebase.close();
    return;
  }
  if (rights === 'staff' && !values[EVEN_THE_LAST])
    refuseWithoutOwner(await withProgress(() => admins.list()), username);
  const isFactorDemanded = values['demand-factor'] ? (true as const) : undefined;
  const password = await askPassword();
  const account = { username, password, rights, isFactorDemanded, isEmulator: target.isEmulator };
  const isNew = await withProgress(() => saveAdmin(admins, account));
  print(isNew ? `Made the admin ${username}.` : `Changed the password of ${username}.`);
  if (isFactorDemanded) print('The next log-in begins with setting up a second factor, unless there is one.');
  await firebase.close();
});
