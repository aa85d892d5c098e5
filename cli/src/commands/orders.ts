import { existsSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { type DayRange, isDay, isTimeZone } from '@bookstore/contract/days';
import { centsToString } from '@bookstore/contract/format/money';
import type { Firebase } from '../../../functions/src/firestore/firebase.ts';
import { systemClock } from '../../../functions/src/lib/clock.ts';
import type { Sales } from '../../../functions/src/sales/sales.ts';
import { drainTasks } from '../../../functions/src/worker/drain.ts';
import { FLAG, parseOptions, TEXT } from '../../../tools/lib/options.ts';
import { openShop } from '../lib/openShop.ts';
import { print, printAside, printLines } from '../lib/print.ts';
import { withProgress } from '../lib/progress.ts';
import { runCommand } from '../lib/runCommand.ts';
import { callersPath, findTarget, PROJECT_HELP } from '../lib/target.ts';
import { journal } from '../orders/journal.ts';
import { reindexOrders } from '../orders/reindexOrders.ts';
import { relistInvoices } from '../orders/relistInvoices.ts';
import { rematchWithdrawals } from '../orders/rematchWithdrawals.ts';
import { recountSales } from '../sales/recountSales.ts';
import { findZone } from '../sales/salesMismatches.ts';

const HELP = `npm run orders -- recount [options]
npm run orders -- reindex [options]
npm run orders -- rematch [options]
npm run orders -- journal --from YYYY-MM-DD --to YYYY-MM-DD [FILE.csv] [options]

recount counts the sales of each day anew, from the orders: when the shop's time zone has changed, and when
npm run doctor -- --data says that they differ. The shop may stay open: what is sold meanwhile counts as well. It names each day that
was wrong, counts what waits to be counted, and deletes what could not be counted before. Running it again changes nothing. It takes one read for each order and each day, and a read and
a write for each day that was wrong.

reindex gives orders that an older release stored what the search of this one finds them by, such as town and titles, and has each name
the invoices that were written of it. The shop may stay open. Running it again goes on where it was interrupted, and otherwise
changes nothing. It takes two reads for each order and one for each invoice, and a read and a write for each that was not up to date.

rematch looks for the orders of withdrawals once more that could not be matched before. The function worker does it within seconds.

journal writes every invoice and credit note of these days as CSV, for the accountant: number, kind, date, the invoice that a
credit note is about, order, payment, and net, tax and gross for each rate. Without a file it prints them. One read for each.

  --from, --to
              of journal: the first and the last day, by the shop's calendar
  --dry-run   of recount: only name the days that are wrong
  --time-zone whose days these are, like Europe/Berlin: what SHOP_TIME_ZONE says. Without it the one by which the shop
              counted lately, or UTC
  ${PROJECT_HELP}
  --help      this text
`;

function toText({ days }: Sales): string {
  const [{ orders = 0, books = 0, cents = 0 } = {}] = days.values();
  return `${orders} orders, ${books} books, ${centsToString(cents)}`;
}

async function reindex(firebase: Firebase): Promise<void> {
  const db = await firebase.database();
  const refreshed = await withProgress((progress) => reindexOrders(db, progress));
  const relisted = await withProgress((progress) => relistInvoices(db, progress));
  print(`${refreshed + relisted} orders brought up to date`);
}

/** Atomic, and never overwrites a file. */
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

async function recount(firebase: Firebase, given: string | undefined, isDryRun: boolean): Promise<void> {
  const db = await firebase.database();
  const zone = given ?? (await findZone(db)) ?? 'UTC';
  printAside(`by the days of ${zone}`);
  const wrong = await withProgress((progress) => recountSales(db, { zone, isDryRun }, progress));
  for (const { day, fromOrders, kept } of wrong) {
    print(`${day}: ${toText(kept)}; by its orders ${toText(fromOrders)}`);
  }
  // A lost event leaves tasks waiting.
  const log = ({ message }: { message: string }) => printAside(message);
  for (let hasMore = !isDryRun; hasMore; )
    hasMore = await drainTasks(db, { clock: systemClock, log, leavesMails: true });
  const days = wrong.length === 1 ? 'day' : 'days';
  print(`${wrong.length} ${days} wrong${isDryRun || wrong.length === 0 ? '' : ', and right now'}`);
}

async function rematch(firebase: Firebase): Promise<void> {
  const count = await rematchWithdrawals(await firebase.database(), systemClock());
  print(`${count} ${count === 1 ? 'withdrawal is' : 'withdrawals are'} being matched`);
}

const VERBS = ['recount', 'reindex', 'rematch', 'journal'] as const;
type Verb = (typeof VERBS)[number];

interface Given {
  'time-zone'?: string | undefined;
  'dry-run': boolean;
  from?: string | undefined;
  to?: string | undefined;
}

function readVerb([word, ...files]: string[], { 'time-zone': zone, 'dry-run': isDryRun, from, to }: Given): Verb {
  const verb = VERBS.find((known) => known === word);
  if (!verb || files.length > (verb === 'journal' ? 1 : 0)) {
    throw new Error('Say recount, reindex, rematch or journal. --help says more.');
  }
  if (verb !== 'recount' && (zone !== undefined || isDryRun))
    throw new Error(`${verb} takes neither --dry-run nor --time-zone.`);
  if (verb !== 'journal' && (from ?? to) !== undefined) throw new Error(`${verb} takes neither --from nor --to.`);
  if (zone !== undefined && !isTimeZone(zone))
    throw new Error(`“${zone}” is no time zone; Europe/Berlin would be one.`);
  return verb;
}

function readRange({ from = '', to = '' }: Given): DayRange {
  for (const day of [from, to])
    if (!isDay(day)) throw new Error('Which days? Give --from and --to, like 2026-01-01 and 2026-01-31.');
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
  const { 'time-zone': given, 'dry-run': isDryRun } = values;
  const verb = readVerb(positionals, values);
  const range = verb === 'journal' ? readRange(values) : null;
  const path = positionals[1] === undefined ? undefined : callersPath(positionals[1]);
  if (path !== undefined && existsSync(path)) throw new Error(`${path} is there already. Give another name.`);
  const target = findTarget(values.project);
  const firebase = await openShop(target, isDryRun ? 'Only comparing the sales of' : DOING[verb]);
  if (range) await writeJournal(firebase, range, path);
  else if (verb === 'reindex') await reindex(firebase);
  else if (verb === 'rematch') await rematch(firebase);
  else await recount(firebase, given, isDryRun);
  await firebase.close();
});
