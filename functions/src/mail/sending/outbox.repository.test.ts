import { randomUUID } from 'node:crypto';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { afterAll, describe, expect, it } from 'vitest';
import { createFirebase } from '../../firestore/firebase.ts';
import { mailsOf, readMail } from '../mailRecord.ts';
import { afterFailure, afterSuccess, RETRY_SCHEDULE } from './attempts.ts';
import { createOutbox, DUE_PAGE, type Outbox } from './outbox.repository.ts';

const firebase = createFirebase(`demo-${randomUUID()}`);
afterAll(() => firebase.close());

const NOW = new Date('2026-11-22T10:00:00Z');
const later = (milliseconds: number) => new Date(NOW.getTime() + milliseconds);

async function aMail(expiresAt = later(1), more: object = {}): Promise<string> {
  const id = `${randomUUID()}-placed`;
  const message = { subject: 'x', text: 'x', html: 'x' };
  const delivery = { state: 'PENDING', attempts: 0 };
  const document = { to: 'ada@example.com', message, delivery, expiresAt: Timestamp.fromDate(expiresAt), ...more };
  await mailsOf(await firebase.database())
    .doc(id)
    .set(document);
  return id;
}
const deliveryOf = async (id: string) =>
  readMail(
    await mailsOf(await firebase.database())
      .doc(id)
      .get(),
  )?.delivery;

const outbox = createOutbox(firebase.database, RETRY_SCHEDULE);

/** Its client loses a commit's answer and retries. */
function deafOutbox(meanwhile: () => Promise<unknown> = async () => undefined) {
  const deaf = async () => {
    const db = await firebase.database();
    const runTransaction: Firestore['runTransaction'] = async (task) => {
      await db.runTransaction(task);
      await meanwhile();
      return db.runTransaction(task);
    };
    return { collection: (name: string) => db.collection(name), runTransaction } as Firestore;
  };
  return createOutbox(deaf, RETRY_SCHEDULE);
}

describe('begin', () => {
  it('takes a mail until it expires, and no foreign documents', async () => {
    expect(await outbox.begin(await aMail(later(1)), 'event', NOW)).toMatchObject({ kind: 'send' });
    expect(await outbox.begin(await aMail(NOW), 'event', NOW)).toEqual({ kind: 'nothing' });
    expect(await outbox.begin('never-written', 'event', NOW)).toEqual({ kind: 'nothing' });
  });

  it('recognises its own attempt after a lost answer', async () => {
    const id = await aMail();
    const action = await deafOutbox().begin(id, 'event', NOW);
    expect(action).toMatchObject({ kind: 'send', mail: { id }, delivery: { attempts: 1, eventId: 'event' } });
    expect(await deliveryOf(id)).toMatchObject({ state: 'PROCESSING', attempts: 1 });
  });

  it("does not take another's attempt", async () => {
    const id = await aMail(later(10 * RETRY_SCHEDULE.lease));
    const another = () => outbox.begin(id, 'another', later(RETRY_SCHEDULE.lease));
    expect(await deafOutbox(another).begin(id, 'event', NOW)).toEqual({ kind: 'nothing' });
    expect(await deliveryOf(id)).toMatchObject({ attempts: 2, eventId: 'another' });
  });
});

describe('end', () => {
  async function begun() {
    const id = await aMail(later(10 * RETRY_SCHEDULE.lease));
    const action = await outbox.begin(id, 'event', NOW);
    if (action.kind !== 'send') throw new Error('The mail is due.');
    const ended = afterSuccess(action.delivery, { messageId: 'm', response: '250 OK' }, NOW);
    return { id, delivery: action.delivery, ended };
  }

  it('is written', async () => {
    const { id, delivery, ended } = await begun();
    await outbox.end(id, delivery, ended, NOW);
    expect(await deliveryOf(id)).toEqual(ended);
  });

  it('does not overwrite a later attempt or a deleted mail', async () => {
    const { id, delivery, ended } = await begun();
    await outbox.begin(id, 'event', later(RETRY_SCHEDULE.lease));
    await outbox.end(id, delivery, ended, NOW);
    expect(await deliveryOf(id)).toMatchObject({ state: 'PROCESSING', attempts: 2 });
    await outbox.end('never-written', delivery, ended, NOW);
    expect(await deliveryOf('never-written')).toBeUndefined();
  });
});

describe('due mails', () => {
  const due = async (outbox: Outbox, now: Date) => {
    const ids: string[] = [];
    for await (const page of outbox.duePages(now)) ids.push(...page);
    return ids;
  };
  const dueAtOf = async (id: string): Promise<Timestamp | null | undefined> =>
    (
      await mailsOf(await firebase.database())
        .doc(id)
        .get()
    ).get('dueAt');
  const aWeek = later(7 * 24 * 60 * 60_000);

  it('are paged in the order of due times', async () => {
    const other = createFirebase(`demo-${randomUUID()}`);
    const db = await other.database();
    const batch = db.batch();
    for (let count = 0; count < DUE_PAGE + 2; count += 1)
      batch.set(mailsOf(db).doc(`mail-${count}`), { dueAt: later(-count * 1000) });
    batch.set(mailsOf(db).doc('settled'), { dueAt: null });
    batch.set(mailsOf(db).doc('later'), { dueAt: later(1) });
    await batch.commit();
    const ids = await due(createOutbox(other.database, RETRY_SCHEDULE), NOW);
    expect(ids).toEqual(Array.from({ length: DUE_PAGE + 2 }, (_, count) => `mail-${DUE_PAGE + 1 - count}`));
    await other.close();
  });

  it('are due after the lease or by the next attempt, until settled', async () => {
    const id = await aMail(aWeek);
    const action = await outbox.begin(id, 'event', NOW);
    if (action.kind !== 'send') throw new Error('The mail is due.');
    expect(await dueAtOf(id)).toEqual(Timestamp.fromDate(later(RETRY_SCHEDULE.lease)));
    const failed = afterFailure(action.delivery, { error: 'x', isFinal: false }, NOW, RETRY_SCHEDULE);
    await outbox.end(id, action.delivery, failed, NOW);
    expect(await dueAtOf(id)).toEqual(Timestamp.fromDate(later(RETRY_SCHEDULE.pauses[0] ?? 0)));
    const again = await outbox.begin(id, 'sweep', later(60_000));
    if (again.kind !== 'send') throw new Error('The mail is due.');
    await outbox.end(id, again.delivery, afterSuccess(again.delivery, { messageId: '', response: '' }, NOW), NOW);
    expect(await dueAtOf(id)).toBeNull();
  });

  it('include mails of 1.1.0 once they were made due', async () => {
    const [pending, sent] = [await aMail(aWeek), await aMail(aWeek, { delivery: { state: 'SUCCESS', attempts: 1 } })];
    expect(await due(outbox, NOW)).not.toContain(pending);
    await outbox.makeOldMailsDue(NOW);
    expect(await due(outbox, NOW)).toContain(pending);
    expect(await dueAtOf(sent)).toBeUndefined();
  });

  it('exclude expired and damaged ones', async () => {
    const expired = await aMail(NOW, { dueAt: NOW });
    await outbox.begin(expired, 'sweep', NOW);
    const damaged = await aMail(aWeek, { dueAt: NOW });
    await outbox.setAside(damaged);
    expect([await dueAtOf(expired), await dueAtOf(damaged)]).toEqual([null, null]);
  });
});
