import * as messages from '@bookstore/messages/facts';

/** How orders are paid: one way so far. */
export const PAYMENT_METHODS = ['cash-on-delivery'] as const;
type PaymentMethod = (typeof PAYMENT_METHODS)[number];

export interface Payment {
  method: PaymentMethod;
}

export const CASH_ON_DELIVERY: Payment = { method: 'cash-on-delivery' };

/** What people read, in the app and in mails. */
export const paymentName = ({ method }: Payment = CASH_ON_DELIVERY): string => messages.payments[method];

/** The same in the middle of a sentence. */
export const paymentInSentence = ({ method }: Payment = CASH_ON_DELIVERY): string =>
  messages.paymentsInSentence[method];

/** What a customer does to pay. */
export const payNote = ({ method }: Payment = CASH_ON_DELIVERY): string => messages.payNotes[method];

/** What schema.org calls it. */
export const PAYMENT_TYPES = { 'cash-on-delivery': 'COD' } as const satisfies Record<PaymentMethod, string>;
