import { rename, writeFile } from 'node:fs/promises';
import { type DayRange, isDay, isTimeZone } from '@bookstore/contract/days';
import { centsToString } from '@bookstore/contract/format/money';
import type { Firebase } from '../../../functions/src/firestore/firebase.ts';
import { journal } from '../../../functions/src/invoices/journal.ts';
import { systemClock } from '../../../functions/src/lib/clock.ts';
import type { Sales } from '../../../functions/src/sales/sales.ts';
import { processTasks } from '../../../functions/src/worker/processTasks.ts';
import { FLAG, parseOptions, TEXT } from '../../../tools/lib/options.ts';
import { openShop } from '../lib/openShop.ts';
import { print, printLines, printToStderr } from '../lib/print.ts';
import { withProgress } from '../lib/progress.ts';
import { runCommand } from '../lib/runCommand.ts';
import { findTarget, PROJECT_HELP, requireNewFile, resolveCallerPath } from '../lib/target.ts';
import { reindexOrders } from '../orders/reindexOrders.ts';
import { relistInvoices } from '../orders/relistInvoices.ts';
import { rematchWithdrawals } from '../orders/rematchWithdrawals.ts';
import { findZone } from '../sales/findZone.ts';
import { recountSales } from '../sales/recountSales.ts';

const HELP = `npm run orders -- recount [options]
npm run orders -- reindex [options]
npm run orders -- rematch [options]
npm run orders -- journal --from YYYY-MM-DD --to YYYY-MM-DD [FILE.csv] [options]

recount recalculates the sales of each day from the orders, after a change of the shop's time zone or if npm run doctor -- --data
reports a difference. The shop may stay open. It prints each corrected day, counts waiting tasks and deletes failed ones. Running it
again changes nothing. It takes one read per order and day, and a read and a write per corrected day.

reindex updates the search fields of orders from an older release, such as town and titles, and links each order with its invoices.
The shop may stay open. Run it again to continue an interrupted reindex; a further run changes nothing. It takes two reads per order
and one per invoice, and a read and a write per outdated order.

rematch tries again to find the orders of unmatched withdrawals. The function worker does this within seconds.

journal writes all invoices and credit notes of a period as CSV for the accountant: number, type, date, the invoice of a credit note,
order, payment, and net, tax and gross per rate. Without a file it prints them. It takes one read each.

  --from, --to
              journal: the first and last day in the shop's time zone
  --dry-run   recount: only print the wrong days
  --time-zone the time zone of the days, like Europe/Berlin: the value of SHOP_TIME_ZONE. Defaults to the time zone of recent sales,
              or UTC
  ${PROJECT_HELP}
  --help      print this help
`;

function toText({ days }: Sales): string {
  const [{ orders = 0, books = 0, cents = 0 } = {}] = days.values();
  return `${orders} orders, ${books} books, ${centsToString(cents)}`;
}

async function reindex(firebase: Firebase): Promise<void> {
  const db = await firebase.database();
  const refreshed = await withProgress((progress) => reindexOrders(db, progress));
  const relisted = await withProgress((progress) => relistInvoices(db, progress));
  print(`${refreshed + relisted} orders updated`);
}

/** Atomic; never overwrites. */
async function writeJournal(firebase: Firebase, range: DayRange, path: string | undefined): Promise<void> {
  const db = await firebase.database();
  let text = '';
  let lines = 0;
  await withProgress(async (progress) => {
    for await (const piece of journal(db, range)) {
      text += piece;
      lines += 1;
      if (lines > 1) progress.count('lines');
    }
  });
  if (path === undefined) {
    printLines(text.replaceAll('\r\n', '\n').trimEnd());
    return;
  }
  await writeFile(`${path}.draft`, text);
  await rename(`${path}.draft`, path);
  print(`${lines - 1} ${lines === 2 ? 'line is' : 'lines are'} in ${path}`);
}

async function recount(firebase: Firebase, timeZone: string | undefined, isDryRun: boolean): Promise<void> {
  const db = await firebase.database();
  const zone = timeZone ?? (await findZone(db)) ?? 'UTC';
  printToStderr(`days in the time zone ${zone}`);
  const wrong = await withProgress((progress) => recountSales(db, { zone, isDryRun }, progress));
  for (const { day, fromOrders, stored } of wrong) {
    print(`${day}: ${toText(stored)}; its orders have ${toText(fromOrders)}`);
  }
  const log = ({ message }: { message: string }) => printToStderr(message);
  for (let hasMore = !isDryRun; hasMore; )
    hasMore = await processTasks(db, { clock: systemClock, log, skipsMailTasks: true });
  const days = wrong.length === 1 ? 'day' : 'days';
  print(`${wrong.length} ${days} wrong${isDryRun || wrong.length === 0 ? '' : ', now corrected'}`);
}

async function rematch(firebase: Firebase): Promise<void> {
  const count = await rematchWithdrawals(await firebase.database(), systemClock());
  print(`${count} ${count === 1 ? 'withdrawal is' : 'withdrawals are'} being matched`);
}

const VERBS = ['recount', 'reindex', 'rematch', 'journal'] as const;
type Verb = (typeof VERBS)[number];

interface VerbOptions {
  'time-zone'?: string | undefined;
  'dry-run': boolean;
  from?: string | undefined;
  to?: string | undefined;
}

function readVerb([word, ...files]: string[], { 'time-zone': zone, 'dry-run': isDryRun, from, to }: VerbOptions): Verb {
  const verb = VERBS.find((known) => known === word);
  if (!verb || files.length > (verb === 'journal' ? 1 : 0)) {
    throw new Error('Use recount, reindex, rematch or journal. See --help.');
  }
  if (verb !== 'recount' && (zone !== undefined || isDryRun))
    throw new Error(`${verb} takes neither --dry-run nor --time-zone.`);
  if (verb !== 'journal' && (from ?? to) !== undefined) throw new Error(`${verb} takes neither --from nor --to.`);
  if (zone !== undefined && !isTimeZone(zone))
    throw new Error(`“${zone}” is not a time zone. An example is Europe/Berlin.`);
  return verb;
}

function readRange({ from = '', to = '' }: VerbOptions): DayRange {
  for (const day of [from, to])
    if (!isDay(day)) throw new Error('Give --from and --to, like 2026-01-01 and 2026-01-31.');
  if (from > to) throw new Error(`${from} is after ${to}.`);
  return { from, to };
}

const DOING: Record<Verb, string> = {
  recount: 'Counting the sales of',
  reindex: 'Reindexing the orders of',
  rematch: 'Matching the withdrawals of',
  journal: 'Reading the invoices of',
};

await runCommand(HELP, async (args) => {
  const { values, positionals } = parseOptions({
    args,
    allowPositionals: true,
    options: { project: TEXT, 'time-zone': TEXT, 'dry-run': FLAG, from: TEXT, to: TEXT },
  });
  const { 'time-zone': timeZone, 'dry-run': isDryRun } = values;
  const verb = readVerb(positionals, values);
  const range = verb === 'journal' ? readRange(values) : null;
  const path = positionals[1] === undefined ? undefined : resolveCallerPath(positionals[1]);
  if (path !== undefined) requireNewFile(path);
  const target = findTarget(values.project);
  const firebase = await openShop(target, isDryRun ? 'Comparing the sales of' : DOING[verb]);
  if (range) await writeJournal(firebase, range, path);
  else if (verb === 'reindex') await reindex(firebase);
  else if (verb === 'rematch') await rematch(firebase);
  else await recount(firebase, timeZone, isDryRun);
  await firebase.close();
});
