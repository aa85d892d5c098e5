import { expect, it } from 'vitest';
import { send } from '../api.ts';
import { withShop } from './shopUnderTest.ts';

// E57
it('answers 503 for a read without a response, and recovers', async () => {
  await withShop(process.env.FIRESTORE_EMULATOR_HOST ?? '', async (under) => {
    const [book] = await under.newBooks(await under.newAdmin(), 1);
    const get = async (path: string) => (await send(under.baseUrl, 'GET', path)).status;
    const held = under.proxy.nextHeld();
    under.proxy.breakBy(() => ({ kind: 'held', at: 'request' }));
    const hung = get('/api/books');
    await held;
    // The client follows three seconds after REST.
    await under.proxy.nextHeld();
    under.proxy.breakBy(() => null);
    // May not share the hanging read.
    const later = get('/api/books');
    expect(await get(`/api/books/${book?._id}`)).toBe(200);
    expect(await hung).toBe(503);
    expect([200, 503]).toContain(await later);
    expect(await get('/api/books')).toBe(200);
  });
});
