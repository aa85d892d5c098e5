import type { FoundBook, FoundFields } from '@bookstore/contract/api/lookups';
import { type BookFields, fieldText } from '../bookForm.ts';
import type { AutofilledFields } from './filled.ts';

const toFormValue = (name: keyof FoundFields, { [name]: value }: FoundFields) =>
  typeof value === 'number' ? String(value) : value;

/** Takes each value from the first source that has one. A list counts as one field. */
export function getEmptyFields(fields: BookFields, found: readonly FoundBook[]): AutofilledFields {
  const filled: AutofilledFields = {};
  for (const { source, fields: known } of found) {
    for (const name of Object.keys(known) as (keyof FoundFields)[]) {
      const current = fieldText(fields, name);
      if (filled[name] || (typeof current === 'string' && current.trim() !== '')) continue;
      const value = toFormValue(name, known) as BookFields[typeof name];
      filled[name] = { source, value, text: fieldText({ ...fields, [name]: value }, name) };
    }
  }
  return filled;
}
