import * as messages from '@bookstore/messages/validation';
import * as z from 'zod';
import { LIMITS } from '../limits.ts';
import { isPublisherSlug } from '../publisherSlug.ts';
import { emailSchema, line, optionalParagraphs } from '../text.ts';

/** Whom one writes to; the address has several lines. */
interface Contact {
  name: string;
  address?: string;
  email?: string;
}

/** Who answers for the safety of a publisher's books (Regulation 2023/988, Art. 19), as anybody may read it. */
export interface PublisherContact extends Contact {
  /** In the Union, for a publisher outside of it. */
  responsible?: Contact;
}

/** An entry of the register of publishers. */
export interface Publisher extends PublisherContact {
  /** What `publisherSlug` makes of its name (publisherSlug.ts). */
  _id: string;
  updatedAt: string;
}

export interface PublishersPage {
  /** By name. */
  publishers: Publisher[];
  /** What `after` has to be for the next page; null on the last one. */
  next: string | null;
}

/** What is empty or null is absent. */
const orAbsent = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(
    (value) => (typeof value === 'string' && value.trim() === '' ? undefined : (value ?? undefined)),
    schema,
  );

const address = orAbsent(optionalParagraphs(LIMITS.publisherAddress).optional());
const email = orAbsent(emailSchema(LIMITS.email).optional());

const contactSchema = z.object({ name: line(LIMITS.publisher), address, email }, messages.mustBeAnObject);

/** The whole entry: what is not said is not kept. */
export const publisherSchema = z.object({
  name: line(LIMITS.publisher),
  address,
  email,
  responsible: orAbsent(contactSchema.optional()),
});
export type PublisherInput = z.output<typeof publisherSchema>;

export const publisherEditSchema = publisherSchema.extend({
  /** `updatedAt` of the entry that was edited: another one is refused. */
  seen: z.iso.datetime(messages.invalidMoment).optional(),
});

/** What a client sends of it. */
export type NewPublisher = z.input<typeof publisherSchema>;

/** Of the register: names that begin so, and the page behind an entry. */
export const publishersQuerySchema = z.object({
  q: z.string().max(LIMITS.publisher, messages.atMostCharacters(LIMITS.publisher)).optional(),
  after: z.string().refine(isPublisherSlug, messages.invalidCursor).optional(),
});
export type PublishersQuery = z.output<typeof publishersQuerySchema>;

/** A publisher by its name, as a book has it. */
export const publisherQuerySchema = z.object({ name: line(LIMITS.publisher) });
