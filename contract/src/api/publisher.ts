import * as messages from '@bookstore/messages/validation';
import * as z from 'zod';
import { LIMITS } from '../limits.ts';
import { foldText } from '../search/foldText.ts';
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
  /** What `publisherSlug` makes of its name. */
  _id: string;
  updatedAt: string;
}

export interface PublishersPage {
  /** By name. */
  publishers: Publisher[];
  /** What `after` has to be for the next page; null on the last one. */
  next: string | null;
}

const UNNAMEABLE = /[^\p{L}\p{N}\p{M}]+/u;

/**
 * What names a publisher in an address, in any script and at most 200 characters. Names that differ in case, accents and punctuation
 * are one: books and the register may write them differently.
 */
export function publisherSlug(name: string): string {
  const words = foldText(name)
    .normalize('NFC')
    .split(UNNAMEABLE)
    .filter((word) => word !== '');
  // A name of signs alone is told from others by their numbers.
  const parts = words.length > 0 ? words : Array.from(name.trim(), (sign) => sign.codePointAt(0)?.toString(16) ?? '');
  return Array.from(parts.join('-')).slice(0, LIMITS.publisherSlug).join('');
}

const SLUG = /^[\p{L}\p{N}\p{M}-]+$/u;

/** Whether a text can be the slug of a publisher. One that cannot belongs to nothing. */
export const isPublisherSlug = (text: string): boolean =>
  text.isWellFormed() && SLUG.test(text) && Array.from(text).length <= LIMITS.publisherSlug;

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
