import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { lazyNamed } from '../../lib/lazyNamed.tsx';
import { paths } from '../../paths.ts';
import { useAuth } from '../../shop/auth/context.ts';
import { forgetReturnPath, rememberReturnPath, returnPath } from '../../shop/auth/returnPath.ts';
import { Spinner } from '../../ui/Spinner.tsx';

/** Apart, because what it is made of is in no other part of what every page loads. */
const Unreachable = lazyNamed(() => import('./Unreachable.tsx').then((module) => module.Unreachable));

/** Lets customers through who are signed in; others go to log in. Until it is known who is there, it says so. */
export function CustomerGuard() {
  const { currentUser, loading, isUnreachable, retry } = useAuth();
  const { pathname } = useLocation();
  const isSentAway = !loading && !currentUser;
  useEffect(() => {
    if (isSentAway) rememberReturnPath(pathname);
    else if (!loading && returnPath() === pathname) forgetReturnPath();
  }, [pathname, loading, isSentAway]);
  if (isUnreachable) return <Unreachable onRetry={retry} />;
  if (loading) return <Spinner label="Loading.." />;
  if (isSentAway) return <Navigate to={paths.login} replace />;
  return <Outlet />;
}
