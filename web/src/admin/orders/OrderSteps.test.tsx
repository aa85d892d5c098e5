import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { json, problem } from '../../api/test/fakeApi.ts';
import { anAdminOrder } from './test/anAdminOrder.ts';
import { anOrder, begin, button, ID, press, settle, showSteps, undoButtons } from './test/showSteps.tsx';

beforeEach(begin);

describe('OrderSteps', () => {
  it('offers the next steps as buttons, not as a select', async () => {
    const { changes } = await showSteps([anOrder('placed')]);
    expect(screen.getByText('Placed')).toBeVisible();
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Mark as packed',
      'Cancel order',
    ]);
    expect(screen.queryByRole('combobox')).toBeNull();
    button('Mark as packed').focus();
    for (const key of ['ArrowDown', 'ArrowUp', 'End', 'c']) fireEvent.keyDown(button('Mark as packed'), { key });
    await settle();
    expect(changes()).toEqual([]);
  });

  it('sends the status seen with a step, and keeps the focus', async () => {
    const { changes } = await showSteps([anOrder('placed')]);
    await press('Mark as packed');
    expect(await changes()[0]?.json()).toEqual({ status: 'packed', from: 'placed' });
    expect(screen.getByText('Packed')).toBeVisible();
    expect(button('Mark as delivered')).toHaveFocus();
  });

  it('asks before it packs a waiting order', async () => {
    const { changes } = await showSteps([{ ...anOrder('placed'), waiting: { until: '2101-12-12' } }]);
    await press('Mark as packed');
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription('Waits until 12 December 2101');
    await press('Keep waiting');
    expect(changes()).toEqual([]);
    await press('Mark as packed');
    await press('Pack now');
    expect(await changes()[0]?.json()).toEqual({ status: 'packed', from: 'placed', waiting: null });
  });

  it('ignores a held key and the second press of a double click', async () => {
    const { changes } = await showSteps([anOrder('placed')]);
    expect(fireEvent.keyDown(button('Mark as packed'), { key: 'Enter', repeat: true })).toBe(false);
    fireEvent.click(button('Mark as packed'), { detail: 2 });
    await settle();
    expect(changes()).toEqual([]);
  });

  it('marks a packed order as refused with one undoable press', async () => {
    const { changes } = await showSteps([anOrder('packed')]);
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Mark as delivered',
      'Parcel returned unopened',
      'Cancel order',
    ]);
    await press('Parcel returned unopened');
    expect(await changes()[0]?.json()).toEqual({ status: 'refused', from: 'packed' });
    expect(screen.getByText('Refused')).toBeVisible();
    expect(button('Undo Refused, Order a1b2c3d4')).toHaveFocus();
    await press('Undo Refused, Order a1b2c3d4');
    expect(button('Parcel returned unopened')).toBeVisible();
  });

  it('cancels an order only after confirmation', async () => {
    const { changes } = await showSteps([anOrder('packed')]);
    await press('Cancel order');
    expect(screen.getByRole('dialog', { name: 'Cancel order a1b2c3d4?' })).toHaveAccessibleDescription(
      'This counts as a returned parcel, and its books can be sold again. If the shop sends emails, the customer gets one.',
    );
    await press('Keep order');
    expect(changes()).toEqual([]);
    await press('Cancel order');
    await press('Yes, cancel order');
    expect(await changes()[0]?.json()).toEqual({ status: 'cancelled', from: 'packed' });
    expect(screen.queryByRole('button', { name: /^(Mark|Cancel)/ })).toBeNull();
  });

  it('keeps the new status when an older request is answered later', async () => {
    const late = Promise.withResolvers<Response>();
    const get = vi.fn(async () => json(anOrder('packed')));
    get.mockResolvedValueOnce(json(anOrder('placed'))).mockReturnValueOnce(late.promise);
    const { refetchOrders, changes } = await showSteps([anOrder('placed')], { [`GET /api/orders/${ID}`]: get });
    await refetchOrders();
    fireEvent.click(button('Mark as packed'));
    await vi.waitFor(() => expect(screen.getByText('Packed')).toBeVisible());
    expect(changes()).toHaveLength(1);
    late.resolve(json(anOrder('placed')));
    await settle();
    await settle();
    expect(screen.getByText('Packed')).toBeVisible();
    expect(get).toHaveBeenCalledTimes(3);
  });

  it('shows the current order when another admin was faster', async () => {
    const current = anAdminOrder({ status: 'delivered' });
    await showSteps([anOrder('placed')], {
      [`PATCH /api/orders/${ID}`]: () => problem(409, 'status-conflict', { order: current }),
      [`GET /api/orders/${ID}`]: vi.fn(() => json(current)).mockReturnValueOnce(json(anOrder('placed'))),
    });
    await press('Mark as packed');
    expect(screen.getByRole('dialog', { name: 'Someone else has just changed this order.' })).toBeVisible();
    await press('OK');
    expect(screen.getByText('Delivered')).toBeVisible();
    expect(undoButtons()).toEqual([]);
    expect(screen.getByRole('heading')).toHaveFocus();
  });
});
