import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useAuth } from '../../features/auth/context.ts';
import { forgetContinuation, rememberContinuation } from '../../features/auth/continuation.ts';
import { paths } from '../../paths.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Spinner } from '../../ui/Spinner.tsx';

/** Lets customers through who are signed in; others go to log in. Until it is known who is there, it says so. */
export function CustomerGuard() {
  const { currentUser, loading, isUnreachable, retry } = useAuth();
  const isCheckout = useLocation().pathname === paths.checkout;
  const isSentAway = !loading && !currentUser;
  useEffect(() => {
    if (!isCheckout || loading) return;
    if (isSentAway) rememberContinuation();
    else forgetContinuation();
  }, [isCheckout, loading, isSentAway]);
  if (isUnreachable) return <Unreachable onRetry={retry} />;
  if (loading) return <Spinner label="Loading.." />;
  if (isSentAway) return <Navigate to={paths.login} replace />;
  return <Outlet />;
}

function Unreachable({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="mx-auto w-full max-w-4xl px-4 py-10 sm:px-6 sm:py-14">
      <ErrorState onRetry={onRetry}>We could not find out whether you are signed in. Are you offline?</ErrorState>
    </div>
  );
}
