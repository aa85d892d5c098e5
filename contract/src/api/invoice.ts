import * as messages from '@bookstore/messages/validation';
import type { Seller } from '@bookstore/shop-kit/seller';
import * as z from 'zod';
import { countDays, isDay } from '../days.ts';
import { LIMITS } from '../limits.ts';
import type { Payment } from '../payment.ts';
import type { TaxLine } from '../taxes.ts';

const day = z.string(messages.required).refine(isDay, { error: messages.invalidDay, abort: true });

export const journalQuerySchema = z
  .object({ from: day, to: day })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: messages.mustNotBeBeforeFrom, abort: true })
  .refine((range) => countDays(range) <= LIMITS.journal.days, { path: ['to'], message: messages.journalTooLong });

export const INVOICE_KINDS = ['invoice', 'credit-note'] as const;
export type InvoiceKind = (typeof INVOICE_KINDS)[number];

export interface ListedInvoice {
  number: string;
  kind: InvoiceKind;
  /** Negative for credit notes. */
  cents: number;
}

/** Negative in credit notes. */
export interface InvoiceLine {
  /** Book id. */
  _id: string;
  title: string;
  /** 13 digits; absent if unknown. */
  isbn?: string;
  cents: number;
}

/** From `shop/seller.ts` on the day of issue. */
export type InvoiceSeller = Pick<Seller, 'name' | 'country' | 'taxNumber' | 'register'> & { address: string[] };

/** Invoices never change. Amounts are integer cents including taxes, negative in credit notes. */
export interface Invoice extends ListedInvoice {
  _id: string;
  about?: string;
  orderId: string;
  /** ISO 8601. */
  issuedAt: string;
  /** In the shop's time zone, `YYYY-MM-DD`. */
  day: string;
  /** `YYYY-MM-DD`. */
  packedOn?: string;
  deliveredOn?: string;
  seller: InvoiceSeller;
  buyer: {
    name: string;
    street?: string;
    address: { city: string; country: string; state: string; zipcode: string };
    /** In the country's format, with the street. */
    addressLines: string[];
  };
  lines: InvoiceLine[];
  deliveryCents: number;
  wrapCents: number;
  /** Lowest rate first; empty without tax rates. */
  taxes: TaxLine[];
  payment: Payment;
  /** The customer collected the order, so the buyer has no address. */
  pickup?: true;
}

/** Newest first. */
export interface OrderInvoices {
  invoices: Invoice[];
}
