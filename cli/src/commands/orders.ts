import { isTimeZone } from '@bookstore/contract/days';
import { centsToString } from '@bookstore/contract/format/money';
import type { Firebase } from '../../../functions/src/firestore/firebase.ts';
import { systemClock } from '../../../functions/src/lib/clock.ts';
import type { Sales } from '../../../functions/src/sales/sales.ts';
import { drainTasks } from '../../../functions/src/worker/drain.ts';
import { FLAG, parseOptions, TEXT } from '../../../tools/lib/options.ts';
import { openShop } from '../lib/openShop.ts';
import { print, printAside } from '../lib/print.ts';
import { withProgress } from '../lib/progress.ts';
import { runCommand } from '../lib/runCommand.ts';
import { findTarget, PROJECT_HELP } from '../lib/target.ts';
import { reindexOrders } from '../orders/reindexOrders.ts';
import { recountSales } from '../sales/recountSales.ts';
import { findZone } from '../sales/salesMismatches.ts';

const HELP = `npm run orders -- recount [options]
npm run orders -- reindex [options]

recount counts the sales of each day anew, from the orders: after an update from a release that kept them otherwise, when the shop's
time zone has changed, and when npm run doctor -- --data says that they differ. The shop may stay open: what is sold meanwhile
counts as well. It names each day that was wrong, counts what waits to be counted, and deletes what earlier releases kept elsewhere
and what could not be counted before. Running it again changes nothing. It takes one read for each order and each day, and a read and
a write for each day that was wrong.

reindex gives orders that an older release stored what the search of this one finds them by, such as town and titles. The shop may stay
open. Running it again goes on where it was interrupted, and otherwise changes nothing. It takes one read for each order, and a
read and a write for each that was not up to date.

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
  print(`${refreshed} orders brought up to date`);
}

async function recount(firebase: Firebase, given: string | undefined, isDryRun: boolean): Promise<void> {
  const db = await firebase.database();
  const zone = given ?? (await findZone(db)) ?? 'UTC';
  printAside(`by the days of ${zone}`);
  const wrong = await withProgress((progress) => recountSales(db, { zone, isDryRun }, progress));
  for (const { day, fromOrders, kept } of wrong) {
    print(`${day}: ${toText(kept)}; by its orders ${toText(fromOrders)}`);
  }
  // An event that was lost woke nobody.
  const log = ({ message }: { message: string }) => printAside(message);
  for (let hasMore = !isDryRun; hasMore; ) hasMore = await drainTasks(db, { clock: systemClock, log });
  const days = wrong.length === 1 ? 'day' : 'days';
  print(`${wrong.length} ${days} wrong${isDryRun || wrong.length === 0 ? '' : ', and right now'}`);
}

await runCommand(HELP, async (args) => {
  const { values, positionals } = parseOptions({
    args,
    allowPositionals: true,
    options: { project: TEXT, 'time-zone': TEXT, 'dry-run': FLAG },
  });
  const { 'time-zone': given, 'dry-run': isDryRun } = values;
  const verb = positionals.join(' ');
  if (verb !== 'recount' && verb !== 'reindex') throw new Error('Say recount or reindex. --help says more.');
  if (verb === 'reindex' && (given !== undefined || isDryRun))
    throw new Error('reindex takes neither --dry-run nor --time-zone.');
  if (given !== undefined && !isTimeZone(given))
    throw new Error(`“${given}” is no time zone; Europe/Berlin would be one.`);
  const target = findTarget(values.project);
  const sales = isDryRun ? 'Only comparing the sales of' : 'Counting the sales of';
  const firebase = await openShop(target, verb === 'reindex' ? 'Reindexing the orders of' : sales);
  await (verb === 'reindex' ? reindex(firebase) : recount(firebase, given, isDryRun));
  await firebase.close();
});
