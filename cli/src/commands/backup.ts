import { parseOptions, TEXT } from '../../../tools/lib/options.ts';
import { EXCLUDED_COLLECTIONS } from '../backups/manifest.ts';
import { takeBackup } from '../backups/takeBackup.ts';
import { openShop } from '../lib/openShop.ts';
import { print } from '../lib/print.ts';
import { withProgress } from '../lib/progress.ts';
import { runCommand } from '../lib/runCommand.ts';
import { findTarget, PROJECT_HELP, requireFolderPath, resolveCallerPath } from '../lib/target.ts';

const HELP = `npm run backup -- --out FOLDER [--project ID]

Writes all Firestore documents as of one time to a new folder: a JSON lines file for each collection, and a manifest with counts and
SHA-256 checksums. Mails and short-lived data are left out: ${EXCLUDED_COLLECTIONS.join(', ')}. Customer accounts are in Firebase Auth:
npx firebase auth:export.

  --out       the folder; an unfinished backup in it is replaced
  ${PROJECT_HELP}
  --help      print this help

The folder contains personal data and password hashes. Store it where only you have access.
`;

await runCommand(HELP, async (args) => {
  const { values } = parseOptions({ args, options: { project: TEXT, out: TEXT } });
  if (!values.out) throw new Error('Choose a new folder with --out.');
  const folder = resolveCallerPath(values.out);
  requireFolderPath(folder);
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
