import { useForm } from 'react-hook-form';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { useDeleteAccount } from './useDeleteAccount.ts';

interface Props {
  email: string;
  hasPassword: boolean;
  onDeleted: () => void;
  onClose: () => void;
}

/** Asks once more, by what only the account's owner has: the password, or Google's word. */
export function DeleteDialog({ email, hasPassword, onDeleted, onClose }: Props) {
  const { deleteAccount, help } = useDeleteAccount(hasPassword ? 'change' : 'google', onDeleted);
  const { register, handleSubmit, formState } = useForm({ defaultValues: { password: '' } });
  const submit = handleSubmit(({ password }) =>
    deleteAccount((identity) => (hasPassword ? identity.confirmByPassword(password) : identity.confirmByGoogle())),
  );
  return (
    <Modal title="Delete your account?" onClose={onClose}>
      {(close) => (
        <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
          <p className="wrap-anywhere">
            The account of <strong>{email}</strong> is deleted at once, and nobody can bring it back.
            {!hasPassword && ' Google’s window asks you to confirm that it is you.'}
          </p>
          {help && <Alert>{help}</Alert>}
          {hasPassword && (
            <>
              {/* For password managers, which keep a password under its address. */}
              <input type="hidden" name="username" autoComplete="username" value={email} />
              <PasswordField
                label="Your password"
                autoComplete="current-password"
                required
                error={formState.errors.password?.message}
                {...register('password', { required: 'Enter your password.' })}
              />
            </>
          )}
          <div className="flex flex-wrap gap-3">
            <Button type="submit" look="danger" aria-disabled={formState.isSubmitting || undefined}>
              {hasPassword ? 'Delete for good' : 'Confirm with Google and delete'}
            </Button>
            <Button look="secondary" onClick={close}>
              Keep my account
            </Button>
          </div>
        </form>
      )}
    </Modal>
  );
}
