import { ApiProvider } from '@reduxjs/toolkit/query/react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ordersApi } from '../../api/ordersApi.ts';
import { OrdersToolbar } from './OrdersToolbar.tsx';
import { ALL_ORDERS, type OrdersView, withChoice } from './ordersFilter.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

let goBackTo: (view: OrdersView) => void;

function Orders({ hasSelection = false }: { hasSelection?: boolean }) {
  const [view, setView] = useState(ALL_ORDERS);
  goBackTo = setView;
  return (
    <>
      <OrdersToolbar view={view} onChange={(choice) => setView(withChoice(view, choice))} hasSelection={hasSelection} />
      <p data-testid="shown">{`${view.q}/${view.status}${view.day}${view.sort === 'oldest' ? ' oldest first' : ''}`}</p>
    </>
  );
}

const orders = (hasSelection = false) => (
  <ApiProvider api={ordersApi}>
    <Orders hasSelection={hasSelection} />
  </ApiProvider>
);
const renderOrders = () => render(orders());
const type = (text: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });
const choose = (status: string) => fireEvent.change(screen.getByLabelText('Status'), { target: { value: status } });
const wait = () => {
  act(() => {
    vi.advanceTimersByTime(1000);
  });
};

describe('OrdersToolbar', () => {
  it('searches when typing pauses', () => {
    renderOrders();
    type('ada');
    expect(screen.getByTestId('shown')).toHaveTextContent('/');
    wait();
    expect(screen.getByTestId('shown')).toHaveTextContent('ada/');
  });

  it('closes the filters of a phone with the first selected order', () => {
    const { rerender } = renderOrders();
    const filters = screen.getByRole('button', { name: 'Filters' });
    fireEvent.click(filters);
    rerender(orders(true));
    expect(filters).toHaveAttribute('aria-expanded', 'false');
    fireEvent.click(filters);
    expect(filters).toHaveAttribute('aria-expanded', 'true');
  });

  it('cancels the search when the reader opens another page', () => {
    const here = location.pathname;
    renderOrders();
    type('ada');
    history.pushState(null, '', '/dashboard/log');
    wait();
    expect(screen.getByTestId('shown')).toHaveTextContent('/');
    expect(screen.getByTestId('shown')).not.toHaveTextContent('ada');
    history.replaceState(null, '', here);
  });

  it('searches immediately on blur, before a click on an order', () => {
    renderOrders();
    type('ada');
    fireEvent.blur(screen.getByRole('searchbox'));
    expect(screen.getByTestId('shown')).toHaveTextContent('ada/');
    act(() => goBackTo({ ...ALL_ORDERS, q: 'bob' }));
    fireEvent.blur(screen.getByRole('searchbox'));
    wait();
    expect(screen.getByTestId('shown')).toHaveTextContent('bob/');
  });

  it('keeps status and text when chosen before the search starts', () => {
    renderOrders();
    type('ada');
    choose('packed');
    expect(screen.getByTestId('shown')).toHaveTextContent('ada/packed');
    wait();
    expect(screen.getByTestId('shown')).toHaveTextContent('ada/packed');
  });

  it('discards typed text when the address changes', () => {
    renderOrders();
    type('ada');
    act(() => goBackTo({ ...ALL_ORDERS, q: 'bob', status: 'delivered' }));
    wait();
    expect(screen.getByTestId('shown')).toHaveTextContent('bob/delivered');
  });

  it("shows today's orders and the oldest first with one press each", () => {
    renderOrders();
    const today = screen.getByRole('button', { name: 'Today' });
    expect(today).toHaveAttribute('aria-pressed', 'false');
    fireEvent.click(today);
    expect(today).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByTestId('shown')).toHaveTextContent('/today');
    fireEvent.change(screen.getByLabelText('Sort'), { target: { value: 'oldest' } });
    expect(screen.getByTestId('shown')).toHaveTextContent('/today oldest first');
    fireEvent.click(today);
    expect(screen.getByTestId('shown')).toHaveTextContent('/ oldest first');
  });

  it('shows and hides the filters with a button that counts them', () => {
    renderOrders();
    act(() => goBackTo({ ...ALL_ORDERS, status: 'placed', from: '2026-11-01' }));
    const button = screen.getByRole('button', { name: 'Filters (2)' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    fireEvent.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
  });
});
