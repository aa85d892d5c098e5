import { describe, expect, it } from 'vitest';
import {
  isLeased,
  type MailRecord,
  mailDocumentSchema,
  newSendState,
  toOrderMail,
  toOrderMails,
} from './mailRecord.ts';

const NOW = new Date('2026-11-22T10:00:00Z');
const later = (milliseconds: number) => new Date(NOW.getTime() + milliseconds);

const aMail = (id: string, delivery: Partial<MailRecord['delivery']> = {}): MailRecord => ({
  id,
  to: 'ada@example.com',
  replyTo: '',
  showsAddress: false,
  base: null,
  message: { subject: '', text: '', html: '' },
  delivery: { ...newSendState({ state: 'PENDING', attempts: 0 }), ...delivery },
  dueAt: null,
  expiresAt: NOW,
});

it('refuses another state or a negative count', () => {
  const time = { toDate: () => NOW };
  const stored = { ...aMail('x'), expiresAt: time };
  expect(mailDocumentSchema.safeParse(stored).success).toBe(true);
  for (const delivery of [{ state: 'LOST' }, { attempts: -1 }, { requests: -1 }, { attempts: 0.5 }, { info: {} }]) {
    expect(mailDocumentSchema.safeParse({ ...stored, delivery: { ...stored.delivery, ...delivery } }).success).toBe(
      false,
    );
  }
});

describe('lease', () => {
  it('holds until its time is over while a mail is being sent', () => {
    const delivery = (fields: Partial<MailRecord['delivery']>) =>
      aMail('x', { state: 'PROCESSING', ...fields }).delivery;
    expect(isLeased(delivery({ leaseExpireTime: later(1) }), NOW)).toBe(true);
    expect(isLeased(delivery({ leaseExpireTime: NOW }), NOW)).toBe(false);
    expect(isLeased(delivery({ leaseExpireTime: null }), NOW)).toBe(false);
    expect(isLeased(delivery({ state: 'RETRY', leaseExpireTime: later(1) }), NOW)).toBe(false);
  });
});

describe('admin view', () => {
  it('shows progress and the last attempt', () => {
    expect(toOrderMail('placed', aMail('order-1-placed'))).toEqual({ event: 'placed', state: 'PENDING', attempts: 0 });
    const tried = { state: 'RETRY', attempts: 2, startTime: NOW, error: 'Refused' } as const;
    expect(toOrderMail('shop', aMail('order-1-shop', tried))).toEqual({
      event: 'shop',
      state: 'RETRY',
      attempts: 2,
      at: '2026-11-22T10:00:00.000Z',
      error: 'Refused',
    });
    expect(toOrderMail('shop', aMail('x-shop', { startTime: NOW, endTime: later(1_000) })).at).toBe(
      '2026-11-22T10:00:01.000Z',
    );
  });

  it('is in the order of events, without written messages', () => {
    const mails = ['message_1', 'shop', 'cancelled', 'placed', 'packed', 'delivered'].map((event) =>
      aMail(`x-${event}`),
    );
    const events = toOrderMails(mails).map(({ event }) => event);
    expect(events).toEqual(['placed', 'packed', 'delivered', 'cancelled', 'shop']);
  });
});
