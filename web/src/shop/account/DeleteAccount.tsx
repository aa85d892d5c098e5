import * as messages from '@bookstore/messages/account';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useNavigate } from 'react-router-dom';
import { useDeleteAccountMutation } from '../../api/customerDetailsApi.ts';
import { getProblem } from '../../api/problem.ts';
import { paths } from '../../paths.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { showMessage } from '../../ui/messageDialog.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { useAuth } from '../auth/context.ts';
import type { Identity } from '../auth/identity.ts';
import { useAuthTask } from '../auth/useAuthTask.tsx';

interface Props {
  email: string;
  hasPassword: boolean;
}

export function DeleteAccount({ email, hasPassword }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const leave = useLeaveDeletedAccount();
  return (
    <section aria-labelledby="delete-account">
      <Card className="grid gap-5">
        <h2 id="delete-account" className="font-display text-xl">
          {messages.deleteAccountHeading}
        </h2>
        <div className="grid gap-3 text-ink-soft">
          <p>{messages.deleteConsequences}</p>
          <p>
            {messages.deleteAfterOrders(
              <Link key="link" to={paths.orders} className="text-accent underline underline-offset-4">
                {messages.yourOrdersLink}
              </Link>,
            )}
          </p>
        </div>
        <Button look="danger" className="w-fit" onClick={() => setIsOpen(true)}>
          {messages.deleteAccount}
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

function DeleteDialog({ email, hasPassword, onDeleted, onClose }: DeleteDialogProps) {
  const { deleteAccount, help } = useDeleteAccount(hasPassword ? 'change' : 'google', onDeleted);
  const { register, handleSubmit, formState } = useForm({ defaultValues: { password: '' } });
  const submit = handleSubmit(({ password }) =>
    deleteAccount((identity) =>
      hasPassword ? identity.reauthenticateWithPassword(password) : identity.reauthenticateWithGoogle(),
    ),
  );
  return (
    <Modal title={messages.deleteAccountQuestion} onClose={onClose}>
      {(close) => (
        <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
          <p className="wrap-anywhere">
            {messages.deleteIsFinal(
              <strong key="part">{email}</strong>,
              !hasPassword && messages.deleteGoogleConfirmation,
            )}
          </p>
          {help && <Alert>{help}</Alert>}
          {hasPassword && (
            <>
              {/* Password managers store the password under this address. */}
              <input type="hidden" name="username" autoComplete="username" value={email} />
              <PasswordField
                label={messages.yourPassword}
                autoComplete="current-password"
                required
                error={formState.errors.password?.message}
                {...register('password', { required: messages.passwordRequired })}
              />
            </>
          )}
          <div className="flex flex-wrap gap-3">
            <Button type="submit" look="danger" aria-disabled={formState.isSubmitting || undefined}>
              {hasPassword ? messages.deletePermanently : messages.deleteWithGoogle}
            </Button>
            <Button look="secondary" onClick={close}>
              {messages.keepAccount}
            </Button>
          </div>
        </form>
      )}
    </Modal>
  );
}

const REFUSED: Readonly<Record<string, string>> = {
  'open-orders': messages.orderStillOpen,
  'open-withdrawals': messages.withdrawalStillOpen,
  'sign-in-too-old': messages.confirmationExpired,
  'too-many-requests': messages.tooManyAttempts,
};

/** The answer may have been lost. */
const UNKNOWN = messages.deletionUncertain;

function useDeleteAccount(task: 'change' | 'google', onDeleted: () => void) {
  const { getIdentity } = useAuth();
  const [remove] = useDeleteAccountMutation();
  const { run, outcome } = useAuthTask(task);
  const [refusal, setRefusal] = useState('');
  const deleteAccount = (confirm: (identity: Identity) => Promise<void>) => {
    setRefusal('');
    return run(async () => {
      await confirm(await getIdentity());
      const { error } = await remove();
      if (error) setRefusal(REFUSED[getProblem(error)?.code ?? ''] ?? UNKNOWN);
      else onDeleted();
      return '';
    });
  };
  return { deleteAccount, help: outcome.help || refusal };
}

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
      signOutWithMessage(logout).catch((error: unknown) => console.warn('Logging out failed', error));
    };
    if (!isHere.current) return leave();
    // Leaves after unmounting, because this page's guard would redirect a signed-out customer to the login.
    whenGone.current = leave;
    void navigate(paths.home);
  };
}

async function signOutWithMessage(logout: () => Promise<void>): Promise<void> {
  await logout();
  showMessage(messages.accountDeleted, messages.accountDeletedDetails);
}
