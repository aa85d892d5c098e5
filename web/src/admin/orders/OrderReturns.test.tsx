import type { AdminOrder } from '@bookstore/contract/api/order';
import type { Withdrawal } from '@bookstore/contract/api/withdrawal';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fakeApi, json, problem } from '../../api/test/fakeApi.ts';
import { renderShop } from '../../app/test/renderShop.tsx';
import { PartlyReturned } from './OrderBadge.tsx';
import { OrderDetail } from './OrderDetailPage.tsx';
import { OrderItems } from './OrderItems.tsx';
import { anAdminOrder } from './test/anAdminOrder.ts';
import { ShownEdits } from './test/ShownEdits.tsx';

const AT = '2026-11-22T10:00:00.000Z';
const delivered = anAdminOrder({ status: 'delivered', deliveryCharge: '4.90', totalPrice: '29.89' });
const RETURNS = `POST /api/orders/${delivered._id}/returns`;
const WITHDRAWALS = 'GET /api/admin/withdrawals';
const page = (withdrawals: Withdrawal[]) => json({ withdrawals, nextCursor: null });
const STOCK = 'GET /api/books/stock';
const stockOf = (counts: Record<string, number | null>) => () =>
  json(Object.entries(counts).map(([_id, count]) => ({ _id, count })));
const oneBack: Partial<AdminOrder> = {
  returned: [{ _id: 'b2', at: AT, cents: 500 }],
  returnedCents: 500,
  returns: [{ at: AT, by: 'grace', items: ['b2'], restock: false, note: 'Smells of smoke' }],
};

async function open(shown: AdminOrder, answers: Parameters<typeof fakeApi>[0]) {
  const requests = fakeApi({ [STOCK]: stockOf({ b1: 3, b2: 0 }), [WITHDRAWALS]: () => page([]), ...answers });
  renderShop(<ShownEdits order={shown} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Return books' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Return books' }));
  return { user, requests, dialog };
}
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const sent = (requests: Request[]) =>
  Promise.all(
    requests
      .filter(({ method }) => method === 'POST')
      .map(async (request) => ({ key: request.headers.get('Idempotency-Key'), body: await request.clone().json() })),
  );

describe('returns', () => {
  it('selects books with their refund, by keyboard', async () => {
    const { user, requests, dialog } = await open(delivered, {
      [RETURNS]: () => json({ ...delivered, ...oneBack }, 201),
    });
    const restock = await dialog.findByRole('checkbox', { name: 'Return to stock' });
    expect(dialog.getByRole('button', { name: 'Record return' })).toBeDisabled();
    dialog.getByRole('checkbox', { name: 'Ledger, $5.00' }).focus();
    await user.keyboard(' ');
    expect(dialog.getByText('Refund due: $5.00')).toBeVisible();
    restock.focus();
    await user.keyboard(' ');
    await user.type(dialog.getByLabelText('Staff note'), 'Smells of smoke');
    dialog.getByRole('button', { name: 'Record return' }).focus();
    await user.keyboard('{Enter}');
    await closed();
    expect(await sent(requests)).toEqual([
      { key: expect.stringMatching(/^[\w-]{36}$/), body: { items: ['b2'], restock: false, note: 'Smells of smoke' } },
    ]);
    const recorded = screen.getByText('Return recorded. Refund due: $5.00.');
    await waitFor(() => expect(recorded).toHaveFocus());
  });

  it.each([
    ['offer restocking if a book is tracked, and restock only tracked books', { b1: 3, b2: null }, 1],
    ['offer no restocking without tracked books', { b1: null, b2: null }, 0],
  ])('%s', async (_, counts, offers) => {
    const { user, requests, dialog } = await open(delivered, {
      [STOCK]: stockOf(counts),
      [RETURNS]: () => json(delivered, 201),
    });
    await user.click(dialog.getByRole('checkbox', { name: /Ledger/ }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Record return' })).toBeEnabled());
    expect(dialog.queryAllByRole('checkbox', { name: 'Return to stock' })).toHaveLength(offers);
    await user.click(dialog.getByRole('button', { name: 'Record return' }));
    await closed();
    expect((await sent(requests))[0]?.body).toMatchObject({ items: ['b2'], restock: false });
  });

  it.each([
    ['ada@example.com', 1],
    ['', 0],
  ])('mention the email only with an address: %j', async (email, mentions) => {
    const { dialog } = await open({ ...delivered, email }, {});
    expect(dialog.queryAllByText(/the customer gets one listing the returned books/)).toHaveLength(mentions);
  });

  it('refund the delivery charge when all books are returned', async () => {
    const { user, requests, dialog } = await open(delivered, { [RETURNS]: () => json(delivered, 201) });
    await user.click(dialog.getByRole('checkbox', { name: 'All books' }));
    expect(dialog.getByText('Refund due: $29.89')).toBeVisible();
    await user.click(dialog.getByRole('checkbox', { name: 'The Salt Road, $19.99' }));
    expect(dialog.getByRole('checkbox', { name: 'All books' })).not.toBeChecked();
    expect(dialog.getByText('Refund due: $5.00')).toBeVisible();
    await user.click(dialog.getByRole('checkbox', { name: 'All books' }));
    await user.click(dialog.getByRole('button', { name: 'Record return' }));
    await closed();
    expect((await sent(requests))[0]?.body).toEqual({ items: ['b1', 'b2'], restock: true, note: '' });
  });

  it('exclude books returned earlier, and preselect the last one', async () => {
    const { dialog } = await open({ ...delivered, ...oneBack }, {});
    expect(dialog.queryByRole('checkbox', { name: /Ledger/ })).toBeNull();
    expect(dialog.getByRole('checkbox', { name: /The Salt Road/ })).toBeChecked();
    expect(dialog.getByText('Refund due: $24.89')).toBeVisible();
  });

  it('reuse the idempotency key for the same books only', async () => {
    const { user, requests, dialog } = await open(delivered, { [RETURNS]: () => problem(503, 'unavailable') });
    const take = dialog.getByRole('button', { name: 'Record return' });
    await user.click(dialog.getByRole('checkbox', { name: /Ledger/ }));
    await user.click(take);
    expect(await dialog.findByRole('alert')).toBeVisible();
    await user.click(take);
    await waitFor(async () => expect(await sent(requests)).toHaveLength(2));
    await user.click(dialog.getByRole('checkbox', { name: /The Salt Road/ }));
    await user.click(take);
    await waitFor(async () => expect(await sent(requests)).toHaveLength(3));
    const [first, again, other] = (await sent(requests)).map(({ key }) => key);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });

  it('keep their dialog open while they are sent', async () => {
    const answer = Promise.withResolvers<Response>();
    const { user, dialog } = await open(delivered, { [RETURNS]: () => answer.promise });
    await user.click(dialog.getByRole('checkbox', { name: /Ledger/ }));
    await user.click(dialog.getByRole('button', { name: 'Record return' }));
    const cancel = new Event('cancel', { cancelable: true });
    screen.getByRole('dialog').dispatchEvent(cancel);
    expect(cancel.defaultPrevented).toBe(true);
    answer.resolve(json({ ...delivered, ...oneBack }, 201));
    await closed();
  });

  it.each([
    ['chosen', []],
    ['withdrawn', [aWithdrawal(['Ledger'])]],
  ])('report and remove %s books that another admin returned in the meantime', async (_, withdrawals) => {
    const { user, dialog } = await open(delivered, {
      [RETURNS]: () => problem(409, 'already-returned', { order: { ...delivered, ...oneBack } }),
      [WITHDRAWALS]: () => page(withdrawals),
    });
    const ledger = await dialog.findByRole('checkbox', { name: /Ledger/ });
    if (withdrawals.length === 0) await user.click(ledger);
    await waitFor(() => expect(ledger).toBeChecked());
    await user.click(dialog.getByRole('button', { name: 'Record return' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      /^Someone else has already recorded some of these books/,
    );
    expect(dialog.queryByRole('checkbox', { name: /Ledger/ })).toBeNull();
    expect(dialog.getByRole('checkbox', { name: /The Salt Road/ })).not.toBeChecked();
    expect(dialog.getByRole('button', { name: 'Record return' })).toBeDisabled();
  });

  it('are offered for delivered orders only', () => {
    fakeApi({});
    for (const status of ['placed', 'packed', 'cancelled', 'refused', 'returned'] as const) {
      const { unmount } = renderShop(<ShownEdits order={{ ...delivered, status }} />);
      expect(screen.queryByRole('button', { name: 'Return books' })).toBeNull();
      unmount();
    }
  });

  it('are listed with time, author, note and refund', () => {
    renderShop(<OrderItems order={{ ...delivered, ...oneBack }} books={new Map()} isLoading={false} />);
    expect(screen.getByRole('row', { name: /^Ledger/ })).toHaveTextContent('Returned on 22 November 2026');
    expect(screen.getByRole('row', { name: /^The Salt Road/ })).not.toHaveTextContent('Returned');
    expect(screen.getByRole('row', { name: /^Total/ })).toHaveTextContent('$29.89');
    expect(screen.getByRole('row', { name: /^Refund/ })).toHaveTextContent('-$5.00');
    expect(screen.getByRole('row', { name: /^Remaining/ })).toHaveTextContent('$24.89');
    expect(screen.getByRole('list', { name: 'Returned books' })).toHaveTextContent(
      /recorded by grace: Ledger.*Smells of smoke$/,
    );
  });

  it('mark the order until all books are back', () => {
    const { rerender } = renderShop(<PartlyReturned order={{ ...delivered, ...oneBack }} />);
    expect(screen.getByText('Partly returned')).toBeVisible();
    for (const order of [delivered, { ...delivered, ...oneBack, status: 'returned' as const }]) {
      rerender(<PartlyReturned order={order} />);
      expect(screen.queryByText('Partly returned')).toBeNull();
    }
  });
});

const aWithdrawal = (items: string[]): Withdrawal => ({
  _id: 'withdrawal_1',
  receivedAt: AT,
  name: 'Ada Reader',
  email: 'ada@example.com',
  order: 'a1b2c3d4',
  items,
  orderId: delivered._id,
  repayBy: '2026-12-06',
});

describe('books of a withdrawal', () => {
  async function openOrder(...withdrawals: Withdrawal[]) {
    fakeApi({ [WITHDRAWALS]: () => page(withdrawals) });
    renderShop(<OrderDetail order={delivered} />, { path: `/dashboard/orders/${delivered._id}` });
    await screen.findByRole('region', { name: 'Withdrawn from this order' });
    return userEvent.setup();
  }
  async function follow(items: string[]) {
    const user = await openOrder(aWithdrawal(items));
    await user.click(screen.getByRole('link', { name: 'Return these books' }));
    return user;
  }
  const chosen = async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Return books' }));
    return dialog
      .getAllByRole('checkbox', { name: /\$/ })
      .filter((box) => (box as HTMLInputElement).checked)
      .map((box) => box.closest('label')?.textContent);
  };

  it('are preselected in the return dialog, which quotes the withdrawal', async () => {
    const user = await follow(['1 x the salt road (paperback)']);
    expect(await chosen()).toEqual(['The Salt Road, $19.99']);
    expect(screen.getByText('1 x the salt road (paperback)', { selector: 'dialog *' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await closed();
    await user.click(screen.getByRole('button', { name: 'Return books' }));
    expect(await chosen()).toEqual(['The Salt Road, $19.99']);
  });

  it('are preselected from all open withdrawals', async () => {
    const user = await openOrder(aWithdrawal(['Ledger']), { ...aWithdrawal(['The Salt Road']), _id: 'withdrawal_2' });
    await user.click(screen.getByRole('button', { name: 'Return books' }));
    expect(await chosen()).toEqual(['The Salt Road, $19.99', 'Ledger, $5.00']);
  });

  it.each([
    [{}, 'border-line-strong'],
    [{ returnedAt: AT }, 'border-line-strong'],
    [{ settled: { at: AT, by: 'grace' } }, 'border-transparent'],
  ])('leave the main button to the cash only if settled: %j', async (state, border) => {
    await openOrder({ ...aWithdrawal(['Ledger']), ...state });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Mark cash as received' })).toHaveClass(border));
  });

  it.each([
    ['is settled', { settled: { at: AT, by: 'grace' } }],
    ["isn't from the customer's address", { isFromOther: true }],
  ])('are not preselected if the withdrawal %s', async (_, fields) => {
    const user = await openOrder({ ...aWithdrawal(['The Salt Road']), ...fields });
    await user.click(screen.getByRole('button', { name: 'Return books' }));
    expect(await chosen()).toEqual([]);
  });

  it('are all books if the withdrawal names none', async () => {
    await follow([]);
    expect(await chosen()).toEqual(['The Salt Road, $19.99', 'Ledger, $5.00']);
  });
});
