import * as messages from '@bookstore/messages/factor';
import { type FormEvent, type ReactNode, useState } from 'react';
import { problemOf } from '../../api/problem.ts';
import { formText } from '../../lib/formText.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';

interface Props {
  /** What the button does. */
  action: string;
  /** Fields below the password. */
  children?: ReactNode;
  /** @throws what a call has answered, which is said beside the password or above it. */
  onSubmit: (password: string, form: FormData) => Promise<void>;
  onCancel: () => void;
}

/** The password again, before anything about a log-in is changed. */
export function PasswordForm({ action, children, onSubmit, onCancel }: Props) {
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setIsBusy(true);
    setError(null);
    try {
      await onSubmit(formText(form, 'password'), form);
    } catch (thrown) {
      setError(thrown);
      setIsBusy(false);
    }
  };
  const wrong = fieldError(error, 'password');
  return (
    <form onSubmit={(event) => void submit(event)} className="grid gap-5">
      {error !== null && wrong === undefined && <Alert>{problemText(error)}</Alert>}
      <PasswordField
        label={messages.yourPassword}
        hint={messages.whyThePassword}
        error={wrong}
        name="password"
        autoComplete="current-password"
        required
        autoFocus
      />
      {children}
      <DialogButtons action={action} isBusy={isBusy} onCancel={onCancel} />
    </form>
  );
}

interface ButtonsProps {
  action: string;
  isBusy: boolean;
  onCancel: () => void;
}

export function DialogButtons({ action, isBusy, onCancel }: ButtonsProps) {
  return (
    <div className="flex flex-wrap justify-end gap-3">
      <Button look="secondary" onClick={onCancel}>
        {messages.cancel}
      </Button>
      <Button type="submit" disabled={isBusy}>
        {action}
      </Button>
    </div>
  );
}

/** What the shop says of one field of what it was sent. */
export function fieldError(error: unknown, field: string): string | undefined {
  return problemOf(error)?.errors?.find(({ path }) => path === field)?.message;
}

/** What to say of a call that has failed. */
export function problemText(error: unknown): string {
  const problem = problemOf(error);
  if (!problem) return error instanceof Error ? error.message : messages.notReached;
  return problem.errors?.[0]?.message ?? problem.detail;
}
