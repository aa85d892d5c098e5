import { parseArgs } from 'node:util';
import { CHECKED_COLLECTIONS, invalidDocuments } from './invalidDocuments.ts';
import { openShop } from './openShop.ts';
import { runCommand } from './runCommand.ts';
import { findTarget } from './target.ts';
import { watched } from './watch.ts';

const HELP = `npm run doctor -- --data [--project ID]

Names every document of ${CHECKED_COLLECTIONS.join(', ')} that is not what the shop expects, because somebody typed into it or another
release wrote it, and exits with 1 when there is one. The shop leaves such a document out of its lists. Takes one read for each document.

  --project   the Firebase project, with your Google credentials (gcloud auth application-default login); without it, the
              shop that runs on this machine
  --help      this text
`;

await runCommand(HELP, async (args) => {
  const options = { project: { type: 'string' }, data: { type: 'boolean' } } as const;
  const { values } = parseArgs({ args, options });
  const firebase = await openShop(findTarget(values.project), 'Checking the data of');
  const db = await firebase.database();
  const count = await watched(async (watch) => {
    let found = 0;
    for await (const message of invalidDocuments(db, watch)) {
      console.log(`✗ ${message}`);
      found += 1;
    }
    return found;
  });
  await firebase.close();
  if (count > 0)
    throw new Error(
      `${count} ${count === 1 ? 'document is' : 'documents are'} in no list of the shop. See docs/operations.md.`,
    );
  console.log('✓ Every document is as it should be.');
});
