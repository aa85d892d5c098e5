import * as messages from '@bookstore/messages/bookForm';
import type { UseFormReturn } from 'react-hook-form';
import { getProblem } from '../../api/problem.ts';
import { countText } from '../../lib/format.ts';
import { type BookFields, refusedField } from './bookForm.ts';

const LINE_LABELS: Readonly<Record<string, (line: string) => string>> = {
  name: messages.nameOf,
  role: messages.roleOf,
  scheme: messages.schemeOf,
  code: messages.codeOf,
};

/** Shows API errors at their fields. Errors without a field are left to the alert. */
export function showRefusals({ setError, getValues }: UseFormReturn<BookFields>, error: unknown): void {
  const problem = getProblem(error);
  if (problem?.code !== 'validation-failed') return;
  for (const { path, message } of problem.errors ?? []) {
    const field = refusedField(path, getValues());
    if (!field) continue;
    const label = LINE_LABELS[path.split('.').at(-1) ?? ''];
    const place = field.at !== undefined && label ? `${label(countText(field.at + 1))}: ` : '';
    setError(field.name, { type: 'api', message: place + message });
  }
}
