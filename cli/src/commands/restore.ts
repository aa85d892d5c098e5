import { FLAG, parseOptions, TEXT } from '../../../tools/lib/options.ts';
import { readManifest } from '../backups/manifest.ts';
import { isPreserved, type Outcome, restoreBackup } from '../backups/restoreBackup.ts';
import { openShop } from '../lib/openShop.ts';
import { print, printToStderr } from '../lib/print.ts';
import { withProgress } from '../lib/progress.ts';
import { runCommand } from '../lib/runCommand.ts';
import { findTarget, PROJECT_HELP, requireConfirmation, resolveCallerPath } from '../lib/target.ts';

const HELP = `npm run restore -- --from FOLDER [options]

Restores the documents of a backup. Later documents, such as new orders, stay unless --exact is given. A damaged or unfinished backup
is refused before anything is written. Run the command again to continue an interrupted restore; unchanged documents are skipped.
Running shops show the restored books at once.

  --from      the folder of npm run backup
  --only      restore only this collection, such as books to undo a bad import but keep orders; may be repeated
  --dry-run   only count changes
  --exact     also delete documents that are not in the backup, except the activity log and invoices
  ${PROJECT_HELP}
  --yes       required to change a real project
  --help      print this help

Switch the shop to read-only during a restore: docs/operations.md.
`;

function toText({ name, added, replaced, unchanged, others }: Outcome, isExact: boolean): string {
  const fate = isExact && !isPreserved(name) ? 'deleted' : 'not in the backup and kept';
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
  if (!values.from) throw new Error('Give the folder of a backup with --from.');
  const folder = resolveCallerPath(values.from);
  const { 'dry-run': isDryRun, exact: isExact, only } = values;
  const target = findTarget(values.project);
  const { projectId, readAt } = readManifest(folder);
  if (!isDryRun) requireConfirmation(target, values.yes);
  const firebase = await openShop(target, isDryRun ? 'Comparing' : 'Restoring');
  printToStderr(`with ${only?.join(' and ') ?? 'all'} of the backup of ${projectId} as of ${readAt}`);
  const db = await firebase.database();
  let newSeries: string | undefined;
  const onSeries = (series: string) => {
    newSeries = series;
  };
  const options = { folder, isDryRun, isExact, only };
  const outcomes = await withProgress((progress) => restoreBackup(db, options, progress, onSeries));
  for (const outcome of outcomes) print(toText(outcome, isExact));
  if (newSeries !== undefined)
    print(`Invoices continue in series ${newSeries}, because some may be lost. Take a backup now.`);
  print(isDryRun ? 'Dry run: nothing was changed.' : 'Restored.');
  await firebase.close();
});
