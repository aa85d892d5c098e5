import { useForm } from 'react-hook-form';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { useAuth } from '../auth/context.ts';
import { TaskNote } from '../auth/TaskNote.tsx';
import { useAuthTask } from '../auth/useAuthTask.ts';

const EMPTY = { present: '', next: '' };

/** Another password, for whoever knows the present one. */
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
        <TaskNote outcome={outcome} />
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
