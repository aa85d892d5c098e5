import { randomInt } from 'node:crypto';
import type { Book } from '@bookstore/contract/api/book';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApi, type TestAdmin, type TestApi } from '../../../test/api.ts';
import { walkPages } from '../../../test/bookPages.ts';

let api: TestApi;
let admin: TestAdmin;
let word: string;

const LETTERS = 'bcdfghjklm';
/** Consecutive times could be typos of each other. */
const aWord = () => `zy${Array.from({ length: 13 }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`;

beforeAll(async () => {
  api = await openApi();
  admin = await api.newAdmin();
  word = aWord();
  const books = {
    [word]: 'fiction',
    [`An Éclair of ${word}`]: 'fiction',
    [`The ${word}ings`]: 'fiction',
    [`Night ${word}`]: 'horror',
  };
  for (const [title, category] of Object.entries(books))
    await api.newBook(admin, { title, category, trending: title.startsWith('An') });
});
afterAll(() => api.close());

const get = (path: string, headers: Record<string, string> = {}) => api.call('GET', path, { headers });
const search = async (q: string, rest = '') =>
  ((await get(`/api/books?q=${encodeURIComponent(q)}${rest}`)).body as Book[]).map(({ title }) => title);

describe('search', () => {
  it('finds a book by note, its signature and subject code', async () => {
    const noted = aWord();
    await api.newBook(admin, {
      title: 'Untitled',
      note: { text: `Read it as ${noted}, aloud.`, by: `Hanna ${noted}ova` },
      subjects: [{ scheme: 'bisac', code: 'FIC019000' }],
    });
    for (const typed of [noted, `untitled ${noted}`, `${noted}ova hanna`, `FIC019000 ${noted}`]) {
      expect(await search(typed), typed).toEqual(['Untitled']);
    }
  });

  it('combines with filters', async () => {
    expect(await search(word, '&category=horror')).toEqual([`Night ${word}`]);
    expect(await search(word, '&trending=true&available=true')).toEqual([`An Éclair of ${word}`]);
    expect(await search(word, '&trending=true&category=horror')).toEqual([]);
  });

  it('has linked pages without a total', async () => {
    for (const typed of [word, `${word.slice(0, 6)}${word.slice(7)}`]) {
      const path = `/api/books?q=${encodeURIComponent(typed)}`;
      const whole = (await get(path)).body as Book[];
      expect(whole.length).toBeGreaterThan(3);
      const pages = await walkPages(get, `${path}&limit=2`);
      expect(pages.flat()).toEqual(whole);
      expect(pages[0]).toHaveLength(2);
    }
    const reply = await get(`/api/books?q=${word}&limit=1&category=fiction`);
    expect(reply.headers.get('x-total-count')).toBeNull();
    expect(reply.headers.get('link')).toMatch(new RegExp(`q=${word}.*after=.*rel="next"`));
    expect(reply.headers.get('link')).toContain('category=fiction');
  });

  it.each(['!?', '%00', '%F0%9D%90%80%F0%9D%90%80', '%ED%A0%80'])(
    'finds nothing for %s, without an error',
    async (typed) => {
      expect(await get(`/api/books?q=${typed}`)).toMatchObject({ status: 200, body: [] });
    },
  );
});
