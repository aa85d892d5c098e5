import type { Publisher, PublisherContact, PublisherInput } from '@bookstore/contract/api/publisher';
import type { Firestore } from 'firebase-admin/firestore';
import * as z from 'zod';
import { readDocument, type StoredDocument } from '../firestore/readDocument.ts';
import { timestamp } from '../firestore/timestamps.ts';

export const publishersOf = (db: Firestore) => db.collection('publishers');

const contactSchema = z.object({ name: z.string(), address: z.string(), email: z.string() });

/** Named by the slug of its name. '' means empty. */
export const publisherDocumentSchema = contactSchema.extend({
  responsible: contactSchema.nullable(),
  updatedAt: timestamp,
});
export type PublisherRecord = z.output<typeof publisherDocumentSchema> & { id: string };

export type PublisherContent = Omit<PublisherRecord, 'id' | 'updatedAt'>;

/** @throws InvalidDocument */
export function readPublisher(document: StoredDocument): PublisherRecord | null {
  return readDocument(publisherDocumentSchema, document);
}

const toContactContent = ({ name, address = '', email = '' }: NonNullable<PublisherInput['responsible']>) => ({
  name,
  address,
  email,
});

export const toContent = (input: PublisherInput): PublisherContent => ({
  ...toContactContent(input),
  responsible: input.responsible ? toContactContent(input.responsible) : null,
});

type StoredContact = z.output<typeof contactSchema>;

const toContact = ({ name, address, email }: StoredContact) => ({
  name,
  ...(address && { address }),
  ...(email && { email }),
});

export const toPublisherContact = ({ responsible, ...publisher }: PublisherContent): PublisherContact => ({
  ...toContact(publisher),
  ...(responsible && { responsible: toContact(responsible) }),
});

export const toPublisher = (record: PublisherRecord): Publisher => ({
  _id: record.id,
  ...toPublisherContact(record),
  updatedAt: record.updatedAt.toISOString(),
});

const FIELDS = ['name', 'address', 'email', 'responsible'] as const;

/** The log contains no values, because a responsible person may be an individual. */
export function changedFields(before: PublisherContent, after: PublisherContent): string[] {
  return FIELDS.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
}

/** Regulation 2023/988 requires a postal and an electronic address. */
export const isReachable = ({ address, email }: Pick<PublisherContent, 'address' | 'email'>) =>
  address !== '' && email !== '';
