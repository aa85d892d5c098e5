import { BY_COMMAND, type ChangedField } from '@bookstore/contract/api/changes';
import { type BookFormat, categoryName } from '@bookstore/contract/constants';
import { formatPrice } from '@bookstore/contract/format/money';
import { formats } from '@bookstore/messages/facts';
import * as messages from '@bookstore/messages/staff';
import { countText } from '../../lib/format.ts';

/** Who has made a change. */
export const authorName = (by: string): string => (by === BY_COMMAND ? messages.commandName : by);

/** A person as somebody types it, and as the log is asked. */
export const typedAuthor = (by: string): string => (by === BY_COMMAND ? messages.commandWord : by);
export const askedAuthor = (typed: string): string =>
  typed.trim().toLowerCase() === messages.commandWord.toLowerCase() ? BY_COMMAND : typed;

/** Fields whose texts are codes, which have names. */
const NAMED: Readonly<Record<string, (value: string) => string>> = {
  category: categoryName,
  format: (value) => formats[value as BookFormat] ?? value,
  // Nobody knows a picture by its id.
  cover: () => messages.ownPicture,
  excerpt: () => messages.ownExcerpt,
};

/** A field's value as people read it. */
export function valueText(field: string, value: ChangedField['before']): string {
  // No pages are 0, but no copies are a number.
  if (value === null && field === 'stock') return messages.notCounted;
  if (value === null || value === '' || (value === 0 && field === 'pages')) return messages.none;
  if (typeof value === 'boolean') return value ? messages.yes : messages.no;
  if (typeof value === 'number') return field.endsWith('Price') ? formatPrice(value) : countText(value);
  return NAMED[field]?.(value) ?? value;
}

const isNamed = (field: string): field is keyof typeof messages.fieldNames => Object.hasOwn(messages.fieldNames, field);

/** The name of a field of a book or an order. */
export const fieldName = (field: string): string => (isNamed(field) ? messages.fieldNames[field] : field);

/** What became of a field: "Price: $20.00 → $12.50". */
export const fieldText = (field: string, { before, after }: ChangedField): string =>
  messages.fieldChanged(fieldName(field), valueText(field, before), valueText(field, after));
