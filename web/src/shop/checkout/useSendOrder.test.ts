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

it('an order is retried after the time that the busy shop asked for and up to two seconds more', async () => {
  expect(await sendTo({ error: BUSY }, { data: 'o1' })).toEqual({ answer: { data: 'o1' }, sent: 2, pauses: [3500] });
});

it('an order for a busy shop is sent at most three times', async () => {
  expect(await sendTo()).toEqual({ answer: { error: BUSY }, sent: 3, pauses: [3500, 3500] });
});

it.each([
  [undefined, 1500],
  [3600, 10_500],
])('an order is retried where the busy shop asks for %j seconds after %i ms', async (retryAfterSeconds, ms) => {
  const busy = { status: 409, data: { status: 409, code: 'busy', retryAfterSeconds } };
  expect(await sendTo({ error: busy }, { data: 'o1' })).toMatchObject({ pauses: [ms] });
});

it.each([[{ data: 'o1' }], [{ error: FULL }], [{ error: { status: 'FETCH_ERROR' } }]])(
  'an order that was answered %j is not retried',
  async (answer) => {
    expect(await sendTo(answer)).toEqual({ answer, sent: 1, pauses: [] });
  },
);

it('an order is not retried after the customer has left', async () => {
  const send = vi.fn(async () => ({ error: BUSY }));
  await retryWhileBusy(send, { pause: async () => false, random: Math.random });
  expect(send).toHaveBeenCalledOnce();
});
