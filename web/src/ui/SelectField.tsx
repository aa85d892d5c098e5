import type { ComponentProps } from 'react';
import { classNames } from '../lib/classNames.ts';
import { CONTROL, Field } from './Field.tsx';
import { Icon } from './Icon.tsx';

interface Props extends ComponentProps<'select'> {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  isLabelHidden?: boolean;
  options: readonly { value: string; label: string }[];
}

export function SelectField({ label, hint, error, isLabelHidden, options, className, ...select }: Props) {
  return (
    <Field label={label} hint={hint} error={error} isLabelHidden={isLabelHidden ?? false}>
      {({ id, describedBy }) => (
        <span className="relative block">
          <select
            id={id}
            aria-describedby={describedBy}
            aria-invalid={error ? true : undefined}
            className={classNames(CONTROL, 'cursor-pointer appearance-none pr-10', className)}
            {...select}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <span className="pointer-events-none absolute inset-y-0 right-3 grid place-items-center text-ink-soft">
            <Icon name="down" size={18} />
          </span>
        </span>
      )}
    </Field>
  );
}
