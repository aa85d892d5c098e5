import { LOOKUP_SOURCES, type LookupSource } from '@bookstore/contract/api/lookups';
import * as messages from '@bookstore/messages/bookForm';
import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { type BookFields, fieldText } from '../bookForm.ts';

export type AutofilledFields = Partial<
  Record<keyof BookFields, { source: LookupSource; value: BookFields[keyof BookFields]; text: string | boolean }>
>;

/** @returns the source of a looked-up field; undefined once it is edited */
export type GetHint = (name: keyof BookFields) => string | undefined;

export function useAutofill(form: UseFormReturn<BookFields>) {
  const [filled, setFilled] = useState<AutofilledFields>({});
  useWatch({ control: form.control });
  const getHint: GetHint = (name) => {
    const entry = filled[name];
    if (!entry || fieldText(form.getValues(), name) !== entry.text) return undefined;
    return messages.fromSource(LOOKUP_SOURCES[entry.source]);
  };
  const add = (more: AutofilledFields) => setFilled((known) => ({ ...known, ...more }));
  return { filled, getHint, add };
}
