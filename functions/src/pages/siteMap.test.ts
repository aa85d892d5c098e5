import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aStoredBook } from '../../test/factories.ts';
import { type Costs, countCosts } from '../../test/firestoreCosts.ts';
import { type BooksRepository, createBooksRepository } from '../books/books.repository.ts';
import { createCatalogue } from '../books/catalogue/catalogue.ts';
import { type CatalogueReads, createCatalogueReads } from '../books/catalogue/catalogueReads.ts';
import { createFirebase, type Firebase } from '../firestore/firebase.ts';
import { createFirestoreRest } from '../firestore/firestoreRest.ts';
import { refuseInvalid } from '../firestore/readDocument.ts';
import { createSiteMap, type SiteMap, type SiteMapLimits } from './siteMap.ts';

const LIMITS: SiteMapLimits = { booksPerPart: 20, parts: 25, keptMs: 60_000 };

/** Derived, automatic, numbered, with shared prefixes, nested. */
const IDS = [
  ...Array.from({ length: 60 }, () => randomUUID().replaceAll('-', '')),
  ...Array.from({ length: 60 }, (_, index) => `made-${index}`),
  ...Array.from({ length: 12 }, (_, index) => 'z'.repeat(index + 1)),
  '-',
  '_',
  'A',
  'Zebra_-',
  '0',
];

let firebase: Firebase;
let repository: BooksRepository;
let counter: ReturnType<typeof countCosts>;
let rest: CatalogueReads;

beforeAll(async () => {
  const projectId = `demo-${randomUUID()}`;
  firebase = createFirebase(projectId);
  repository = createBooksRepository(firebase.database);
  const emulatorHost = process.env.FIRESTORE_EMULATOR_HOST;
  rest = createCatalogueReads(
    createFirestoreRest({ projectId, emulatorHost }, async () => 'owner'),
    refuseInvalid,
  );
  await repository.insert(IDS.map((id) => ({ ...aStoredBook(), id })));
  counter = countCosts(await firebase.database(), projectId);
});
afterAll(async () => {
  counter.stop();
  await firebase.close();
});

let now = 0;
beforeEach(() => {
  now = Date.now();
});

const open = (reads: CatalogueReads, limits: Partial<SiteMapLimits> = {}) =>
  createSiteMap({ reads, catalogue: createCatalogue(reads), clock: () => new Date(now) }, { ...LIMITS, ...limits });

async function partsOf(siteMap: SiteMap): Promise<string[][]> {
  const parts: string[][] = [];
  for (let number = 1; number <= (await siteMap.countParts()); number += 1) {
    parts.push((await siteMap.part(number))?.map(({ id }) => id) ?? []);
  }
  return parts;
}

async function changeSomething(): Promise<void> {
  await repository.update(IDS[0] ?? '', (current) => ({ ...(current ?? aStoredBook()), title: randomUUID() }), {
    by: 'admin',
  });
}

const readsOf = async (run: () => Promise<unknown>): Promise<Costs['reads']> => (await counter.of(run)).reads;

describe('large site map', () => {
  it('contains every book once in few parts', async () => {
    const parts = await partsOf(open(rest));
    expect(parts.flat().toSorted()).toEqual(IDS.toSorted());
    expect(Math.max(...parts.map((part) => part.length))).toBeLessThanOrEqual(20);
    expect(parts.length).toBeLessThan((2 * IDS.length) / 20);
  });

  it('contains the date of each change', async () => {
    const books = await repository.findAny(IDS);
    const dates = new Map(books.map(({ id, updatedAt }) => [id, updatedAt]));
    const part = (await open(rest).part(1)) ?? [];
    expect(part.length).toBeGreaterThan(0);
    for (const { id, updatedAt } of part) expect(updatedAt).toEqual(dates.get(id));
  });
});

// E29
describe('costs', () => {
  it('are one read per repeated request until it is old', async () => {
    const siteMap = open(rest);
    const firstTime = await readsOf(() => partsOf(siteMap));
    expect(firstTime).toBeGreaterThanOrEqual(IDS.length);
    await changeSomething();
    expect(await readsOf(() => siteMap.countParts())).toBe(1);
    expect(await readsOf(() => siteMap.part(1))).toBe(1);
    expect(await readsOf(() => siteMap.part(99))).toBe(1);
    now += LIMITS.keptMs;
    expect(await readsOf(() => siteMap.countParts())).toBeGreaterThan(1);
    expect(await readsOf(() => siteMap.countParts())).toBe(1);
    now += LIMITS.keptMs;
    expect(await readsOf(() => siteMap.countParts())).toBe(1);
  });

  it('never exceed the kept parts', async () => {
    const siteMap = open(rest, { parts: 2 });
    expect(await siteMap.countParts()).toBe(2);
    expect(await siteMap.part(3)).toBeNull();
  });
});

it('contains books added since its parts were counted', async () => {
  const siteMap = open(rest);
  await siteMap.countParts();
  const parts = await partsOf(open(rest));
  const [fullest = []] = parts.toSorted((a, b) => b.length - a.length);
  // The range exceeds the counted maximum by one.
  const added = Array.from({ length: 21 - fullest.length }, (_, index) => `${fullest[0]}-${index}`);
  await repository.insert(added.map((id) => ({ ...aStoredBook(), id })));
  const found = (await siteMap.part(1 + parts.indexOf(fullest))) ?? [];
  expect(found.map(({ id }) => id).toSorted()).toEqual([...fullest, ...added].toSorted());
  for (const id of added) await repository.remove(id, new Date(), { by: 'admin' });
});

it('is current in a shop with a single part', async () => {
  const siteMap = open(rest, { booksPerPart: 1_000 });
  expect((await partsOf(siteMap)).flat().toSorted()).toEqual(IDS.toSorted());
  const book = { ...aStoredBook(), id: 'gone-soon' };
  await repository.insert([book]);
  expect((await siteMap.part(1))?.map(({ id }) => id)).toContain(book.id);
  await repository.remove(book.id, new Date(), { by: 'admin' });
  expect((await siteMap.part(1))?.map(({ id }) => id)).not.toContain(book.id);
  expect(await siteMap.part(2)).toBeNull();
});

it('is read again after a failure', async () => {
  let isBroken = true;
  const openSnapshot = async () => {
    const snapshot = await rest.openSnapshot();
    return isBroken ? { ...snapshot, countIds: () => Promise.reject(new Error('No.')) } : snapshot;
  };
  const siteMap = open({ ...rest, openSnapshot });
  await expect(siteMap.countParts()).rejects.toThrow('No.');
  isBroken = false;
  expect((await partsOf(siteMap)).flat()).toHaveLength(IDS.length);
});
