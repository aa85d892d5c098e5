import type { ComponentProps } from 'react';
import { classNames } from '../lib/classNames.ts';
import { CONTROL, Field } from './Field.tsx';

interface Props extends ComponentProps<'input'> {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
}

export function TextField({ label, hint, error, className, ...input }: Props) {
  return (
    <Field label={label} hint={hint} error={error}>
      {({ id, describedBy }) => (
        <input
          id={id}
          dir="auto"
          aria-describedby={describedBy}
          aria-invalid={error ? true : undefined}
          className={classNames(CONTROL, className)}
          {...input}
        />
      )}
    </Field>
  );
}
