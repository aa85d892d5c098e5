import type { ComponentProps } from 'react';
import { classNames } from '../lib/classNames.ts';
import { CONTROL, Field } from './Field.tsx';

interface Props extends ComponentProps<'textarea'> {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
}

export function TextArea({ label, hint, error, className, ...area }: Props) {
  return (
    <Field label={label} hint={hint} error={error}>
      {({ id, describedBy }) => (
        <textarea
          id={id}
          dir="auto"
          rows={5}
          aria-describedby={describedBy}
          aria-invalid={error ? true : undefined}
          className={classNames(CONTROL, className)}
          {...area}
        />
      )}
    </Field>
  );
}
