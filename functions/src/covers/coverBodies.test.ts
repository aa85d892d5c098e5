import { request } from 'node:http';
import { coverUploadPath } from '@bookstore/contract/api/paths';
import { COVER_LIMITS } from '@bookstore/contract/limits';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openApi, type TestApi } from '../../test/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openApi();
});
afterAll(() => api.close());

/** Sends bytes without saying how many: what Hosting never does, but a caller of the function can. @returns the status. */
function sendUnannounced(token: string, bytes: Buffer): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'image/webp' };
    const sent = request(api.baseUrl + coverUploadPath(), { method: 'POST', headers }, (res) => {
      res.resume();
      resolve(res.statusCode ?? 0);
    });
    sent.on('error', reject);
    sent.flushHeaders();
    sent.end(bytes);
  });
}

it('an upload without a length is refused above 200 KiB', async () => {
  const { token } = await api.newAdmin();
  expect(await sendUnannounced(token, Buffer.alloc(COVER_LIMITS.bytes))).toBe(400);
  expect(await sendUnannounced(token, Buffer.alloc(COVER_LIMITS.bytes + 1))).toBe(413);
});

it.each(['/api/covers/..%2F..%2Fadmins%2Fadmin.webp', '/api/covers/.webp', '/api/covers/%00.webp'])(
  'there is no picture at %s, which Hosting would not even pass on',
  async (path) => {
    expect(await api.call('GET', path)).toMatchObject({ status: 404, body: { code: 'not-found' } });
  },
);
