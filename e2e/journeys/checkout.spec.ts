import { DELIVERY } from '../checkoutPage.ts';
import { aCustomer } from '../people.ts';
import { test } from './fixtures.ts';

test('checkout: registered on the way, ordered, and in the list of orders', async ({ view }) => {
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
