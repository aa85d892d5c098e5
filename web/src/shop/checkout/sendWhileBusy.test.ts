import { expect, it, vi } from 'vitest';
import { retryWhileBusy } from './useSendOrder.ts';

const BUSY = { status: 409, data: { status: 409, code: 'busy', retryAfterSeconds: 3 } };
const FULL = { status: 409, data: { status: 409, code: 'cart-changed' } };

/** Sends what is answered so, one after the other, while the dice always fall on a quarter. */
async function sendTo(...answers: { data?: string; error?: unknown }[]) {
  const send = vi.fn(async () => answers.shift() ?? { error: BUSY });
  const pause = vi.fn(async (_ms: number) => true);
  const answer = await retryWhileBusy(send, { pause, random: () => 0.25 });
  return { answer, sent: send.mock.calls.length, pauses: pause.mock.calls.flat() };
}

// rows: 791
it('an order that the shop was too busy for is sent again, after the time that it asked for and up to two seconds', async () => {
  expect(await sendTo({ error: BUSY }, { data: 'o1' })).toEqual({ answer: { data: 'o1' }, sent: 2, pauses: [3500] });
});

it('is sent three times in all, and then not again', async () => {
  expect(await sendTo()).toEqual({ answer: { error: BUSY }, sent: 3, pauses: [3500, 3500] });
});

it('waits a second where the shop does not say how long', async () => {
  const untold = { status: 409, data: { status: 409, code: 'busy' } };
  expect(await sendTo({ error: untold }, { data: 'o1' })).toMatchObject({ pauses: [1500] });
});

it.each([[{ data: 'o1' }], [{ error: FULL }], [{ error: { status: 'FETCH_ERROR' } }]])(
  'sends nothing again that was answered %j',
  async (answer) => {
    expect(await sendTo(answer)).toEqual({ answer, sent: 1, pauses: [] });
  },
);

it('sends nothing more when somebody has left meanwhile', async () => {
  const send = vi.fn(async () => ({ error: BUSY }));
  await retryWhileBusy(send, { pause: async () => false, random: Math.random });
  expect(send).toHaveBeenCalledOnce();
});
