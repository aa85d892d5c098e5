import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fakeApi, json, problem } from '../../api/test/fakeApi.ts';
import { anOrder } from '../../api/test/records.ts';
import { ADA, anAuth, aStore, renderShop, Shop } from '../../app/test/renderShop.tsx';
import type { CurrentUser } from '../auth/currentUser.ts';
import { WithdrawPage } from './WithdrawPage.tsx';

const user = userEvent.setup();
const CALL = 'POST /api/withdrawals';
const received = () => json({ receivedAt: '2026-11-25T10:00:00.000Z' }, 202);
const press = (name: string) => user.click(screen.getByRole('button', { name }));

const TYPED = { 'Order number': 'abcdef12', 'Full name': 'Ada Reader', 'Email address': 'ada@example.com' };
function fillIn() {
  for (const [label, value] of Object.entries(TYPED))
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

describe('WithdrawPage', () => {
  it('withdraws without an account in two named steps', async () => {
    const requests = fakeApi({ [CALL]: received });
    renderShop(<WithdrawPage />, { path: '/withdraw' });
    fillIn();
    await press('Continue');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(requests).toEqual([]);
    await press('Confirm withdrawal');
    expect(await screen.findByText("We've received your withdrawal")).toBeVisible();
    expect(screen.getByText(/We're sending a receipt to ada@example.com/)).toBeVisible();
    const [request] = requests;
    expect(await request?.json()).toEqual({
      name: 'Ada Reader',
      email: 'ada@example.com',
      order: 'abcdef12',
      items: [],
    });
  });

  it('shows missing values at their fields and focuses the first', async () => {
    renderShop(<WithdrawPage />, { path: '/withdraw' });
    await press('Continue');
    for (const message of ['Enter your order number.', 'Enter your name.', 'Enter your email address.'])
      expect(screen.getByText(message)).toBeVisible();
    expect(screen.getByLabelText('Order number')).toHaveFocus();
    fillIn();
    await user.click(screen.getByLabelText('Only some books'));
    await press('Continue');
    expect(screen.getByText('Enter at least one book, or choose “The whole order”.')).toBeVisible();
  });

  it('names the books of another order line by line', async () => {
    const requests = fakeApi({ [CALL]: received });
    renderShop(<WithdrawPage />, { path: '/withdraw' });
    fillIn();
    await user.click(screen.getByLabelText('Only some books'));
    await user.type(screen.getByLabelText('Which books? One per line'), 'The Salt Road{enter}{enter} Tide Tables ');
    await press('Continue');
    await press('Confirm withdrawal');
    await screen.findByText("We've received your withdrawal");
    expect(await requests[0]?.json()).toMatchObject({ items: ['The Salt Road', 'Tide Tables'] });
  });

  it("offers a customer's orders and books, with name and email filled in", async () => {
    const order = anOrder({ _id: 'f'.repeat(32) });
    const requests = fakeApi({ 'GET /api/orders/email/ada%40example.com': () => json([order]), [CALL]: received });
    renderShop(<WithdrawPage />, { path: `/withdraw?order=${order._id}`, auth: anAuth({ currentUser: ADA }) });
    expect(await screen.findByRole('radio', { name: /ffffffff/ })).toBeChecked();
    expect(screen.getByLabelText('Full name')).toHaveValue('Ada');
    expect(screen.getByLabelText('Email address')).toHaveValue('ada@example.com');
    await user.click(screen.getByLabelText('Only some books'));
    const title = order.items[0]?.title ?? '';
    await user.click(within(screen.getByRole('group', { name: 'What are you returning?' })).getByLabelText(title));
    await press('Continue');
    await press('Confirm withdrawal');
    await screen.findByText("We've received your withdrawal");
    expect(await requests.at(-1)?.json()).toMatchObject({ order: order._id, items: [title] });
  });

  describe('when the signed-in customer changes', () => {
    const order = anOrder({ _id: 'f'.repeat(32) });
    const store = () => ({ store: aStore(), path: `/withdraw?order=${order._id}` });
    const page = (currentUser: CurrentUser | null, shop: ReturnType<typeof store>) => (
      <Shop {...shop} auth={anAuth({ currentUser })}>
        <WithdrawPage />
      </Shop>
    );

    it('keeps typed text and fills in the rest', async () => {
      fakeApi({ 'GET /api/orders/email/ada%40example.com': () => json([order]) });
      const shop = store();
      const { rerender } = render(page(null, shop));
      await user.clear(screen.getByLabelText('Order number'));
      await user.type(screen.getByLabelText('Order number'), 'abcdef12');
      await user.type(screen.getByLabelText('Full name'), 'Ada Reader');
      rerender(page(ADA, shop));
      expect(await screen.findByRole('radio', { name: /ffffffff/ })).not.toBeChecked();
      expect(screen.getByLabelText('Order number')).toHaveValue('abcdef12');
      expect(screen.getByLabelText('Full name')).toHaveValue('Ada Reader');
      expect(screen.getByLabelText('Email address')).toHaveValue('ada@example.com');
    });

    it('clears the form on logout', async () => {
      fakeApi({ 'GET /api/orders/email/ada%40example.com': () => json([order]) });
      const shop = store();
      const { rerender } = render(page(ADA, shop));
      await screen.findByRole('radio', { name: /ffffffff/ });
      rerender(page(null, shop));
      expect(screen.getByLabelText('Full name')).toHaveValue('');
      expect(screen.getByLabelText('Email address')).toHaveValue('');
    });
  });

  it('preselects the latest delivered order of a customer', async () => {
    const [placed, delivered] = [
      anOrder({ _id: 'a'.repeat(32) }),
      anOrder({ _id: 'b'.repeat(32), status: 'delivered' }),
    ];
    fakeApi({ 'GET /api/orders/email/ada%40example.com': () => json([placed, delivered]) });
    renderShop(<WithdrawPage />, { path: '/withdraw', auth: anAuth({ currentUser: ADA }) });
    expect(await screen.findByRole('radio', { name: /bbbbbbbb/ })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Another order' }));
    expect(screen.getByRole('radio', { name: 'Another order' })).toBeChecked();
  });

  it('excludes refused and returned parcels, and returned books', async () => {
    const at = '2026-11-22T10:00:00.000Z';
    const items = [
      { _id: 'b1', title: 'The Salt Road', price: 10 },
      { _id: 'b2', title: 'Tide Tables', price: 2.5 },
    ];
    const one = anOrder({
      _id: 'e'.repeat(32),
      status: 'delivered',
      productIds: ['b1', 'b2'],
      items,
      returned: [{ _id: 'b1', at, cents: 1000 }],
      returnedCents: 1000,
    });
    const others = [
      anOrder({ _id: 'f'.repeat(32), status: 'refused' }),
      anOrder({ _id: 'd'.repeat(32), status: 'returned' }),
    ];
    fakeApi({ 'GET /api/orders/email/ada%40example.com': () => json([one, ...others]) });
    renderShop(<WithdrawPage />, { path: `/withdraw?order=${one._id}`, auth: anAuth({ currentUser: ADA }) });
    expect(await screen.findByRole('radio', { name: /eeeeeeee/ })).toBeChecked();
    expect(screen.queryByRole('radio', { name: /ffffffff|dddddddd/ })).toBeNull();
    await user.click(screen.getByLabelText('Only some books'));
    expect(screen.getByLabelText('Tide Tables')).toBeVisible();
    expect(screen.queryByLabelText('The Salt Road')).toBeNull();
  });

  it('unticks books when the order changes, and then requires one', async () => {
    const [one, other] = [anOrder({ _id: 'e'.repeat(32) }), anOrder({ _id: 'f'.repeat(32), productIds: ['b2'] })];
    other.items = [{ _id: 'b2', title: 'Another Book', price: 10 }];
    fakeApi({ 'GET /api/orders/email/ada%40example.com': () => json([one, other]) });
    renderShop(<WithdrawPage />, { path: `/withdraw?order=${one._id}`, auth: anAuth({ currentUser: ADA }) });
    expect(await screen.findByRole('radio', { name: /eeeeeeee/ })).toBeChecked();
    await user.click(screen.getByLabelText('Only some books'));
    await user.click(screen.getByLabelText(one.items[0]?.title ?? ''));
    await user.click(screen.getByRole('radio', { name: /ffffffff/ }));
    await press('Continue');
    expect(await screen.findByRole('alert')).toHaveTextContent('Enter at least one book');
  });

  it('keeps the key when the same withdrawal is reviewed again', async () => {
    const requests = fakeApi({ [CALL]: () => json({}, 503) });
    renderShop(<WithdrawPage />, { path: '/withdraw' });
    fillIn();
    for (const round of [1, 2]) {
      await press('Continue');
      await press('Confirm withdrawal');
      await screen.findByRole('alert');
      if (round === 1) await press('Change');
    }
    const keys = requests.map(({ headers }) => headers.get('Idempotency-Key'));
    expect(new Set(keys).size).toBe(1);
    expect(keys).toHaveLength(2);
  });

  it('repeats a failed attempt with its key, and names alternatives', async () => {
    const replies = [() => json({}, 503), received];
    const requests = fakeApi({ [CALL]: () => (replies.shift() ?? received)() });
    renderShop(<WithdrawPage />, { path: '/withdraw' });
    fillIn();
    await press('Continue');
    await press('Confirm withdrawal');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent("We haven't received your withdrawal.");
    expect(alert).toHaveTextContent('hello@example.com');
    await press('Confirm withdrawal');
    await screen.findByText("We've received your withdrawal");
    const keys = requests.map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys[0]).toMatch(/^[\w-]{8,}$/);
    expect(keys[1]).toBe(keys[0]);
  });

  it("shows the server's text for too many withdrawals", async () => {
    const detail = 'Too many withdrawals have come from your network.';
    fakeApi({ [CALL]: () => problem(429, 'too-many-requests', { detail }) });
    renderShop(<WithdrawPage />, { path: '/withdraw' });
    fillIn();
    await press('Continue');
    await press('Confirm withdrawal');
    expect(await screen.findByRole('alert')).toHaveTextContent(detail);
  });
});
