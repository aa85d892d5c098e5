import type { AdminOrder, OrderStatus } from '@bookstore/contract/api/order';
import { configureStore } from '@reduxjs/toolkit';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { vi } from 'vitest';
import { useGetOrderQuery } from '../../../api/adminOrdersApi.ts';
import { ordersApi } from '../../../api/ordersApi.ts';
import { fakeApi, json } from '../../../api/test/fakeApi.ts';
import { undoSlice } from '../../ui/undoSlice.ts';
import { OrderBadge } from '../OrderBadge.tsx';
import { OrderSteps } from '../OrderSteps.tsx';
import { UndoableOrderSteps } from '../UndoableOrderSteps.tsx';
import { anAdminOrder } from './anAdminOrder.ts';

export const ID = anAdminOrder()._id;
export const NAME = 'Order a1b2c3d4';
export const anOrder = (status: OrderStatus, _id = ID) =>
  anAdminOrder({ _id, status, mails: [{ event: status, state: 'PENDING', attempts: 0 }] });

export function begin(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
}

export const advance = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
/** Real timers, also under fake ones. */
const { setTimeout: afterRealTime } = globalThis;
const paint = () => act(() => new Promise((resolve) => void afterRealTime(resolve, 20)));
let isCalling = () => false;
/** Requests and rendering do not use fake timers. */
export async function settle(): Promise<void> {
  // A press may start its call one or two ticks later on a busy machine.
  let quiet = 0;
  for (let tries = 0; quiet < 5 && tries < 1_000; tries += 1) {
    await paint();
    quiet = isCalling() ? 0 : quiet + 1;
  }
  await advance(0);
}

function Steps({ id }: { id: string }) {
  const { data } = useGetOrderQuery(id);
  if (!data) return null;
  return (
    <>
      <OrderBadge order={data} />
      <OrderSteps order={data} />
    </>
  );
}

/** The shop stores each step, unless the test answers otherwise. */
export async function showSteps(orders: AdminOrder[], answers: Parameters<typeof fakeApi>[0] = {}) {
  const stored = new Map(orders.map((order) => [order._id, order]));
  const calls = orders.map(({ _id, status: before }) => ({
    [`GET /api/orders/${_id}`]: () => json(stored.get(_id)),
    [`PATCH /api/orders/${_id}`]: async (request: Request) => {
      const { status } = (await request.json()) as { status: OrderStatus };
      stored.set(_id, anOrder(status, _id));
      return json(stored.get(_id));
    },
    [`POST /api/orders/${_id}/undo`]: () => {
      stored.set(_id, anOrder(before, _id));
      return json(stored.get(_id));
    },
  }));
  const requests = fakeApi({ ...Object.assign({}, ...calls), ...answers });
  const store = configureStore({
    reducer: { [ordersApi.reducerPath]: ordersApi.reducer, [undoSlice.name]: undoSlice.reducer },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: { getAdminToken: () => 'admin-token' } } }).concat(ordersApi.middleware),
  });
  isCalling = () => {
    const { queries, mutations } = store.getState().ordersApi;
    return [...Object.values(queries), ...Object.values(mutations)].some((call) => call?.status === 'pending');
  };
  render(
    <Provider store={store}>
      <main>
        <h1 tabIndex={-1}>Dashboard</h1>
        <UndoableOrderSteps />
        {orders.map(({ _id }) => (
          <Steps key={_id} id={_id} />
        ))}
      </main>
    </Provider>,
  );
  const isLoaded = () => {
    const calls = Object.values(store.getState().ordersApi.queries);
    return calls.filter((call) => call?.status === 'fulfilled').length >= orders.length;
  };
  for (let tries = 0; !isLoaded() && tries < 1_000; tries += 1) await paint();
  await settle();
  return {
    changes: () => requests.filter(({ method }) => method !== 'GET'),
    refetchOrders: () => act(async () => void store.dispatch(ordersApi.util.invalidateTags(['AdminOrders']))),
  };
}

export const button = (name: string) => screen.getByRole('button', { name });
export const undoButtons = () => screen.queryAllByRole('button', { name: /^Undo / });

export async function press(name: string): Promise<void> {
  button(name).focus();
  fireEvent.click(button(name));
  await settle();
}
