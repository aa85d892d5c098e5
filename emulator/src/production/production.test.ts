import { describe, expect, it } from 'vitest';
import { IndexCatalogue } from '../indexes/catalogue.ts';
import { parseIndexes } from '../indexes/indexFile.ts';
import { splitName } from '../model/names.ts';
import { mapOf, type Value } from '../model/values.ts';
import { aDocument, type DocumentChange, type StoredDocument } from '../storage/document.ts';
import { AS_IN_PRODUCTION } from './limits.ts';
import { Production, sampleOf } from './production.ts';
import { testTime } from './testTime.ts';

const AUTOMATIC = new IndexCatalogue([], []);
const EXEMPT = parseIndexes(
  JSON.stringify({ fieldOverrides: [{ collectionGroup: 'orders', fieldPath: 'createdAt', indexes: [] }] }),
);

const text = (value: string): Value => ({ kind: 'string', value });
const time = (micros: number): Value => ({ kind: 'timestamp', micros: BigInt(micros) });

function aStored(path: string, fields: Record<string, Value>): StoredDocument {
  const name = `projects/p/databases/d/documents/${path}`;
  return aDocument({
    name,
    path: splitName(name),
    fields: new Map(Object.entries(fields)),
    createTime: 0n,
    updateTime: 0n,
  });
}

function creation(path: string, fields: Record<string, Value>): DocumentChange {
  const after = aStored(path, fields);
  return { name: after.name, path: after.path, before: undefined, after };
}

/** Names that come in no order. */
const scattered = (i: number) => String((i * 7_919) % 100_003).padStart(6, '0');

const anOrder = (i: number) => creation(`orders/${scattered(i)}`, { createdAt: time(i), status: text('placed') });

type Asked = {
  changes: (i: number) => DocumentChange[];
  perSecond: number;
  seconds: number;
  catalogue?: IndexCatalogue;
};

/** Offers commits at a rate, counts from then on, and says how many were written and what they waited for most. */
async function offer({ changes, perSecond, seconds, catalogue = AUTOMATIC }: Asked) {
  const clock = testTime();
  const production = new Production({ time: clock });
  let written = 0;
  const commit = async (i: number) => {
    const admission = await production.admit(changes(i), catalogue).catch(() => undefined);
    if (!admission) return;
    admission.done();
    written += 1;
  };
  for (let i = 0; i < perSecond * seconds; i += 1) {
    void commit(i);
    await clock.pass(1_000 / perSecond);
  }
  const { bottlenecks } = production.report();
  return { written, first: bottlenecks.find(({ waited }) => waited > 1), bottlenecks };
}

describe('commits', () => {
  it('commits as in production wait for a document that all of them write, and not for those that each writes for itself', async () => {
    const changes = (i: number) => [anOrder(i), creation('sales/2026-11-22', { orders: text(String(i)) })];
    const { written, first, bottlenecks } = await offer({ changes, perSecond: 10, seconds: 20 });
    expect(first).toMatchObject({ kind: 'document', name: 'sales/2026-11-22' });
    expect(written).toBeGreaterThanOrEqual(20);
    expect(written).toBeLessThanOrEqual(20 + AS_IN_PRODUCTION.document.burst);
    expect(bottlenecks.filter(({ waited }) => waited > 1)).toHaveLength(1);
  });

  it('commits as in production wait for an index whose entries come in growing order, beyond 500 a second', async () => {
    const { written, first } = await offer({ changes: (i) => [anOrder(i)], perSecond: 1_000, seconds: 4 });
    expect(first).toMatchObject({ kind: 'index', name: 'orders (createdAt)' });
    expect(written).toBeLessThan(500 * 4 + 2 * AS_IN_PRODUCTION.growingIndex.burst);
  });

  it('commits as in production do not wait for that index below 500 a second, nor where the field is exempt from it', async () => {
    const changes = (i: number) => [anOrder(i)];
    expect(await offer({ changes, perSecond: 400, seconds: 4 })).toMatchObject({ written: 1_600, first: undefined });
    const exempt = { changes, perSecond: 1_000, seconds: 3, catalogue: EXEMPT };
    expect(await offer(exempt)).toMatchObject({ written: 3_000, first: undefined });
  });

  it('commits as in production wait for an index of several fields where all that is new has the same first ones', async () => {
    const fields = [
      { fieldPath: 'status', order: 'ASCENDING' },
      { fieldPath: 'createdAt', order: 'DESCENDING' },
    ];
    const catalogue = parseIndexes(
      JSON.stringify({
        indexes: [{ collectionGroup: 'orders', queryScope: 'COLLECTION', fields }],
        fieldOverrides: [{ collectionGroup: 'orders', fieldPath: 'createdAt', indexes: [] }],
      }),
    );
    const asked = { perSecond: 1_000, seconds: 3, catalogue };
    const { first } = await offer({ changes: (i) => [anOrder(i)], ...asked });
    expect(first).toMatchObject({ kind: 'index', name: 'orders (status, createdAt)' });
    const ofManyStatuses = (i: number) => [
      creation(`orders/${scattered(i)}`, { createdAt: time(i), status: text(scattered(i)) }),
    ];
    expect((await offer({ changes: ofManyStatuses, ...asked })).first).toBeUndefined();
  });

  it('commits as in production know an index that grows also within a map, when commits arrive out of order, and by names that grow', async () => {
    const shuffled = (i: number) => i - (i % 10) + ((i * 7) % 10);
    const nested = (i: number) => [
      creation(`mail/${scattered(i)}`, { delivery: mapOf(new Map([['startTime', time(shuffled(i))]])) }),
    ];
    const { first } = await offer({ changes: nested, perSecond: 1_000, seconds: 3 });
    expect(first).toMatchObject({ kind: 'index', name: 'mail (delivery.startTime)' });
    const named = (i: number) => [creation(`orders/${String(i).padStart(9, '0')}`, {})];
    expect((await offer({ changes: named, perSecond: 1_000, seconds: 3 })).first).toMatchObject({
      name: 'orders (names)',
    });
  });

  it('commits as in production that came to nothing leave their turn to others', async () => {
    const clock = testTime();
    const production = new Production({ time: clock });
    const commit = async () => (await production.admit([creation('stock/a', {})], AUTOMATIC)).giveBack();
    for (let i = 0; i < 100; i += 1) await commit();
    expect(production.report().bottlenecks).toMatchObject([{ name: 'stock/a', writes: 0, waited: 0 }]);
  });

  it('commits as in production are counted anew when somebody asks for it', async () => {
    const clock = testTime();
    const production = new Production({ time: clock });
    await production.admit([creation('stock/a', {})], AUTOMATIC);
    await clock.pass(5_000);
    production.noteLock('projects/p/databases/d/documents/books/a', 1_000);
    expect(production.report()).toMatchObject({
      seconds: 5,
      bottlenecks: [
        { kind: 'lock', name: 'books/a', waited: 4_000 },
        { kind: 'document', name: 'stock/a', writes: 1 },
      ],
    });
    production.count();
    expect(production.report()).toMatchObject({ seconds: 0, bottlenecks: [{ name: 'stock/a', writes: 0 }] });
  });
});

it('half of the answers come within the median, and 99 of 100 within the other figure', () => {
  let i = 0;
  /** As even as random numbers can be: each pair once. */
  const random = () => {
    i += 1;
    return i % 2 === 1 ? (((i - 1) / 2) % 100) / 100 : Math.floor(i / 200) / 100 + 0.005;
  };
  const samples = Array.from({ length: 10_000 }, () => sampleOf({ median: 40, p99: 200 }, random)).sort(
    (a, b) => a - b,
  );
  expect(samples[5_000]).toBeCloseTo(40, 0);
  expect(samples[9_900]).toBeGreaterThan(180);
  expect(samples[9_900]).toBeLessThan(220);
});
