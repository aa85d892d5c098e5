import type { Seller } from '@bookstore/shop-kit/seller';
import type { Payment } from '../payment.ts';
import type { TaxLine } from '../taxes.ts';

export const INVOICE_KINDS = ['invoice', 'credit-note'] as const;
export type InvoiceKind = (typeof INVOICE_KINDS)[number];

/** What an order says of an invoice or credit note that was written of it. */
export interface ListedInvoice {
  number: string;
  kind: InvoiceKind;
  /** Of a credit note below zero, in cents. */
  cents: number;
}

/** A line of an invoice: a copy that was sold, or of a credit note one that is not any more, whose amount is below zero. */
export interface InvoiceLine {
  /** The book's id. */
  _id: string;
  title: string;
  /** Of 13 digits; absent where the shop knew none. */
  isbn?: string;
  cents: number;
}

/** Who sold, as `shop/seller.ts` had it on that day. */
export type InvoiceSeller = Pick<Seller, 'name' | 'country' | 'taxNumber' | 'register'> & { address: string[] };

/**
 * An invoice or a credit note: what it says stays as it was written. All amounts are integer cents of the shop's currency with taxes
 * included; those of a credit note are below zero, so that the documents of an order add up to what its customer pays.
 */
export interface Invoice extends ListedInvoice {
  _id: string;
  /** Of a credit note: the number of the invoice that it takes back, wholly or in part. */
  about?: string;
  orderId: string;
  /** ISO 8601. */
  issuedAt: string;
  /** The date that it bears, `YYYY-MM-DD`, by the shop's clock. */
  day: string;
  /** When the books left and when they arrived, as far as it was known then, `YYYY-MM-DD`. */
  packedOn?: string;
  deliveredOn?: string;
  seller: InvoiceSeller;
  /** Without a street where none was known any more. */
  buyer: {
    name: string;
    street?: string;
    address: { city: string; country: string; state: string; zipcode: string };
    /** As it is written in its country, with the street. */
    addressLines: string[];
  };
  lines: InvoiceLine[];
  deliveryCents: number;
  wrapCents: number;
  /** What `cents` contains of taxes, the lowest rate first; empty where the shop stated no rate. */
  taxes: TaxLine[];
  payment: Payment;
}

/** What was written of an order, the newest first. */
export interface OrderInvoices {
  invoices: Invoice[];
}
