import { Link } from 'react-router-dom';
import { usePageMeta } from '../../lib/usePageMeta.ts';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/buttonClass.ts';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { useAuth } from '../auth/context.ts';
import type { CurrentUser } from '../auth/currentUser.ts';
import { useAccount } from '../auth/useAccount.ts';
import { AddressForm } from './AddressForm.tsx';
import { ConfirmationNote } from './ConfirmationNote.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { DownloadData } from './DownloadData.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { SavedDetails } from './SavedDetails.tsx';

export function AccountPage() {
  usePageMeta({ title: 'Your account', description: 'Your address, your password and your data.' });
  const { currentUser } = useAuth();
  // By person: what one has typed or was told is not for the next who signs in.
  return currentUser && <AccountOf key={currentUser.uid} user={currentUser} />;
}

function AccountOf({ user }: { user: CurrentUser }) {
  const account = useAccount();
  return (
    <div className="mx-auto grid w-full max-w-4xl gap-8 px-4 py-10 sm:px-6 sm:py-14">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div className="grid gap-2">
          <PageHeading>Your account</PageHeading>
          <p className="wrap-anywhere text-ink-soft text-lg">{user.email}</p>
        </div>
        <Link to={paths.orders} className={buttonClass('secondary')}>
          Your orders
        </Link>
      </div>
      {account && <ConfirmationNote user={user} isConfirmed={account.isEmailConfirmed} />}
      <SavedDetails uid={user.uid} />
      {account?.hasPassword && (
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <PasswordForm email={user.email ?? ''} />
          <AddressForm />
        </div>
      )}
      {account && !account.hasPassword && (
        <p className="rounded-card bg-paper-sunk p-6">
          You sign in with Google, where your address and your password are kept and changed.
        </p>
      )}
      <DownloadData uid={user.uid} />
      {account && <DeleteAccount email={user.email ?? ''} hasPassword={account.hasPassword} />}
    </div>
  );
}
