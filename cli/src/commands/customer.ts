import { BY_COMMAND, type ChangeCode } from '@bookstore/contract/api/changes';
import { recordChange } from '../../../functions/src/changes/changeRecord.ts';
import { eraseCustomer, isOnItsWay, ordersOfCustomer } from '../../../functions/src/customers/erasure.ts';
import type { Firebase } from '../../../functions/src/firestore/firebase.ts';
import { refuseInvalid } from '../../../functions/src/firestore/readDocument.ts';
import { FLAG, parseOptions, TEXT } from '../../../tools/lib/options.ts';
import {
  accountsOf,
  eraseWithdrawalsFrom,
  exportCustomer,
  type FoundCustomer,
  findCustomer,
  isEmail,
} from '../customers/customer.ts';
import { openShop } from '../lib/openShop.ts';
import { print, printAside, printable, printLines } from '../lib/print.ts';
import { withProgress } from '../lib/progress.ts';
import { runCommand } from '../lib/runCommand.ts';
import { findTarget, PROJECT_HELP } from '../lib/target.ts';

const HELP = `npm run customer -- export <e-mail> [options]
npm run customer -- erase <e-mail> [options] [--yes]

What the shop holds of one customer: of whoever has this address, or had it when they ordered. Of them it is all, also what they ordered
under another address. Whoever has only withdrawn is found, too.

  export      prints the details saved for the next order, all orders with streets and mails, withdrawals and invoices, as JSON
  erase       takes name, address, phone, e-mail and street out of all orders, and deletes their mails, withdrawals and saved details; amounts,
              books and dates stay, and so do invoices, as long as the tax law demands. Without --yes it only says how many orders that would be. Refuses while an order is placed or packed

  --uid       the customer, when several have had the address: whoever registers an address that was given up must not get the
              orders of the one before. Without it the command names them and does nothing
  --yes       needed to erase: it cannot be undone
  --even-on-its-way
              also erases orders that are placed or packed: nobody can deliver them then
  ${PROJECT_HELP}
  --help      this text

Customers delete their account themselves, with all this, under "Your account". Here it is left: delete it in the Firebase console, under Authentication.
Somebody who had two accounts is two customers: run the command for each.
`;

const DOING = { export: 'Exporting a customer of', erase: 'Erasing a customer of' };
type Action = keyof typeof DOING;

const isAction = (text: string | undefined): text is Action => text !== undefined && Object.hasOwn(DOING, text);

/** What the shop has stored tells most customers: it goes on where the identity provider does not say who has the address now. */
async function accountsIfTold(firebase: Firebase, email: string): Promise<string[]> {
  try {
    return await accountsOf(firebase.auth)(email);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    printAside(
      `  Authentication did not say whose address it is now (${reason}): only what was ordered and saved under it is found.`,
    );
    return [];
  }
}

/** Before it is done, in a commit of its own: an erasure takes many, and an export writes nothing. */
async function record({ database }: Firebase, what: ChangeCode, uid: string | null): Promise<void> {
  const db = await database();
  const batch = db.batch();
  recordChange(db, batch, { at: new Date(), by: BY_COMMAND, what, subjects: uid === null ? [] : [uid] });
  await batch.commit();
}

interface Erasure extends FoundCustomer {
  yes: boolean;
  evenOnItsWay: boolean;
}

async function erase(firebase: Firebase, { uid, email, yes, evenOnItsWay }: Erasure) {
  const { database } = firebase;
  const orders = uid === null ? [] : await withProgress(() => ordersOfCustomer(database, { uid }, refuseInvalid));
  const open = orders.filter(isOnItsWay);
  if (open.length > 0 && !evenOnItsWay) {
    throw new Error(
      [
        `Nothing was erased: ${open.length} of ${orders.length} orders are still on their way. Deliver or cancel them first, or say --even-on-its-way:`,
        ...open.map(({ id, status }) => `  ${printable(id)}   ${status}`),
      ].join('\n'),
    );
  }
  if (!yes) {
    const what =
      uid === null ? `delete the withdrawals of ${email}` : `take the customer out of ${orders.length} orders`;
    print(`This would ${what}, for good. To do it, repeat it with --yes.`);
    return;
  }
  await record(firebase, 'customer-erased', uid);
  if (uid !== null) {
    const erased = await withProgress(({ count }) =>
      eraseCustomer(database, uid, { evenOnItsWay, onErased: () => count('orders') }),
    );
    print(`Orders without their customer: ${erased}`);
    const invoices = orders.flatMap((order) => order.invoices).length;
    if (invoices > 0) print(`Invoices that stay, as the tax law demands: ${invoices}`);
  }
  const withdrawals = email === null ? 0 : await eraseWithdrawalsFrom(database, email);
  if (uid === null) print(`Deleted withdrawals: ${withdrawals}`);
}

await runCommand(HELP, async (args) => {
  const { values, positionals } = parseOptions({
    args,
    allowPositionals: true,
    options: { project: TEXT, uid: TEXT, yes: FLAG, 'even-on-its-way': FLAG },
  });
  const [action, email, ...more] = positionals;
  if (!isAction(action) || !email || more.length > 0) {
    throw new Error('Say export or erase, and one e-mail address. --help says more.');
  }
  if (!isEmail(email)) throw new Error(`${email} is no e-mail address.`);
  const firebase = await openShop(findTarget(values.project), DOING[action]);
  const findAccounts = (address: string) => accountsIfTold(firebase, address);
  const found = await withProgress(() => findCustomer(firebase.database, email, { uid: values.uid, findAccounts }));
  if (action === 'export') {
    const exported = await withProgress(() => exportCustomer(firebase.database, found, new Date()));
    await record(firebase, 'customer-exported', found.uid);
    printLines(JSON.stringify(exported, null, 2));
  } else {
    await erase(firebase, { ...found, yes: values.yes, evenOnItsWay: values['even-on-its-way'] });
  }
  await firebase.close();
});
