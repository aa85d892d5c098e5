import type { Book } from '@bookstore/contract/api/book';
import { apiPaths } from '@bookstore/contract/api/paths';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApi, type TestAdmin, type TestApi } from '../../../test/api.ts';

let api: TestApi;
let admin: TestAdmin;
const name = (text: string) => `${text} / ${STAMP} & “Söhne” 100 %`;
const STAMP = Date.now();

beforeAll(async () => {
  api = await openApi();
  admin = await api.newAdmin();
});
afterAll(() => api.close());

const ask = (query: { series: string } | { contributor: string }) => api.call('GET', apiPaths.booksPage(query));
const titles = async (query: { series: string } | { contributor: string }) =>
  ((await ask(query)).body as Book[]).map(({ title }) => title);

describe('series', () => {
  const series = name('Roads');
  const volume = (title: string, number?: string) =>
    api.newBook(admin, { title, series: { name: series, ...(number && { number }) } });

  it('lists its books by number, without similarly named series', async () => {
    for (const [title, number] of [['None'], ['Ten', '10'], ['Two', '2'], ['Two a', '2a']] as const)
      await volume(title, number);
    await api.newBook(admin, { title: 'Other', series: { name: `${series}!`, number: '3' } });
    const reply = await ask({ series });
    expect(reply.status).toBe(200);
    expect(reply.headers.get('link')).toBeNull();
    expect(reply.headers.get('cache-control')).toBe('private, no-cache');
    expect(await titles({ series })).toEqual(['Two', 'Two a', 'Ten', 'None']);
    expect(await titles({ series: series.toLowerCase() })).toEqual([]);
  });
});

describe('person', () => {
  it("lists a contributor's books, newest first, without others of similar name", async () => {
    const contributor = name('Ann Lee');
    await api.newBook(admin, { title: 'Written', author: contributor });
    await api.newBook(admin, { title: 'Translated', contributors: [{ name: contributor, role: 'B06' }] });
    await api.newBook(admin, {
      title: 'Both',
      author: contributor,
      contributors: [{ name: contributor, role: 'A12' }],
    });
    await api.newBook(admin, { title: contributor, contributors: [{ name: `${contributor} junior`, role: 'B06' }] });
    expect(await titles({ contributor })).toEqual(['Both', 'Translated', 'Written']);
  });
});
