import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { apiPaths } from '@bookstore/contract/api/paths';
import { contributorPath, seriesPath } from '@bookstore/contract/format/series';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { addToCart, deliveryForm } from './checkoutPage.ts';
import { newAdminToken, openDashboard } from './dashboard.ts';
import { expect, test } from './fixtures.ts';
import { main } from './landmarks.ts';
import { idTokenOf, newCustomer, openSignedIn } from './people.ts';
import { createBook, deleteBook, placeOrder, saveDetails, storeStreet } from './shopData.ts';
import { visit } from './visit.ts';

/**
 * Markup that would run a script if unescaped. @param name the text's origin @param separator single-line fields
 * accept no line break
 */
const attack = (name: string, separator = ' ') =>
  `${name}"></script></title></textarea>${separator}<img src=x onerror=alert('${name}')><svg onload=alert('${name}')>`;
const EVIL_PHONE = attack('phone');

/** Checks that no element comes from a text. */
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

/** @throws if the call is refused */
async function callAsAdmin(request: APIRequestContext) {
  const headers = { authorization: `Bearer ${await newAdminToken(request)}` };
  return async (method: string, path: string, data?: unknown) => {
    const answer = await request.fetch(path, { method, headers, ...(data !== undefined && { data }) });
    if (!answer.ok()) throw new Error(`${method} ${path} answered ${answer.status()}: ${await answer.text()}`);
    return answer.text();
  };
}

// E37, E38, E40
test('every text of a book is shown as text', async ({ page, watched }) => {
  const translator = attack('translator');
  const details = {
    title: attack('title'),
    author: attack('author'),
    description: attack('description', '\u2028'),
    trending: true,
    subtitle: attack('subtitle'),
    contributors: [{ name: translator, role: 'B06' }],
    series: { name: attack('series'), number: '"><b>' },
    publisher: attack(`press ${randomUUID().slice(0, 8)}`),
    imprint: attack('imprint'),
    note: { text: attack('word', '\n'), by: attack('seller') },
    excerpt: attack('excerpt', '\n\n'),
  };
  const { title, subtitle, description, series, publisher, imprint, note } = details;
  const book = await createBook(page.request, details);
  const contact = { address: attack('street', '\n'), email: `'onload=x@example.com` };
  const responsible = { ...contact, name: attack('responsible') };
  const call = await callAsAdmin(page.request);
  await call('POST', apiPaths.adminPublishers, { ...contact, name: publisher, responsible });

  await page.goto('/');
  await expectText(page, page.getByRole('region', { name: 'Top Sellers' }), title);
  await page.getByPlaceholder('Search here').fill('onload alert title');
  await expectText(page, page.getByRole('option').filter({ hasText: 'title">' }).first(), title);
  await visit(page, `/books/${book._id}`);
  await expectText(page, main(page), title, translator, subtitle, series.name, publisher, imprint, note.by);
  await expectText(page, main(page), description, ...note.text.split('\n'));
  const data = page.locator('script[type="application/ld+json"]').first();
  expect(JSON.parse((await data.textContent()) ?? '')).toMatchObject({ description });
  expect(await data.textContent()).not.toMatch(/[<\u2028\u2029]/);
  await page.getByText('Manufacturer and product safety').click();
  await expectText(page, main(page).locator('details'), responsible.name, ...contact.address.split('\n'));
  await main(page).getByRole('button', { name: 'Add to Cart', exact: true }).click();
  await visit(page, apiPaths.bookExcerpt(book._id).replace('/api', ''));
  await expectText(page, main(page), ...details.excerpt.split('\n\n'));
  for (const path of [seriesPath(series.name), contributorPath(translator), '/cart']) {
    await visit(page, path);
    await expectText(page, main(page), title);
  }

  await openDashboard(page, '/dashboard/manage-books');
  await page.getByRole('banner').getByRole('textbox').fill(title);
  await expectText(page, page.getByRole('banner'), title);
  await expectText(page, main(page).getByRole('table'), title);
  await visit(page, `/dashboard/edit-book/${book._id}`);
  await expect(page.getByRole('form', { name: 'Update Book' }).getByLabel('Subtitle')).toHaveValue(subtitle);
  // The drawn cover's texts are attributes.
  const drawn = page.getByRole('img', { name: 'Cover preview' }).locator('[data-text]');
  await expect(drawn.first()).toHaveAttribute('data-text', /<img/);
  await expectText(page, main(page));
  await visit(page, `/dashboard/publishers?${new URLSearchParams({ q: publisher.slice(0, 14) })}`);
  await expectText(page, main(page), publisher, responsible.name, ...contact.address.split('\n'));
  await visit(page, '/dashboard/log');
  await expectText(page, main(page), title);
  expect(watched.alerts).toEqual([]);
  await deleteBook(page.request, book);
});

// E37
test('every text of a customer and an order is shown as text', async ({ page, watched }) => {
  const [name, street, note] = [attack('name'), attack('street'), attack('note')];
  const [giftNote, internalNote, returnNote] = [attack('gift', '\n'), attack('internal', '\n'), attack('return', '\n')];
  const address = { city: attack('city'), country: attack('country'), state: attack('state'), zipcode: attack('zip') };
  const places = Object.values(address);
  const tracking = {
    carrier: attack('car'),
    number: attack('num'),
    url: `https://post.example/"><img src=x onerror=x>`,
  };
  const customer = await newCustomer({ displayName: name });
  await saveDetails(page.request, customer, { name, phone: '0170123', street, address });
  const book = await createBook(page.request, { title: attack('title'), oldPrice: 10, newPrice: 10 });
  const key = await storeStreet(page.request, customer, street, note);
  const headers = { authorization: `Bearer ${await idTokenOf(customer)}` };
  const delivery = { street, note, gift: { note: giftNote } };
  await page.request.put(apiPaths.delivery(key), { data: delivery, headers });
  const { _id: id, phone } = await placeOrder(page.request, customer, [book], { name, address }, key);
  const call = await callAsAdmin(page.request);
  await call('PATCH', apiPaths.order(id), { status: 'packed', tracking, internalNote });
  await call('POST', apiPaths.orderInvoice(id));
  // The API accepts digits only; pages must not rely on that.
  await page.route('**/api/orders{/email/*,/*,?*}', async (route) => {
    const response = await route.fetch();
    const text = (await response.text()).replaceAll(JSON.stringify(phone), JSON.stringify(EVIL_PHONE));
    await route.fulfill({ response, body: text });
  });

  await openSignedIn(page, customer, '/account');
  await expectText(page, main(page).getByRole('region', { name: 'Saved delivery details' }), name, street, ...places);
  await addToCart(page, [book]);
  await visit(page, '/checkout');
  await expect(deliveryForm(page).getByLabel('Address / Street')).toHaveValue(street);
  await expectText(page, page.getByRole('region', { name: 'Your order' }), book.title);
  await visit(page, '/user-dashboard');
  await expectText(page, main(page), `Welcome, ${name}!`, book.title);
  await visit(page, '/orders');
  await expectText(page, main(page), book.title, name, EVIL_PHONE, tracking.carrier, tracking.number, ...places);
  await main(page)
    .getByRole('link', { name: /^Invoice/ })
    .first()
    .click();
  await expectText(page, page.getByRole('article'), name, book.title);

  await call('PATCH', apiPaths.order(id), { status: 'delivered' });
  await call('POST', apiPaths.orderReturns(id), { items: [book._id], restock: true, note: returnNote });
  const [withdrawer, item] = [attack('withdrawer'), attack('item')];
  const declared = { name: withdrawer, email: `${id}@example.com`, order: id, items: [item] };
  await call('POST', apiPaths.withdrawals, declared);

  await openDashboard(page, `/dashboard/orders?${new URLSearchParams({ q: customer.email })}`);
  await expectText(page, main(page).getByRole('table'), name);
  const saved = page.waitForEvent('download');
  await main(page).getByRole('button', { name: 'Download CSV' }).click();
  const csv = readFileSync(await (await saved).path(), 'utf8');
  for (const text of [name, EVIL_PHONE, ...places]) expect(csv).toContain(text.replaceAll('"', '""'));
  await visit(page, '/dashboard/withdrawals');
  const listed = main(page).getByRole('listitem').filter({ hasText: declared.email });
  await expectText(page, listed, withdrawer, item);
  await visit(page, `/dashboard/orders/${id}`);
  await expectText(page, main(page), book.title, name, EVIL_PHONE, street, note, ...places);
  const lines = [giftNote, returnNote, internalNote].flatMap((text) => text.split('\n'));
  await expectText(page, main(page), tracking.carrier, tracking.number, ...lines);
  await page.emulateMedia({ media: 'print' });
  await expectText(page, page.getByRole('region', { name: 'Packing slip' }), book.title, ...giftNote.split('\n'));
  expect(watched.alerts).toEqual([]);
  await deleteBook(page.request, book);
});
