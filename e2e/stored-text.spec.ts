import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Book } from '@bookstore/contract/api/book';
import { apiPaths } from '@bookstore/contract/api/paths';
import { contributorPath, seriesPath } from '@bookstore/contract/format/series';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { confirmation, deliveryForm, putIntoCart } from './checkoutPage.ts';
import { newAdminToken, openDashboard } from './dashboard.ts';
import { expect, test } from './fixtures.ts';
import { main } from './landmarks.ts';
import { arriveSignedIn, idTokenOf, newCustomer } from './people.ts';
import { createBook, deleteBook, placeOrder, saveDetails, storeStreet } from './shopData.ts';
import { visit } from './visit.ts';

/**
 * Markup that would run a script wherever a text became part of the page; `name` tells where it came from.
 * @param separator of lines, which the shop takes in a text of several lines alone.
 */
const attack = (name: string, separator = ' ') =>
  `${name}"></script></title></textarea>${separator}<img src=x onerror=alert('${name}')><svg onload=alert('${name}')>`;
const EVIL_PHONE = attack('phone');

/** The text stands there as a text, and nothing of it became an element. */
async function expectText(page: Page, place: Locator, ...texts: string[]): Promise<void> {
  for (const text of texts) await expect(place).toContainText(text);
  const made = await page.evaluate(() =>
    [...document.querySelectorAll('[onerror], [onload], [src="x"], :is([src], [href], [action])')]
      .filter((element) => {
        const addresses = ['src', 'href', 'action'].map((name) => element.getAttribute(name) ?? '');
        return (
          element.matches('[onerror], [onload], [src="x"]') ||
          addresses.some((url) => /^\s*(?:javascript|data:text):/i.test(url))
        );
      })
      .map((element) => element.outerHTML),
  );
  expect(made, `elements made of texts on ${page.url()}`).toEqual([]);
}

// E37, E40
test('what people type is shown as text on every page of the shop', async ({ page, watched }) => {
  const [title, author, name] = [attack('title'), attack('author'), attack('name')];
  const publisher = attack('publisher');
  const description = attack('description', '\u2028');
  const book = await createBook(page.request, { title, author, publisher, description, trending: true });
  const customer = await newCustomer({ displayName: name });
  const address = { city: attack('city'), country: attack('country'), state: attack('state'), zipcode: attack('zip') };
  const places = Object.values(address);
  const order = await placeOrder(page.request, customer, [book], { name, address });

  // The API takes digits alone for a phone number: this is what a page would get that cannot rely on it.
  await page.route('**/api/orders{/email/*,/*,?*}', async (route) => {
    const response = await route.fetch();
    const text = (await response.text()).replaceAll(JSON.stringify(order.phone), JSON.stringify(EVIL_PHONE));
    await route.fulfill({ response, body: text });
  });

  await arriveSignedIn(page, customer, '/');
  await expectText(page, page.getByRole('region', { name: 'Top Sellers' }), title);
  await page.getByPlaceholder('Search here').fill('onload alert author');
  await expectText(page, page.getByRole('option').filter({ hasText: 'author">' }).first(), title, author);
  await visit(page, `/books/${book._id}`);
  await expectText(page, main(page), title, author, publisher, description);
  const data = page.locator('script[type="application/ld+json"]');
  expect(JSON.parse((await data.textContent()) ?? '')).toMatchObject({ name: book.title, description });
  expect(await data.textContent()).not.toMatch(/[<\u2028\u2029]/);
  expect(await page.title()).toContain(`by ${book.author}`);
  await main(page).getByRole('button', { name: 'Add to Cart', exact: true }).click();
  await expect(page.getByText('Product Added to the Cart')).toBeVisible();
  await visit(page, '/cart');
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Shopping cart');
  await expectText(page, main(page).getByRole('listitem'), title);
  await visit(page, '/checkout');
  await expectText(page, page.getByRole('region', { name: 'Your order' }), title);
  await expect(deliveryForm(page).getByLabel('Full name')).toHaveValue(name);
  await expect(confirmation(page)).toBeHidden();
  await visit(page, '/orders');
  await expectText(page, main(page), title, name, EVIL_PHONE, ...places);
  await visit(page, '/user-dashboard');
  await expectText(page, main(page), `Welcome, ${name}!`, title);
  expect(watched.alerts).toEqual([]);

  await openDashboard(page, '/dashboard/manage-books');
  await page.getByRole('banner').getByRole('textbox').fill(title);
  await expectText(page, page.getByRole('banner'), title);
  await expectText(page, main(page).getByRole('table'), title, author);
  await visit(page, `/dashboard/edit-book/${book._id}`);
  const form = page.getByRole('form', { name: 'Update Book' });
  await expect(form.getByLabel('Title')).toHaveValue(book.title);
  await expect(form.getByLabel('Description')).toHaveValue(book.description);
  // A drawn cover has its texts as attributes.
  const drawn = page.getByRole('img', { name: 'The cover as the shop will show it' }).locator('[data-text]');
  await expect(drawn.first()).toHaveAttribute('data-text', /<img/);
  await expectText(page, main(page));
  await visit(page, '/dashboard/orders');
  await main(page).getByRole('searchbox', { name: 'Find an order' }).fill(customer.email);
  await expect(main(page).getByRole('table').getByRole('link')).toHaveCount(1);
  await expectText(page, main(page).getByRole('table'), name);

  const saved = page.waitForEvent('download');
  await main(page).getByRole('button', { name: 'Download CSV' }).click();
  const csv = readFileSync(await (await saved).path(), 'utf8');
  for (const text of [order.name, EVIL_PHONE, ...Object.values(order.address)]) {
    expect(csv).toContain(text.replaceAll('"', '""'));
  }
  await main(page).getByRole('table').getByRole('link').click();
  await expectText(page, main(page), title, name, EVIL_PHONE, ...places);
  await page.emulateMedia({ media: 'print' });
  await expectText(page, page.getByRole('region', { name: 'Packing slip' }), title, name, EVIL_PHONE, ...places);
  expect(watched.alerts).toEqual([]);
  await deleteBook(page.request, book);
});

// E37
test('a street, a note and details that somebody saved are shown as text, on the slip too', async ({
  page,
  watched,
}) => {
  const [name, street, note] = [attack('name'), attack('street'), attack('note')];
  const address = {
    city: attack('city'),
    country: attack('country'),
    state: attack('state'),
    zipcode: attack('zip'),
  };
  const customer = await newCustomer();
  await saveDetails(page.request, customer, { name, phone: '0170123', street, address });
  const book = await createBook(page.request);
  const key = await storeStreet(page.request, customer, street, note);
  const order = await placeOrder(page.request, customer, [book], {}, key);

  await arriveSignedIn(page, customer, '/account');
  const details = main(page).getByRole('region', { name: 'Saved delivery details' });
  await expectText(page, details, name, street, ...Object.values(address));
  await putIntoCart(page, [book]);
  await visit(page, '/checkout');
  await expect(deliveryForm(page).getByLabel('Address / Street')).toHaveValue(street);
  await expectText(page, main(page), book.title);

  await openDashboard(page, `/dashboard/orders/${order._id}`);
  await expectText(page, main(page), street, note);
  await page.emulateMedia({ media: 'print' });
  await expectText(page, page.getByRole('region', { name: 'Packing slip' }), street, note);
  expect(watched.alerts).toEqual([]);
  await deleteBook(page.request, book);
});

/** Calls past the pages as the sample admin. @throws what was answered to one that is refused. */
async function callAsAdmin(request: APIRequestContext) {
  const headers = { authorization: `Bearer ${await newAdminToken(request)}` };
  return async (method: string, path: string, data?: unknown) => {
    const answer = await request.fetch(path, { method, headers, ...(data !== undefined && { data }) });
    if (!answer.ok()) throw new Error(`${method} ${path} answered ${answer.status()}: ${await answer.text()}`);
    return answer.text();
  };
}

/** A book in which everybody who may say something of it has said this. */
const attackedDetails = () => ({
  title: attack('title'),
  subtitle: attack('subtitle'),
  contributors: [{ name: attack('translator'), role: 'B06' }],
  series: { name: attack('series'), number: '"><b>' },
  publisher: attack(`press ${randomUUID().slice(0, 8)}`),
  imprint: attack('imprint'),
  note: { text: attack('word', '\n'), by: attack('seller') },
  excerpt: attack('excerpt', '\n\n'),
});

// E37, E38, E40
test('what publishers and booksellers say of a book is shown as text', async ({ page, watched }) => {
  const details = attackedDetails();
  const { subtitle, contributors, series, publisher, imprint, note } = details;
  const [translator = ''] = contributors.map(({ name }) => name);
  const book = await createBook(page.request, details);
  const call = await callAsAdmin(page.request);
  const contact = { address: attack('street', '\n'), email: `'onload=x@example.com` };
  const responsible = { ...contact, name: attack('responsible') };
  await call('POST', apiPaths.adminPublishers, { ...contact, name: publisher, responsible });
  const excerpt = details.excerpt.split('\n\n');

  await page.goto(`/books/${book._id}`);
  await expectText(page, main(page), subtitle, translator, series.name, publisher, imprint, note.by);
  await expectText(page, main(page), ...note.text.split('\n'));
  await page.getByText('Manufacturer and product safety').click();
  await expectText(page, main(page).locator('details'), responsible.name, ...contact.address.split('\n'));
  for (const block of await page.locator('script[type="application/ld+json"]').all())
    expect((await block.textContent()) ?? '').not.toContain('<');
  await visit(page, apiPaths.bookExcerpt(book._id).replace('/api', ''));
  await expectText(page, main(page), ...excerpt);
  await visit(page, seriesPath(series.name));
  await expectText(page, main(page), series.name, book.title);
  await visit(page, contributorPath(translator));
  await expectText(page, main(page), translator, book.title);

  await openDashboard(page, `/dashboard/edit-book/${book._id}`);
  await expect(page.getByRole('form', { name: 'Update Book' }).getByLabel('Subtitle')).toHaveValue(subtitle);
  await expectText(page, main(page));
  await visit(page, '/dashboard/publishers');
  await page.getByLabel('Find a publisher').fill(publisher.slice(0, 14));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=press/);
  await expectText(page, main(page), publisher, responsible.name, ...contact.address.split('\n'));
  await visit(page, '/dashboard/log');
  await expectText(page, main(page), book.title);
  expect(watched.alerts).toEqual([]);
  await deleteBook(page.request, book);
});

// E37
test('what is noted of an order, its parcel, its return and its withdrawal is shown as text', async ({
  page,
  watched,
}) => {
  const customer = await newCustomer();
  const [name, giftNote, internalNote] = [attack('name'), attack('gift', '\n'), attack('internal', '\n')];
  const tracking = {
    carrier: attack('car'),
    number: attack('num'),
    url: `https://post.example/"><img src=x onerror=x>`,
  };
  const [returnNote, withdrawer, item] = [attack('return', '\n'), attack('withdrawer'), attack('item')];
  const book = await createBook(page.request, { title: attack('title'), oldPrice: 10, newPrice: 10 });
  const key = await storeStreet(page.request, customer, attack('street'), attack('note'));
  const headers = { authorization: `Bearer ${await idTokenOf(customer)}` };
  const delivery = { street: attack('street'), note: attack('note'), gift: { note: giftNote } };
  await page.request.put(apiPaths.delivery(key), { data: delivery, headers });
  const { _id: id } = await placeOrder(page.request, customer, [book], { name }, key);
  const call = await callAsAdmin(page.request);
  await call('PATCH', apiPaths.order(id), { status: 'packed', tracking, internalNote });
  await call('POST', apiPaths.orderInvoice(id));
  await arriveSignedIn(page, customer, '/orders');
  await expectText(page, main(page), tracking.carrier, tracking.number, book.title);
  await main(page)
    .getByRole('link', { name: /^Invoice/ })
    .first()
    .click();
  await expectText(page, page.getByRole('article'), name, book.title);
  await call('PATCH', apiPaths.order(id), { status: 'delivered' });
  await call('POST', apiPaths.orderReturns(id), { items: [book._id], restock: true, note: returnNote });
  const declared = { name: withdrawer, email: `${id}@example.com`, order: id, items: [item] };
  await call('POST', apiPaths.withdrawals, declared);

  // It is put to its order after the call.
  await expect.poll(() => call('GET', `${apiPaths.adminWithdrawals}?order=${id}`)).toContain(declared.email);
  await openDashboard(page, '/dashboard/withdrawals');
  const listed = main(page).getByRole('listitem').filter({ hasText: declared.email });
  await expectText(page, listed, withdrawer, item);
  await listed.getByRole('link', { name: id.slice(0, 8), exact: true }).click();
  const lines = [giftNote, returnNote].flatMap((text) => text.split('\n'));
  await expectText(page, main(page), tracking.carrier, tracking.number, withdrawer, item, ...lines);
  await page.emulateMedia({ media: 'print' });
  await expectText(page, page.getByRole('region', { name: 'Packing slip' }), ...giftNote.split('\n'));
  expect(watched.alerts).toEqual([]);
  await deleteBook(page.request, book);
});

// E37, E38
test('text that the shop would never store does no harm either', async ({ page, watched }) => {
  const [honest] = (await (await page.request.get(apiPaths.books)).json()) as [Book];
  const covers = [
    "javascript:alert('cover')",
    "data:text/html,<script>alert('cover')</script>",
    "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>",
    '//evil.example/a.png',
    "x' onerror='alert(1)",
  ];
  const books = covers.map((coverImage, index) => ({
    ...honest,
    _id: `evil-${index}`,
    title: `Evil ${index}`,
    category: attack('category') as Book['category'],
    coverImage,
  }));
  await page.route(/\/api\/books\?limit=/, (route) => route.fulfill({ json: books }));
  await page.route(`**${apiPaths.books}/evil-*`, (route) =>
    route.fulfill({ json: books.find(({ _id }) => route.request().url().endsWith(_id)) }),
  );
  await page.goto('/');
  const shelf = page.getByRole('region', { name: 'Top Sellers' });
  await expect(shelf.getByRole('article')).toHaveCount(books.length);
  await expectText(page, shelf, ...books.map(({ title }) => title));
  await expect(shelf.locator('img')).toHaveCount(0);
  for (const { _id, title, category } of books) {
    await visit(page, `/books/${_id}`);
    await expectText(page, main(page), title, category);
    await expect(main(page).locator('img')).toHaveCount(0);
  }
  await putIntoCart(page, books);
  await visit(page, '/cart');
  await expectText(page, main(page), 'No product found!');
  expect(watched.alerts).toEqual([]);
});
