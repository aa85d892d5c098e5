import { SAMPLE_ADMIN } from '../../scripts/lib/samples.ts';
import { aTitle } from '../bookForm.ts';
import { DELIVERY } from '../checkoutPage.ts';
import { aCustomer } from '../people.ts';
import { rows } from '../rows.ts';
import { test } from './fixtures.ts';
import type { Screen } from './screen.ts';

async function logInAsAdmin(view: Screen): Promise<void> {
  await view.open('/admin');
  await view.fill('Username', SAMPLE_ADMIN.username);
  await view.fill('Password', SAMPLE_ADMIN.password);
  await view.click('button', 'Login');
  await view.arriveAt('/dashboard');
  await view.see('heading', 'Dashboard');
}

test('checkout: registered on the way, ordered, and in the list of orders', rows(650), async ({ view }) => {
  const { email, password } = aCustomer();
  await view.open('/books/eleven-gears-to-the-sea');
  await view.click('button', 'Add to Cart');
  await view.seeText('Product Added to the Cart');
  await view.open('/register');
  await view.fill('Email', email);
  await view.fill('Password', password);
  await view.click('button', 'Register', { role: 'main' });
  await view.see('link', 'Go to the books');
  await view.open('/cart');
  await view.click('link', 'Checkout');
  for (const [label, text] of Object.entries(DELIVERY)) await view.fill(label, text);
  await view.click('checkbox', undefined, { role: 'form', name: 'Delivery details' });
  await view.show('checkout');
  await view.click('button', 'Place an Order');
  await view.see('dialog', 'Confirmed Order');
  await view.click('button', 'OK', { role: 'dialog', name: 'Confirmed Order' });
  await view.arriveAt('/orders');
  await view.see('heading', 'Your Orders');
  await view.seeText('Eleven Gears to the Sea');
  await view.show('orders');
});

test('dashboard: a book is added, and seen in the shop', rows(650), async ({ view }) => {
  const title = aTitle();
  await logInAsAdmin(view);
  await view.show('overview');
  await view.open('/dashboard/add-new-book');
  await view.fill('Title', title);
  await view.fill('Description', 'A caravan, a debt, and the road between them.');
  await view.choose('Category', 'fiction');
  await view.fill('Old Price', '30');
  await view.fill('New Price', '20');
  await view.show('form');
  await view.click('button', 'Add Book');
  await view.click('button', "Yes, It's Okay!");
  await view.open('/dashboard/manage-books');
  await view.seeText(title);
  await view.show('books');

  await view.open(`/books?q=${encodeURIComponent(title)}`);
  await view.click('link', title);
  await view.see('heading', title);
  await view.show('in-the-shop');
});
