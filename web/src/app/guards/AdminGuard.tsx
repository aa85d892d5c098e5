import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { Navigate, Outlet } from 'react-router-dom';
import { ordersApi } from '../../api/ordersApi.ts';
import { clearBookDrafts } from '../../features/admin/books/bookDrafts.ts';
import { forgetJob } from '../../features/admin/books/bulk/jobStore.ts';
import { forgetDeleted } from '../../features/admin/books/deletedBooks.ts';
import { useAdminSession } from '../../features/admin/session/useAdminSession.ts';
import { forgetSelections } from '../../features/admin/ui/useSelection.ts';
import { paths } from '../../paths.ts';

/** Lets holders of a stored token through. A session that ends here, in whatever way, ends at the home page. */
export function AdminGuard() {
  const { isLoggedIn, hasEnded } = useAdminSession(clearBookDrafts);
  const wasHere = useRef(isLoggedIn || hasEnded);
  const dispatch = useDispatch();
  useEffect(() => {
    // The shop's orders never stay in memory when the session is over.
    if (isLoggedIn) return;
    dispatch(ordersApi.util.resetApiState());
    forgetDeleted();
    forgetSelections();
    forgetJob();
  }, [isLoggedIn, dispatch]);
  if (isLoggedIn) return <Outlet />;
  return <Navigate to={wasHere.current ? paths.home : paths.adminLogin} replace />;
}
