import type { AdminOrder } from '@bookstore/contract/api/order';
import { apiPaths } from '@bookstore/contract/api/paths';
import type { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { openEditCalls } from '../../test/editCalls.ts';
import { mailRef } from '../mail/mailRecord.ts';

const { shop, anOrder, asAdmin, changeItems, changeDelivery, move, cancel, get, expectConsistentShop } =
  openEditCalls();

const notify = { notify: true };
const changedMail = async (id: string) => mailRef(await shop.api.db(), id, 'changed').get();
const eventsOf = (order: unknown) => (order as AdminOrder).mails?.map(({ event }) => event);
const textOf = async (id: string) => String((await changedMail(id)).get('message.text'));
const wait = (id: string, waiting: object | null) => asAdmin('PATCH', apiPaths.order(id), { waiting, ...notify });
async function pauseOf(id: string): Promise<number> {
  const mail = await changedMail(id);
  const [first, notBefore] = [mail.get('base.at'), mail.get('delivery.notBefore')] as Timestamp[];
  return (notBefore?.toMillis() ?? 0) - (first?.toMillis() ?? 0);
}

describe('change mail', () => {
  it("is written only at the admin's request", async () => {
    const { id } = await anOrder([shop.salt, shop.tide]);
    expect(eventsOf((await changeItems(id, [shop.tide])).body)).toEqual(['placed', 'shop']);
    await changeDelivery(id, { note: 'Ring twice' });
    await asAdmin('PATCH', apiPaths.order(id), { waiting: { until: '2101-12-12', note: '' } });
    expect((await changedMail(id)).exists).toBe(false);
    const { body } = await changeDelivery(id, { note: 'Ring once', ...notify });
    expect(eventsOf(body)).toEqual(['placed', 'changed', 'shop']);
  });

  it('is not written about a step, which has a mail of its own', async () => {
    const { id } = await anOrder([shop.salt]);
    expect((await asAdmin('PATCH', apiPaths.order(id), { status: 'packed', ...notify })).status).toBe(200);
    expect((await changedMail(id)).exists).toBe(false);
  });

  it('is omitted without an address and fails for an invalid one', async () => {
    const { id } = await anOrder([shop.salt]);
    const order = (await shop.api.db()).doc(`orders/${id}`);
    await order.update({ email: '' });
    const { body } = await changeDelivery(id, { note: 'Ring twice', ...notify });
    expect(eventsOf(body)).toEqual(['placed', 'shop']);
    await order.update({ email: 'a,b@c.d' });
    await changeDelivery(id, { note: 'Ring once', ...notify });
    expect((await changedMail(id)).get('delivery')).toMatchObject({
      state: 'ERROR',
      error: 'Mail cannot be sent to this address.',
    });
  });

  it('names the street if the address of the customer was confirmed', async () => {
    const { id } = await anOrder([shop.salt]);
    await mailRef(await shop.api.db(), id, 'placed').update({ showsAddress: true });
    await changeDelivery(id, { street: '7 Hill Street', ...notify });
    expect(await textOf(id)).toContain('Hill Street');
  });

  it('names books of the same price, also once they are packed', async () => {
    const [one, other] = [await shop.api.newBook(shop.admin), await shop.api.newBook(shop.admin, { title: 'Other' })];
    const { id } = await anOrder([one]);
    await changeItems(id, [other], notify);
    expect(await textOf(id)).toContain('Added: Other.');
    const { body } = await move(id, 'packed');
    expect(eventsOf(body)).toEqual(['placed', 'changed', 'packed', 'shop']);
    expect(await textOf(id)).toContain('Added: Other.');
  });

  it('names books, delivery, waiting and the new total', async () => {
    const { id } = await anOrder([shop.salt, shop.tide]);
    await changeItems(id, [shop.tide], notify);
    await changeDelivery(id, { street: '7 Hill Street', ...notify });
    await wait(id, { until: '2101-12-12', note: 'Being reprinted' });
    const text = await textOf(id);
    for (const line of [
      'Removed: The Salt Road.',
      'Previous total: $25.00.',
      "We've updated your delivery details.",
      'Expected around 16 December 2101: Being reprinted',
      'Total: $5.01',
    ])
      expect(text).toContain(line);
    // The address of this customer is not confirmed.
    expect(text).not.toContain('Hill Street');
    await expectConsistentShop();
  });

  it('follows further changes until sent, at most a minute', async () => {
    const { id } = await anOrder([shop.salt, shop.tide]);
    await wait(id, { until: '2101-12-12' });
    expect(await pauseOf(id)).toBe(10_000);
    const { ref } = await changedMail(id);
    const earlier = new Date(Date.now() - 55_000);
    await ref.update({ 'base.at': earlier });
    await wait(id, { until: '2101-12-24' });
    expect(await pauseOf(id)).toBe(60_000);
    expect(await textOf(id)).toContain('Expected around 30 December 2101');
    await changeItems(id, [shop.tide]);
    expect(await textOf(id)).toContain('Removed: The Salt Road.');
  });

  it('is delayed by further changes only on request', async () => {
    const { id } = await anOrder([shop.salt, shop.tide]);
    await wait(id, { until: '2101-12-12' });
    const mail = await changedMail(id);
    const notBefore = new Date((mail.get('base.at') as Timestamp).toMillis() + 1_000);
    await mail.ref.update({ 'delivery.notBefore': notBefore });
    await changeItems(id, [shop.tide]);
    expect(await pauseOf(id)).toBe(1_000);
    await wait(id, { until: '2101-12-24' });
    expect(await pauseOf(id)).toBeGreaterThanOrEqual(10_000);
  });

  it('is removed once nothing differs or the order is cancelled', async () => {
    const { id, customer } = await anOrder([shop.salt, shop.tide]);
    await changeItems(id, [shop.tide], notify);
    const { body } = await changeItems(id, [shop.tide, shop.salt], { agreedByCustomer: true });
    expect(eventsOf(body)).toEqual(['placed', 'shop']);
    expect((await changedMail(id)).exists).toBe(false);
    await wait(id, {});
    await cancel(id, customer);
    expect((await changedMail(id)).exists).toBe(false);
  });

  it('starts again while it is being sent', async () => {
    const { id } = await anOrder([shop.salt, shop.tide]);
    await changeItems(id, [shop.tide], notify);
    const sending = { state: 'PROCESSING', attempts: 1, leaseExpireTime: new Date(Date.now() + 60_000) };
    await (await changedMail(id)).ref.update({ delivery: sending });
    await wait(id, { until: '2101-12-12' });
    expect(await textOf(id)).not.toContain('Removed');
  });

  it('is written anew once sent, and resent with the current order', async () => {
    const { id } = await anOrder([shop.salt, shop.tide]);
    await changeItems(id, [shop.tide], notify);
    await (await changedMail(id)).ref.update({ 'delivery.state': 'SUCCESS' });
    await changeDelivery(id, { phone: '0170 999' });
    await asAdmin('POST', apiPaths.orderMail(id, 'changed'));
    expect(await textOf(id)).toMatch(/Removed: .*Salt Road[\s\S]*updated your delivery details/);
    await (await changedMail(id)).ref.update({ 'delivery.state': 'SUCCESS' });
    await wait(id, { until: '2101-12-12' });
    expect(await textOf(id)).not.toMatch(/Removed|Previous total|delivery details/);
    expect((await changedMail(id)).get('delivery')).toMatchObject({ state: 'PENDING', requests: 2 });
  });
});

it('lists the changes of an order', async () => {
  const { id } = await anOrder([shop.salt, shop.tide]);
  await changeItems(id, [shop.tide]);
  await changeDelivery(id, { street: '7 Hill Street' });
  expect((await get(id)).edits).toEqual([
    { at: expect.any(String), by: shop.admin.username, removed: ['The Salt Road'], totals: ['25.00', '5.01'] },
    { at: expect.any(String), by: shop.admin.username, fields: ['street'] },
  ]);
});
