import { describe, expect, it } from 'vitest';
import { IndexCatalogue } from '../indexes/catalogue.ts';
import { splitName } from '../model/names.ts';
import type { Value } from '../model/values.ts';
import { aDocument, type DocumentChange, type StoredDocument } from '../storage/document.ts';
import { AS_IN_PRODUCTION } from './limits.ts';
import { Production } from './production.ts';
import { testTime } from './testTime.ts';

const AUTOMATIC = new IndexCatalogue([], []);
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
});
