import { randomUUID } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createFirebase, type Firebase } from '../../src/firestore/firebase.ts';
import { openAt } from './behindProxy.ts';
import { type Fault, GRPC } from './fault.ts';
import { type FirestoreProxy, startFirestoreProxy } from './firestoreProxy.ts';

let proxy: FirestoreProxy;
let firebase: Firebase;
let direct: Firebase;
let db: Firestore;
let past: Firestore;

beforeAll(async () => {
  const projectId = `demo-${randomUUID()}`;
  const firestoreHost = process.env.FIRESTORE_EMULATOR_HOST ?? '';
  proxy = await startFirestoreProxy(firestoreHost);
  firebase = createFirebase(projectId);
  direct = createFirebase(projectId);
  db = await openAt(proxy.host, firebase);
  past = await openAt(firestoreHost, direct);
});
beforeEach(() => {
  proxy.repair();
  proxy.seen.calls.clear();
  proxy.seen.faults.clear();
});
afterAll(async () => {
  await Promise.all([firebase.close(), direct.close()]);
  await proxy.close();
});

/** Strikes the next call of a method, once. */
function strike(method: string, fault: Fault): void {
  let isOver = false;
  proxy.breakBy((called) => {
    if (isOver || called !== method) return null;
    isOver = true;
    return fault;
  });
}

const isThere = async (id: string) => (await past.doc(`c/${id}`).get()).exists;
/** One attempt to create a document: the SDK does not repeat one that failed like this. */
const create = (id: string) => db.doc(`c/${id}`).create({ id });

describe('proxy', () => {
  it('the proxy before Firestore forwards every kind of call as it is', async () => {
    await create('a');
    await db.doc('c/b').set({ text: 'ü'.repeat(50_000) });
    expect((await db.collection('c').count().get()).data().count).toBe(2);
    expect((await db.collection('c').orderBy('text').get()).docs.map((document) => document.id)).toEqual(['b']);
    await expect(create('a')).rejects.toMatchObject({ code: 6 });
    await db.recursiveDelete(db.collection('c'));
    expect(await isThere('a')).toBe(false);
    expect([...proxy.seen.calls.keys()].sort()).toEqual(['BatchWrite', 'Commit', 'RunAggregationQuery', 'RunQuery']);
    expect(proxy.seen.faults.size).toBe(0);
  });

  it('the proxy before Firestore answers a code without asking Firestore', async () => {
    strike('Commit', { kind: 'error', code: GRPC.internal });
    await expect(create('refused')).rejects.toMatchObject({ code: GRPC.internal });
    expect(await isThere('refused')).toBe(false);
  });

  it.each(['stream', 'connection'] as const)(
    'the proxy before Firestore loses a request with its %s',
    async (breaks) => {
      strike('Commit', { kind: 'lostRequest', breaks });
      await create(`asked-${breaks}`).catch(() => undefined);
      // The SDK sends again what a broken connection lost, and it goes through.
      expect(proxy.seen.faults.get('lostRequest')).toBe(1);
      expect(await isThere(`asked-${breaks}`)).toBe((proxy.seen.calls.get('Commit') ?? 0) > 1);
    },
  );

  it.each(['stream', 'connection'] as const)(
    'the proxy before Firestore loses an answer with its %s, after Firestore has done it',
    async (breaks) => {
      strike('Commit', { kind: 'lostAnswer', breaks });
      // Whether the SDK fails or asks again, it does not learn that it was the one that created this.
      await expect(create(`done-${breaks}`)).rejects.toThrow();
      expect(await isThere(`done-${breaks}`)).toBe(true);
    },
  );

  it('the proxy before Firestore delays a call', async () => {
    strike('Commit', { kind: 'delay', milliseconds: 20 });
    await create('late');
    expect(await isThere('late')).toBe(true);
  });

  it.each(['request', 'answer'] as const)('the proxy before Firestore holds a call at its %s', async (at) => {
    const held = proxy.nextHeld();
    strike('Commit', { kind: 'held', at });
    const creating = create(`held-${at}`).catch(() => undefined);
    await held;
    expect(await isThere(`held-${at}`)).toBe(at === 'answer');
    proxy.repair();
    await creating;
  });
});
