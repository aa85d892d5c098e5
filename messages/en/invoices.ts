import type { Shown } from '../wordsOf.ts';

/** What is on the paper. */
export const invoice = 'Invoice';
export const creditNote = 'Credit note';
export const numbered = {
  invoice: (number: Shown) => `Invoice ${number}`,
  'credit-note': (number: Shown) => `Credit note ${number}`,
};
export const paper = {
  number: 'Number',
  date: 'Date',
  order: 'Order',
  about: 'Credit for invoice',
  packed: 'Packed',
  delivered: 'Delivered',
  payment: 'Payment',
  taxNumber: 'Tax number',
  register: 'Register',
  to: 'To',
};
export const book = 'Book';
export const amount = 'Amount';
export const total = 'Total';
export const creditTotal = 'Credited';
export const taxes = 'Included taxes';
export const rate = 'Rate';
export const net = 'Net';
export const tax = 'Tax';
export const gross = 'Gross';

/** The pages. */
export const print = {
  invoice: (number: Shown) => `Print invoice ${number}`,
  'credit-note': (number: Shown) => `Print credit note ${number}`,
};
export const invoiceOfOrder = (shortId: Shown) => `Invoice of order ${shortId}`;
export const invoicesOfOrder = (shortId: Shown) => `Invoices of order ${shortId}`;
export const backToTheOrder = 'Back to the order';
export const backToYourOrders = 'Back to your orders';
export const loadingTheInvoice = 'Loading the invoice';
export const noInvoiceYet = 'There is no invoice of this order yet.';
export const noSuchOrder = 'There is no such order.';
export const notLoaded = 'The invoice could not be loaded.';

/** The dashboard. */
export const writeInvoice = 'Write the invoice';
export const hasNoInvoice = 'No invoice was written yet.';
export const notWritten = 'The invoice was not written. Please try again.';
export const written = (name: Shown) => `${name} was written.`;
