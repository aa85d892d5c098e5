import { writeFile } from 'node:fs/promises';
import { SAMPLE_ADMIN } from '../../tools/lib/samples.ts';
import { aTitle } from '../bookForm.ts';
import { newCustomer } from '../people.ts';
import { aPhoto } from '../pictures.ts';
import { placeOrder, seededBook } from '../shopData.ts';
import { test } from './fixtures.ts';
import type { Screen } from './screen.ts';

const BANNER = { role: 'banner' };

async function logIn(view: Screen): Promise<void> {
  await view.open('/admin');
  await view.fill('Username', SAMPLE_ADMIN.username);
  await view.fill('Password', SAMPLE_ADMIN.password);
  await view.click('button', 'Login');
  await view.arriveAt('/dashboard');
  await view.see('heading', 'Dashboard');
}

test('dashboard: a book with its cover is added, changed, and seen in the shop', async ({ view }, info) => {
  const title = aTitle();
  const { name, buffer } = await aPhoto();
  const photo = info.outputPath(name);
  await writeFile(photo, buffer);
  await logIn(view);
  await view.show('overview');
  await view.open('/dashboard/add-new-book');
  await view.fill('Title', title);
  await view.fill('Description', 'A caravan, a debt, and the road between them.');
  await view.choose('Category', 'fiction');
  await view.fill('Old Price', '30');
  await view.fill('New Price', '20');
  await view.pick('Cover Image', photo);
  await view.seeText(`Selected: ${name}`);
  await view.show('form');
  await view.click('button', 'Add Book');
  await view.click('button', "Yes, It's Okay!");
  await view.open('/dashboard/manage-books');
  await view.click('link', `Edit ${title}`);
  await view.fill('New Price', '18.5');
  await view.click('button', 'Update Book');
  await view.see('dialog', 'Book Updated');
  await view.show('updated');

  await view.open(`/books?q=${encodeURIComponent(title)}`);
  await view.click('link', title);
  await view.see('heading', title);
  await view.seeText('$18.50');
  await view.show('in-the-shop');
});

test('dashboard: an order is packed and delivered, and the admin leaves', async ({ view, request }) => {
  const { _id } = await placeOrder(request, await newCustomer(), [await seededBook(request)]);
  await logIn(view);
  await view.open(`/dashboard/orders/${_id}`);
  await view.click('button', 'Mark as packed');
  await view.click('button', 'Mark as delivered');
  await view.miss('button', 'Mark as delivered');
  await view.show('delivered');
  await view.click('button', 'Log out', BANNER);
  await view.arriveAt('/');
});
