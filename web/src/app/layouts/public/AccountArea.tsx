import * as messages from '@bookstore/messages/layout';
import { lazy, useEffect, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { isExpired, readAdminToken, watchAdminToken, writeAdminToken } from '../../../api/adminToken.ts';
import { paths } from '../../../paths.ts';
import { useAuth } from '../../../shop/auth/context.ts';
import { Icon, type IconName } from '../../../ui/Icon.tsx';
import { LazyPart } from '../../../ui/LazyPart.tsx';

const AccountMenu = lazy(() => import('./AccountMenu.tsx').then(({ AccountMenu }) => ({ default: AccountMenu })));

export function AccountArea() {
  const { currentUser } = useAuth();
  const hasAdminToken = useHasAdminToken();
  if (currentUser) {
    return (
      <LazyPart
        placeholder={<span className="size-11" />}
        failure={<IconLink to={paths.userDashboard} label={messages.userDashboard} icon="user" />}
      >
        <AccountMenu user={currentUser} />
      </LazyPart>
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
  return <IconLink to={paths.login} label={messages.login} icon="user" />;
}

/** Phones have no room for it in the header. */
export function WishListIcon() {
  return (
    <div className="max-md:hidden">
      <IconLink to={paths.wishes} label={messages.wishList} icon="heart" />
    </div>
  );
}

function IconLink({ to, label, icon }: { to: string; label: string; icon: IconName }) {
  return (
    <Link to={to} aria-label={label} className="grid size-11 place-items-center rounded-full hover:bg-paper-sunk">
      <Icon name={icon} />
    </Link>
  );
}

/** Removes an expired token. */
function useHasAdminToken(): boolean {
  const token = useSyncExternalStore(watchAdminToken, readAdminToken);
  const hasExpired = token !== null && isExpired(token);
  useEffect(() => {
    if (hasExpired) writeAdminToken(null);
  }, [hasExpired]);
  return token !== null && !hasExpired;
}
