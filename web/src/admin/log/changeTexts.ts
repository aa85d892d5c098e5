import { BY_COMMAND, type ChangedField } from '@bookstore/contract/api/changes';
import { type BookFormat, categoryName } from '@bookstore/contract/constants';
import { formatPrice } from '@bookstore/contract/format/money';
import { formats } from '@bookstore/messages/facts';
import * as messages from '@bookstore/messages/staff';
import { countText } from '../../lib/format.ts';

export const authorName = (by: string): string => (by === BY_COMMAND ? messages.commandName : by);

export const typedAuthor = (by: string): string => (by === BY_COMMAND ? messages.commandWord : by);
export const askedAuthor = (typed: string): string =>
  typed.trim().toLowerCase() === messages.commandWord.toLowerCase() ? BY_COMMAND : typed;

const NAMED: Readonly<Record<string, (value: string) => string>> = {
  category: categoryName,
  format: (value) => formats[value as BookFormat] ?? value,
  cover: () => messages.ownPicture,
  excerpt: () => messages.ownExcerpt,
};

export function valueText(field: string, value: ChangedField['before']): string {
  // 0 pages means unknown, but 0 copies is a stock level.
  if (value === null && field === 'stock') return messages.notCounted;
  if (value === null || value === '' || (value === 0 && field === 'pages')) return messages.none;
  if (typeof value === 'boolean') return value ? messages.yes : messages.no;
  if (typeof value === 'number') return field.endsWith('Price') ? formatPrice(value) : countText(value);
  return NAMED[field]?.(value) ?? value;
}

const isNamed = (field: string): field is keyof typeof messages.fieldNames => Object.hasOwn(messages.fieldNames, field);

export const fieldName = (field: string): string => (isNamed(field) ? messages.fieldNames[field] : field);

/** "Price: $20.00 → $12.50". */
export const fieldText = (field: string, { before, after }: ChangedField): string =>
  messages.fieldChanged(fieldName(field), valueText(field, before), valueText(field, after));
