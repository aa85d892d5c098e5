import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useAuth } from '../../features/auth/context.ts';
import { paths } from '../../paths.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { forgetContinuation, rememberContinuation } from '../continuation.ts';

/** Lets customers through who are signed in; others go to log in. Until it is known who is there, it says so. */
export function CustomerGuard() {
  const { currentUser, loading } = useAuth();
  const isCheckout = useLocation().pathname === paths.checkout;
  const isSentAway = !loading && !currentUser;
  useEffect(() => {
    if (!isCheckout || loading) return;
    if (isSentAway) rememberContinuation();
    else forgetContinuation();
  }, [isCheckout, loading, isSentAway]);
  if (loading) return <Spinner label="Loading.." />;
  if (isSentAway) return <Navigate to={paths.login} replace />;
  return <Outlet />;
}
