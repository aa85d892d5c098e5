import type { AdminOrder } from '@bookstore/contract/api/order';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fakeApi, json, problem } from '../../api/test/fakeApi.ts';
import { renderShop } from '../../app/test/renderShop.tsx';
import { OrderHistory } from './OrderHistory.tsx';
import { OrderParts } from './OrderParts.tsx';
import { anAdminOrder } from './test/anAdminOrder.ts';
import { ShownEdits } from './test/ShownEdits.tsx';

const order = anAdminOrder({ mails: [] });
const PATCH = `PATCH /api/orders/${order._id}`;
const MESSAGES = `POST /api/orders/${order._id}/messages`;

async function open(button: string, shown: AdminOrder, answers: Parameters<typeof fakeApi>[0]) {
  const requests = fakeApi(answers);
  renderShop(<ShownEdits order={shown} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('dialog', { name: button }));
  return {
    user,
    dialog,
    change: async () => (await requests.find(({ method }) => method !== 'GET')?.json()) as unknown,
  };
}
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('waiting', () => {
  it('is saved with day and note, and mailed to the customer', async () => {
    const { user, dialog, change } = await open('Waiting until…', order, { [PATCH]: () => json(order) });
    await user.type(dialog.getByLabelText('Can be packed on'), '2101-12-12');
    await user.type(dialog.getByLabelText('Note for the customer'), ' Being reprinted ');
    expect(dialog.getByRole('checkbox', { name: 'Email the customer about this' })).toBeChecked();
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await closed();
    expect(await change()).toEqual({ waiting: { until: '2101-12-12', note: 'Being reprinted' }, notify: true });
  });

  it('shows a rejected day at its field only', async () => {
    const errors = [{ path: 'waiting.until', message: 'Must be today or later' }];
    const answers = { [PATCH]: () => problem(400, 'validation-failed', { errors }) };
    const { user, dialog } = await open('Waiting until…', order, answers);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findAllByText('Must be today or later')).toHaveLength(1);
    expect(dialog.getByLabelText('Can be packed on')).toHaveAccessibleDescription(/Must be today or later/);
  });

  it('is ended without a mail to a customer without an address', async () => {
    const waits = { ...order, email: '', waiting: { until: '2101-12-12' } };
    const { user, dialog, change } = await open('Change waiting', waits, { [PATCH]: () => json(order) });
    expect(dialog.queryByRole('checkbox')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Stop waiting' }));
    await closed();
    expect(await change()).toEqual({ waiting: null });
  });
});

describe('message', () => {
  it('keeps text and key when sending fails', async () => {
    const keys: (string | null)[] = [];
    let isDown = true;
    const { user, dialog } = await open('Write to the customer', order, {
      [MESSAGES]: (request) => {
        keys.push(request.headers.get('Idempotency-Key'));
        return isDown ? problem(503, 'unavailable') : json(order, 201);
      },
    });
    await user.type(dialog.getByLabelText('Message'), 'It is here.');
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect(await dialog.findByRole('alert')).toBeVisible();
    isDown = false;
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    await closed();
    expect(keys).toEqual([keys[0], keys[0]]);
  });

  it('keeps an unsent text until it is cancelled', async () => {
    const { user, dialog } = await open('Write to the customer', order, {});
    await user.type(dialog.getByLabelText('Message'), 'It is here.');
    screen.getByRole<HTMLDialogElement>('dialog').close();
    await closed();
    for (const kept of ['It is here.', '']) {
      await user.click(screen.getByRole('button', { name: 'Write to the customer' }));
      expect(await screen.findByLabelText('Message')).toHaveValue(kept);
      await user.click(screen.getByRole('button', { name: 'Cancel' }));
      await closed();
    }
  });

  it('cannot be written to a customer without an address', () => {
    renderShop(<ShownEdits order={{ ...order, email: '' }} />);
    expect(screen.queryByRole('button', { name: 'Write to the customer' })).toBeNull();
  });
});

it('links a merged part to the order with its books', async () => {
  const splitFrom = 'c3d4'.repeat(8);
  fakeApi({});
  renderShop(<OrderParts order={{ ...order, splitFrom, mergedInto: splitFrom, splitReason: 'Being reprinted' }} />);
  const parts = await screen.findByRole('region', { name: 'Parts of this order' });
  expect(parts).toHaveTextContent('Parts of this orderMerged back into Order c3d4c3d4');
});

it('shows each second part with its own reason', async () => {
  const [first, reprint, announced] = ['c3d4'.repeat(8), 'a1b2'.repeat(8), 'e5f6'.repeat(8)];
  const part = { ...order, splitFrom: first };
  fakeApi({
    [`GET /api/orders/${reprint}`]: () => json({ ...part, _id: reprint, splitReason: 'Being reprinted' }),
    [`GET /api/orders/${announced}`]: () => json({ ...part, _id: announced, splitReason: 'Out in May' }),
  });
  const splitInto = [reprint, announced];
  renderShop(<OrderParts order={{ ...order, _id: first, splitInto, splitReason: 'Out in May' }} />);
  expect(await screen.findByText('Reason: Being reprinted')).toBeVisible();
  expect(await screen.findByText('Reason: Out in May')).toBeVisible();
  const reasons = screen
    .getAllByRole('listitem')
    .map(({ textContent }) => /Reason: .*?(?=Merge|$)/.exec(textContent)?.[0]);
  expect(reasons).toEqual(['Reason: Being reprinted', 'Reason: Out in May']);
});

it('lists changes and messages in order', () => {
  const at = (minute: number) => `2026-05-01T12:0${minute}:00.000Z`;
  const edits = [
    { at: at(1), by: 'ada', added: ['Ledger'], removed: ['Salt'], totals: ['25.00', '5.01'] as [string, string] },
    { at: at(3), by: 'ada', fields: ['street', 'note'] },
    { at: at(4), by: 'ada', removed: ['Salt'], part: 'c3d4'.repeat(8) },
    { at: at(5), by: 'ada', added: ['Salt'], part: 'c3d4'.repeat(8) },
  ];
  const messages = [{ at: at(2), by: 'bob', text: 'It is here.', state: 'ERROR' as const, error: 'No such mailbox' }];
  renderShop(<OrderHistory order={{ ...order, edits, messages }} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/by ada.*Added: Ledger\.Removed: Salt\.Total: \$25\.00 before, \$5\.01 now\./),
    expect.stringMatching(/by bob.*Message to the customer: Failed, No such mailboxIt is here\./),
    expect.stringMatching(/by ada.*Delivery changed: street and note for the courier\./),
    expect.stringMatching(/by adaMoved to order c3d4c3d4: Salt\./),
    expect.stringMatching(/by adaMoved back from order c3d4c3d4: Salt\./),
  ]);
});
