import type { Shown } from '../wordsOf.ts';

/** Printed on the document. */
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
  collected: 'Collected',
  sold: 'Sold',
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

export const print = {
  invoice: (number: Shown) => `Print invoice ${number}`,
  'credit-note': (number: Shown) => `Print credit note ${number}`,
};
export const invoiceOfOrder = (shortId: Shown) => `Invoice for order ${shortId}`;
export const invoicesOfOrder = (shortId: Shown) => `Invoices for order ${shortId}`;
export const backToTheOrder = 'Back to order';
export const backToYourOrders = 'Back to your orders';
export const loadingTheInvoice = 'Loading invoice…';
export const noInvoiceYet = 'This order has no invoice yet.';
export const noSuchOrder = "We couldn't find this order.";
export const notLoaded = "We couldn't load the invoice.";

export const createInvoice = 'Create invoice';
export const hasNoInvoice = 'No invoice yet.';
export const notCreated = "The invoice wasn't created. Please try again.";
export const created = (name: Shown) => `${name} created.`;
