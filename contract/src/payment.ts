import * as messages from '@bookstore/messages/facts';

/** Payment methods; one so far. */
export const PAYMENT_METHODS = ['cash-on-delivery'] as const;
type PaymentMethod = (typeof PAYMENT_METHODS)[number];

export interface Payment {
  method: PaymentMethod;
}

export const CASH_ON_DELIVERY: Payment = { method: 'cash-on-delivery' };

export const paymentName = ({ method }: Payment = CASH_ON_DELIVERY): string => messages.payments[method];

/** For the middle of a sentence. */
export const paymentInSentence = ({ method }: Payment = CASH_ON_DELIVERY): string =>
  messages.paymentsInSentence[method];

/** Payment instructions for the customer. */
export const payNote = ({ method }: Payment = CASH_ON_DELIVERY): string => messages.payNotes[method];

/** schema.org names. */
export const PAYMENT_TYPES = { 'cash-on-delivery': 'COD' } as const satisfies Record<PaymentMethod, string>;
