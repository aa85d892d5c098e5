import type { Order } from '@bookstore/contract/api/order';
import { describe, expect, it } from 'vitest';
import { anOrder } from '../../api/test/records.ts';
import { getNextStep } from './nextStep.ts';

/** A Tuesday, before the day's packing deadline. */
const TUESDAY = '2026-11-24T10:00:00Z';
const EVENING = '2026-11-24T18:00:00Z';
const arrival = { from: '2026-11-26', to: '2026-11-30' };
const getHeadline = (fields: Partial<Order>, now = TUESDAY) => getNextStep(anOrder(fields), new Date(now))?.headline;

describe('nextStep', () => {
  it("is packing, on the day given by the shop's hours", () => {
    expect(getHeadline({ createdAt: TUESDAY })).toBe("We'll pack it today");
    expect(getHeadline({ createdAt: EVENING }, EVENING)).toBe("We'll pack it on Wed 25 Nov");
    expect(getHeadline({ createdAt: EVENING }, '2026-11-25T09:00:00Z')).toBe("We'll pack it today");
    expect(getHeadline({ createdAt: '2026-11-20T18:00:00Z' }, '2026-11-21T09:00:00Z')).toBe(
      "We'll pack it on Mon 23 Nov",
    );
  });

  it('names no day once the packing day has passed', () => {
    expect(getHeadline({ createdAt: TUESDAY }, '2026-11-25T09:00:00Z')).toBe("We'll pack it next");
  });

  it('is a waiting order, until its day', () => {
    const waiting = { until: '2026-12-12', note: 'Being reprinted' };
    // Packed on Monday the 14th, four working days at most.
    expect(getNextStep(anOrder({ arrival, waiting }), new Date(TUESDAY))).toEqual({
      headline: 'Expected around 18 December',
      details: ['Being reprinted.', 'Have $12.50 in cash ready for the courier.'],
      isExpected: false,
    });
    expect(getHeadline({ waiting })).toBe('We expect to send it around 12 December');
    expect(getHeadline({ waiting: {} })).toBe('Not everything is here yet');
    expect(getHeadline({ waiting }, '2026-12-12T09:00:00Z')).not.toContain('Expected');
    const items = [{ _id: 'b1', title: 'Tide', price: 5, appears: '2027-03' }];
    expect(getHeadline({ items, waiting: { until: '2027-03-01' } })).toMatch(/^We'll pack it on/);
  });

  it('omits the waiting note of a collected order from its day', () => {
    const order = anOrder({ pickup: true, waiting: { until: '2026-12-12', note: 'Being reprinted' } });
    const detailsOn = (day: string) => getNextStep(order, new Date(`${day}T09:00:00Z`))?.details;
    expect(detailsOn('2026-12-11')).toContain('Being reprinted.');
    expect(detailsOn('2026-12-12')).not.toContain('Being reprinted.');
  });

  it('shows when a shipped order arrives and what to have ready', () => {
    expect(getNextStep(anOrder({ status: 'packed', arrival }), new Date('2026-11-30T22:00:00Z'))).toEqual({
      headline: 'Arrives Thu 26 to Mon 30 Nov',
      details: ['Packed and on its way.', 'Have $12.50 in cash ready for the courier.'],
      isExpected: true,
    });
  });

  it('gives no date without a promised one', () => {
    const next = getNextStep(anOrder({ status: 'packed' }), new Date(TUESDAY));
    expect(next).toMatchObject({ details: ['Have $12.50 in cash ready for the courier.'], isExpected: false });
  });

  it('reports a late order from the day after', () => {
    const late = getNextStep(anOrder({ status: 'packed', arrival }), new Date('2026-12-01T01:00:00Z'));
    expect(late?.headline).toBe('It should have arrived by Mon 30 Nov');
    expect(late?.details[0]).toBe("Sorry it's late. Get in touch and we'll find out where it is.");
    expect(late?.isExpected).toBe(false);
  });

  it('explains how an order ended', () => {
    const history = [{ status: 'delivered', at: '2026-11-27T10:00:00.000Z' }] as const;
    expect(getNextStep(anOrder({ status: 'delivered', history: [...history], arrival }), new Date(TUESDAY))).toEqual({
      headline: 'Delivered on 27 Nov 2026',
      details: [],
      isExpected: false,
    });
    expect(getHeadline({ status: 'delivered' })).toBe('Delivered');
    expect(getNextStep(anOrder({ status: 'cancelled', arrival }), new Date(TUESDAY))).toMatchObject({
      headline: 'Cancelled',
      details: ['Nothing to pay.'],
    });
    expect(
      getHeadline({ status: 'cancelled', history: [{ status: 'cancelled', at: '2026-11-27T10:00:00.000Z' }] }),
    ).toBe('Cancelled on 27 Nov 2026');
  });

  it('shows the refund after a return, or that nothing is owed', () => {
    const next = (fields: Partial<Order>) => getNextStep(anOrder({ arrival, ...fields }), new Date(TUESDAY));
    expect(next({ status: 'refused' })).toEqual({
      headline: 'The parcel came back to us',
      details: ['Nothing to pay.'],
      isExpected: false,
    });
    expect(next({ status: 'returned', returned: [], returnedCents: 1250 })).toMatchObject({
      headline: "We've received all the books you returned",
      details: ["We'll refund $12.50."],
    });
    expect(next({ status: 'delivered', returned: [], returnedCents: 500 })).toMatchObject({
      headline: 'Delivered',
      details: ["We've received some of your books back.", "We'll refund $5.00."],
    });
  });
});
