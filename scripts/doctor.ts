import { findings } from './lib/findings.ts';
import { runProductCommand } from './lib/productCommand.ts';
import { runTask } from './lib/task.ts';

const HELP = `npm run doctor

Says in one line each whether this machine has what the shop needs, and what to do where it does not. Exits with 1 when something is amiss.

npm run doctor -- --data [--project ID]

Names instead every stored document (books, orders, sales, admins, the catalogue's version and titles) that is not what the shop expects, and is
therefore in none of its lists, with its path and its fields, and every day of which the sales are not
what its orders say. Takes one read for each document, two for each order.

  --data      look at the data of the running shop
  --project   look at the data of this Firebase project, with your Google credentials (gcloud auth application-default login)
  --help      this text
`;

async function examineMachine(): Promise<number> {
  let exitCode = 0;
  for (const [name, look] of findings()) {
    const { isFine, says } = await look();
    console.log(`${isFine ? '✓' : '✗'} ${name.padEnd(8)} ${says}`);
    if (!isFine) exitCode = 1;
  }
  return exitCode;
}

await runTask(HELP, async () => (process.argv.includes('--data') ? runProductCommand('checkData') : examineMachine()));
