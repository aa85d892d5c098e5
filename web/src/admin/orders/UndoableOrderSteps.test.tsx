import { UNDO_SECONDS } from '@bookstore/contract/orderSteps';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { json, problem } from '../../api/test/fakeApi.ts';
import { anAdminOrder } from './test/anAdminOrder.ts';
import { advance, anOrder, begin, button, ID, NAME, press, showSteps, undoButtons } from './test/showSteps.tsx';

beforeEach(begin);

describe('undo of a step', () => {
  it('is offered for ten seconds after the answer', async () => {
    await showSteps([anOrder('placed')]);
    await press('Mark as packed');
    expect(screen.getByRole('status')).toHaveTextContent(
      `${NAME} Marked as packed. We'll email the customer in 10 seconds.`,
    );
    await advance(UNDO_SECONDS - 1);
    expect(undoButtons()).toHaveLength(1);
    await advance(1);
    expect(undoButtons()).toEqual([]);
    expect(screen.getByRole('status')).toHaveTextContent(/^$/);
    expect(button('Mark as delivered')).toHaveFocus();
  });

  it('names the steps of an order to collect', async () => {
    const ready = { ...anOrder('packed'), pickup: true as const };
    const answers = { [`PATCH /api/orders/${ID}`]: () => json(ready) };
    await showSteps([{ ...anOrder('placed'), pickup: true }], answers);
    await press('Mark as ready to collect');
    expect(screen.getByRole('status')).toHaveTextContent('Marked as ready to collect.');
    await press(`Undo Ready to collect, ${NAME}`);
    expect(screen.getByRole('status')).toHaveTextContent(`${NAME} is back to placed`);
  });

  it('takes one press and shows the answered order', async () => {
    const { changes } = await showSteps([anOrder('placed')]);
    await press('Mark as packed');
    await press(`Undo Packed, ${NAME}`);
    expect(changes().map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual([
      `PATCH /api/orders/${ID}`,
      `POST /api/orders/${ID}/undo`,
    ]);
    expect(undoButtons()).toEqual([]);
    expect(screen.getByRole('status')).toHaveTextContent(`${NAME} is back to placed`);
    expect(button('Mark as packed')).toBeVisible();
    expect(screen.getByRole('heading')).toHaveFocus();
  });

  it("is replaced by the order's next step, and kept for other orders", async () => {
    const other = 'ffffffff000000000000000000000000';
    const { changes } = await showSteps([anOrder('placed'), anOrder('packed', other)]);
    await press('Mark as packed');
    const [, second] = screen.getAllByRole('button', { name: 'Mark as delivered' }) as [HTMLElement, HTMLElement];
    fireEvent.click(second);
    await advance(UNDO_SECONDS / 2);
    expect(undoButtons()).toHaveLength(2);
    await press('Mark as delivered');
    expect(undoButtons().map((shown) => shown.getAttribute('aria-label'))).toEqual([
      'Undo Delivered, Order ffffffff',
      `Undo Delivered, ${NAME}`,
    ]);
    await advance(UNDO_SECONDS / 2);
    await press(`Undo Delivered, ${NAME}`);
    expect(new URL(changes().at(-1)?.url ?? '').pathname).toBe(`/api/orders/${ID}/undo`);
  });

  it.each([
    ['too-late', 'delivered', "It's too late to undo this step. Order a1b2c3d4 is delivered."],
    ['sold-out', 'cancelled', 'These copies have since been sold to other customers. Order a1b2c3d4 is cancelled.'],
    ['status-conflict', 'cancelled', 'Someone else has just changed this order. Order a1b2c3d4 is cancelled.'],
  ] as const)('reports a final step (%s), and shows the current order', async (code, status, words) => {
    const current = anAdminOrder({ status });
    const get = vi.fn(() => json(current));
    get.mockReturnValueOnce(json(anOrder('placed'))).mockReturnValueOnce(json(anOrder('packed')));
    await showSteps([anOrder('placed')], {
      [`GET /api/orders/${ID}`]: get,
      [`POST /api/orders/${ID}/undo`]: () => problem(409, code, { order: current }),
    });
    await press('Mark as packed');
    await press(`Undo Packed, ${NAME}`);
    expect(screen.getByRole('dialog', { name: words })).toBeVisible();
    await press('OK');
    expect(undoButtons()).toEqual([]);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('stays available when the shop does not answer', async () => {
    await showSteps([anOrder('placed')], { [`POST /api/orders/${ID}/undo`]: () => Response.error() });
    await press('Mark as packed');
    await press(`Undo Packed, ${NAME}`);
    expect(screen.getByRole('dialog', { name: "Couldn't undo this step. Please try again." })).toBeVisible();
    expect(button(`Undo Packed, ${NAME}`)).toHaveFocus();
  });
});
