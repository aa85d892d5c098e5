import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Book } from '@bookstore/contract/api/book';
import type { Order } from '@bookstore/contract/api/order';
import { apiPaths } from '@bookstore/contract/api/paths';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuiltShop, buildShop } from '../../../tools/lib/buildShop.ts';
import { ROOT } from '../../../tools/lib/paths.ts';
import { createBooksRepository } from '../../src/books/books.repository.ts';
import { createFirebase } from '../../src/firestore/firebase.ts';
import { newAdmin, type TestAdmin } from '../api.ts';
import { mintCustomer } from '../customers.ts';
import { aBookBody, anOrderBody, aStoredBook } from '../factories.ts';
import { type RunningFunction, serve } from '../upload.ts';
import { builtFiles, found, onlyIn, type Traces, tracesOf } from './traces.ts';

const [FIRST, SECOND] = [join(ROOT, 'shop'), join(ROOT, 'examples', 'second-shop')];
const PROJECT = 'demo-second-shop';

const workshop = mkdtempSync(join(tmpdir(), 'bookstore-second-'));
let built: BuiltShop;
let first: Traces;
let second: Traces;

beforeAll(async () => {
  [first, second] = await Promise.all([tracesOf(FIRST), tracesOf(SECOND)]);
  built = await buildShop(SECOND, workshop);
});
afterAll(() => rmSync(workshop, { recursive: true, force: true }));

describe('build of a second shop', () => {
  const files = () => builtFiles(Object.values(built));

  it('contains no trace of the first shop', () => {
    const left = onlyIn(first, second);
    expect(left.texts.length).toBeGreaterThan(60);
    expect(left.pictures.size).toBeGreaterThan(15);
    expect(left.categories).toEqual(['horror']);
    expect(found(files(), left)).toEqual([]);
  });

  it('contains every text and picture of its folder', () => {
    const there = new Set(found(files(), second).map(([trace]) => trace));
    const { texts, pictures, categories } = second;
    expect([...texts, ...pictures.values(), ...categories].filter((trace) => !there.has(trace))).toEqual([]);
  });

  it("detects any form of the first shop's content", () => {
    const folder = mkdtempSync(join(workshop, 'left-'));
    const left = (name: string, content: string) => {
      writeFileSync(join(folder, name), content);
      const traces = found(builtFiles([folder]), onlyIn(first, second));
      rmSync(join(folder, name));
      return traces.map(([trace]) => trace);
    };
    expect(left('app.html', '<p>You can&#39;t read &quot;Book Store&quot;</p>')).toEqual(['Book Store']);
    expect(left('a.mjs', String.raw`var a="See what\u0027s new"`)).toEqual(["See what's new"]);
    expect(left('a.css', 'a{color:#9A2F1D;--shade:60 40 15}')).toEqual(['#9a2f1d', '#3c280f']);
    expect(left('a.js', 'x={id:`horror`}')).toEqual(['horror']);
    expect(left('a.json', '{"currency":"USD"}')).toEqual(['USD']);
  });
});

describe('function of a second shop', () => {
  let api: RunningFunction;
  let admin: TestAdmin;
  let book: Book;
  const firebase = createFirebase(PROJECT);

  const call = async (
    path: string,
    options: Omit<RequestInit, 'headers'> & { token?: string; headers?: Record<string, string> } = {},
  ) => {
    const { token, ...rest } = options;
    const headers = {
      'Content-Type': 'application/json',
      ...(token && { Authorization: `Bearer ${token}` }),
      ...rest.headers,
    };
    const answer = await fetch(api.baseUrl + path, { ...rest, headers });
    return { status: answer.status, text: await answer.text() };
  };
  const create = (fields: Record<string, unknown>) =>
    call(apiPaths.createBook, { method: 'POST', token: admin.token, body: JSON.stringify(aBookBody(fields)) });

  beforeAll(async () => {
    const { FIRESTORE_EMULATOR_HOST, FIREBASE_AUTH_EMULATOR_HOST } = process.env;
    const environment = {
      FIRESTORE_EMULATOR_HOST,
      FIREBASE_AUTH_EMULATOR_HOST,
      FUNCTIONS_EMULATOR: 'true',
      FUNCTION_TARGET: 'api',
      GCLOUD_PROJECT: PROJECT,
      METADATA_SERVER_DETECTION: 'none',
      JWT_SECRET: 'a secret of the second shop, longer than thirty-two bytes',
      SHOP_MAIL: 'orders@harbour.example.com',
      SHOP_URL: 'https://harbour.example.com',
      SMTP_URL: 'smtp://127.0.0.1:1',
    };
    // Written by the first shop's code, which does not count unknown categories.
    await createBooksRepository(firebase.database).insert([{ ...aStoredBook(), category: 'fiction' }]);
    api = await serve(built.functions, environment, 'http', join(ROOT, 'node_modules'));
    admin = await newAdmin(api.baseUrl, firebase.database);
    book = JSON.parse((await create({ category: 'poetry', title: 'Tide Tables', newPrice: 12.5 })).text) as Book;
  });
  afterAll(async () => {
    await api?.stop();
    await firebase.close();
  });

  it('accepts books in its own categories only', async () => {
    expect(book).toMatchObject({ category: 'poetry', title: 'Tide Tables' });
    const refused = await create({ category: 'horror' });
    expect(refused.status).toBe(400);
    expect(JSON.parse(refused.text)).toMatchObject({ code: 'validation-failed' });
    expect((await call('/books?category=horror')).status).toBe(404);
  });

  it('counts the books of a new category', async () => {
    const counted = await call(apiPaths.bookCounts, { token: admin.token });
    const { categories } = JSON.parse(counted.text) as { categories: Record<string, number> };
    expect(categories).toEqual({ fiction: 1, poetry: 1, adventure: 0, business: 0, technology: 0 });
  });

  it("finds books by their category's displayed name", async () => {
    const { _id } = JSON.parse((await create({ category: 'adventure', title: 'Cold Harbour' })).text) as Book;
    const search = async (q: string) => JSON.parse((await call(apiPaths.booksPage({ q, limit: 5 }))).text) as Book[];
    expect((await search('gipf')).map((hit) => hit._id)).toEqual([_id]);
    expect(await search('adventure')).toEqual([]);
  });

  it('uses its name and currency everywhere', async () => {
    const pages = await Promise.all(
      [`/books/${book._id}`, '/books', '/feeds/products.xml', '/feeds/new.xml', '/sitemap.xml'].map((path) =>
        call(path),
      ),
    );
    expect(pages.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const [page, list, products, feed] = pages.map(({ text }) => text) as [string, string, string, string];
    expect(page).toContain('"priceCurrency":"EUR"');
    for (const text of [page, list]) expect(text).toContain('12,50\u00a0€');
    expect(products).toContain('12.50 EUR');
    for (const text of [page, list, products, feed]) expect(text).toContain('Buchkontor am Hafen');
    for (const { text } of pages) expect(text).not.toMatch(/\$\d|USD|Book Store/);
  });

  it('uses its language in pages and problems', async () => {
    const [page, list] = await Promise.all([call(`/books/${book._id}`), call('/books')]);
    for (const { text } of [page, list]) {
      expect(text).toMatch(/^<!doctype html>\s*<html lang="de">/i);
      expect(text).toContain('Zum Bestellen ist in dieser Buchhandlung JavaScript nötig.');
      expect(text).not.toContain('Turn on JavaScript');
    }
    expect(list.text).toContain('<label>Suche ');
    const missing = await call('/api/books/none');
    expect(JSON.parse(missing.text)).toMatchObject({
      code: 'not-found',
      title: 'Nicht gefunden',
      detail: 'Dieses Buch gibt es nicht.',
    });
    const refused = await create({ title: '' });
    expect(JSON.parse(refused.text)).toMatchObject({
      title: 'Angaben ungültig',
      errors: [{ path: 'title', message: 'Bitte ausfüllen' }],
    });
  });

  it('writes its own mails', async () => {
    const reader = mintCustomer(PROJECT, 'reader@example.com');
    const order = anOrderBody(reader, [book], { totalPrice: '17.40' });
    const placed = await call(`${apiPaths.orders}/`, {
      method: 'POST',
      token: reader.token,
      body: JSON.stringify(order),
    });
    expect(placed.status, placed.text).toBe(201);
    const mails = await (await firebase.database()).collection('mail').get();
    expect(mails.size).toBe(2);
    for (const mail of mails.docs) {
      const text = JSON.stringify(mail.data());
      expect(text).toContain('12,50\u00a0€');
      expect(text).toContain('Buchkontor am Hafen');
      expect(text).not.toMatch(/\$\d|USD|Book Store/);
    }
  });

  it('charges delivery and wrap, and states taxes and days in mails', async () => {
    const reader = mintCustomer(PROJECT, 'giver@example.com');
    const key = 'a-gift-of-the-harbour';
    const said = await call(apiPaths.delivery(key), {
      method: 'PUT',
      token: reader.token,
      body: JSON.stringify({ street: 'Kai 7', gift: { note: 'Für dich', wrap: true } }),
    });
    expect(said.status, said.text).toBe(204);
    const place = (totalPrice: string) =>
      call(`${apiPaths.orders}/`, {
        method: 'POST',
        token: reader.token,
        headers: { 'Idempotency-Key': key },
        body: JSON.stringify(anOrderBody(reader, [book], { totalPrice })),
      });
    const refused = await place('17.40');
    expect(JSON.parse(refused.text)).toMatchObject({ code: 'cart-changed', totalPrice: '19.90' });
    const order = JSON.parse((await place('19.90')).text) as Order;
    expect(order).toMatchObject({
      totalPrice: '19.90',
      deliveryCharge: '4.90',
      giftWrap: '2.50',
      taxes: [{ rate: 700, total: '19.90', tax: '1.30' }],
      arrival: { from: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
    });
    const mail = await (await firebase.database()).doc(`mail/${order._id}-placed`).get();
    const text = String(mail.get('message.text'));
    for (const line of ['Geschenkverpackung: 2,50\u00a0€', 'Darin 7\u00a0% MwSt.: 1,30\u00a0€', 'Versand: 4,90\u00a0€'])
      expect(text).toContain(line);
    expect(text).toMatch(/\nKommt (?:Mo|Di|Mi|Do|Fr)\.,\s\d+\.\s/);
    expect(text).toContain('Inhaberin Anke Petersen, Fährkontor 3, 25980 Westerhaven\nmoin@buchkontor.example');
  });
});
