import { text } from 'node:stream/consumers';
import { createAdminsRepository } from '../../../functions/src/auth/admins.repository.ts';
import { issueDevice } from '../../../functions/src/auth/devices.ts';
import { SAMPLE_JWT_SECRET } from '../../../functions/src/auth/samples.ts';
import { parseOptions, TEXT } from '../../../tools/lib/options.ts';
import { unknownAdminError } from '../admins/owners.ts';
import { openShop } from '../lib/openShop.ts';
import { print } from '../lib/print.ts';
import { withProgress } from '../lib/progress.ts';
import { runCommand } from '../lib/runCommand.ts';
import { findTarget, PROJECT_HELP } from '../lib/target.ts';

const HELP = `gcloud secrets versions access latest --secret JWT_SECRET --project ID | npm run admin:device -- <username> --project ID

Registers a device, so that an admin can log in from it while strangers try passwords for that name. Prints a path to open on the
device. Password and second factor are still required, and the shop is not changed. The secret is read from standard input; the
shop on this machine needs none.

  ${PROJECT_HELP}
  --help      print this help
`;

await runCommand(HELP, async (args) => {
  const { values, positionals } = parseOptions({ args, allowPositionals: true, options: { project: TEXT } });
  const [username, ...more] = positionals;
  if (!username || more.length > 0) throw new Error('Give one username. See --help.');
  const target = findTarget(values.project);
  const secret = target.isEmulator ? SAMPLE_JWT_SECRET : (await text(process.stdin)).trim();
  if (secret === '') throw new Error('Pass JWT_SECRET on standard input. See --help for the command.');
  const firebase = await openShop(target, `Registering a device for ${username} in`);
  const admins = createAdminsRepository(firebase.database);
  if (!(await withProgress(() => admins.find(username)))) throw unknownAdminError(username);
  const device = await issueDevice(secret, username, new Date());
  print('Open this path of your shop on the new device:');
  print(`/admin#device=${username}:${device}`);
  await firebase.close();
});
