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
import { findZone, salesMismatches } from '../sales/salesMismatches.ts';

const HELP = `npm run doctor -- --data [--project ID]

Names every document of ${CHECKED_COLLECTIONS.join(', ')} that is not what the shop expects, because somebody typed into it or another
release wrote it, each book that says another thing of its copies than what is counted or names a picture or an excerpt that is not there, each
picture or excerpt that is not what its name says, each mail of no order, each street that is kept for longer or shorter than its order needs it, each task
of an order that could not be done, and each day of which the sales are not what its orders say, and exits with 1 when there is one. It
also names collections of which the shop knows nothing. The shop leaves such a document out of its lists. Takes one read for each document, four for each order, two for each mail, book and
count of copies, and one more for each book with a picture and, with the law of the European Union, for each book.

  ${PROJECT_HELP}
  --help      this text
`;

await runCommand(HELP, async (args) => {
  const { values } = parseOptions({ args, options: { project: TEXT, data: FLAG } });
  const firebase = await openShop(findTarget(values.project), 'Checking the data of');
  const db = await firebase.database();
  for (const name of await unknownCollections(db))
    print(`• ${name} is no collection of the shop: nobody has looked into it`);
  const { documents, days } = await withProgress(async (progress) => {
    const found = { documents: 0, days: 0 };
    for await (const message of invalidDocuments(db, () => progress.count('documents checked'))) {
      print(`✗ ${message}`);
      found.documents += 1;
    }
    const zone = (await findZone(db)) ?? 'UTC';
    for await (const { day } of salesMismatches(db, zone, progress)) {
      print(`✗ sales/${day} is not what the orders of that day say: npm run orders -- recount`);
      found.days += 1;
    }
    return found;
  });
  await firebase.close();
  if (documents > 0)
    throw new Error(
      `${documents} ${documents === 1 ? 'document is' : 'documents are'} not as the shop expects. See docs/operations.md.`,
    );
  if (days > 0) throw new Error(`The sales of ${days} ${days === 1 ? 'day are' : 'days are'} wrong.`);
  print('✓ Every document is as it should be.');
});
