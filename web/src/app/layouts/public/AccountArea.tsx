import * as messages from '@bookstore/messages/layout';
import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { isExpired, readAdminToken, watchAdminToken, writeAdminToken } from '../../../api/adminToken.ts';
import { lazyNamed } from '../../../lib/lazyNamed.tsx';
import { paths } from '../../../paths.ts';
import { useAuth } from '../../../shop/auth/context.ts';
import { ErrorBoundary } from '../../../ui/ErrorBoundary.tsx';
import { Icon } from '../../../ui/Icon.tsx';

const AccountMenu = lazyNamed(
  () => import('./AccountMenu.tsx'),
  (module) => module.AccountMenu,
);

/** A customer's menu; else, for whoever holds an admin's token, the way to the dashboard; else the way to log in. */
export function AccountArea() {
  const { currentUser } = useAuth();
  const hasAdminToken = useHasAdminToken();
  const { pathname } = useLocation();
  if (currentUser) {
    return (
      <ErrorBoundary
        resetKey={pathname}
        fallback={<AccountLink to={paths.userDashboard} label={messages.userDashboard} />}
      >
        <Suspense fallback={<span className="size-11" />}>
          <AccountMenu user={currentUser} />
        </Suspense>
      </ErrorBoundary>
    );
  }
  if (hasAdminToken) {
    return (
      <Link
        to={paths.dashboard}
        className="inline-flex min-h-11 items-center rounded-control px-1.5 font-medium hover:bg-paper-sunk max-sm:text-sm sm:px-3"
      >
        {messages.dashboard}
      </Link>
    );
  }
  return <AccountLink to={paths.login} label={messages.login} />;
}

function AccountLink({ to, label }: { to: string; label: string }) {
  return (
    <Link to={to} aria-label={label} className="grid size-11 place-items-center rounded-full hover:bg-paper-sunk">
      <Icon name="user" />
    </Link>
  );
}

/** Whether an admin's token is stored, for the header's link. An expired one is removed silently. */
function useHasAdminToken(): boolean {
  const token = useSyncExternalStore(watchAdminToken, readAdminToken);
  const hasExpired = token !== null && isExpired(token);
  useEffect(() => {
    if (hasExpired) writeAdminToken(null);
  }, [hasExpired]);
  return token !== null && !hasExpired;
}
