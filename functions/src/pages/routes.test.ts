import { PAGE_SIZE } from '@bookstore/contract/search/browseState';
import { aBook } from '@bookstore/contract/test/aBook';
import type { Request, Response } from 'express';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aWebBuild } from '../../test/server.ts';
import type { BooksService } from '../books/books.service.ts';
import { ProblemError } from '../http/problem.ts';
import { createPagesRoutes } from './pages.routes.ts';
import { createRobotsRoutes } from './robots.routes.ts';

afterEach(() => void vi.useRealTimers());

const SHOP = 'https://books.example.com';
const { document } = aWebBuild();
const never = () => new Promise<never>(() => undefined);
const fails = (error: unknown) => () => Promise.reject(error);

/** What a route answers. */
async function answerOf(route: (req: Request, res: Response) => Promise<void>, originalUrl = '/', params = {}) {
  const said = { status: 200, headers: {} as Record<string, string>, text: '' };
  const res = {
    status(status: number) {
      said.status = status;
      return res;
    },
    set(headers: object) {
      Object.assign(said.headers, headers);
      return res;
    },
    send(text: unknown) {
      said.text = String(text);
    },
  };
  await route({ originalUrl, params } as unknown as Request, res as unknown as Response);
  return said;
}

const COUNTS = {
  total: 1,
  trending: 0,
  categories: { business: 0, technology: 0, fiction: 1, horror: 0, adventure: 0 },
};
const aPage = {
  cost: 1,
  counts: async () => COUNTS,
  read: async () => ({ bytes: Buffer.from(JSON.stringify([aBook()])), next: null, total: 1 }),
};

function someRoutes(books: object) {
  let builds = 0;
  const parts = {
    books: books as BooksService,
    excerpts: { read: async () => 'It began.' },
    publishers: { find: async () => null },
    shopUrl: SHOP,
    webBuild() {
      builds += 1;
      return aWebBuild();
    },
    siteMap: { countParts: async () => 2, part: async (number: number) => (number === 9_999 ? [] : null) },
  };
  return { ...createPagesRoutes(parts), ...createRobotsRoutes(parts), builds: () => builds };
}

describe('pages', () => {
  const pageOf = (get: () => Promise<unknown>) => answerOf(someRoutes({ get }).book, '/books/dune', { id: 'dune' });
  const listOf = (page: () => Promise<unknown>, address = '/books') => answerOf(someRoutes({ page }).list, address);

  it('a page of the app is the app’s own document when the shop’s data is out of reach', async () => {
    const gone = fails(new Error('gone'));
    expect(await pageOf(gone)).toMatchObject({ status: 200, text: document });
    expect(await listOf(gone)).toMatchObject({ status: 200, text: document });
    const counts = gone as typeof aPage.counts;
    expect(await listOf(async () => ({ ...aPage, counts }))).toMatchObject({ status: 200, text: document });
  });

  it('a page of the app is the app’s own document when that takes longer than a reader waits', async () => {
    vi.useFakeTimers();
    for (const read of [() => pageOf(never), () => listOf(never)]) {
      let text = '';
      const waiting = read().then((answer) => {
        text = answer.text;
      });
      await vi.advanceTimersByTimeAsync(2_499);
      expect(text).toBe('');
      await vi.advanceTimersByTimeAsync(1);
      await waiting;
      expect(text).toBe(document);
    }
  });

  it('a page of the app asks for the books that its address asks for, as the app does', async () => {
    const asked: unknown[] = [];
    const page = async (query: unknown) => {
      asked.push(query);
      return aPage;
    };
    await answerOf(someRoutes({ page }).list, '/books?category=fiction&sort=price&after=abc&page=2&x=y');
    expect(asked).toMatchObject([{ category: 'fiction', sort: 'price', after: 'abc', limit: PAGE_SIZE }]);
    for (const address of ['/books?category=poetry', `/books?after=${'x'.repeat(5_000)}`]) {
      expect(await answerOf(someRoutes({ page }).list, address)).toMatchObject({ status: 404 });
    }
    expect(asked).toHaveLength(1);
  });
});

describe('robots', () => {
  it('what robots read of the products is made once of a list, and anew of the next', async () => {
    let list = { books: [aBook()] };
    const routes = someRoutes({ list: async () => list });
    const first = await answerOf(routes.products);
    expect(first.text).toContain('<g:id>dune</g:id>');
    expect((await answerOf(routes.products)).text).toBe(first.text);
    expect(routes.builds()).toBe(1);
    list = { books: [aBook({ _id: 'tide' })] };
    expect((await answerOf(routes.products)).text).toContain('<g:id>tide</g:id>');
  });

  it('what robots read of the new books are the fifty newest', async () => {
    const asked: unknown[] = [];
    const page = async (query: unknown) => {
      asked.push(query);
      return aPage;
    };
    expect((await answerOf(someRoutes({ page }).newBooks)).text).toContain('<title>Dune</title>');
    expect(asked).toEqual([{ kind: 'page', limit: 50, sort: 'newest' }]);
  });

  it('what robots read of the map are the parts that there are', async () => {
    const { siteMap, siteMapPart } = someRoutes({});
    expect((await answerOf(siteMap)).text).toContain(`<loc>${SHOP}/sitemap/2.xml</loc>`);
    expect((await answerOf(siteMapPart, '/', { part: '9999.xml' })).text).toContain('<urlset');
    for (const part of ['1.xml', '10000.xml', 'x9999.xml', '9999.xmlx', '9999xxml', '09999.xml', '']) {
      const answering = answerOf(siteMapPart, '/', { part });
      await expect(answering).rejects.toThrow(ProblemError);
      await expect(answering).rejects.toThrow('The site map has no such part.');
    }
  });
});
