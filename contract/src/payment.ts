import * as messages from '@bookstore/messages/facts';

/** `counter`: paid and handed over in the shop. */
export const PAYMENT_METHODS = ['cash-on-delivery', 'counter'] as const;
type PaymentMethod = (typeof PAYMENT_METHODS)[number];

export interface Payment {
  method: PaymentMethod;
}

export const CASH_ON_DELIVERY: Payment = { method: 'cash-on-delivery' };
export const PAID_AT_COUNTER: Payment = { method: 'counter' };

export const isCounterSale = ({ payment }: { payment: Payment }): boolean => payment.method === 'counter';

export const paymentName = ({ method }: Payment = CASH_ON_DELIVERY, isCollected = false): string =>
  isCollected ? messages.payOnCollection : messages.payments[method];

export const paymentInSentence = ({ method }: Payment = CASH_ON_DELIVERY, isCollected = false): string =>
  isCollected ? messages.payOnCollectionInSentence : messages.paymentsInSentence[method];

export const payNote = ({ method }: Payment = CASH_ON_DELIVERY): string => messages.payNotes[method];

/** schema.org names. */
export const PAYMENT_TYPES = { 'cash-on-delivery': 'COD', counter: 'Cash' } as const satisfies Record<
  PaymentMethod,
  string
>;
