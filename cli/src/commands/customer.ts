import { BY_COMMAND, type ChangeCode } from '@bookstore/contract/api/changes';
import { recordChange } from '../../../functions/src/changes/changeRecord.ts';
import {
  eraseCustomer,
  erasePhoneCustomer,
  isOnItsWay,
  ordersOfCustomer,
  ordersOfPhoneCustomer,
} from '../../../functions/src/customers/erasure.ts';
import type { Database, Firebase } from '../../../functions/src/firestore/firebase.ts';
import { refuseInvalid } from '../../../functions/src/firestore/readDocument.ts';
import type { OrderRecord } from '../../../functions/src/orders/orderRecord.ts';
import { FLAG, parseOptions, TEXT } from '../../../tools/lib/options.ts';
import {
  accountsOf,
  eraseWithdrawalsFrom,
  exportCustomer,
  type FoundCustomer,
  findByPhone,
  findCustomer,
  isEmail,
  isPhone,
  tellOrders,
} from '../customers/customer.ts';
import { MIN_PASSWORD_LENGTH, setPasswordPolicy } from '../customers/passwordPolicy.ts';
import { openShop } from '../lib/openShop.ts';
import { print, printAside, printable, printLines } from '../lib/print.ts';
import { withProgress } from '../lib/progress.ts';
import { runCommand } from '../lib/runCommand.ts';
import { findTarget, PROJECT_HELP, refuseUnconfirmed } from '../lib/target.ts';

const HELP = `npm run customer -- export <e-mail or telephone number> [options]
npm run customer -- erase <e-mail or telephone number> [options] [--yes]
npm run customer -- password-policy [--project ID] [--yes]

What the shop holds of one customer: of whoever has this address, or had it when they ordered. Of them it is all, also what they ordered
under another address. Whoever has only withdrawn is found, too. By a telephone number it is what was ordered by phone or at the counter
under it, with a country code or without.

  export      prints the details saved for the next order, all orders with streets and mails, withdrawals and invoices, as JSON
  erase       takes name, address, phone, e-mail and street out of all orders, and deletes their mails, withdrawals and saved details; amounts,
              books and dates stay, and so do invoices, as long as the tax law demands. Without --yes it only says how many orders that
              would be. Refuses while an order is placed or packed

  password-policy
              makes Firebase Auth require eight characters of every new password of a customer. Present customers sign in as before

  --uid       the customer, when several have had the address: whoever registers an address that was given up must not get the
              orders of the one before. Without it the command names them and does nothing
  --by-phone  what was ordered by phone or at the counter under the address, when there is an account of it, too: nobody knows whether
              they are of one person
  --yes       needed to erase, which cannot be undone, and to set the policy of a real project
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

/** Stored data identifies most customers, so a failing identity provider does not stop the command. */
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

/** Logged before the work, in a separate commit: an erasure takes many, an export writes nothing. */
async function record({ database }: Firebase, what: ChangeCode, uid: string | null): Promise<void> {
  const db = await database();
  const batch = db.batch();
  recordChange(db, batch, { at: new Date(), by: BY_COMMAND, what, subjects: uid === null ? [] : [uid] });
  await batch.commit();
}

interface OrderErasure {
  evenOnItsWay: boolean;
  onErased: () => void;
}

interface Erasure extends FoundCustomer {
  yes: boolean;
  evenOnItsWay: boolean;
}

async function ordersOf(database: Database, { uid, byPhone }: FoundCustomer): Promise<OrderRecord[]> {
  if (byPhone) return ordersOfPhoneCustomer(database, byPhone, refuseInvalid);
  return uid === null ? [] : ordersOfCustomer(database, { uid }, refuseInvalid);
}

/** Null for a customer without orders. */
function orderErasureOf(database: Database, { uid, byPhone }: FoundCustomer) {
  if (byPhone) return (erasure: OrderErasure) => erasePhoneCustomer(database, byPhone, erasure);
  return uid === null ? null : (erasure: OrderErasure) => eraseCustomer(database, uid, erasure);
}

async function erase(firebase: Firebase, { yes, evenOnItsWay, ...found }: Erasure) {
  const { uid, email, byPhone } = found;
  const { database } = firebase;
  const eraseOrders = orderErasureOf(database, found);
  const orders = await withProgress(() => ordersOf(database, found));
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
    const what = eraseOrders
      ? `take the customer out of ${orders.length} orders`
      : `delete the withdrawals of ${email}`;
    print(`This would ${what}, for good. To do it, repeat it with --yes.`);
    // A family or an office may share a phone number.
    if (byPhone) print(`They are ${tellOrders(orders)}.`);
    return;
  }
  await record(firebase, 'customer-erased', uid);
  if (eraseOrders) {
    const erased = await withProgress(({ count }) => eraseOrders({ evenOnItsWay, onErased: () => count('orders') }));
    print(`Orders without their customer: ${erased}`);
    const invoices = orders.flatMap((order) => order.invoices).length;
    if (invoices > 0) print(`Invoices that stay, as the tax law demands: ${invoices}`);
  }
  const withdrawals = email === null ? 0 : await eraseWithdrawalsFrom(database, email);
  if (!eraseOrders) print(`Deleted withdrawals: ${withdrawals}`);
}

await runCommand(HELP, async (args) => {
  const { values, positionals } = parseOptions({
    args,
    allowPositionals: true,
    options: { project: TEXT, uid: TEXT, 'by-phone': FLAG, yes: FLAG, 'even-on-its-way': FLAG },
  });
  const [action, who, ...more] = positionals;
  if (action === 'password-policy' && who === undefined) {
    const target = findTarget(values.project);
    refuseUnconfirmed(target, values.yes);
    const shop = await openShop(target, 'Setting the password policy of');
    await setPasswordPolicy(await shop.auth());
    print(`New passwords of customers need ${MIN_PASSWORD_LENGTH} characters.`);
    await shop.close();
    return;
  }
  if (!isAction(action) || !who || more.length > 0) {
    throw new Error(
      'Say export or erase, and one e-mail address or telephone number, or password-policy alone. --help says more.',
    );
  }
  if (!isEmail(who) && !isPhone(who)) throw new Error(`${who} is neither an e-mail address nor a telephone number.`);
  const firebase = await openShop(findTarget(values.project), DOING[action]);
  const findAccounts = (address: string) => accountsIfTold(firebase, address);
  const { uid, 'by-phone': byPhone } = values;
  const found = await withProgress(() =>
    isEmail(who)
      ? findCustomer(firebase.database, who, { uid, byPhone, findAccounts })
      : findByPhone(firebase.database, who),
  );
  if (action === 'export') {
    const exported = await withProgress(() => exportCustomer(firebase.database, found, new Date()));
    await record(firebase, 'customer-exported', found.uid);
    printLines(JSON.stringify(exported, null, 2));
  } else {
    await erase(firebase, { ...found, yes: values.yes, evenOnItsWay: values['even-on-its-way'] });
  }
  await firebase.close();
});
