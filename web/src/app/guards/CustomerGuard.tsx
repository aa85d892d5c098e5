import * as messages from '@bookstore/messages/layout';
import { lazy, useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useAuth } from '../../shop/auth/context.ts';
import { forgetReturnPath, rememberReturnPath, returnPath } from '../../shop/auth/returnPath.ts';
import { Spinner } from '../../ui/Spinner.tsx';

/** Lazy, because nothing else in the shell needs it. */
const Unreachable = lazy(() => import('./Unreachable.tsx').then(({ Unreachable }) => ({ default: Unreachable })));

/** Redirects visitors to the login page; shows a spinner until the user is known. */
export function CustomerGuard() {
  const { currentUser, loading, isUnreachable, retry } = useAuth();
  const { pathname, hash } = useLocation();
  const path = pathname + hash;
  const isSentAway = !loading && !currentUser;
  useEffect(() => {
    if (isSentAway) rememberReturnPath(path);
    else if (!loading && returnPath() === path) forgetReturnPath();
  }, [path, loading, isSentAway]);
  if (isUnreachable) return <Unreachable onRetry={retry} />;
  if (loading) return <Spinner label={messages.loading} />;
  if (isSentAway) return <Navigate to={paths.login} replace />;
  return <Outlet />;
}
