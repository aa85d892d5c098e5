import { useCallback, useEffect, useRef } from 'react';
import { useSelector, useStore } from 'react-redux';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { clearBookDrafts } from '../../admin/books/bookDrafts.ts';
import { writeOrderDraft } from '../../admin/orders/new/orderDraft.ts';
import { useAdminSession } from '../../admin/session/adminSession.ts';
import { draftsCleared, pageLeft, type WithPageState } from '../../admin/ui/pageStateSlice.ts';
import { paths } from '../../paths.ts';
import { clearDashboard } from '../dashboardStore.ts';

/**
 * Redirects to the home page after a session, or to the login if the admin chose it. The login leads back to the
 * requested page.
 */
export function AdminGuard() {
  const store = useStore<WithPageState>();
  const { dispatch } = store;
  const pageToReturnTo = useSelector(({ pageState }: WithPageState) => pageState.pageToReturnTo);
  const forgetDrafts = useCallback(() => {
    if (store.getState().pageState.pageToReturnTo !== null) return;
    clearBookDrafts();
    dispatch(draftsCleared());
    writeOrderDraft(null);
  }, [store, dispatch]);
  const { isLoggedIn, hasEnded } = useAdminSession(forgetDrafts);
  const wasHere = useRef(isLoggedIn || hasEnded);
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (isLoggedIn) dispatch(pageLeft(null));
    else clearDashboard(dispatch);
  }, [isLoggedIn, dispatch]);
  if (isLoggedIn) return <Outlet />;
  const from = pageToReturnTo ?? (wasHere.current ? null : pathname + search);
  if (from !== null) return <Navigate to={paths.adminLogin} state={{ from }} replace />;
  return <Navigate to={paths.home} replace />;
}
