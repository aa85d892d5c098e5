import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createRoutes } from '../src/app.ts';
import { createDependencies } from '../src/dependencies.ts';
import { createFirebase } from '../src/firestore/firebase.ts';
import type { NetworkBudget } from '../src/http/networkBudget.ts';
import type { Reply } from './api.ts';
import { countCosts } from './firestoreCosts.ts';
import { listen, TEST_CONFIG, type TestServer } from './server.ts';
import { openStrangersShop, STRANGERS_CALLS, type StrangersShop } from './strangerCalls.ts';

const DOCUMENT = readFileSync(new URL('../../docs/security.md', import.meta.url), 'utf8');
const ROW = /^\| `(?<call>(?:GET|POST|PUT|PATCH|DELETE) [^`]+)` \|(?<cells>.+)\|$/gm;

interface Line {
  call: string;
  reads: string;
  writes: string;
  deletes: string;
  mails: string;
  kilobytes: string;
  bounds: string;
}

const LINES = Array.from(DOCUMENT.matchAll(ROW), ({ groups }): Line => {
  const cells = (groups?.cells ?? '').split('|').map((cell) => cell.trim());
  const [reads = '', writes = '', deletes = '', mails = '', kilobytes = '', , bounds = ''] = cells;
  return { call: groups?.call ?? '', reads, writes, deletes, mails, kilobytes, bounds };
});

const ROUTES = createRoutes(createDependencies(TEST_CONFIG, createFirebase()));
const callOf = ({ method, path }: { method: string; path: string }) => `${method.toUpperCase()} ${path}`;

/** What a cell like `4 b + 10` comes to; what stands behind a comma is for readers. */
function amountOf(cell: string, sizes: Record<string, number>): number {
  const terms = (cell.split(',')[0] ?? '').split('+').map((term) => /^([\d.]*) ?([nbm]?)$/.exec(term.trim()));
  return terms.reduce((sum, term) => {
    if (!term) throw new Error(`${cell} is no amount.`);
    const [, factor = '', size = ''] = term;
    return sum + Number(factor || 1) * (size ? (sizes[size] ?? Number.NaN) : 1);
  }, 0);
}

let shop: StrangersShop;
let instance: TestServer;
let counter: ReturnType<typeof countCosts>;
/** What the calls have been charged. */
let charged = 0;

function watched(budget: NetworkBudget | null): NetworkBudget {
  if (!budget) throw new Error('In the cloud there is a budget.');
  const spend: NetworkBudget['spend'] = (_address, reads) => {
    charged += reads;
  };
  return { ...budget, spend };
}

beforeAll(async () => {
  shop = await openStrangersShop(() => instance.baseUrl);
});
beforeEach(async () => {
  const replace = (dependencies: TestServer['dependencies']) => ({
    ...dependencies,
    networkBudget: watched(dependencies.networkBudget),
  });
  instance = await listen(shop.api.projectId, { ...TEST_CONFIG, isEmulator: false }, { replace });
  counter = countCosts(await instance.firebase.database(), shop.api.projectId);
});
afterEach(() => {
  counter.stop();
  return instance.close();
});
afterAll(() => shop.api.close());

describe('table', () => {
  it('the table of what a stranger can make the shop spend has a line for every call that a stranger can make, and no other, and each is measured', () => {
    const open = ROUTES.filter(({ who }) => who !== 'admin' && who !== 'owner').map(callOf);
    const named = new Set(LINES.map(({ call }) => call.replace(/\?.*/, '')));
    expect([...named].sort()).toEqual(open.sort());
    expect(LINES.map(({ call }) => call)).toEqual(Object.keys(STRANGERS_CALLS));
  });

  // E29
  it.each(LINES)(
    'the table of what a stranger can make the shop spend is right: $call',
    async ({ call, reads, writes, deletes, mails, kilobytes, bounds }) => {
      const prepare = STRANGERS_CALLS[call];
      if (!prepare) throw new Error(`Nothing measures ${call}.`);
      const counts = [reads, writes, deletes];
      for (const size of /[bm]/.test(counts.join()) ? [1, 3] : [1]) {
        const ask = await prepare(shop, size);
        const sizes = { n: shop.books.length, b: size, m: size };
        const replies: Reply[] = [];
        charged = 0;
        const before = await countMails();
        const bill = await counter.billOf(async () => replies.push(await ask()));
        // An account takes its mails along when it is deleted.
        if (deletes === '0') expect((await countMails()) - before).toBe(Number(mails));
        expect(bill).toEqual({
          reads: amountOf(reads, sizes),
          writes: amountOf(writes, sizes),
          deletes: amountOf(deletes, sizes),
        });
        const isChargedAtOnce = bounds.includes('budget') && !/once|orders/.test(bounds);
        if (isChargedAtOnce) expect(bill.reads + bill.deletes).toBeLessThanOrEqual(charged);
        const sent = (replies[0]?.bytes.length ?? 0) / 1000;
        expect(sent).toBeLessThanOrEqual(amountOf(kilobytes, sizes));
        expect(sent).toBeGreaterThanOrEqual(amountOf(kilobytes, sizes) / 3);
        if (bounds.includes('budget')) await expectNoneForNothing(ask);
      }
    },
  );

  const countMails = async () => (await (await shop.api.db()).collection('mail').count().get()).data().count;

  /** What the budget bounds, however often it is asked for, takes as much of it as it reads. */
  async function expectNoneForNothing(ask: () => Promise<Reply>): Promise<void> {
    charged = 0;
    const again = await counter.billOf(ask);
    expect(again.writes).toBe(0);
    expect(again.reads + again.deletes).toBeLessThanOrEqual(charged);
  }

  // E1, E29
  it('the table of what a stranger can make the shop spend is nothing for a call of the admin’s, whoever is not the admin', async () => {
    const { token } = await shop.api.newCustomer();
    for (const route of ROUTES.filter(({ who }) => who === 'admin' || who === 'owner')) {
      for (const shown of [undefined, 'garbage', token]) {
        const path = route.path.replace(/:\w+/g, 'some-id');
        const ask = () => shop.ask(route.method.toUpperCase(), path, { ...(shown && { token: shown }) });
        expect(await counter.billOf(ask), callOf(route)).toEqual({ reads: 0, writes: 0, deletes: 0 });
      }
    }
  });
});
