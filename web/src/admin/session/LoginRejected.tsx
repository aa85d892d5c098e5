import * as messages from '@bookstore/messages/dashboard';
import { useSyncExternalStore } from 'react';
import { useDispatch } from 'react-redux';
import { Link, useLocation } from 'react-router-dom';
import { isAdminTokenRefused, watchAdminToken, writeAdminToken } from '../../api/adminToken.ts';
import { paths } from '../../paths.ts';
import { pageLeft } from '../ui/pageStateSlice.ts';

const LINK = 'inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4';

/** Explains failed calls after the shop refused the token. Drafts stay until the next login. */
export function LoginRejectedNotice() {
  const isRefused = useSyncExternalStore(watchAdminToken, isAdminTokenRefused);
  const { pathname, search } = useLocation();
  const dispatch = useDispatch();
  return (
    <div
      role="status"
      className="sticky top-2 z-20 flex flex-wrap items-center gap-x-4 rounded-control border border-danger bg-danger-soft px-4 py-1.5 empty:hidden"
    >
      {isRefused && (
        <>
          <p>{messages.loginRejected}</p>
          <Link
            to={paths.adminLogin}
            className={LINK}
            onClick={(event) => {
              // The route guard redirects as soon as the token is gone.
              event.preventDefault();
              dispatch(pageLeft(pathname + search));
              writeAdminToken(null);
            }}
          >
            {messages.logInAgain}
          </Link>
        </>
      )}
    </div>
  );
}

export function ReturnToPageNotice() {
  const from: unknown = useLocation().state?.from;
  if (typeof from !== 'string' || !from.startsWith(`${paths.dashboard}/`)) return null;
  return (
    <p className="rounded-control border border-line-strong bg-accent-soft px-4 py-1.5">
      <Link to={from} className={LINK}>
        {messages.continueWhereYouWere}
      </Link>
    </p>
  );
}
