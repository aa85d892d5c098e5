import type { AdminOrder } from '@bookstore/contract/api/order';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { fakeApi, json, problem } from '../../../api/test/fakeApi.ts';
import { renderShop } from '../../../app/test/renderShop.tsx';
import { anAdminOrder } from '../test/anAdminOrder.ts';
import { UndoableOrderSteps } from '../UndoableOrderSteps.tsx';
import { OrdersDialog, type OrdersTask } from './OrdersDialog.tsx';

const createOrder = (_id: string, status: AdminOrder['status'] = 'placed') => anAdminOrder({ _id, name: _id, status });

function show(task: OrdersTask, orders: AdminOrder[]) {
  renderShop(
    <>
      <UndoableOrderSteps />
      <OrdersDialog task={task} orders={orders} onSettled={() => undefined} onClose={() => undefined} />
    </>,
  );
  return { user: userEvent.setup(), dialog: within(screen.getByRole('dialog')) };
}

it('counts selected orders that are placed now, not at selection', async () => {
  fakeApi({
    'GET /api/orders/ada': () => json(createOrder('ada')),
    'GET /api/orders/bob': () => json(createOrder('bob', 'packed')),
    'GET /api/orders/cy': () => json({ ...createOrder('cy'), lacksStreet: true }),
    'GET /api/orders/di': () => json({ ...createOrder('di'), waiting: { until: '2101-12-12' } }),
    'GET /api/orders/eve': () => problem(404, 'not-found'),
  });
  const { dialog } = show(
    'pack',
    ['ada', 'bob', 'cy', 'di', 'eve'].map((id) => createOrder(id)),
  );
  expect(dialog.getByRole('button', { name: 'Pack 5 orders' })).toBeDisabled();
  expect(await dialog.findByText('1 order will be packed. You can undo this for ten seconds.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Pack 1 order' })).toBeEnabled();
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('bob: is packed'),
    expect.stringContaining('cy: has no street yet'),
    expect.stringContaining('di: is still waiting'),
    expect.stringContaining('eve: no longer exists'),
  ]);
});

it('prints no slips of cancelled and refused orders', async () => {
  vi.stubGlobal('print', vi.fn());
  fakeApi({
    'GET /api/orders/ada': () => json(createOrder('ada', 'cancelled')),
    'GET /api/orders/bob': () => json({ ...createOrder('bob', 'refused'), name: '' }),
  });
  const { dialog } = show('print', [createOrder('ada'), createOrder('bob')]);
  const list = within(await dialog.findByRole('region', { name: "Won't be printed" }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('ada: is cancelled'),
    'bob: is refused',
  ]);
  expect(dialog.getByRole('status')).toHaveTextContent('');
  expect(dialog.queryByRole('button', { name: /^Print/ })).toBeNull();
  expect(window.print).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});

function fakeShop(ids: string[], answers: Parameters<typeof fakeApi>[0] = {}) {
  const calls = ids.map((id) => ({
    [`GET /api/orders/${id}`]: () => json(createOrder(id, 'packed')),
    [`PATCH /api/orders/${id}`]: () => json(createOrder(id, 'delivered')),
    [`POST /api/orders/${id}/undo`]: () => json(createOrder(id, 'packed')),
  }));
  return fakeApi({ ...Object.assign({}, ...calls), ...answers });
}
const listPaths = (requests: Request[], wanted: string) =>
  requests.filter(({ method }) => method === wanted).map(({ url }) => new URL(url).pathname);

describe('bulk delivery', () => {
  async function deliver(ids: string[]) {
    const shown = show(
      'deliver',
      ids.map((id) => createOrder(id, 'packed')),
    );
    await shown.user.click(await shown.dialog.findByRole('button', { name: `Mark ${ids.length} orders as delivered` }));
    return shown;
  }

  it('delivers packed orders, each on condition of its status', async () => {
    const requests = fakeShop(['ada', 'bob', 'eve'], {
      'PATCH /api/orders/eve': () => problem(409, 'status-conflict', { order: createOrder('eve', 'refused') }),
    });
    const { dialog } = await deliver(['ada', 'bob', 'eve']);
    expect(await dialog.findByText('2 orders marked as delivered, 1 not')).toBeVisible();
    expect(dialog.getByRole('region', { name: 'Not marked as delivered' })).toHaveTextContent('eve: is now refused');
    const changes = requests.filter(({ method }) => method === 'PATCH');
    expect(await Promise.all(changes.map((request) => request.json()))).toEqual(
      changes.map(() => ({ status: 'delivered', from: 'packed' })),
    );
  });

  it('is undone with one press', async () => {
    const requests = fakeShop(['ada', 'bob']);
    const { user, dialog } = await deliver(['ada', 'bob']);
    await dialog.findByText('2 orders marked as delivered');
    expect(screen.getByRole('list', { name: 'Steps you can undo', hidden: true })).toHaveTextContent(
      '2 orders Marked as delivered.',
    );
    await user.click(dialog.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.getByText('2 orders back to packed')).toBeInTheDocument());
    expect(listPaths(requests, 'POST')).toEqual(['/api/orders/ada/undo', '/api/orders/bob/undo']);
    expect(screen.queryByRole('button', { name: /^Undo/, hidden: true })).toBeNull();
  });

  it('keeps its undo after a retry that moves nothing', async () => {
    const requests = fakeShop(['ada', 'bob'], { 'PATCH /api/orders/bob': () => Response.error() });
    const { user, dialog } = await deliver(['ada', 'bob']);
    await user.click(await dialog.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(listPaths(requests, 'PATCH')).toHaveLength(3));
    await dialog.findByRole('button', { name: 'Try again' });
    expect(dialog.getByRole('button', { name: 'Undo' })).toBeVisible();
  });

  it('reports orders that cannot be undone, and retries unanswered ones', async () => {
    let isDown = true;
    const requests = fakeShop(['ada', 'bob', 'eve'], {
      'POST /api/orders/ada/undo': () => problem(409, 'too-late', { order: createOrder('ada', 'delivered') }),
      'POST /api/orders/bob/undo': () => (isDown ? Response.error() : json(createOrder('bob', 'packed'))),
    });
    const { user, dialog } = await deliver(['ada', 'bob', 'eve']);
    await dialog.findByText('3 orders marked as delivered');
    await user.click(dialog.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('dialog', { name: "Couldn't undo this step. Please try again." })).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Undo Delivered, 1 order', hidden: true }));
    await waitFor(() => expect(screen.getByText('1 order back to packed')).toBeInTheDocument());
    expect(listPaths(requests, 'POST').filter((path) => path.includes('bob'))).toHaveLength(2);
  });
});
