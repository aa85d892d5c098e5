import { INVOICE_KINDS, type Invoice, type ListedInvoice } from '@bookstore/contract/api/invoice';
import { PAYMENT_METHODS } from '@bookstore/contract/payment';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import * as z from 'zod';
import { readDocument, type StoredDocument } from '../firestore/readDocument.ts';
import { timestamp } from '../firestore/timestamps.ts';
import { addressLines } from '../lib/addressLines.ts';

export const invoicesOf = (db: Firestore) => db.collection('invoices');

export const invoiceRef = (db: Firestore, id: string): DocumentReference => invoicesOf(db).doc(id);

/** Written once. The first of an order has the order's id, further ones `{order id}-{number}`. */
export const invoiceDocumentSchema = z.object({
  kind: z.enum(INVOICE_KINDS),
  number: z.string(),
  orderId: z.string(),
  issuedAt: timestamp,
  /** A day in the shop's time zone. */
  day: z.string(),
  packedOn: z.string().nullable(),
  deliveredOn: z.string().nullable(),
  seller: z.object({
    name: z.string(),
    address: z.array(z.string()),
    country: z.string(),
    taxNumber: z.string().optional(),
    register: z.string().optional(),
  }),
  buyer: z.object({
    name: z.string(),
    /** '' if no longer known. */
    street: z.string(),
    address: z.object({ city: z.string(), country: z.string(), state: z.string(), zipcode: z.string() }),
  }),
  /** Negative in credit notes. `isbn` may be ''. */
  lines: z.array(z.object({ id: z.string(), title: z.string(), isbn: z.string(), cents: z.int() })),
  deliveryCents: z.int(),
  wrapCents: z.int(),
  totalCents: z.int(),
  /** Empty without tax rates. */
  taxes: z.array(z.object({ rate: z.int(), totalCents: z.int(), taxCents: z.int() })),
  payment: z.object({ method: z.enum(PAYMENT_METHODS) }),
  pickup: z.boolean().default(false),
  /** Number of the credited invoice. */
  about: z.string().nullable(),
  /** Tax law sets the years. */
  expiresAt: timestamp,
});

export type InvoiceRecord = z.output<typeof invoiceDocumentSchema> & { id: string };

/** @throws InvalidDocument */
export function readInvoice(document: StoredDocument): InvoiceRecord | null {
  return readDocument(invoiceDocumentSchema, document);
}

export const listedInvoiceSchema = z.object({
  id: z.string(),
  number: z.string(),
  kind: z.enum(INVOICE_KINDS),
  /** Negative for credit notes. */
  cents: z.int(),
});

export type InvoiceEntry = z.output<typeof listedInvoiceSchema>;

export const toEntry = ({ id, number, kind, totalCents }: InvoiceRecord): InvoiceEntry => ({
  id,
  number,
  kind,
  cents: totalCents,
});

export const toListed = ({ number, kind, cents }: InvoiceEntry): ListedInvoice => ({ number, kind, cents });

export function toInvoice(record: InvoiceRecord): Invoice {
  const { id, kind, number, orderId, issuedAt, day, packedOn, deliveredOn, seller, buyer, lines, about } = record;
  const { deliveryCents, wrapCents, totalCents, taxes, payment, pickup } = record;
  const { street, ...person } = buyer;
  return {
    _id: id,
    kind,
    number,
    ...(about !== null && { about }),
    orderId,
    issuedAt: issuedAt.toISOString(),
    day,
    ...(packedOn !== null && { packedOn }),
    ...(deliveredOn !== null && { deliveredOn }),
    seller,
    buyer: { ...person, addressLines: addressLines(person.address, street), ...(street && { street }) },
    lines: lines.map(({ id: bookId, title, isbn, cents }) => ({ _id: bookId, title, ...(isbn && { isbn }), cents })),
    deliveryCents,
    wrapCents,
    cents: totalCents,
    taxes,
    payment,
    ...(pickup && { pickup: true as const }),
  };
}
