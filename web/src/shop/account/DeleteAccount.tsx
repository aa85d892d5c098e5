import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useNavigate } from 'react-router-dom';
import { useDeleteAccountMutation } from '../../api/customerDetailsApi.ts';
import { problemOf } from '../../api/problem.ts';
import { paths } from '../../paths.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { loadDialogs } from '../../ui/notify.ts';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { useAuth } from '../auth/context.ts';
import type { Identity } from '../auth/identity.ts';
import { useAuthTask } from '../auth/useAuthTask.tsx';

interface Props {
  email: string;
  hasPassword: boolean;
}

/** Explains what deleting an account means and what prevents it, and offers to do it. */
export function DeleteAccount({ email, hasPassword }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const leave = useLeaveDeletedAccount();
  return (
    <section aria-labelledby="delete-account">
      <Card className="grid gap-5">
        <h2 id="delete-account" className="font-display text-xl">
          Delete your account
        </h2>
        <div className="grid gap-3 text-ink-soft">
          <p>
            Your sign-in, your saved details, and the streets and mails of your orders are deleted. Your name, address,
            phone and email are taken out of the orders themselves: what was bought, when and for how much stays in the
            shop’s books, as nobody’s.
          </p>
          <p>
            An order that is still on its way needs you: cancel it in{' '}
            <Link to={paths.orders} className="text-accent underline underline-offset-4">
              your orders
            </Link>
            , or wait until it is delivered.
          </p>
        </div>
        <Button look="danger" className="w-fit" onClick={() => setIsOpen(true)}>
          Delete my account
        </Button>
      </Card>
      {isOpen && (
        <DeleteDialog email={email} hasPassword={hasPassword} onDeleted={leave} onClose={() => setIsOpen(false)} />
      )}
    </section>
  );
}

interface DeleteDialogProps {
  email: string;
  hasPassword: boolean;
  onDeleted: () => void;
  onClose: () => void;
}

/** Asks for confirmation by the password or by Google. */
function DeleteDialog({ email, hasPassword, onDeleted, onClose }: DeleteDialogProps) {
  const { deleteAccount, help } = useDeleteAccount(hasPassword ? 'change' : 'google', onDeleted);
  const { register, handleSubmit, formState } = useForm({ defaultValues: { password: '' } });
  const submit = handleSubmit(({ password }) =>
    deleteAccount((identity) =>
      hasPassword ? identity.reauthenticateWithPassword(password) : identity.reauthenticateWithGoogle(),
    ),
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

/** Why an account was not deleted, by the problem's code. */
const REFUSED: Readonly<Record<string, string>> = {
  'open-orders':
    'An order of yours is still on its way. Cancel it in your orders, or wait until it is delivered; then delete the account.',
  'sign-in-too-old': 'That took longer than five minutes. Please confirm once more.',
  'too-many-requests': 'There were too many tries. Wait a few minutes, then try again.',
};

/** The answer may have been lost. */
const UNKNOWN =
  'We could not hear whether it was done. Load this page again: if you are still signed in, try once more.';

/** Reauthenticates the customer, then deletes the account. */
export function useDeleteAccount(task: 'change' | 'google', onDeleted: () => void) {
  const { getIdentity } = useAuth();
  const [remove] = useDeleteAccountMutation();
  const { run, outcome } = useAuthTask(task);
  const [refusal, setRefusal] = useState('');
  const deleteAccount = (confirm: (identity: Identity) => Promise<void>) => {
    setRefusal('');
    return run(async () => {
      await confirm(await getIdentity());
      const { error } = await remove();
      if (error) setRefusal(REFUSED[problemOf(error)?.code ?? ''] ?? UNKNOWN);
      else onDeleted();
      return '';
    });
  };
  return { deleteAccount, help: outcome.help || refusal };
}

/** Goes to the home page, signs the customer out and confirms the deletion. */
function useLeaveDeletedAccount(): () => void {
  const { logout } = useAuth();
  const navigate = useNavigate();
  const isHere = useRef(false);
  const whenGone = useRef<() => void>(undefined);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      whenGone.current?.();
    };
  }, []);
  return () => {
    const leave = () => {
      signOutAndSaySo(logout).catch((error: unknown) => console.warn('Logging out failed', error));
    };
    if (!isHere.current) return leave();
    // After this page has unmounted: its guard would redirect a signed-out customer to the login page.
    whenGone.current = leave;
    void navigate(paths.home);
  };
}

async function signOutAndSaySo(logout: () => Promise<void>): Promise<void> {
  await logout();
  const { showSuccess } = await loadDialogs();
  await showSuccess({
    title: 'Your account is deleted',
    text: 'You are signed out. Your orders stay in the shop’s books without your name. You are welcome back at any time.',
  });
}
