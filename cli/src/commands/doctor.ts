import { FLAG, parseOptions, TEXT } from '../../../tools/lib/options.ts';
import { doctorChecks } from '../doctor/doctorChecks.ts';
import { print } from '../lib/print.ts';
import { runProductCommand } from '../lib/productCommand.ts';
import { runCommand } from '../lib/runCommand.ts';

const HELP = `npm run doctor

Checks whether this machine has what the shop needs, and prints a fix for each problem. Exits with 1 if something is missing.

npm run doctor -- --data [--project ID]

Checks the stored data instead and prints the path of each problem and, if there is one, the command that fixes it: invalid documents,
stock levels and covers that do not match their books, mails without an order, streets kept too long or too short, and days whose sales
differ from their orders. Takes one read per document, four per order, two per mail, book with a picture and stock level.

  --data      check the data of the running shop
  --project   check the data of this Firebase project, with your Google credentials (gcloud auth application-default login)
  --help      print this help
`;

async function examineMachine(): Promise<number> {
  let exitCode = 0;
  for (const [name, look] of doctorChecks()) {
    const { isFine, message } = await look();
    print(`${isFine ? '✓' : '✗'} ${name.padEnd(8)} ${message}`);
    if (!isFine) exitCode = 1;
  }
  return exitCode;
}

await runCommand(HELP, async (args) => {
  const { values } = parseOptions({ args, options: { data: FLAG, project: TEXT } });
  process.exitCode = values.data ? await runProductCommand('checkData', args) : await examineMachine();
});
