import * as messages from '@bookstore/messages/common';
import { type ComponentProps, useState } from 'react';
import { CONTROL, Field } from './Field.tsx';
import { hidden } from './hidden.tsx';

interface Props extends Omit<ComponentProps<'input'>, 'type'> {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
}

export function PasswordField({ label, hint, error, ...input }: Props) {
  const [isShown, setIsShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error}>
      {({ id, describedBy }) => (
        <div className="relative">
          <input
            id={id}
            type={isShown ? 'text' : 'password'}
            spellCheck={false}
            autoCapitalize="none"
            aria-describedby={describedBy}
            aria-invalid={error ? true : undefined}
            className={`${CONTROL} pr-28`}
            {...input}
          />
          <button
            type="button"
            onClick={() => setIsShown(!isShown)}
            className="absolute top-0 right-0 min-h-11 cursor-pointer rounded-control px-4 font-medium text-accent text-sm"
          >
            {(isShown ? messages.hidePassword : messages.showPassword)(hidden, label)}
          </button>
        </div>
      )}
    </Field>
  );
}
