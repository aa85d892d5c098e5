import { expect, it, vi } from 'vitest';
import { retryWhileBusy } from './useSendOrder.ts';

const BUSY = { status: 409, data: { status: 409, code: 'busy', retryAfterSeconds: 3 } };
const FULL = { status: 409, data: { status: 409, code: 'cart-changed' } };

/** Sends an order to a shop with these answers; random numbers are fixed at 0.25. */
async function sendTo(...answers: { data?: string; error?: unknown }[]) {
  const send = vi.fn(async () => answers.shift() ?? { error: BUSY });
  const pause = vi.fn(async (_ms: number) => true);
  const answer = await retryWhileBusy(send, { pause, random: () => 0.25 });
  return { answer, sent: send.mock.calls.length, pauses: pause.mock.calls.flat() };
}

it('retries after the delay that the shop asks for plus up to two seconds', async () => {
  expect(await sendTo({ error: BUSY }, { data: 'o1' })).toEqual({ answer: { data: 'o1' }, sent: 2, pauses: [3500] });
});

it('sends at most three times', async () => {
  expect(await sendTo()).toEqual({ answer: { error: BUSY }, sent: 3, pauses: [3500, 3500] });
});

it.each([
  [undefined, 1500],
  [3600, 10_500],
])('retries a shop that asks for %j seconds after %i ms', async (retryAfterSeconds, ms) => {
  const busy = { status: 409, data: { status: 409, code: 'busy', retryAfterSeconds } };
  expect(await sendTo({ error: busy }, { data: 'o1' })).toMatchObject({ pauses: [ms] });
});

it.each([[{ data: 'o1' }], [{ error: FULL }], [{ error: { status: 'FETCH_ERROR' } }]])(
  'does not retry the answer %j',
  async (answer) => {
    expect(await sendTo(answer)).toEqual({ answer, sent: 1, pauses: [] });
  },
);

it('does not retry after the customer has left', async () => {
  const send = vi.fn(async () => ({ error: BUSY }));
  await retryWhileBusy(send, { pause: async () => false, random: Math.random });
  expect(send).toHaveBeenCalledOnce();
});
