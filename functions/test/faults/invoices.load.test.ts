import type { Invoice } from '@bookstore/contract/api/invoice';
import { apiPaths } from '@bookstore/contract/api/paths';
import type { Random } from '@bookstore/contract/test/random';
import { type FirestoreEmulator, startFirestoreEmulator } from '@bookstore/firestore-emulator';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { wrongInvoices } from '../../src/dataChecks/wrongInvoices.ts';
import { invoicesOf } from '../../src/invoices/invoiceRecord.ts';
import { send, type TestAdmin } from '../api.ts';
import { storeOrders } from '../storedOrders.ts';
import { SHORT_LOCKS } from './locks.ts';
import { runRounds } from './rounds.ts';
import { type ShopProcess, startShopProcess } from './shop.ts';
import { withShop } from './shopUnderTest.ts';

let firestore: FirestoreEmulator;
beforeAll(async () => {
  firestore = await startFirestoreEmulator({ transactionLimits: SHORT_LOCKS });
});
afterAll(() => firestore.close());

const ORDERS = 60;
/** Besides the first one. */
const MORE_INSTANCES = 2;
const ADMINS = 8;
const KILLS = 6;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Tries random instances until one answers. */
async function issue(id: string, instances: readonly ShopProcess[], { token }: TestAdmin, random: Random) {
  for (;;) {
    const { baseUrl } = random.pick(instances);
    const reply = await send(baseUrl, 'POST', apiPaths.orderInvoice(id), { token }).catch(() => null);
    if (reply?.status === 200 || reply?.status === 201) return reply.body as Invoice;
    await pause(20 + random.below(200));
  }
}

async function killAgainAndAgain(instances: readonly ShopProcess[], random: Random): Promise<void> {
  for (let kills = 0; kills < KILLS; kills += 1) {
    await pause(random.below(800));
    const victim = random.pick(instances);
    await victim.kill();
    await victim.start();
  }
}

it('numbers sixty invoices without gaps or duplicates while instances are killed', async () => {
  await runRounds(1, (random) =>
    withShop(firestore.address, async ({ projectId, shop, proxy, db, newAdmin }) => {
      const admin = await newAdmin();
      const more = await Promise.all(
        Array.from({ length: MORE_INSTANCES }, () => startShopProcess(projectId, proxy.host)),
      );
      const instances = [shop, ...more];
      try {
        const orders = await storeOrders(db, ORDERS, { status: 'packed' });
        const waiting = [...orders];
        const told = new Map<string, string>();
        const work = async (own: Random) => {
          for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
            told.set(id, (await issue(id, instances, admin, own)).number);
          }
        };
        const admins = Array.from({ length: ADMINS }, () => work(random.fork()));
        await Promise.all([killAgainAndAgain(instances, random.fork()), ...admins]);

        const { docs } = await invoicesOf(db).get();
        const counts = docs.map((document) => Number(String(document.get('number')).split('-')[2]));
        expect(counts.toSorted((a, b) => a - b)).toEqual(Array.from({ length: ORDERS }, (_, index) => index + 1));
        expect(docs.map(({ id }) => id).toSorted()).toEqual(orders.toSorted());
        expect(new Map(docs.map((document) => [document.id, document.get('number')]))).toEqual(told);
        const findings: string[] = [];
        for await (const finding of wrongInvoices(db)) findings.push(finding);
        expect(findings).toEqual([]);
      } finally {
        await Promise.all(more.map((instance) => instance.kill()));
      }
    }),
  );
});
