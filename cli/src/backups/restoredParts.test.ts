import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { storeOrders } from '../../../functions/test/storedOrders.ts';
import { openBackupWorkshop } from '../../test/backupWorkshop.ts';
import { recountSales } from '../sales/recountSales.ts';
import { readManifest, writeManifest } from './manifest.ts';
import { type Outcome, restoreBackup } from './restoreBackup.ts';

const { emptyDatabase, backUp } = openBackupWorkshop();

const restore = (to: Firestore, folder: string, options: { only: string[]; isExact?: boolean; isDryRun?: boolean }) =>
  restoreBackup(to, { folder, isDryRun: false, isExact: false, ...options });

async function contentsOf(from: Firestore, collection: string): Promise<Map<string, unknown>> {
  const { docs } = await from.collection(collection).get();
  return new Map(docs.map((document) => [document.id, document.data()]));
}

describe('restoredParts', () => {
  it('lets streets of deleted orders expire in an exact restore', async () => {
    const [source, target] = [await emptyDatabase(), await emptyDatabase()];
    const street = { uid: 'ada', street: 'Mill Lane 1', note: '', expiresAt: null };
    const [kept = ''] = await storeOrders(source, 1, {});
    const folder = await backUp(source);
    const [later = ''] = await storeOrders(target, 1, {});
    for (const id of [kept, later]) await target.doc(`deliveries/${id}`).set(street);
    const options = { isExact: true, only: ['orders'] };
    const ofStreets = (outcomes: Outcome[]) => outcomes.find(({ name }) => name === 'deliveries')?.replaced;
    expect(ofStreets(await restore(target, folder, { ...options, isDryRun: true }))).toBe(1);
    expect(await contentsOf(target, 'deliveries')).toEqual(new Map([kept, later].sort().map((id) => [id, street])));
    expect(ofStreets(await restore(target, folder, options))).toBe(1);
    const restored = await contentsOf(target, 'deliveries');
    expect([restored.get(kept), restored.get(later)]).toEqual([
      street,
      { ...street, expiresAt: expect.any(Timestamp) },
    ]);
  });

  it('counts sales in the time zone of the backup by default', async () => {
    const source = await emptyDatabase();
    await storeOrders(source, 1, { createdAt: new Date('2026-05-01T23:30:00Z') });
    await recountSales(source, { zone: 'Europe/Vienna', isDryRun: false });
    const folder = await backUp(source);
    const target = await emptyDatabase();
    await restore(target, folder, { only: ['orders'] });
    expect([...(await contentsOf(target, 'sales')).keys()]).toEqual(['2026-05-02']);
  });

  it('deletes mails of deleted orders and withdrawals in an exact restore', async () => {
    const [source, target] = [await emptyDatabase(), await emptyDatabase()];
    const [kept = ''] = await storeOrders(source, 1, {});
    await source.doc('withdrawals/withdrawal_kept').set({ email: 'ada@example.com' });
    const folder = await backUp(source);
    const [later = ''] = await storeOrders(target, 1, {});
    for (const id of ['withdrawal_kept', 'withdrawal_later']) {
      await target.doc(`withdrawals/${id}`).set({ email: 'ada@example.com' });
      for (const mail of ['receipt', 'shop']) await target.doc(`mail/${id}-${mail}`).set({ to: 'ada@example.com' });
    }
    for (const id of [kept, later]) await target.doc(`mail/withdrawal_${id}-owner`).set({ to: 'ada@example.com' });
    const mails = async () => [...(await contentsOf(target, 'mail')).keys()].sort();
    const ofMails = (outcomes: Outcome[]) => outcomes.find(({ name }) => name === 'mail')?.others;
    const [all, ofKept] = [await mails(), ['withdrawal_kept-receipt', 'withdrawal_kept-shop']];
    const whole = { folder, isExact: true, isDryRun: false };
    expect(ofMails(await restoreBackup(target, { ...whole, isDryRun: true }))).toBe(3);
    expect(await mails()).toEqual(all);
    expect(ofMails(await restore(target, folder, { isExact: true, only: ['withdrawals'] }))).toBe(2);
    expect(await mails()).toEqual([`withdrawal_${kept}-owner`, `withdrawal_${later}-owner`, ...ofKept].sort());
    expect(ofMails(await restoreBackup(target, whole))).toBe(1);
    expect(await mails()).toEqual([`withdrawal_${kept}-owner`, ...ofKept].sort());
  });

  it('keeps back-in-stock alerts and checks their books after a restore', async () => {
    const [source, target] = [await emptyDatabase(), await emptyDatabase()];
    await storeOrders(source, 1, {});
    const alert = { uid: 'ada', email: 'ada@example.com', since: new Date(), expiresAt: new Date() };
    await source.doc('alerts/told-since').set({ ...alert, bookId: 'b0' });
    const folder = await backUp(source);
    const before = readManifest(folder);
    expect(before.leftOut).toContain('alerts');
    writeManifest(folder, { ...before, leftOut: before.leftOut.filter((name) => name !== 'alerts') });
    for (const [id, bookId] of [
      ['one', 'b1'],
      ['two', 'b1'],
      ['three', 'b2'],
    ])
      await target.doc(`alerts/${id}`).set({ ...alert, bookId });
    for (const isExact of [false, true]) {
      await restoreBackup(target, { folder, isDryRun: false, isExact });
      expect([...(await contentsOf(target, 'alerts')).keys()].sort()).toEqual(['one', 'three', 'two']);
      const tasks = [...(await contentsOf(target, 'tasks')).values()] as { kind: string; bookIds: string[] }[];
      expect(tasks.map(({ kind, bookIds }) => [kind, bookIds.toSorted()])).toEqual([['back', ['b1', 'b2']]]);
    }
  });
});
