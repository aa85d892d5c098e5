import * as messages from '@bookstore/messages/facts';

/** How orders are paid: one way so far. */
export const PAYMENT_METHODS = ['cash-on-delivery'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

export interface Payment {
  method: PaymentMethod;
}

export const CASH_ON_DELIVERY: Payment = { method: 'cash-on-delivery' };

const NAMES: Record<PaymentMethod, string> = { 'cash-on-delivery': messages.cashOnDelivery };

/** What people read, in the app and in mails. */
export const paymentName = ({ method }: Payment = CASH_ON_DELIVERY): string => NAMES[method];

/** The same in the middle of a sentence. */
export const paymentInSentence = (payment?: Payment): string =>
  paymentName(payment).replace(/^./, (letter) => letter.toLowerCase());
