import { parseOptions, TEXT } from '../../../tools/lib/options.ts';
import { LEFT_OUT } from '../backups/manifest.ts';
import { takeBackup } from '../backups/takeBackup.ts';
import { openShop } from '../lib/openShop.ts';
import { print } from '../lib/print.ts';
import { withProgress } from '../lib/progress.ts';
import { runCommand } from '../lib/runCommand.ts';
import { callersPath, findTarget, PROJECT_HELP } from '../lib/target.ts';

const HELP = `npm run backup -- --out FOLDER [--project ID]

Writes all of Firestore as of one moment into a new folder: a file of JSON lines for each collection, and a manifest
with counts and SHA-256 checksums. Left out are mails, and what is forgotten within a day anyway: ${LEFT_OUT.join(', ')}. Accounts of
customers are in Firebase Auth: npx firebase auth:export.

  --out       the folder; one in which a backup was interrupted is begun anew
  ${PROJECT_HELP}
  --help      this text

The folder holds personal data and password hashes. Keep it where nobody else can read it.
`;

await runCommand(HELP, async (args) => {
  const { values } = parseOptions({ args, options: { project: TEXT, out: TEXT } });
  if (!values.out) throw new Error('Where to? Give a new folder with --out.');
  const folder = callersPath(values.out);
  const target = findTarget(values.project);
  const firebase = await openShop(target, 'Backing up');
  const db = await firebase.database();
  const { collections, readAt } = await withProgress((progress) => takeBackup(db, target.projectId, folder, progress));
  for (const { name, documents, bytes } of collections) {
    print(`${name.padEnd(10)} ${String(documents).padStart(8)} documents ${String(bytes).padStart(12)} bytes`);
  }
  print(`Everything as of ${readAt} is in ${folder}`);
  await firebase.close();
});
