import * as messages from '@bookstore/messages/validation';
import * as z from 'zod';
import { LIMITS } from '../limits.ts';
import { isPublisherSlug } from '../publisherSlug.ts';
import { emailSchema, line, optionalParagraphs } from '../text.ts';

interface Contact {
  name: string;
  address?: string;
  email?: string;
}

/** Safety contact (Regulation 2023/988, Art. 19). */
export interface PublisherContact extends Contact {
  /** EU contact of a publisher outside the EU. */
  responsible?: Contact;
}

export interface Publisher extends PublisherContact {
  _id: string;
  updatedAt: string;
}

export interface PublishersPage {
  /** Sorted by name. */
  publishers: Publisher[];
  /** Value of `after` for the next page; null on the last one. */
  next: string | null;
}

const orAbsent = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(
    (value) => (typeof value === 'string' && value.trim() === '' ? undefined : (value ?? undefined)),
    schema,
  );

const address = orAbsent(optionalParagraphs(LIMITS.publisherAddress).optional());
const email = orAbsent(emailSchema(LIMITS.email).optional());

const contactSchema = z.object({ name: line(LIMITS.publisher), address, email }, messages.mustBeAnObject);

/** Omitted fields are removed. */
export const publisherSchema = z.object({
  name: line(LIMITS.publisher),
  address,
  email,
  responsible: orAbsent(contactSchema.optional()),
});
export type PublisherInput = z.output<typeof publisherSchema>;

export const publisherEditSchema = publisherSchema.extend({
  /** `updatedAt` of the entry when the admin saw it. */
  seen: z.iso.datetime(messages.invalidMoment).optional(),
});

export type NewPublisher = z.input<typeof publisherSchema>;

export const publishersQuerySchema = z.object({
  q: z.string().max(LIMITS.publisher, messages.atMostCharacters(LIMITS.publisher)).optional(),
  after: z.string().refine(isPublisherSlug, messages.invalidCursor).optional(),
});
export type PublishersQuery = z.output<typeof publishersQuerySchema>;

export const publisherQuerySchema = z.object({ name: line(LIMITS.publisher) });
