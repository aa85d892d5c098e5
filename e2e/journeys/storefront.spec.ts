import { test } from './fixtures.ts';

const BANNER = { role: 'banner' };
const GEARS = 'Eleven Gears to the Sea';

// Each browser at each width, by the configuration's projects.
test('storefront: a shelf, a mistyped word, a category, a book, and the cart', async ({ view }) => {
  await view.open('/');
  await view.see('heading', 'New Releases This Week');
  await view.click('button', 'Next, Top Sellers');
  await view.see('button', 'Previous, Top Sellers');
  await view.show('home');

  await view.fill('Search books', 'elevn gears', BANNER);
  await view.see('option', new RegExp(GEARS), BANNER);
  await view.show('search');
  await view.click('option', new RegExp(GEARS), BANNER);
  await view.see('heading', GEARS);
  await view.show('found');

  await view.open('/books');
  await view.click('link', /^Adventure/, { role: 'navigation', name: 'Categories' });
  await view.see('heading', 'Adventure');
  await view.show('category');

  await view.click('link', GEARS);
  await view.see('heading', GEARS);
  await view.click('button', 'Add to Cart');
  await view.seeText('Product Added to the Cart');
  await view.show('book');

  await view.open('/cart');
  await view.see('heading', GEARS);
  await view.show('cart');
  await view.click('link', `Remove ${GEARS}`);
  await view.miss('heading', GEARS);
});
