import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApi, type TestAdmin, type TestApi } from '../../test/api.ts';

let api: TestApi;
let admin: TestAdmin;
beforeAll(async () => {
  api = await openApi();
  admin = await api.newAdmin();
});
afterAll(() => api.close());

const get = (path: string) => api.call('GET', path, { headers: { 'User-Agent': 'a robot', Host: 'evil.example' } });

const SHOP = 'https://books.example.com';

describe('robots', () => {
  it.each([
    ['/feeds/robots', 'text/plain; charset=utf-8'],
    ['/sitemap.xml', 'application/xml; charset=utf-8'],
    ['/sitemap/1.xml', 'application/xml; charset=utf-8'],
    ['/feeds/products.xml', 'application/xml; charset=utf-8'],
    ['/feeds/new.xml', 'application/atom+xml; charset=utf-8'],
  ])('may cache %s for a minute, without cookies', async (path, type) => {
    const { status, headers, text } = await get(path);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe(type);
    expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60');
    expect(headers.get('set-cookie')).toBeNull();
    expect(text).not.toContain('evil.example');
  });

  it('find the site map and its parts through robots.txt', async () => {
    expect((await get('/feeds/robots')).text).toContain(`\nSitemap: ${SHOP}/sitemap.xml\n`);
    expect((await get('/sitemap.xml')).text).toContain(`<loc>${SHOP}/sitemap/1.xml</loc>`);
  });

  it('see new books immediately and no longer see deleted ones', async () => {
    const title = 'Salt </title> & "Road"';
    const book = await api.newBook(admin, { title, coverImage: 'book-1.png' });
    const escaped = 'Salt &lt;/title&gt; &amp; &quot;Road&quot;';
    const address = `${SHOP}/books/${book._id}`;
    const map = (await get('/sitemap/1.xml')).text;
    expect(map).toContain(`<url><loc>${address}</loc><lastmod>${book.updatedAt}</lastmod></url>`);
    for (const path of ['/feeds/products.xml', '/feeds/new.xml']) {
      const { text } = await get(path);
      expect(text).toContain(address);
      expect(text).toContain(`<title>${escaped}</title>`);
    }
    expect((await get('/feeds/products.xml')).text).toMatch(/<g:image_link>http[^<]+\/assets\/book-1-480[^<]*\.webp</);
    await api.call('DELETE', `/api/books/${book._id}`, { token: admin.token });
    for (const path of ['/sitemap/1.xml', '/feeds/products.xml', '/feeds/new.xml']) {
      expect((await get(path)).text).not.toContain(address);
    }
  });

  it('find no part beyond the last', async () => {
    expect(await get('/sitemap/2.xml')).toMatchObject({ status: 404, body: { code: 'not-found' } });
  });
});
