import * as messages from '@bookstore/messages/account';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useAuth } from '../auth/context.ts';
import { AuthTaskNotice, useAuthTask } from '../auth/useAuthTask.tsx';

export function ChangeCredentials({ email }: { email: string }) {
  return (
    <Card className="grid gap-3">
      <Row id="change-password" heading={messages.changePasswordHeading}>
        <PasswordForm email={email} />
      </Row>
      <Row id="change-address" heading={messages.changeEmailHeading}>
        <AddressForm />
      </Row>
    </Card>
  );
}

function Row({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  return (
    <details className="group">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-4 [&::-webkit-details-marker]:hidden">
        <h2 id={id} className="font-display text-xl">
          {heading}
        </h2>
        <span className="text-ink-soft transition-transform group-open:rotate-180">
          <Icon name="down" />
        </span>
      </summary>
      <div className="max-w-md pt-3 pb-5">{children}</div>
    </details>
  );
}

const EMPTY = { current: '', next: '' };

function PasswordForm({ email }: { email: string }) {
  const { getIdentity } = useAuth();
  const { register, handleSubmit, formState, reset } = useForm({ defaultValues: EMPTY });
  const { run, outcome } = useAuthTask('change');
  const submit = handleSubmit(({ current, next }) =>
    run(async () => {
      await (await getIdentity()).changePassword(current, next);
      reset();
      return messages.passwordChanged;
    }),
  );
  const { errors } = formState;
  return (
    <form noValidate aria-labelledby="change-password" onSubmit={(event) => void submit(event)} className="grid gap-5">
      <AuthTaskNotice outcome={outcome} />
      {/* Password managers store the password under this address. */}
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <PasswordField
        label={messages.currentPassword}
        autoComplete="current-password"
        required
        error={errors.current?.message}
        {...register('current', { required: messages.currentPasswordRequired })}
      />
      <PasswordField
        label={messages.newPassword}
        autoComplete="new-password"
        hint={messages.passwordHint}
        required
        error={errors.next?.message}
        {...register('next', { required: messages.newPasswordRequired })}
      />
      <Button look="secondary" type="submit" aria-disabled={formState.isSubmitting || undefined}>
        {messages.changePassword}
      </Button>
    </form>
  );
}

const NO_ADDRESS = { email: '', password: '' };

/** The address changes when the link in the email is opened. */
function AddressForm() {
  const { getIdentity } = useAuth();
  const { register, handleSubmit, formState, reset } = useForm({ defaultValues: NO_ADDRESS });
  const { run, outcome } = useAuthTask('change');
  const submit = handleSubmit(({ email, password }) =>
    run(async () => {
      await (await getIdentity()).changeEmail(password, email);
      reset();
      return messages.newEmailConfirmationSent(email);
    }),
  );
  const { errors } = formState;
  return (
    <form noValidate aria-labelledby="change-address" onSubmit={(event) => void submit(event)} className="grid gap-5">
      <AuthTaskNotice outcome={outcome} />
      <TextField
        label={messages.newEmail}
        type="email"
        autoComplete="email"
        hint={messages.ordersStayInAccount}
        required
        error={errors.email?.message}
        {...register('email', { required: messages.newEmailRequired })}
      />
      <PasswordField
        label={messages.yourPassword}
        autoComplete="current-password"
        required
        error={errors.password?.message}
        {...register('password', { required: messages.passwordRequired })}
      />
      <Button look="secondary" type="submit" aria-disabled={formState.isSubmitting || undefined}>
        {messages.changeEmail}
      </Button>
    </form>
  );
}
