import type { OrderMail } from '@bookstore/contract/api/orderMail';
import { configureStore } from '@reduxjs/toolkit';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { expect, it, vi } from 'vitest';
import { ordersApi } from '../../api/ordersApi.ts';
import { fakeApi, json, problem } from '../../api/test/fakeApi.ts';
import { OrderMails } from './OrderDetailPage.tsx';
import { anAdminOrder } from './test/anAdminOrder.ts';

const order = anAdminOrder();
const AT = '2026-01-02T03:04:05.000Z';
const SENT: OrderMail = { event: 'placed', state: 'SUCCESS', attempts: 1, at: AT };
const LOST: OrderMail = { event: 'shop', state: 'ERROR', attempts: 5, at: AT, error: 'No such mailbox' };

const alert = vi.fn();

function show(mails: OrderMail[] | undefined, answer = () => json(SENT)) {
  vi.stubGlobal('alert', alert);
  const requests = fakeApi({ [`POST /api/orders/${order._id}/mail/shop`]: answer });
  const store = configureStore({
    reducer: { [ordersApi.reducerPath]: ordersApi.reducer },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: { getAdminToken: () => 'admin-token' } } }).concat(ordersApi.middleware),
  });
  const shown = mails ? { ...order, mails } : order;
  render(
    <Provider store={store}>
      <OrderMails order={shown} />
    </Provider>,
  );
  return requests;
}

const askAgain = () =>
  act(async () => fireEvent.click(screen.getByRole('button', { name: 'Send again: To the shop' })));

it('says of each mail how far it has come, and what went wrong', () => {
  show([SENT, LOST]);
  const [sent, lost] = screen.getAllByRole('listitem');
  expect(sent).toHaveTextContent(/^Order placed: Sent, .*2026/);
  expect(lost).toHaveTextContent(/^To the shop: Given up, .*2026.*, No such mailbox/);
});

it('asks for the mail that one points at', async () => {
  const requests = show([SENT, LOST]);
  await askAgain();
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(requests[0]?.headers.get('authorization')).toBe('Bearer admin-token');
  expect(alert).not.toHaveBeenCalled();
});

it('says so when nobody could be asked', async () => {
  show([SENT, LOST], () => problem(503, 'unavailable'));
  await askAgain();
  await waitFor(() => expect(alert).toHaveBeenCalledWith('Failed to ask for the mail. Please try again.'));
});

it('is not there where the shop sends no mails', () => {
  show(undefined);
  expect(document.body).not.toHaveTextContent('Mails');
});
