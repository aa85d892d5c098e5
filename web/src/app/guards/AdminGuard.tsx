import { useRef } from 'react';
import { Navigate, Outlet } from 'react-router-dom';
import { useAdminSession } from '../../features/admin/useAdminSession.ts';
import { paths } from '../paths.ts';

/** Lets holders of a stored token through. A session that ends here, in whatever way, ends at the home page. */
export function AdminGuard() {
  const { isLoggedIn, hasEnded } = useAdminSession();
  const wasHere = useRef(isLoggedIn || hasEnded);
  if (isLoggedIn) return <Outlet />;
  return <Navigate to={wasHere.current ? paths.home : paths.adminLogin} replace />;
}
