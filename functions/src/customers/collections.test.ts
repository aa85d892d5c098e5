import { randomUUID } from 'node:crypto';
import { COLLECTION_NAMES, COLLECTIONS, type CollectionName } from '@bookstore/contract/keptData';
import type { Firestore } from 'firebase-admin/firestore';
import { afterAll, describe, expect, it } from 'vitest';
import { storeOrders } from '../../test/storedOrders.ts';
import { createFirebase } from '../firestore/firebase.ts';
import { refuseInvalid } from '../firestore/readDocument.ts';
import { systemClock } from '../lib/clock.ts';
import { createDetailsRepository } from './details.repository.ts';
import { createDetailsService } from './details.service.ts';
import { eraseCustomer } from './erasure.ts';
import { createExportRepository } from './export.repository.ts';
import { createExportService } from './export.service.ts';
import { wishesRef } from './wishesRecord.ts';

const firebase = createFirebase(`demo-${randomUUID()}`);
afterAll(() => firebase.close());
const rateLimiter = { take: async () => null, giveBack: async () => undefined };
const exports = createExportService({
  exports: createExportRepository(firebase.database, refuseInvalid),
  details: createDetailsService({
    details: createDetailsRepository(firebase.database),
    rateLimiter,
    clock: systemClock,
  }),
  rateLimiter,
  clock: systemClock,
});

const MARK = 'A mark of Ada';
const IN_A_YEAR = new Date(Date.now() + 365 * 86_400_000);
interface Person {
  uid: string;
  email: string;
}
type Store = (db: Firestore, person: Person) => Promise<unknown>;

const aWithdrawal = ({ email }: Person, fields: object) => ({
  receivedAt: new Date(),
  name: MARK,
  email,
  order: 'unknown',
  items: [],
  orderId: null,
  settled: null,
  expiresAt: IN_A_YEAR,
  ...fields,
});
const aStreet = (uid: string) => ({ uid, street: MARK, note: '', expiresAt: IN_A_YEAR });
const anOrder = (db: Firestore, fields: object) => storeOrders(db, 1, { id: randomUUID(), ...fields });

/** Each stores a marker that must be exported and erased. */
const CASES: [collection: CollectionName, what: string, store: Store][] = [
  ['orders', 'an order', (db, { uid }) => anOrder(db, { uid, name: MARK })],
  ['orders', 'an order by phone', (db, { email }) => anOrder(db, { uid: '', email, name: MARK })],
  ['orders', 'a note', (db, { uid }) => anOrder(db, { uid, internalNote: MARK })],
  ['deliveries', 'a street without an order', (db, { uid }) => db.doc(`deliveries/${uid}`).set(aStreet(uid))],
  [
    'deliveries',
    'a street of an order',
    async (db, { uid }) => {
      await anOrder(db, { id: `${uid}-1`, uid });
      await db.doc(`deliveries/${uid}-1`).set(aStreet(uid));
    },
  ],
  [
    'mail',
    'the failure of a mail',
    async (db, { uid }) => {
      await anOrder(db, { id: `${uid}-1`, uid });
      const delivery = { state: 'ERROR', attempts: 1, error: MARK };
      const message = { subject: '', text: MARK, html: '' };
      await db.doc(`mail/${uid}-1-placed`).set({ to: 'x@example.com', message, delivery, expiresAt: IN_A_YEAR });
    },
  ],
  [
    'customers',
    'saved details',
    (_db, { uid, email }) =>
      createDetailsRepository(firebase.database).save({
        uid,
        email,
        name: MARK,
        phone: '1',
        street: '-',
        address: { city: '-', country: '-', state: '-', zipcode: '-' },
        savedAt: new Date(),
      }),
  ],
  ['wishes', 'a wish list', (db, { uid }) => wishesRef(db, uid).set({ uid, ids: [MARK] })],
  [
    'withdrawals',
    'a withdrawal without an order',
    (db, person) => db.doc(`withdrawals/${randomUUID()}`).set(aWithdrawal(person, {})),
  ],
  [
    'withdrawals',
    'a withdrawal from an order',
    async (db, person) => {
      await anOrder(db, { id: `${person.uid}-1`, ...person });
      await db.doc(`withdrawals/${randomUUID()}`).set(aWithdrawal(person, { orderId: `${person.uid}-1` }));
    },
  ],
  [
    'alerts',
    'an alert',
    (db, { uid, email }) =>
      db.doc(`alerts/${randomUUID()}`).set({ bookId: MARK, uid, email, since: new Date(), expiresAt: IN_A_YEAR }),
  ],
];

/** Kept as long as tax law requires (invoices.api.test.ts). */
const KEPT: CollectionName[] = ['invoices'];

describe('customer data', () => {
  it('has a case for each collection of customers', () => {
    const held = COLLECTION_NAMES.filter((name) => COLLECTIONS[name].subjects === 'customers');
    expect([...new Set(CASES.map(([name]) => name)), ...KEPT].toSorted()).toEqual(held.toSorted());
  });

  it.each(CASES)('in %s, %s, is exported and erased', async (name, _what, store) => {
    const db = await firebase.database();
    const person = { uid: randomUUID(), email: `${randomUUID()}@example.com` };
    await store(db, person);
    const customer = { ...person, isEmailConfirmed: true, signedInAt: new Date() };
    expect(JSON.stringify((await exports.exportPart(customer)).data)).toContain(MARK);
    await eraseCustomer(firebase.database, person.uid, { confirmedEmail: person.email });
    const { docs } = await db.collection(name).get();
    expect(docs.filter((document) => JSON.stringify(document.data()).includes(MARK))).toEqual([]);
  });
});
