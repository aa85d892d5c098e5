import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { Navigate, Outlet } from 'react-router-dom';
import { clearBookDrafts } from '../../admin/books/bookDrafts.ts';
import { useAdminSession } from '../../admin/session/adminSession.ts';
import { forgetPageToReturnTo, pageToReturnTo } from '../../admin/session/LoginRejected.tsx';
import { paths } from '../../paths.ts';
import { clearDashboard } from '../dashboardStore.ts';

const forgetDrafts = () => {
  if (pageToReturnTo() === null) clearBookDrafts();
};

/**
 * Lets holders of a stored token through. A session that ends here, in whatever way, ends at the home page; but whoever asked to
 * log in again does that.
 */
export function AdminGuard() {
  const { isLoggedIn, hasEnded } = useAdminSession(forgetDrafts);
  const wasHere = useRef(isLoggedIn || hasEnded);
  const dispatch = useDispatch();
  useEffect(() => {
    if (isLoggedIn) {
      forgetPageToReturnTo();
      return;
    }
    clearDashboard(dispatch);
  }, [isLoggedIn, dispatch]);
  if (isLoggedIn) return <Outlet />;
  const from = pageToReturnTo();
  if (from !== null) return <Navigate to={paths.adminLogin} state={{ from }} replace />;
  return <Navigate to={wasHere.current ? paths.home : paths.adminLogin} replace />;
}
