import { apiPaths } from '@bookstore/contract/api/paths';
import { LOOKUP_RATE_LIMIT } from '@bookstore/contract/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApi, type TestApi } from '../../../test/api.ts';
import { pretendCalls } from '../../../test/rateLimits.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openApi();
});
afterAll(() => api.close());

const lookUp = (token: string, isbn: unknown) => api.call('POST', apiPaths.lookups, { token, body: { isbn } });

describe('a lookup by ISBN', () => {
  it('a lookup by ISBN answers staff with what others know of the book, as plain texts, and says who knows it', async () => {
    const { token } = await api.newAdmin('staff');
    const reply = await lookUp(token, '1-4028-9462-7');
    expect(reply.status).toBe(200);
    expect(reply.headers.get('cache-control')).toBe('private, no-store');
    expect(reply.body).toMatchObject({
      isbn: '9781402894626',
      found: [
        expect.objectContaining({
          source: 'open-library',
          fields: expect.objectContaining({
            title: 'The Lantern Maker',
            author: 'Ines Okafor',
            published: '2019-03-05',
            pages: 352,
          }),
          cover: 'https://covers.openlibrary.org/b/id/1-L.jpg',
        }),
        expect.objectContaining({
          source: 'google-books',
          fields: expect.objectContaining({
            description: 'A town without lamps.\n\nOne winter, somebody lights one.',
          }),
        }),
      ],
      silent: [],
    });
  });

  it('a lookup by ISBN is empty where nobody knows the book, and says who did not answer', async () => {
    const { token } = await api.newAdmin();
    expect((await lookUp(token, '9782253002697')).body).toMatchObject({ found: [], silent: [] });
    expect((await lookUp(token, '9780306406157')).body).toMatchObject({ silent: ['open-library'] });
  });

  it.each([
    ['9781402894627'],
    [''],
    [7],
    [null],
    ['https://example.com/'],
    ['9781402894626&key=x'],
    [['9781402894626']],
  ])('a lookup by ISBN takes an ISBN and nothing else: %j', async (isbn) => {
    const { token } = await api.newAdmin();
    expect(await lookUp(token, isbn)).toMatchObject({
      status: 400,
      body: { code: 'validation-failed', errors: [{ path: 'isbn' }] },
    });
  });

  it('a lookup by ISBN is refused an admin who has made too many', async () => {
    const { token, username } = await api.newAdmin();
    const [{ count }] = LOOKUP_RATE_LIMIT;
    await pretendCalls(await api.db(), ['lookups', username], count);
    // One that the instance does not remember.
    const reply = await lookUp(token, '9791038704022');
    expect(reply).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
    expect(reply.headers.get('retry-after')).toBeTruthy();
  });
});
