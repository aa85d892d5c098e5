import { FLAG, parseOptions, TEXT } from '../../../tools/lib/options.ts';
import { readManifest } from '../backups/manifest.ts';
import { isKept, type Outcome, restoreBackup } from '../backups/restoreBackup.ts';
import { openShop } from '../lib/openShop.ts';
import { print, printAside } from '../lib/print.ts';
import { withProgress } from '../lib/progress.ts';
import { runCommand } from '../lib/runCommand.ts';
import { callersPath, findTarget, PROJECT_HELP, refuseUnconfirmed } from '../lib/target.ts';

const HELP = `npm run restore -- --from FOLDER [options]

Makes the documents of a backup what they were. What came later, such as new orders, stays, unless --exact is given.
A damaged or unfinished backup is refused before anything is written. An interrupted restore continues by running it
again: documents that are right already are passed over. Running shops notice the restored books at once.

  --from      the folder that npm run backup wrote
  --only      only this collection, such as books: to undo a bad import and leave orders as they are; several times for several
  --dry-run   only count what would change
  --exact     also delete documents that the backup does not have; the log of changes and invoices stay
  ${PROJECT_HELP}
  --yes       needed to change a real project
  --help      this text

For the time of a restore, switch the shop to read-only: docs/operations.md.
`;

function toText({ name, added, replaced, unchanged, others }: Outcome, isExact: boolean): string {
  const fate = isExact && !isKept(name) ? 'deleted' : 'not in the backup and left';
  return `${name.padEnd(10)} ${added} added, ${replaced} replaced, ${unchanged} unchanged, ${others} ${fate}`;
}

await runCommand(HELP, async (args) => {
  const { values } = parseOptions({
    args,
    options: {
      from: TEXT,
      project: TEXT,
      only: { type: 'string', multiple: true },
      'dry-run': FLAG,
      exact: FLAG,
      yes: FLAG,
    },
  });
  if (!values.from) throw new Error('Where from? Give the folder of a backup with --from.');
  const folder = callersPath(values.from);
  const { 'dry-run': isDryRun, exact: isExact, only } = values;
  const target = findTarget(values.project);
  const { projectId, readAt } = readManifest(folder);
  if (!isDryRun) refuseUnconfirmed(target, values.yes);
  const firebase = await openShop(target, isDryRun ? 'Comparing' : 'Restoring');
  printAside(`with ${only?.join(' and ') ?? 'all'} of the backup of ${projectId} as of ${readAt}`);
  const db = await firebase.database();
  let newSeries: string | undefined;
  const onSeries = (series: string) => {
    newSeries = series;
  };
  const options = { folder, isDryRun, isExact, only };
  const outcomes = await withProgress((progress) => restoreBackup(db, options, progress, onSeries));
  for (const outcome of outcomes) print(toText(outcome, isExact));
  if (newSeries !== undefined)
    print(`Invoices go on in series ${newSeries}: some that the shop had written may be lost. Take a backup now.`);
  print(isDryRun ? 'This is what a restore would do. Nothing was changed.' : 'Restored.');
  await firebase.close();
});
