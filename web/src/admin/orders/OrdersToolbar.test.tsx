import { ApiProvider } from '@reduxjs/toolkit/query/react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ordersApi } from '../../api/ordersApi.ts';
import { OrdersToolbar } from './OrdersToolbar.tsx';
import { ALL_ORDERS, type OrdersView } from './ordersFilter.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

let goBackTo: (view: OrdersView) => void;

/** The toolbar above what it asks for, as an address would keep it. */
function Orders() {
  const [view, setView] = useState(ALL_ORDERS);
  goBackTo = setView;
  return (
    <>
      <OrdersToolbar view={view} onChange={(choice) => setView({ ...view, ...choice, cursor: '' })} />
      <p data-testid="shown">{`${view.q}/${view.status}`}</p>
    </>
  );
}

const renderOrders = () =>
  render(
    <ApiProvider api={ordersApi}>
      <Orders />
    </ApiProvider>,
  );
const type = (text: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });
const choose = (status: string) => fireEvent.change(screen.getByLabelText('Status'), { target: { value: status } });
const wait = () => {
  act(() => {
    vi.advanceTimersByTime(1000);
  });
};

it('searches orders when typing pauses', () => {
  renderOrders();
  type('ada');
  expect(screen.getByTestId('shown')).toHaveTextContent('/');
  wait();
  expect(screen.getByTestId('shown')).toHaveTextContent('ada/');
});

it('searches at once when the box is left, so that no search follows a click on an order', () => {
  renderOrders();
  type('ada');
  fireEvent.blur(screen.getByRole('searchbox'));
  expect(screen.getByTestId('shown')).toHaveTextContent('ada/');
  act(() => goBackTo({ ...ALL_ORDERS, q: 'bob' }));
  fireEvent.blur(screen.getByRole('searchbox'));
  wait();
  expect(screen.getByTestId('shown')).toHaveTextContent('bob/');
});

it('keeps both the chosen status and the typed text when the status is chosen before the search starts', () => {
  renderOrders();
  type('ada');
  choose('packed');
  expect(screen.getByTestId('shown')).toHaveTextContent('ada/packed');
  wait();
  expect(screen.getByTestId('shown')).toHaveTextContent('ada/packed');
});

it('discards the typed text when the address changes meanwhile', () => {
  renderOrders();
  type('ada');
  act(() => goBackTo({ ...ALL_ORDERS, q: 'bob', status: 'delivered' }));
  wait();
  expect(screen.getByTestId('shown')).toHaveTextContent('bob/delivered');
});
