import { describe, expect, it } from 'vitest';
import { IndexCatalogue } from '../indexes/catalogue.ts';
import { splitName } from '../model/names.ts';
import type { Value } from '../model/values.ts';
import { type DocumentChange, newDocument, type StoredDocument } from '../storage/document.ts';
import { PRODUCTION_LIMITS } from './limits.ts';
import { manualClock } from './manualClock.ts';
import { Production } from './production.ts';

const AUTOMATIC = new IndexCatalogue([], []);
const text = (value: string): Value => ({ kind: 'string', value });
const time = (micros: number): Value => ({ kind: 'timestamp', micros: BigInt(micros) });

function aStored(path: string, fields: Record<string, Value>): StoredDocument {
  const name = `projects/p/databases/d/documents/${path}`;
  return newDocument({
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

const scattered = (i: number) => String((i * 7_919) % 100_003).padStart(6, '0');

const anOrder = (i: number) => creation(`orders/${scattered(i)}`, { createdAt: time(i), status: text('placed') });

type Load = {
  changes: (i: number) => DocumentChange[];
  perSecond: number;
  seconds: number;
  catalogue?: IndexCatalogue;
};

async function runLoad({ changes, perSecond, seconds, catalogue = AUTOMATIC }: Load) {
  const clock = manualClock();
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
    await clock.advance(1_000 / perSecond);
  }
  const { bottlenecks } = production.report();
  return { written, first: bottlenecks.find(({ waited }) => waited > 1), bottlenecks };
}

describe('Production', () => {
  it('delays commits that write the same document', async () => {
    const changes = (i: number) => [anOrder(i), creation('sales/2026-11-22', { orders: text(String(i)) })];
    const { written, first, bottlenecks } = await runLoad({ changes, perSecond: 10, seconds: 20 });
    expect(first).toMatchObject({ kind: 'document', name: 'sales/2026-11-22' });
    expect(written).toBeGreaterThanOrEqual(20);
    expect(written).toBeLessThanOrEqual(20 + PRODUCTION_LIMITS.document.burst);
    expect(bottlenecks.filter(({ waited }) => waited > 1)).toHaveLength(1);
  });

  it('delays ascending entries of an index beyond 500 per second', async () => {
    const { written, first } = await runLoad({ changes: (i) => [anOrder(i)], perSecond: 1_000, seconds: 4 });
    expect(first).toMatchObject({ kind: 'index', name: 'orders (createdAt)' });
    expect(written).toBeLessThan(500 * 4 + 2 * PRODUCTION_LIMITS.growingIndex.burst);
  });
});
