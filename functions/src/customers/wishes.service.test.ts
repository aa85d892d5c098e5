import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import type { Customer } from '../auth/customerTokens.ts';
import { createFirebase } from '../firestore/firebase.ts';
import { withRequest } from '../lib/requestSignal.ts';
import { createWishesService } from './wishes.service.ts';

const firebase = createFirebase(`demo-${randomUUID()}`);
afterAll(() => firebase.close());

describe('wish list of a request that is answered while it is saved', () => {
  it('stays unchanged', async () => {
    const deadline = new AbortController();
    const rateLimiter = {
      take: async () => {
        deadline.abort(new Error('Already answered.'));
        return null;
      },
    };
    const wishes = createWishesService({ database: firebase.database, rateLimiter });
    const ada = { uid: 'ada' } as Customer;
    const late = withRequest({ signal: deadline.signal, startedAt: 0 }, () =>
      wishes.save(ada, { ids: ['b1'] }, () => true),
    );
    await expect(late).rejects.toThrow('Already answered.');
    expect(await wishes.find(ada)).toEqual({ ids: [] });
  });
});
