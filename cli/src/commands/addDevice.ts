import { text } from 'node:stream/consumers';
import { isUsername } from '../../../functions/src/auth/admins.repository.ts';
import { issueDevice } from '../../../functions/src/auth/devices.ts';
import { SAMPLE_JWT_SECRET } from '../../../functions/src/auth/samples.ts';
import { parseOptions, TEXT } from '../../../tools/lib/options.ts';
import { print } from '../lib/print.ts';
import { runCommand } from '../lib/runCommand.ts';
import { findTarget, PROJECT_HELP } from '../lib/target.ts';

const HELP = `gcloud secrets versions access latest --secret JWT_SECRET --project ID | npm run admin:device -- <username> --project ID

Makes a new device known, from which an admin can log in while strangers try passwords for that name. Prints what to add to the address of the
shop on that device. It replaces neither password nor second factor, and changes nothing in the shop. The secret is read from the standard
input; the shop on this machine needs none.

  ${PROJECT_HELP}
  --help      this text
`;

await runCommand(HELP, async (args) => {
  const { values, positionals } = parseOptions({ args, allowPositionals: true, options: { project: TEXT } });
  const [username, ...more] = positionals;
  if (!username || !isUsername(username) || more.length > 0) throw new Error('Give one user name. --help says more.');
  const target = findTarget(values.project);
  const secret = target.isEmulator ? SAMPLE_JWT_SECRET : (await text(process.stdin)).trim();
  if (secret === '') throw new Error('Pass JWT_SECRET on the standard input. --help has the command.');
  const device = await issueDevice(secret, username, new Date());
  print('Open this address on the new device, with the address of your shop before it:');
  print(`/admin#device=${username}:${device}`);
});
