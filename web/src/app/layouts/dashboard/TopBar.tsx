import * as messages from '@bookstore/messages/layout';
import * as staffMessages from '@bookstore/messages/staff';
import { dashboard } from '@bookstore/shop/dashboard';
import { useSyncExternalStore } from 'react';
import { logOutAdmin } from '../../../admin/session/adminSession.ts';
import { AdminIcon } from '../../../admin/ui/AdminIcon.tsx';
import { readAdminToken, watchAdminToken } from '../../../api/adminToken.ts';
import { useRights } from '../../../api/signedInAdminApi.ts';
import { readTokenSubject } from '../../../lib/jwt.ts';
import { Button } from '../../../ui/Button.tsx';
import { DashboardSearch } from './DashboardSearch.tsx';

export function TopBar() {
  return (
    <header className="flex flex-wrap items-center gap-3 border-line border-b bg-paper-raised px-4 py-3 sm:flex-nowrap sm:px-8">
      <DashboardSearch />
      <div className="ml-auto flex min-w-0 flex-wrap items-center justify-end gap-1 sm:flex-nowrap sm:gap-4">
        {/* Specified without a function. */}
        <button
          type="button"
          aria-label={messages.notifications}
          title={messages.notificationsSample}
          className="grid size-11 cursor-default place-items-center rounded-full text-ink-soft"
        >
          <AdminIcon name="bell" />
        </button>
        <div className="flex min-w-0 items-center gap-3">
          <div className="min-w-0 text-right leading-tight">
            <p className="font-medium leading-tight max-sm:hidden">{dashboard.person}</p>
            <p className="text-ink-soft text-sm leading-tight max-sm:hidden">{dashboard.role}</p>
            <SignedIn />
          </div>
          <AdminAvatar />
        </div>
        <Button look="quiet" className="px-3!" onClick={logOutAdmin} aria-label={messages.logOutOfDashboard}>
          <AdminIcon name="logout" />
        </Button>
      </div>
    </header>
  );
}

/** The shop's name, the same for every admin. */
function SignedIn() {
  const token = useSyncExternalStore(watchAdminToken, readAdminToken);
  const username = token && readTokenSubject(token);
  const rights = useRights();
  if (!username) return null;
  return (
    <p title={username} className="truncate text-sm leading-tight max-sm:max-w-16 sm:max-w-80">
      {messages.signedInAs(
        <span key="name" className="font-medium">
          {username}
        </span>,
        (words) => (
          <span key="words" className="max-sm:sr-only">
            {words}
          </span>
        ),
      )}{' '}
      {rights && <span className="text-ink-soft max-sm:block sm:ml-1">{staffMessages.rights[rights]}</span>}
    </p>
  );
}

function AdminAvatar() {
  return (
    <svg
      viewBox="0 0 48 48"
      width="44"
      height="44"
      role="img"
      aria-label={messages.avatarOf(dashboard.person)}
      className="shrink-0 rounded-full"
    >
      <rect width="48" height="48" fill="#e7c9a9" />
      <path d="M8 48c1-11 7-16 16-16s15 5 16 16Z" fill="#1f4d46" />
      <path d="M20 29h8v6a4 4 0 0 1-8 0Z" fill="#b97a56" />
      <ellipse cx="24" cy="22" rx="9" ry="10.5" fill="#cf9470" />
      <path d="M13 24c-2-12 4-17 11-17s13 5 11 17c-1-6-4-9-7-10-5 2-11 2-12 4-2 2-2 4-3 6Z" fill="#3b2418" />
    </svg>
  );
}
