import { useForm } from 'react-hook-form';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useAuth } from '../auth/context.ts';
import { AuthTaskNotice, useAuthTask } from '../auth/useAuthTask.tsx';

const EMPTY = { present: '', next: '' };

/** Changes the password; the present one is required. */
export function PasswordForm({ email }: { email: string }) {
  const { getIdentity } = useAuth();
  const { register, handleSubmit, formState, reset } = useForm({ defaultValues: EMPTY });
  const { run, outcome } = useAuthTask('change');
  const submit = handleSubmit(({ present, next }) =>
    run(async () => {
      await (await getIdentity()).changePassword(present, next);
      reset();
      return 'Your password was changed.';
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
          Change your password
        </h2>
        <AuthTaskNotice outcome={outcome} />
        {/* For password managers, which keep a password under its address. */}
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          required
          error={errors.present?.message}
          {...register('present', { required: 'Enter your current password.' })}
        />
        <PasswordField
          label="New password"
          autoComplete="new-password"
          hint="At least 6 characters"
          required
          error={errors.next?.message}
          {...register('next', { required: 'Enter the new password.' })}
        />
        <Button type="submit" aria-disabled={formState.isSubmitting || undefined}>
          Change the password
        </Button>
      </form>
    </Card>
  );
}

const NO_ADDRESS = { email: '', password: '' };

/** Changes the e-mail address, which takes effect when the link in a mail to the new address is opened. */
export function AddressForm() {
  const { getIdentity } = useAuth();
  const { register, handleSubmit, formState, reset } = useForm({ defaultValues: NO_ADDRESS });
  const { run, outcome } = useAuthTask('change');
  const submit = handleSubmit(({ email, password }) =>
    run(async () => {
      await (await getIdentity()).changeEmail(password, email);
      reset();
      return `A mail is on its way to ${email}. When you have opened its link, log in with the new address.`;
    }),
  );
  const { errors } = formState;
  return (
    <Card>
      <form noValidate aria-labelledby="change-address" onSubmit={(event) => void submit(event)} className="grid gap-5">
        <h2 id="change-address" className="font-display text-xl">
          Change your e-mail address
        </h2>
        <AuthTaskNotice outcome={outcome} />
        <TextField
          label="New email"
          type="email"
          autoComplete="email"
          hint="Orders that you have placed stay under the address that they were placed with."
          required
          error={errors.email?.message}
          {...register('email', { required: 'Enter the new email.' })}
        />
        <PasswordField
          label="Your password"
          autoComplete="current-password"
          required
          error={errors.password?.message}
          {...register('password', { required: 'Enter your password.' })}
        />
        <Button type="submit" aria-disabled={formState.isSubmitting || undefined}>
          Change the address
        </Button>
      </form>
    </Card>
  );
}
