import { CASH_ON_DELIVERY, PAID_AT_COUNTER } from '@bookstore/contract/payment';
import { describe, expect, it } from 'vitest';
import { statusLabel, toStatus, toTimelineSteps } from './orderStatus.ts';

describe('orderStatus', () => {
  it('reads a text as a status only if valid', () => {
    expect(toStatus('packed')).toBe('packed');
    for (const text of ['', 'Packed', 'lost', null]) expect(toStatus(text)).toBeUndefined();
  });

  it('labels a delivered order by how it was handed over', () => {
    const getLabel = (handover: Parameters<typeof statusLabel>[1]) => statusLabel('delivered', handover);
    expect(getLabel({ payment: CASH_ON_DELIVERY })).toBe('Delivered');
    expect(getLabel({ payment: CASH_ON_DELIVERY, pickup: true })).toBe('Collected');
    expect(getLabel({ payment: PAID_AT_COUNTER })).toBe('Sold');
  });

  const placed = { status: 'placed', at: '2026-01-02T03:04:05.000Z' } as const;
  const packed = { status: 'packed', at: '2026-01-03T03:04:05.000Z', by: 'ada' } as const;
  const cancelled = { status: 'cancelled', at: '2026-01-04T03:04:05.000Z' } as const;

  it('returns completed and upcoming steps', () => {
    expect(toTimelineSteps('packed', [placed, packed])).toEqual([
      { ...placed, isDone: true },
      { ...packed, isDone: true },
      { status: 'delivered', isDone: false },
    ]);
  });

  it('ends with a cancellation', () => {
    expect(toTimelineSteps('cancelled', [placed, cancelled])).toEqual([
      { ...placed, isDone: true },
      { ...cancelled, isDone: true },
    ]);
  });

  it('ends with a refused parcel or a full return', () => {
    const delivered = { status: 'delivered', at: '2026-01-04T03:04:05.000Z' } as const;
    const [refused, returned] = [
      { status: 'refused', at: '2026-01-05T03:04:05.000Z' },
      { status: 'returned', at: '2026-01-05T03:04:05.000Z' },
    ] as const;
    const stepsTo = (status: 'refused' | 'returned', history: Parameters<typeof toTimelineSteps>[1]) =>
      toTimelineSteps(status, history).map((step) => step.status);
    expect(stepsTo('refused', [placed, packed, refused])).toEqual(['placed', 'packed', 'refused']);
    expect(stepsTo('returned', [placed, packed, delivered, returned])).toEqual([
      'placed',
      'packed',
      'delivered',
      'returned',
    ]);
  });
});
