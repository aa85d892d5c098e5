import { rows } from '../rows.ts';
import { test } from './fixtures.ts';

// Each browser at each width, by the configuration's projects.
test('storefront: a mistyped word, a category, a book, and the cart', rows(650), async ({ view }) => {
  await view.open('/');
  await view.see('article');
  await view.show('home');

  await view.open('/books?q=elevn+gears');
  await view.see('link', 'Eleven Gears to the Sea');
  await view.show('search');

  await view.open('/books');
  await view.click('link', /^Adventure/, { role: 'navigation', name: 'Categories' });
  await view.see('heading', 'Adventure');
  await view.show('category');

  await view.click('link', 'Eleven Gears to the Sea');
  await view.see('heading', 'Eleven Gears to the Sea');
  await view.click('button', 'Add to Cart');
  await view.seeText('Product Added to the Cart');
  await view.show('book');

  await view.open('/cart');
  await view.see('heading', 'Eleven Gears to the Sea');
  await view.show('cart');
});
