import { BY_COMMAND, type ChangeCode } from '@bookstore/contract/api/changes';
import { recordChange } from '../../../functions/src/changes/changeRecord.ts';
import {
  eraseCustomer,
  erasePhoneCustomer,
  isOnItsWay,
  ordersOfPhoneCustomer,
} from '../../../functions/src/customers/erasure.ts';
import type { Database, Firebase } from '../../../functions/src/firestore/firebase.ts';
import { refuseInvalid } from '../../../functions/src/firestore/readDocument.ts';
import type { OrderRecord } from '../../../functions/src/orders/orderRecord.ts';
import { ordersOfCustomer } from '../../../functions/src/orders/orders.repository.ts';
import { FLAG, parseOptions, TEXT } from '../../../tools/lib/options.ts';
import {
  createFindAccounts,
  describeOrders,
  eraseWithdrawalsFrom,
  exportCustomer,
  type FoundCustomer,
  findByName,
  findByPhone,
  findCustomer,
  isEmail,
  isPhone,
} from '../customers/customer.ts';
import { MIN_PASSWORD_LENGTH, setPasswordPolicy } from '../customers/passwordPolicy.ts';
import { openShop } from '../lib/openShop.ts';
import { print, printable, printLines, printToStderr } from '../lib/print.ts';
import { withProgress } from '../lib/progress.ts';
import { runCommand } from '../lib/runCommand.ts';
import { findTarget, PROJECT_HELP, requireConfirmation } from '../lib/target.ts';

const HELP = `npm run customer -- export <email or phone number> [options]
npm run customer -- erase <email or phone number> [options] [--yes]
npm run customer -- erase --name <name> [--project ID] [--yes]
npm run customer -- password-policy [--project ID] [--yes]

Exports or erases the data of one customer, who has this email address or had it when ordering. This includes orders under other
addresses, and customers who only declared a withdrawal. A phone number, with or without country code, finds phone orders.

  export      print saved details, all orders with streets and mails, withdrawals and invoices as JSON
  erase       remove name, address, phone, email and street from all orders, and delete their mails, withdrawals and saved details.
              Amounts, books and dates stay, and so do invoices as long as tax law requires. Without --yes it only prints the number
              of orders. Fails while an order is placed or packed

  password-policy
              require eight characters for new customer passwords in Firebase Auth. Existing customers can still sign in

  --uid       selects one of several customers with the address: the owner of a reused address must not get the orders of the
              previous one. Without it the command lists them and does nothing
  --name      finds sales at the counter to this name, in any capitals. Only to erase: people with the same name cannot be told apart
  --by-phone  selects phone orders with the address if an account has it too, because they may belong to someone else
  --yes       required to erase, which cannot be undone, and to set the policy of a real project
  --even-on-its-way
              also erase orders that are placed or packed; they can no longer be delivered
  ${PROJECT_HELP}
  --help      print this help

Customers can delete their account with all this data under "Your account". This command keeps the account: delete it in the Firebase
console, under Authentication. A person with two accounts is two customers: run the command for each.
`;

const DOING = { export: 'Exporting a customer of', erase: 'Erasing a customer of' };
type Action = keyof typeof DOING;

const isAction = (text: string | undefined): text is Action => text !== undefined && Object.hasOwn(DOING, text);

/** Stored data identifies most customers, so an error of the identity provider does not stop the command. */
async function findAccountsIfAvailable(firebase: Firebase, email: string): Promise<string[]> {
  try {
    return await createFindAccounts(firebase.auth)(email);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    printToStderr(
      `  Authentication did not return the owner of the address (${reason}): only orders and saved details are found.`,
    );
    return [];
  }
}

/** Logged before the work in a separate commit, because an export writes nothing. */
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

async function findOrders(database: Database, { uid, byPhone }: FoundCustomer): Promise<OrderRecord[]> {
  if (byPhone) return ordersOfPhoneCustomer(database, byPhone, refuseInvalid);
  return uid === null ? [] : ordersOfCustomer(database, { uid }, refuseInvalid);
}

/** Returns null for a customer without orders. */
function createOrderErasure(database: Database, { uid, byPhone }: FoundCustomer) {
  if (byPhone) return (erasure: OrderErasure) => erasePhoneCustomer(database, byPhone, erasure);
  return uid === null ? null : (erasure: OrderErasure) => eraseCustomer(database, uid, erasure);
}

async function erase(firebase: Firebase, { yes, evenOnItsWay, ...found }: Erasure) {
  const { uid, email, byPhone } = found;
  const { database } = firebase;
  const eraseOrders = createOrderErasure(database, found);
  const orders = await withProgress(() => findOrders(database, found));
  const open = orders.filter(isOnItsWay);
  if (open.length > 0 && !evenOnItsWay) {
    throw new Error(
      [
        `Nothing was erased: ${open.length} of ${orders.length} orders are in progress. Deliver or cancel them first, or use --even-on-its-way:`,
        ...open.map(({ id, status }) => `  ${printable(id)}   ${status}`),
      ].join('\n'),
    );
  }
  if (!yes) {
    const what = eraseOrders
      ? `remove the customer from ${orders.length} orders`
      : `delete the withdrawals of ${email}`;
    print(`This would permanently ${what}. Repeat the command with --yes to do it.`);
    // A family may share a phone number, and strangers a name.
    if (byPhone) print(`Found ${describeOrders(orders)}.`);
    return;
  }
  await record(firebase, 'customer-erased', uid);
  if (eraseOrders) {
    const erased = await withProgress(({ count }) => eraseOrders({ evenOnItsWay, onErased: () => count('orders') }));
    print(`Erased orders: ${erased}`);
    const invoices = orders.flatMap((order) => order.invoices).length;
    if (invoices > 0) print(`Invoices kept for tax law: ${invoices}`);
  }
  const withdrawals = email === null ? 0 : await eraseWithdrawalsFrom(database, email);
  if (!eraseOrders) print(`Deleted withdrawals: ${withdrawals}`);
}

await runCommand(HELP, async (args) => {
  const { values, positionals } = parseOptions({
    args,
    allowPositionals: true,
    options: { project: TEXT, uid: TEXT, name: TEXT, 'by-phone': FLAG, yes: FLAG, 'even-on-its-way': FLAG },
  });
  const [action, who, ...more] = positionals;
  if (action === 'password-policy' && who === undefined) {
    const target = findTarget(values.project);
    requireConfirmation(target, values.yes);
    const shop = await openShop(target, 'Setting the password policy of');
    await setPasswordPolicy(await shop.auth());
    print(`New passwords of customers need ${MIN_PASSWORD_LENGTH} characters.`);
    await shop.close();
    return;
  }
  const name = action === 'erase' && who === undefined ? values.name?.trim() : undefined;
  const isNamed = who ? more.length === 0 && values.name === undefined : name;
  if (!isAction(action) || !isNamed) {
    throw new Error(
      'Use export or erase with one email address or phone number, erase with --name, or password-policy alone. See --help.',
    );
  }
  if (who && !isEmail(who) && !isPhone(who)) throw new Error(`${who} is neither an email address nor a phone number.`);
  const firebase = await openShop(findTarget(values.project), DOING[action]);
  const { database } = firebase;
  const findAccounts = (address: string) => findAccountsIfAvailable(firebase, address);
  const { uid, 'by-phone': byPhone } = values;
  const found = await withProgress(() => {
    if (!who) return findByName(database, name ?? '');
    return isEmail(who) ? findCustomer(database, who, { uid, byPhone, findAccounts }) : findByPhone(database, who);
  });
  if (action === 'export') {
    const exported = await withProgress(() => exportCustomer(database, found, new Date()));
    await record(firebase, 'customer-exported', found.uid);
    printLines(JSON.stringify(exported, null, 2));
  } else {
    await erase(firebase, { ...found, yes: values.yes, evenOnItsWay: values['even-on-its-way'] });
  }
  await firebase.close();
});
