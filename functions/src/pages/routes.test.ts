import { aBook } from '@bookstore/contract/test/aBook';
import type { Request, Response } from 'express';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aWebBuild } from '../../test/server.ts';
import type { BooksService } from '../books/books.service.ts';
import { createPagesRoutes } from './pages.routes.ts';
import { createRobotsRoutes } from './robots.routes.ts';

afterEach(() => void vi.useRealTimers());

const SHOP = 'https://books.example.com';
const { document } = aWebBuild();
const never = () => new Promise<never>(() => undefined);
const fails = (error: unknown) => () => Promise.reject(error);

async function answerOf(route: (req: Request, res: Response) => Promise<void>, originalUrl = '/', params = {}) {
  const reply = { status: 200, headers: {} as Record<string, string>, text: '' };
  const res = {
    status(status: number) {
      reply.status = status;
      return res;
    },
    set(headers: object) {
      Object.assign(reply.headers, headers);
      return res;
    },
    send(text: unknown) {
      reply.text = String(text);
    },
  };
  await route({ originalUrl, params, get: () => undefined } as unknown as Request, res as unknown as Response);
  return reply;
}

const COUNTS = {
  total: 1,
  trending: 0,
  categories: { business: 0, technology: 0, fiction: 1, horror: 0, adventure: 0 },
  soldOut: { business: 0, technology: 0, fiction: 0, horror: 0, adventure: 0 },
};
const aPage = {
  version: { era: 'e', seq: 1 },
  cost: 1,
  counts: async () => COUNTS,
  read: async () => ({ bytes: Buffer.from(JSON.stringify([aBook()])), next: null, total: 1 }),
};

function someRoutes(books: object) {
  const parts = {
    books: books as BooksService,
    excerpts: { read: async () => 'It began.' },
    publishers: { find: async () => null },
    shopUrl: SHOP,
    webBuild: aWebBuild,
    siteMap: { countParts: async () => 2, part: async (number: number) => (number === 9_999 ? [] : null) },
  };
  return { ...createPagesRoutes(parts), ...createRobotsRoutes(parts) };
}

describe('pages', () => {
  const pageOf = (get: () => Promise<unknown>) => answerOf(someRoutes({ get }).book, '/books/dune', { id: 'dune' });
  const listOf = (page: () => Promise<unknown>, address = '/books') => answerOf(someRoutes({ page }).list, address);

  it("fall back to the app's document if data is unavailable", async () => {
    const gone = fails(new Error('gone'));
    expect(await pageOf(gone)).toMatchObject({ status: 200, text: document });
    expect(await listOf(gone)).toMatchObject({ status: 200, text: document });
    const counts = gone as typeof aPage.counts;
    expect(await listOf(async () => ({ ...aPage, counts }))).toMatchObject({ status: 200, text: document });
  });

  it("fall back to the app's document after a timeout", async () => {
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
});

describe('robots', () => {
  it('list the existing parts of the site map', async () => {
    const { siteMap, siteMapPart } = someRoutes({});
    expect((await answerOf(siteMap)).text).toContain(`<loc>${SHOP}/sitemap/2.xml</loc>`);
    expect((await answerOf(siteMapPart, '/', { part: '9999.xml' })).text).toContain('<urlset');
    for (const part of ['1.xml', 'x9999.xml', '9999.xmlx', '09999.xml']) {
      await expect(answerOf(siteMapPart, '/', { part })).rejects.toThrow("The site map doesn't have this part.");
    }
  });
});
