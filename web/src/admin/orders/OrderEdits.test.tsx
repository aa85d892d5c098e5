import type { AdminOrder } from '@bookstore/contract/api/order';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fakeApi, json, problem } from '../../api/test/fakeApi.ts';
import { aBook } from '../../api/test/records.ts';
import { renderShop } from '../../app/test/renderShop.tsx';
import { CashReceived } from './OrderEdits.tsx';
import { anAdminOrder } from './test/anAdminOrder.ts';
import { ShownEdits } from './test/ShownEdits.tsx';

const order = anAdminOrder({ delivery: { street: 'Long Lane 1', note: 'Ring twice' } });
const ITEMS = `PUT /api/orders/${order._id}/items`;
const DELIVERY = `PUT /api/orders/${order._id}/delivery`;
const PATCH = `PATCH /api/orders/${order._id}`;

async function sent(requests: Request[]) {
  const changes = requests.filter(({ method }) => method !== 'GET');
  const read = async (request: Request) => ({
    version: request.headers.get('If-Match'),
    body: await request.clone().json(),
  });
  return Promise.all(changes.map(read));
}

async function open(button: string, shown: AdminOrder, answers: Parameters<typeof fakeApi>[0]) {
  const requests = fakeApi(answers);
  renderShop(<ShownEdits order={shown} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: button }));
  const dialog = await screen.findByRole('dialog', { name: button });
  return { user, requests, dialog: within(dialog) };
}
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

const mostlySame = (fields: Partial<AdminOrder>) => ({ ...order, version: '1-2-b', ...fields });

describe('books of an order', () => {
  const found = [
    aBook({ _id: 'b1', title: 'The Salt Road', newPrice: 99 }),
    aBook({ _id: 'b3', title: 'Salt & Sky', newPrice: 8 }),
    aBook({ _id: 'b4', title: 'Salt of the Earth', availability: 'sold-out' }),
  ];
  const books = { 'GET /api/books': () => json(found) };
  const title = (text: string) => new RegExp(`^${text}`);

  it('removes a book by keyboard without confirmation if the total falls', async () => {
    const { user, requests, dialog } = await open('Change books', order, { [ITEMS]: () => json(mostlySame({})) });
    expect(dialog.getByRole('button', { name: 'Save books' })).toBeDisabled();
    dialog.getByRole('button', { name: 'Remove Ledger' }).focus();
    await user.keyboard('{Enter}');
    expect(dialog.getByRole('list', { name: 'Books in this order' })).toHaveFocus();
    expect(dialog.getByText('New total').parentElement).toHaveTextContent('$19.99');
    expect(dialog.queryByRole('checkbox')).toBeNull();
    dialog.getByRole('button', { name: 'Save books' }).focus();
    await user.keyboard('{Enter}');
    await closed();
    expect(await sent(requests)).toEqual([
      { version: '"1-1-a"', body: { productIds: ['b1'], agreedByCustomer: false, totalPrice: '19.99' } },
    ]);
  });

  it('adds a book after the customer agreed to the higher total', async () => {
    const { user, requests, dialog } = await open('Change books', order, { ...books, [ITEMS]: () => json(order) });
    await user.type(dialog.getByRole('searchbox', { name: 'Find a book to add' }), 'salt{Enter}');
    const results = within(await dialog.findByRole('list', { name: 'Search results' }));
    expect(results.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      expect.stringMatching(title('Salt & Sky')),
      expect.stringMatching(/^Salt of the Earth.*Sold out$/),
    ]);
    await user.click(results.getByRole('button', { name: 'Add Salt & Sky' }));
    expect(dialog.getByRole('searchbox')).toHaveFocus();
    expect(dialog.getByText("$8.00, today's price")).toBeVisible();
    expect(dialog.getByText('Total before').parentElement).toHaveTextContent('$24.99');
    expect(dialog.getByText('New total').parentElement).toHaveTextContent('$32.99');
    expect(dialog.getByRole('button', { name: 'Save books' })).toBeDisabled();
    await user.click(dialog.getByRole('checkbox', { name: 'The customer has agreed' }));
    await user.click(dialog.getByRole('button', { name: 'Save books' }));
    await closed();
    expect(await sent(requests)).toEqual([
      { version: '"1-1-a"', body: { productIds: ['b1', 'b2', 'b3'], agreedByCustomer: true, totalPrice: '32.99' } },
    ]);
  });

  it('asks for agreement again when the total rose', async () => {
    const answers = [
      () => problem(409, 'cart-changed', { totalPrice: '37.99', books: [aBook({ _id: 'b3', newPrice: 13 })] }),
      () => json(order),
    ];
    const { user, requests, dialog } = await open('Change books', order, {
      ...books,
      [ITEMS]: () => (answers.shift() ?? (() => problem(500, 'internal')))(),
    });
    await user.type(dialog.getByRole('searchbox'), 'salt{Enter}');
    await user.click(await dialog.findByRole('button', { name: 'Add Salt & Sky' }));
    const agree = () => user.click(dialog.getByRole('checkbox', { name: 'The customer has agreed' }));
    const save = () => user.click(dialog.getByRole('button', { name: 'Save books' }));
    await agree();
    await save();
    expect(await dialog.findByText(/The order now costs \$37\.99/)).toBeVisible();
    expect(dialog.getByText('New total').parentElement).toHaveTextContent('$37.99');
    expect(dialog.getByRole('checkbox')).not.toBeChecked();
    await agree();
    await save();
    await closed();
    expect(await sent(requests)).toHaveLength(2);
  });

  it('refuses to save without books or with a sold-out book', async () => {
    const soldOut = () => problem(409, 'sold-out', { order, books: [aBook({ title: 'Salt & Sky' })] });
    const { user, dialog } = await open('Change books', order, { [ITEMS]: soldOut });
    await user.click(dialog.getByRole('button', { name: 'Remove Ledger' }));
    await user.click(dialog.getByRole('button', { name: 'Save books' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Salt & Sky');
    await user.click(dialog.getByRole('button', { name: 'Remove The Salt Road' }));
    expect(dialog.getByRole('button', { name: 'Save books' })).toBeDisabled();
    expect(dialog.getByText(/cancel the order/)).toBeVisible();
  });

  it("shows another admin's change next to one's own", async () => {
    const theirs = mostlySame({ productIds: ['b2'], items: order.items.slice(1), totalPrice: '5.00' });
    const answers = [problem(412, 'precondition-failed', { order: theirs }), json(order)];
    const { user, requests, dialog } = await open('Change books', order, {
      [ITEMS]: () => answers.shift() ?? problem(500, 'internal'),
    });
    await user.click(dialog.getByRole('button', { name: 'Remove Ledger' }));
    await user.click(dialog.getByRole('button', { name: 'Save books' }));
    expect(await dialog.findByText(/^Someone else has changed this order/)).toHaveFocus();
    expect(dialog.getByText('Books').parentElement).toHaveTextContent('YoursThe Salt RoadSaved versionLedger');
    expect(dialog.getByText('Total').parentElement).toHaveTextContent('Yours$19.99Saved version$5.00');
    expect(dialog.getByRole('button', { name: 'Keep mine' })).toBeDisabled();
    await user.click(dialog.getByRole('checkbox', { name: 'The customer has agreed' }));
    await user.click(dialog.getByRole('button', { name: 'Keep mine' }));
    await closed();
    expect((await sent(requests)).map(({ version }) => version)).toEqual(['"1-1-a"', '"1-2-b"']);
  });
});

describe('delivery of an order', () => {
  it('sends only the changed fields', async () => {
    const { user, requests, dialog } = await open('Change delivery', order, { [DELIVERY]: () => json(order) });
    const change = async (label: string, text: string) => {
      await user.clear(dialog.getByLabelText(label));
      await user.type(dialog.getByLabelText(label), text);
    };
    await change('Street', 'Mill Lane 2');
    await change('City', 'Wien');
    await user.clear(dialog.getByLabelText('Note for the courier'));
    await user.click(dialog.getByRole('button', { name: 'Save delivery' }));
    await closed();
    const address = { ...order.address, city: 'Wien' };
    expect(await sent(requests)).toEqual([{ version: '"1-1-a"', body: { address, street: 'Mill Lane 2', note: '' } }]);
  });

  it('shows errors at their field and focuses it', async () => {
    const errors = [{ path: 'address.city', message: 'At most 200 characters' }];
    const { user, dialog } = await open('Change delivery', order, {
      [DELIVERY]: () => problem(400, 'validation-failed', { errors }),
    });
    await user.type(dialog.getByLabelText('City'), 'x');
    await user.click(dialog.getByRole('button', { name: 'Save delivery' }));
    expect(await dialog.findByText('At most 200 characters')).toBeVisible();
    expect(dialog.getByLabelText('City')).toHaveFocus();
    expect(dialog.getByLabelText('City')).toHaveValue('Grazx');
  });

  const changed = mostlySame({ phone: '0660 9', delivery: { street: 'Long Lane 7', note: 'Ring twice' } });
  const conflict = () => problem(412, 'precondition-failed', { order: changed });
  async function runIntoConflict(answers: Response[]) {
    const opened = await open('Change delivery', order, {
      [DELIVERY]: () => answers.shift() ?? problem(500, 'internal'),
    });
    const { user, dialog } = opened;
    await user.clear(dialog.getByLabelText('Street'));
    await user.type(dialog.getByLabelText('Street'), 'Mill Lane 2');
    await user.click(dialog.getByRole('button', { name: 'Save delivery' }));
    await dialog.findByText(/^Someone else has changed this order/);
    return opened;
  }

  it("keeps one's own change and takes the rest from the other admin", async () => {
    const { user, requests, dialog } = await runIntoConflict([conflict(), json(order)]);
    expect(dialog.getAllByRole('term').map((term) => term.textContent)).toEqual(['Street']);
    expect(dialog.getByRole('definition')).toHaveTextContent('YoursMill Lane 2Saved versionLong Lane 7');
    await user.click(dialog.getByRole('button', { name: 'Keep mine' }));
    await closed();
    expect((await sent(requests))[1]).toEqual({ version: '"1-2-b"', body: { street: 'Mill Lane 2' } });
  });

  it("takes another admin's change as a whole", async () => {
    const { user, requests, dialog } = await runIntoConflict([conflict()]);
    await user.click(dialog.getByRole('button', { name: 'Take theirs' }));
    await closed();
    expect(await sent(requests)).toHaveLength(1);
  });

  it('reports an order that was packed in the meantime', async () => {
    const { user, dialog } = await open('Change delivery', order, {
      [DELIVERY]: () => problem(409, 'status-conflict', { order: mostlySame({ status: 'packed' }) }),
    });
    await user.type(dialog.getByLabelText('Name'), ' Senior');
    await user.click(dialog.getByRole('button', { name: 'Save delivery' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('This order is no longer open');
  });

  it('offers changes only while the order is placed', () => {
    fakeApi({});
    renderShop(<ShownEdits order={{ ...order, status: 'packed' }} />);
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Tracking and staff note']);
  });
});

describe('notes of an order', () => {
  it('stores tracking and staff note', async () => {
    const { user, requests, dialog } = await open('Tracking and staff note', order, { [PATCH]: () => json(order) });
    await user.type(dialog.getByLabelText('Carrier'), 'Post');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Enter both carrier and tracking number, or leave both empty.')).toBeVisible();
    await user.type(dialog.getByLabelText('Tracking number'), 'AB 1');
    await user.type(dialog.getByLabelText('Staff note'), 'Call before noon');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await closed();
    const tracking = { carrier: 'Post', number: 'AB 1' };
    expect(await sent(requests)).toEqual([
      { version: '"1-1-a"', body: { tracking, internalNote: 'Call before noon' } },
    ]);
  });

  it('removes notes by emptying the fields', async () => {
    const noted = { ...order, tracking: { carrier: 'Post', number: 'AB 1', url: 'https://post.example' } };
    const { user, requests, dialog } = await open('Tracking and staff note', noted, { [PATCH]: () => json(order) });
    for (const label of ['Carrier', 'Tracking number', 'Tracking link']) await user.clear(dialog.getByLabelText(label));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await closed();
    expect((await sent(requests))[0]?.body).toEqual({ tracking: null });
  });

  it('records received cash with one press, and can undo it', async () => {
    const delivered = { ...order, status: 'delivered', cashReceived: false } as const;
    const requests = fakeApi({ [PATCH]: () => json(delivered) });
    const { unmount } = renderShop(<CashReceived order={delivered} />);
    const user = userEvent.setup();
    expect(screen.getByRole('status')).toHaveTextContent('Cash not yet received from courier.');
    await user.click(screen.getByRole('button', { name: 'Mark cash as received' }));
    await waitFor(async () => expect(await sent(requests)).toHaveLength(1));
    unmount();
    renderShop(<CashReceived order={{ ...delivered, cashReceived: true }} />);
    await user.click(screen.getByRole('button', { name: 'Undo cash received' }));
    await waitFor(async () =>
      expect((await sent(requests)).map(({ body }) => body)).toEqual([{ cashReceived: true }, { cashReceived: false }]),
    );
  });
});

describe('splitting an order', () => {
  const SPLIT = `POST /api/orders/${order._id}/split`;

  it('sends ticked books, and repeats a lost call with its key', async () => {
    const answers = [() => problem(503, 'unavailable'), () => json(mostlySame({ splitInto: ['c3d4'] }))];
    const answer = () => answers.shift()?.() ?? json(order);
    const { user, requests, dialog } = await open('Split order', { ...order, mails: [] }, { [SPLIT]: answer });
    const submit = () => user.click(dialog.getByRole('button', { name: 'Split order' }));
    expect(dialog.getByRole('button', { name: 'Split order' })).toBeDisabled();
    await user.click(dialog.getByRole('checkbox', { name: /^Ledger/ }));
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Being reprinted');
    await submit();
    await dialog.findByRole('alert');
    await submit();
    await closed();
    const body = { items: ['b2'], reason: 'Being reprinted', notify: true };
    expect(await sent(requests)).toEqual(Array(2).fill({ version: '"1-1-a"', body }));
    expect(new Set(requests.map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1);
  });

  it('is offered for placed orders of several books', () => {
    const [only] = order.items;
    fakeApi({});
    for (const shown of [anAdminOrder({ status: 'packed' }), anAdminOrder({ items: only ? [only] : [] })]) {
      const { unmount } = renderShop(<ShownEdits order={shown} />);
      expect(screen.queryByRole('button', { name: 'Split order' })).toBeNull();
      unmount();
    }
  });
});
