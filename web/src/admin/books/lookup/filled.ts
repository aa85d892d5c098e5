import { LOOKUP_SOURCES, type LookupSource } from '@bookstore/contract/api/lookups';
import * as messages from '@bookstore/messages/bookForm';
import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { type BookFields, fieldText } from '../bookForm.ts';

/** What a lookup has put into a form, by the names of its fields. */
export type Filled = Partial<
  Record<keyof BookFields, { source: LookupSource; value: BookFields[keyof BookFields]; text: string | boolean }>
>;

/** Says where from a field is; undefined of one that was typed, or has been changed since. */
export type HintOf = (name: keyof BookFields) => string | undefined;

/** Remembers what of a form was looked up, until it is changed. It is nothing to be saved. */
export function useFilled(form: UseFormReturn<BookFields>) {
  const [filled, setFilled] = useState<Filled>({});
  useWatch({ control: form.control });
  const hintOf: HintOf = (name) => {
    const entry = filled[name];
    if (!entry || fieldText(form.getValues(), name) !== entry.text) return undefined;
    return messages.fromSource(LOOKUP_SOURCES[entry.source]);
  };
  const add = (more: Filled) => setFilled((known) => ({ ...known, ...more }));
  return { filled, hintOf, add };
}
