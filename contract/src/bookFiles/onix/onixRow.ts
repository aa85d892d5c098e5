import * as messages from '@bookstore/messages/onix';
import type { PublisherInput } from '../../api/publisher.ts';
import type { BookFormat, Category } from '../../constants.ts';
import { nameOfCountry } from '../../countries.ts';
import { LIMITS } from '../../limits.ts';
import { publisherSlug } from '../../publisherSlug.ts';
import { characterCount } from '../../text.ts';
import { contributorsText, subjectsText } from '../detailCells.ts';
import type { BookFileRow } from '../readBookFile.ts';
import type { OnixBook } from './onixBook.ts';
import type { SafetyContact } from './onixContributors.ts';
import type { OnixRecord } from './readOnix.ts';
import { categoryOfSubjects } from './themaCategory.ts';

const withoutSemicolons = (name: string) => name.replaceAll(';', ',');

function shortened(text: string, most: number): string {
  if (characterCount(text) <= most) return text;
  const start = Array.from(text)
    .slice(0, most - 1)
    .join('');
  const end = [start.lastIndexOf('\n\n'), start.lastIndexOf(' ')].find((at) => at > most / 2) ?? start.length;
  return `${start.slice(0, end).trimEnd()}…`;
}

type Fields = BookFileRow['fields'];

function fieldsOf(book: OnixBook, category: Category | null): Fields {
  const { title, subtitle, contributors, series, subjects, description, excerpt } = book;
  const { imprint, publisher, published, pages, language, format, orderable, price, isbn } = book;
  const own = categoryOfSubjects(subjects ?? []) ?? category;
  const fields: Partial<Record<keyof Fields, string | undefined | false | null>> = {
    title,
    subtitle,
    contributors:
      contributors === null
        ? ''
        : contributors &&
          contributorsText(
            contributors
              .slice(0, LIMITS.contributors)
              .map(({ name, role }) => ({ name: withoutSemicolons(name), role })),
          ),
    series: series === null ? '' : series?.name,
    seriesNumber: series?.number,
    description: description && shortened(description, LIMITS.description),
    excerpt: excerpt && shortened(excerpt, LIMITS.excerpt),
    category: own,
    newPrice: price,
    isbn,
    publisher,
    imprint,
    published,
    pages: pages === undefined ? undefined : String(pages),
    language,
    format: format satisfies BookFormat | undefined,
    subjects: subjects && subjectsText(subjects.slice(0, LIMITS.subjects)),
    orderable: orderable === undefined ? undefined : String(orderable),
  };
  return Object.fromEntries(Object.entries(fields).filter(([, text]) => typeof text === 'string')) as Fields;
}

function reachOf(known: string, { name, contact, address = [], country, email }: SafetyContact) {
  const lines = [name === known ? '' : name, contact, ...address, country && nameOfCountry(country)].filter(Boolean);
  return {
    ...(lines.length > 0 && { address: shortened(lines.join('\n'), LIMITS.publisherAddress) }),
    ...(email && { email }),
  };
}

/** A contact with another name becomes the responsible person; the first contact counts. */
function publisherOf({ publisher, publisherContacts = [] }: OnixBook): { publisher?: PublisherInput } {
  if (publisherContacts.length === 0 || !publisher) return {};
  const isOwn = ({ name }: SafetyContact) => publisherSlug(name) === publisherSlug(publisher);
  const own = publisherContacts.find(isOwn);
  const other = publisherContacts.find((contact) => !isOwn(contact));
  return {
    publisher: {
      name: publisher,
      ...(own && reachOf(publisher, own)),
      ...(other && { responsible: { name: shortened(other.name, LIMITS.publisher), ...reachOf(other.name, other) } }),
    },
  };
}

export function cutFieldsOf({ contributors, subjects, description = '', excerpt = '' }: OnixBook): string[] {
  return [
    ...((contributors?.length ?? 0) > LIMITS.contributors
      ? [messages.moreThan('Contributor', LIMITS.contributors)]
      : []),
    ...((subjects?.length ?? 0) > LIMITS.subjects ? [messages.moreThan('Subject', LIMITS.subjects)] : []),
    ...(characterCount(description) > LIMITS.description
      ? [messages.longerThan('TextContent 03', LIMITS.description)]
      : []),
    ...(characterCount(excerpt) > LIMITS.excerpt ? [messages.longerThan('TextContent 14', LIMITS.excerpt)] : []),
  ];
}

/** ONIX has fewer. */
const MOST_NAMES = 300;

/** Names beyond the limit are counted together. */
export function countNotHeld(counts: Map<string, number>, { notHeld, book }: OnixRecord & { kind: 'book' }): void {
  for (const name of [...notHeld, ...cutFieldsOf(book)]) {
    const key = counts.has(name) || counts.size < MOST_NAMES ? name : messages.otherNames;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
}

/** @param category for new books without a matching subject; null refuses them @returns null for a refused record */
export function toOnixRow(record: OnixRecord, category: Category | null): BookFileRow | null {
  const { line, source, isbn, title } = record;
  if (record.kind === 'refused') return null;
  if (record.kind === 'deletion') {
    return { line, fields: { title, ...(isbn && { isbn }) }, record: { ...source, deletes: true } };
  }
  const { coverLink } = record.book;
  return {
    line,
    fields: fieldsOf(record.book, category),
    record: { ...source, ...publisherOf(record.book) },
    ...(coverLink && { coverLink }),
  };
}
