import * as messages from '@bookstore/messages/account';
import { useForm } from 'react-hook-form';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useAuth } from '../auth/context.ts';
import { AuthTaskNotice, useAuthTask } from '../auth/useAuthTask.tsx';

const EMPTY = { current: '', next: '' };

export function PasswordForm({ email }: { email: string }) {
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
    <Card>
      <form
        noValidate
        aria-labelledby="change-password"
        onSubmit={(event) => void submit(event)}
        className="grid gap-5"
      >
        <h2 id="change-password" className="font-display text-xl">
          {messages.changePasswordHeading}
        </h2>
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
          required
          error={errors.next?.message}
          {...register('next', { required: messages.newPasswordRequired })}
        />
        <Button look="secondary" type="submit" aria-disabled={formState.isSubmitting || undefined}>
          {messages.changePassword}
        </Button>
      </form>
    </Card>
  );
}

const NO_ADDRESS = { email: '', password: '' };

/** The address changes when the link in the email is opened. */
export function AddressForm() {
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
    <Card>
      <form noValidate aria-labelledby="change-address" onSubmit={(event) => void submit(event)} className="grid gap-5">
        <h2 id="change-address" className="font-display text-xl">
          {messages.changeEmailHeading}
        </h2>
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
    </Card>
  );
}
