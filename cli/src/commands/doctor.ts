import { FLAG, parseOptions, TEXT } from '../../../tools/lib/options.ts';
import { doctorChecks } from '../doctor/doctorChecks.ts';
import { print } from '../lib/print.ts';
import { runProductCommand } from '../lib/productCommand.ts';
import { runCommand } from '../lib/runCommand.ts';

const HELP = `npm run doctor

Says in one line each whether this machine has what the shop needs, and what to do where it does not. Exits with 1 when something is amiss.

npm run doctor -- --data [--project ID]

Names instead everything stored that is not what the shop expects, each with its path and, where there is one, the command that puts it
right: documents that are in no list, copies and covers that do not fit their books, mails of no order, streets that are kept for too
long or not long enough, and days of which the sales are not what their orders say. Takes one read for each document, four for each
order, two for each mail, book with a picture and count of copies.

  --data      look at the data of the running shop
  --project   look at the data of this Firebase project, with your Google credentials (gcloud auth application-default login)
  --help      this text
`;

async function examineMachine(): Promise<number> {
  let exitCode = 0;
  for (const [name, look] of doctorChecks()) {
    const { isFine, says } = await look();
    print(`${isFine ? '✓' : '✗'} ${name.padEnd(8)} ${says}`);
    if (!isFine) exitCode = 1;
  }
  return exitCode;
}

await runCommand(HELP, async (args) => {
  const { values } = parseOptions({ args, options: { data: FLAG, project: TEXT } });
  process.exitCode = values.data ? await runProductCommand('checkData', args) : await examineMachine();
});
