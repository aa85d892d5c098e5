import { parseArgs } from 'node:util';
import { isTimeZone } from '@bookstore/contract/days';
import { centsToString } from '@bookstore/contract/money';
import type { Sales } from '../../../functions/src/sales/sales.ts';
import { openShop } from '../lib/openShop.ts';
import { FLAG, PROJECT_HELP, TEXT } from '../lib/options.ts';
import { withProgress } from '../lib/progress.ts';
import { runCommand } from '../lib/runCommand.ts';
import { findTarget } from '../lib/target.ts';
import { recountSales } from '../sales/recountSales.ts';
import { findZone } from '../sales/salesMismatches.ts';

const HELP = `npm run orders -- recount [options]

Counts the sales of each day anew, from the orders: after an update from a release that did not keep them, when the shop's time
zone has changed, and when npm run doctor -- --data says that they differ. The shop may stay open: what is sold meanwhile
counts as well. It names each day that was wrong; running it again changes nothing.

  --dry-run   only name the days that are wrong
  --time-zone whose days these are, like Europe/Berlin: what SHOP_TIME_ZONE says. Without it the one by which the shop
              counted lately, or UTC
  ${PROJECT_HELP}
  --help      this text

It takes one read for each order and each day, and a write for each day that was wrong.
`;

function toText({ days }: Sales): string {
  const [{ orders = 0, books = 0, cents = 0 } = {}] = days.values();
  return `${orders} orders, ${books} books, ${centsToString(cents)}`;
}

await runCommand(HELP, async (args) => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { project: TEXT, 'time-zone': TEXT, 'dry-run': FLAG },
  });
  const { 'time-zone': given, 'dry-run': isDryRun } = values;
  if (positionals.join(' ') !== 'recount') throw new Error('Say recount. --help says more.');
  if (given !== undefined && !isTimeZone(given))
    throw new Error(`“${given}” is no time zone; Europe/Berlin would be one.`);
  const target = findTarget(values.project);
  const firebase = await openShop(target, isDryRun ? 'Only comparing the sales of' : 'Counting the sales of');
  const db = await firebase.database();
  const zone = given ?? (await findZone(db)) ?? 'UTC';
  console.error(`by the days of ${zone}`);
  const wrong = await withProgress((progress) => recountSales(db, { zone, isDryRun }, progress));
  for (const { day, fromOrders, kept } of wrong) {
    console.log(`${day}: ${toText(kept)}; by its orders ${toText(fromOrders)}`);
  }
  const days = wrong.length === 1 ? 'day' : 'days';
  console.log(`${wrong.length} ${days} wrong${isDryRun || wrong.length === 0 ? '' : ', and right now'}`);
  await firebase.close();
});
