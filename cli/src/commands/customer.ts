import { parseArgs } from 'node:util';
import { eraseCustomer } from '../../../functions/src/customers/erasure.ts';
import { exportOrders } from '../../../functions/src/customers/exportOrders.ts';
import { findDetails, findOrders, isEmail } from '../customers/personalData.ts';
import { openShop } from '../lib/openShop.ts';
import { FLAG, PROJECT_HELP, TEXT } from '../lib/options.ts';
import { withProgress } from '../lib/progress.ts';
import { runCommand } from '../lib/runCommand.ts';
import { findTarget } from '../lib/target.ts';

const HELP = `npm run customer -- export <e-mail> [options]
npm run customer -- erase <e-mail> [options] [--yes]

What the shop holds of one customer.

  export      prints all orders of the customer, and the details saved for the next, as JSON
  erase       takes name, address, phone, e-mail and street out of them, and deletes their mails and saved details; amounts, books and dates stay. Without --yes it only says
              how many orders that would be

  --uid       the customer, when several have had the address: whoever registers an address that was given up must not get the
              orders of the one before. Without it the command names them and does nothing
  --yes       needed to erase: it cannot be undone
  ${PROJECT_HELP}
  --help      this text

Customers delete their account themselves, with all this, under "Your account". Here it is left: delete it in the Firebase console, under Authentication,
which also shows the uid of the present one.
`;

const DOING = { export: 'Exporting a customer of', erase: 'Erasing a customer of' };
type Action = keyof typeof DOING;

const isAction = (text: string | undefined): text is Action => text !== undefined && Object.hasOwn(DOING, text);

await runCommand(HELP, async (args) => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { project: TEXT, uid: TEXT, yes: FLAG },
  });
  const [action, email, ...more] = positionals;
  if (!isAction(action) || !email || more.length > 0) {
    throw new Error('Say export or erase, and one e-mail address. --help says more.');
  }
  if (!isEmail(email)) throw new Error(`${email} is no e-mail address.`);
  const firebase = await openShop(findTarget(values.project), DOING[action]);
  const details = await withProgress(() => findDetails(firebase.database, email, values.uid));
  const orders = await withProgress(() => findOrders(firebase.database, email, values.uid, details));
  if (action === 'export') {
    const exported = { orders: await exportOrders(firebase.database, orders, new Date()), details };
    console.log(JSON.stringify(exported, null, 2));
  } else if (values.yes) {
    // All of them are one customer's.
    const [uid = ''] = [...orders, ...details].map((found) => found.uid);
    const erased = await withProgress((progress) =>
      eraseCustomer(firebase.database, uid, orders, () => progress.count('orders')),
    );
    console.log(`Orders without their customer: ${erased}`);
  } else {
    console.log(
      `This would take the customer out of ${orders.length} orders, for good. To do it, repeat it with --yes.`,
    );
  }
  await firebase.close();
});
