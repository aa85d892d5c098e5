import type { Firestore } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { createSaleRecorder } from './saleRecorder.ts';

const NO_ROOM = 3;

/** How often a commit is tried that is refused so often. */
async function triesWhen(refusals: number, reason: unknown): Promise<{ tries: number; end: unknown }> {
  const recorder = await createSaleRecorder({} as Firestore);
  let tries = 0;
  const commit = () => {
    tries += 1;
    return tries <= refusals ? Promise.reject(reason) : Promise.resolve('placed');
  };
  const end: unknown = await recorder.whileThereIsRoom(commit).catch((error: unknown) => error);
  return { tries, end };
}

// rows: 524
describe('an order whose sale has no room', () => {
  const refused = Object.assign(new Error('The document is too large.'), { code: NO_ROOM });

  it('is tried again in a shard, and without the names of its books, and no oftener', async () => {
    expect(await triesWhen(1, refused)).toEqual({ tries: 2, end: 'placed' });
    expect(await triesWhen(2, refused)).toEqual({ tries: 3, end: 'placed' });
    expect(await triesWhen(9, refused)).toEqual({ tries: 3, end: refused });
  });

  it.each([
    ['a collision', Object.assign(new Error('Somebody else was faster.'), { code: 9 })],
    ['what an order is refused for', new Error('The cart has changed.')],
    ['what is no error', { code: NO_ROOM }],
  ])('is not tried again for %s', async (_what, reason) => {
    expect(await triesWhen(1, reason)).toEqual({ tries: 1, end: reason });
  });
});
