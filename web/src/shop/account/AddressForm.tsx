import { useForm } from 'react-hook-form';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useAuth } from '../auth/context.ts';
import { TaskNote } from '../auth/TaskNote.tsx';
import { useAuthTask } from '../auth/useAuthTask.ts';

const EMPTY = { email: '', password: '' };

/** Another e-mail address, which holds from the moment on at which its owner has opened the link in a mail to it. */
export function AddressForm() {
  const { getIdentity } = useAuth();
  const { register, handleSubmit, formState, reset } = useForm({ defaultValues: EMPTY });
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
        <TaskNote outcome={outcome} />
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
