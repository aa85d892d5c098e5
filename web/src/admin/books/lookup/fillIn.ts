import type { FoundBook, FoundFields } from '@bookstore/contract/api/lookups';
import { type BookFields, fieldText } from '../bookForm.ts';
import type { Filled } from './filled.ts';

/** What a source says, as the form holds it. */
const toFormValue = (name: keyof FoundFields, { [name]: value }: FoundFields) =>
  typeof value === 'number' ? String(value) : value;

/**
 * What is empty in a form, and known to a source: of the first that knows it. What somebody has typed stays, and a list counts as
 * one field.
 */
export function emptyFieldsOf(fields: BookFields, found: readonly FoundBook[]): Filled {
  const filled: Filled = {};
  for (const { source, fields: known } of found) {
    for (const name of Object.keys(known) as (keyof FoundFields)[]) {
      const present = fieldText(fields, name);
      if (filled[name] || (typeof present === 'string' && present.trim() !== '')) continue;
      const value = toFormValue(name, known) as BookFields[typeof name];
      filled[name] = { source, value, text: fieldText({ ...fields, [name]: value }, name) };
    }
  }
  return filled;
}
