import type { Book } from '@bookstore/contract/api/book';
import { checkout } from '@bookstore/shop/checkout';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { describe, expect, it, onTestFinished } from 'vitest';
import { fakeApi, json, problem } from '../../../api/test/fakeApi.ts';
import { aBook } from '../../../api/test/records.ts';
import { renderShop } from '../../../app/test/renderShop.tsx';
import { anAdminOrder } from '../test/anAdminOrder.ts';
import { NewOrderPage } from './NewOrderPage.tsx';
import { EMPTY_FIELDS, readOrderDraft, writeOrderDraft } from './orderDraft.ts';

const TAKE = 'POST /api/admin/orders';
const SALT = aBook({
  _id: 'b1',
  title: 'The Salt Road',
  author: 'Ines Okafor',
  newPrice: 19.99,
  isbn: '9782253002697',
});
const TIDE = aBook({ _id: 'b2', title: 'Tide Tables', newPrice: 5.01, isbn: '9780975229804' });
const order = anAdminOrder();

const stock = () =>
  json([
    { _id: 'b1', count: 3 },
    { _id: 'b2', count: null },
  ]);
const findBooks = (request: Request) => {
  const q = new URL(request.url).searchParams.get('q') ?? '';
  return json([SALT, TIDE].filter(({ title, isbn }) => isbn === q || title.toLowerCase().includes(q.toLowerCase())));
};

function open(answers: Parameters<typeof fakeApi>[0] = {}) {
  const requests = fakeApi({ 'GET /api/books': findBooks, 'GET /api/books/stock': stock, ...answers });
  const view = renderShop(<NewOrderPage />, { path: '/dashboard/orders/new' });
  return { ...view, requests, user: userEvent.setup() };
}
const finder = () => screen.getByRole('searchbox', { name: 'Title, author or ISBN' });
const chosen = () =>
  within(screen.getByRole('list', { name: 'Books in this order' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const total = () => screen.getByText('Total').parentElement;
const placeButton = () => screen.getByRole('button', { name: 'Place order' });

const CUSTOMER = {
  Name: 'Paul Phone',
  Phone: '+43 660 1234567',
  Zipcode: '8010',
  City: 'Graz',
  State: 'Styria',
  Country: 'Austria',
};
function fillIn(fields: Record<string, string> = CUSTOMER) {
  for (const [label, value] of Object.entries(fields))
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
}
async function addByIsbn(user: UserEvent, { isbn = '', title }: Book) {
  await user.type(finder(), `${isbn}{Enter}`);
  await screen.findByText(`${title} added.`);
}
async function sent(requests: Request[]) {
  const calls = requests.filter(({ method }) => method === 'POST');
  const read = async (request: Request) => ({
    key: request.headers.get('Idempotency-Key'),
    body: (await request.clone().json()) as Record<string, unknown>,
  });
  return Promise.all(calls.map(read));
}

describe('NewOrderPage', () => {
  it('places the order with the chosen books and the total shown', async () => {
    const { user, requests } = open({ [TAKE]: () => json(order, 201) });
    await user.click(placeButton());
    expect(finder()).toHaveFocus();
    expect(screen.getByRole('alert')).toHaveTextContent('No books yet. Find or scan one.');
    await user.type(finder(), 'salt');
    await user.click(await screen.findByRole('button', { name: 'Add The Salt Road' }));
    expect(finder()).toHaveFocus();
    expect(finder()).toHaveValue('');
    // A scanner types without focusing the field.
    await user.keyboard(`${TIDE.isbn}{Enter}`);
    await screen.findByText('Tide Tables added.');
    await waitFor(() => expect(chosen()[0]).toMatch(/^The Salt RoadInes Okafor, \$19\.99, 3 copies in stock/));
    expect(total()).toHaveTextContent('$25.00');
    fillIn({ ...CUSTOMER, Email: 'paul@example.com', Street: 'Mill Lane 1' });
    await user.type(screen.getByLabelText('Note for the courier'), 'Ring twice');
    await user.click(placeButton());
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(`/dashboard/orders/${order._id}`));
    const [call] = await sent(requests);
    expect(call?.key).toMatch(/^[0-9a-f-]{36}$/);
    expect(call?.body).toEqual({
      name: 'Paul Phone',
      phone: '+43 660 1234567',
      email: 'paul@example.com',
      address: { city: 'Graz', country: 'Austria', state: 'Styria', zipcode: '8010' },
      street: 'Mill Lane 1',
      note: 'Ring twice',
      productIds: ['b1', 'b2'],
      totalPrice: '25.00',
    });
    expect(readOrderDraft()).toBeNull();
  });

  it('adds a book once when it is scanned twice, with a note', async () => {
    const { user } = open();
    await user.type(finder(), `${SALT.isbn}{Enter}${SALT.isbn}{Enter}`);
    expect(await screen.findByText(/^The Salt Road is already in this order\./)).toBeVisible();
    expect(chosen()).toHaveLength(1);
    await user.type(finder(), `${TIDE.isbn}{Enter}`);
    await screen.findByText('Tide Tables added.');
    expect(chosen()).toHaveLength(2);
  });

  it('restores the draft and its key after a reload', async () => {
    const first = open();
    await addByIsbn(first.user, SALT);
    fillIn({ Name: 'Paul Phone' });
    const { key } = readOrderDraft() ?? {};
    first.unmount();
    const { user, unmount } = open();
    expect(screen.getByText(/^Here's your unfinished order/)).toBeVisible();
    expect(chosen()).toHaveLength(1);
    expect(screen.getByLabelText('Name')).toHaveValue('Paul Phone');
    expect(readOrderDraft()?.key).toBe(key);
    await user.click(screen.getByRole('button', { name: 'Start over' }));
    expect(screen.getByLabelText('Name')).toHaveValue('');
    expect(readOrderDraft()).toBeNull();
    unmount();
  });

  it("shows today's total after a price change, and orders at it", async () => {
    const dearer = { ...SALT, newPrice: 25 };
    const answers = [
      () => problem(409, 'cart-changed', { books: [dearer], totalPrice: '29.90' }),
      () => json(order, 201),
    ];
    const { user, requests } = open({ [TAKE]: () => (answers.shift() ?? (() => problem(500, 'internal')))() });
    await addByIsbn(user, SALT);
    fillIn();
    await user.click(placeButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('The order now costs $29.90');
    expect(chosen()[0]).toContain('$25.00');
    expect(total()).toHaveTextContent('$29.90');
    await user.click(placeButton());
    await waitFor(() => expect(readOrderDraft()).toBeNull());
    const calls = await sent(requests);
    expect(calls.map(({ body }) => body.totalPrice)).toEqual(['19.99', '29.90']);
    expect(Object.keys(calls[0]?.body ?? {})).toEqual(['name', 'phone', 'address', 'productIds', 'totalPrice']);
    expect(calls[0]?.key).toBe(calls[1]?.key);
  });

  it('marks unavailable books and waits until they are removed', async () => {
    const refused = () => problem(409, 'cart-changed', { books: [{ ...SALT, availability: 'sold-out' }] });
    const { user } = open({ [TAKE]: refused });
    await addByIsbn(user, SALT);
    await addByIsbn(user, TIDE);
    fillIn();
    await user.click(placeButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('Some of these books are no longer available.');
    expect(chosen()).toEqual([expect.stringContaining('Sold out'), expect.stringContaining('No longer on sale')]);
    expect(placeButton()).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Remove The Salt Road' }));
    expect(screen.getByRole('list', { name: 'Books in this order' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Remove Tide Tables' }));
    await addByIsbn(user, TIDE);
    expect(placeButton()).toBeEnabled();
  });

  it('shows a refusal at its field and focuses it', async () => {
    const errors = [{ path: 'address.city', message: 'Too long' }];
    const { user } = open({ [TAKE]: () => problem(400, 'validation-failed', { errors }) });
    await addByIsbn(user, SALT);
    fillIn();
    await user.click(placeButton());
    await waitFor(() => expect(screen.getByLabelText('City')).toHaveFocus());
    expect(screen.getByLabelText('City')).toHaveAccessibleDescription('Too long');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('links to the order after a lost answer, or places another', async () => {
    const answers = [
      () => Response.error(),
      () => problem(422, 'idempotency-key-reused', { order }),
      () => json(order, 201),
    ];
    const { user, requests } = open({ [TAKE]: () => (answers.shift() ?? (() => problem(500, 'internal')))() });
    await addByIsbn(user, SALT);
    fillIn();
    await user.click(placeButton());
    await screen.findByRole('alert');
    await user.type(screen.getByLabelText('Name'), ' Senior');
    await user.click(placeButton());
    const notice = within(await screen.findByRole('alert'));
    expect(await notice.findByText(/^Order a1b2c3d4 was already placed from this page/)).toBeVisible();
    expect(notice.getByRole('link', { name: 'Open order' })).toHaveAttribute('href', `/dashboard/orders/${order._id}`);
    await user.click(notice.getByRole('button', { name: 'Place as another order' }));
    await user.click(placeButton());
    await waitFor(() => expect(readOrderDraft()).toBeNull());
    const keys = (await sent(requests)).map(({ key }) => key);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });
});

describe('CustomerField', () => {
  it('fills in everything about a chosen earlier customer', async () => {
    const address = { city: 'Graz', country: 'Austria', state: 'Styria', zipcode: '8010' };
    const known = { name: 'Zita Quill', phone: '0660 1', email: 'zita@example.com', address, street: 'New Lane 2' };
    const { user } = open({ 'GET /api/admin/customers': () => json({ customers: [known] }) });
    const name = screen.getByLabelText('Name');
    await user.type(name, 'zit');
    expect(await screen.findByRole('option', { name: /^Zita Quill/ })).toBeVisible();
    expect(name).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{ArrowDown}{Enter}');
    for (const [label, text] of [
      ['Name', 'Zita Quill'],
      ['Email', 'zita@example.com'],
      ['Street', 'New Lane 2'],
      ['City', 'Graz'],
    ] as const)
      expect(screen.getByLabelText(label)).toHaveValue(text);
    expect(screen.queryByRole('option')).toBeNull();
    expect(readOrderDraft()?.fields).toMatchObject({ phone: '0660 1', zipcode: '8010' });
    writeOrderDraft(null);
  });
});

describe('counter sale', () => {
  it('needs only books, and sells a sold-out one', async () => {
    Object.assign(checkout, { sellsAtCounter: true });
    onTestFinished(() => void Object.assign(checkout, { sellsAtCounter: undefined }));
    const soldOut = { ...SALT, availability: 'sold-out' };
    const { user, requests } = open({ 'GET /api/books': () => json([soldOut]), [TAKE]: () => json(order, 201) });
    await user.click(screen.getByRole('radio', { name: 'At the counter' }));
    expect(screen.queryByLabelText('Phone')).toBeNull();
    await user.type(finder(), `${SALT.isbn}{Enter}`);
    await screen.findByText('The Salt Road added.');
    await user.click(screen.getByRole('checkbox', { name: 'Create an invoice' }));
    await user.click(screen.getByRole('button', { name: 'Record sale' }));
    await waitFor(() => expect(readOrderDraft()).toBeNull());
    const [call] = await sent(requests);
    expect(call?.body).toEqual({ sale: 'counter', invoice: true, productIds: ['b1'], totalPrice: '19.99' });
  });
});

describe('draft', () => {
  it.each(['', '{}', 'nonsense', '[]', '{"fields":{},"books":[],"key":"k"}', '{"books":[{}]}'])(
    'ignores the stored text %j',
    (text) => {
      sessionStorage.setItem('newOrder', text);
      expect(readOrderDraft()).toBeNull();
      writeOrderDraft(null);
    },
  );

  it('reads one of 1.1.0 as an order by phone', () => {
    const stored = { fields: { ...EMPTY_FIELDS, name: 'Paul Phone' }, books: [], key: 'key-of-1.1.0' };
    sessionStorage.setItem('newOrder', JSON.stringify(stored));
    expect(readOrderDraft()).toEqual({ ...stored, sale: 'phone', hasInvoice: false });
    writeOrderDraft(null);
  });
});
