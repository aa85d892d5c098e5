import { apiPaths } from '@bookstore/contract/api/paths';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApi, type TestApi } from '../../../test/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openApi();
});
afterAll(() => api.close());

const lookUp = (token: string, isbn: unknown) => api.call('POST', apiPaths.lookups, { token, body: { isbn } });

describe('lookup by ISBN', () => {
  it('answers staff with plain texts and their sources', async () => {
    const { token } = await api.newAdmin('staff');
    const reply = await lookUp(token, '1-4028-9462-7');
    expect(reply.status).toBe(200);
    const openLibrary = { title: 'The Lantern Maker', author: 'Ines Okafor', published: '2019-03-05', pages: 352 };
    const googleBooks = { description: 'A town without lamps.\n\nOne winter, somebody lights one.' };
    expect(reply.body).toMatchObject({
      isbn: '9781402894626',
      found: [
        { source: 'open-library', fields: openLibrary, cover: 'https://covers.openlibrary.org/b/id/1-L.jpg' },
        { source: 'google-books', fields: googleBooks },
      ],
      silent: [],
    });
    expect((await lookUp(token, '9780306406157')).body).toMatchObject({ silent: ['open-library'] });
    const refused = await lookUp(token, '9781402894626&key=x');
    expect(refused).toMatchObject({ status: 400, body: { code: 'validation-failed', errors: [{ path: 'isbn' }] } });
  });
});
