import {
  CHECKED_COLLECTIONS,
  invalidDocuments,
  unknownCollections,
} from '../../../functions/src/dataChecks/invalidDocuments.ts';
import { FLAG, parseOptions, TEXT } from '../../../tools/lib/options.ts';
import { openShop } from '../lib/openShop.ts';
import { print } from '../lib/print.ts';
import { withProgress } from '../lib/progress.ts';
import { runCommand } from '../lib/runCommand.ts';
import { findTarget, PROJECT_HELP } from '../lib/target.ts';
import { findZone } from '../sales/findZone.ts';
import { salesMismatches } from '../sales/salesMismatches.ts';

const HELP = `npm run doctor -- --data [--project ID]

Checks all stored data and exits with 1 if something is wrong. Reports documents of ${CHECKED_COLLECTIONS.join(', ')} that are
invalid (edited by hand or written by another release; the shop leaves them out of its lists), books with wrong availability or a
missing picture or excerpt, damaged pictures and excerpts, mails without an order, streets kept too long or too short, tasks that
failed, and days whose sales differ from their orders. Also lists unknown collections. Takes one read per document, four per order,
two per mail, book and stock level, and one more per book with a picture and, under EU law, per book.

  ${PROJECT_HELP}
  --help      print this help
`;

await runCommand(HELP, async (args) => {
  const { values } = parseOptions({ args, options: { project: TEXT, data: FLAG } });
  const firebase = await openShop(findTarget(values.project), 'Checking the data of');
  const db = await firebase.database();
  for (const name of await unknownCollections(db)) print(`• ${name} is an unknown collection and was not checked`);
  const { documents, days } = await withProgress(async (progress) => {
    const found = { documents: 0, days: 0 };
    for await (const message of invalidDocuments(db, () => progress.count('documents checked'))) {
      print(`✗ ${message}`);
      found.documents += 1;
    }
    const zone = (await findZone(db)) ?? 'UTC';
    for await (const { day } of salesMismatches(db, zone, progress)) {
      print(`✗ sales/${day} differs from the orders of that day: npm run orders -- recount`);
      found.days += 1;
    }
    return found;
  });
  await firebase.close();
  if (documents > 0)
    throw new Error(
      `${documents} ${documents === 1 ? 'document is' : 'documents are'} invalid. See docs/operations.md.`,
    );
  if (days > 0) throw new Error(`The sales of ${days} ${days === 1 ? 'day are' : 'days are'} wrong.`);
  print('✓ All documents are valid.');
});
