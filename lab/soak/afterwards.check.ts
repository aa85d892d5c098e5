import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isUnsold } from '@bookstore/contract/orderSteps';
import type { Firestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readStock } from '../../functions/src/books/stock/stockRecord.ts';
import { createFirebase, type Firebase } from '../../functions/src/firestore/firebase.ts';
import { type MailRecord, readMail } from '../../functions/src/mail/mailRecord.ts';
import { type OrderRecord, readOrder } from '../../functions/src/orders/orderRecord.ts';
import { expectSoundDatabase } from '../../functions/test/invariants.ts';
import { headerOf } from '../../functions/test/mailServer.ts';

/** What customers and admins know (lab/soak/ledger.ts). */
interface Ledger {
  told: { id: string; uid: string; street: string | null }[];
  gone: string[];
  copies: Record<string, number>;
}

const { SOAK_LEDGER = '', LOCAL_MAILBOX = '', GCLOUD_PROJECT = '' } = process.env;

let firebase: Firebase;
let db: Firestore;
let ledger: Ledger;
let orders: Map<string, OrderRecord>;

beforeAll(async () => {
  firebase = createFirebase(GCLOUD_PROJECT);
  db = await firebase.database();
  ledger = JSON.parse(readFileSync(SOAK_LEDGER, 'utf8')) as Ledger;
  const { docs } = await db.collection('orders').get();
  orders = new Map(docs.flatMap((document) => readOrder(document) ?? []).map((order) => [order.id, order]));
});
afterAll(() => firebase.close());

describe('after the soak', () => {
  it('every document is sound, and agrees with all others: sales with orders, mails with steps, streets with states', async () => {
    await expectSoundDatabase(db);
  });

  it('every order that a customer was told of is there once, and no other', () => {
    expect([...orders.keys()].sort()).toEqual(ledger.told.map(({ id }) => id).sort());
    const gone = new Set(ledger.gone);
    expect([...orders.keys()].filter((id) => gone.has(id))).toEqual([]);
  });

  it('every order has the street that was given for it, unless its customer has left for good', async () => {
    const { docs } = await db.collection('deliveries').get();
    const streets = new Map(docs.map((document) => [document.id, document.get('street') as string]));
    const wrong = ledger.told.filter(({ id, street }) => {
      const hasLeft = orders.get(id)?.uid === 'erased';
      return (streets.get(id) ?? null) !== (hasLeft ? null : street);
    });
    expect(wrong).toEqual([]);
  });

  it('of every book, what is left and what was sold are what there was', async () => {
    const sold = [...orders.values()].filter((order) => !isUnsold(order)).flatMap(({ counted }) => counted);
    const { docs } = await db.collection('stock').get();
    const left = new Map(docs.map((document) => [document.id, readStock(document)?.count ?? 0]));
    const found = Object.keys(ledger.copies).map((id) => [
      id,
      (left.get(id) ?? Number.NaN) + sold.filter((one) => one === id).length,
    ]);
    expect(Object.fromEntries(found)).toEqual(ledger.copies);
  });

  it('every mail of the outbox has come, under one name for each time that it was written', async () => {
    const mails = (await db.collection('mail').get()).docs.flatMap((document) => readMail(document) ?? []);
    expect(mails.filter(({ delivery }) => delivery.state !== 'SUCCESS')).toEqual([]);
    const arrived = new Map<string, Set<string>>();
    for (const file of readdirSync(LOCAL_MAILBOX)) {
      const name = headerOf({ raw: readFileSync(join(LOCAL_MAILBOX, file), 'utf8') }, 'Message-ID') ?? '';
      const id = /^<(\w+-\w+)(\.\d+)?@/.exec(name)?.[1] ?? name;
      arrived.set(id, (arrived.get(id) ?? new Set()).add(name));
    }
    // One that was written anew for books that came back later may have been sent before that, too.
    const hasCome = ({ id, delivery }: MailRecord) => {
      const names = arrived.get(id)?.size ?? 0;
      return names >= 1 && names <= 1 + delivery.requests;
    };
    expect(mails.filter((mail) => !hasCome(mail)).map(({ id }) => id)).toEqual([]);
    // Of orders that are gone, and of customers who are.
    const known = new Set([...orders.keys(), ...ledger.gone]);
    expect([...arrived.keys()].filter((id) => !known.has(id.split('-')[0] ?? ''))).toEqual([]);
  });
});
