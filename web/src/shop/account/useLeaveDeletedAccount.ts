import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { loadDialogs } from '../../ui/loadDialogs.ts';
import { useAuth } from '../auth/context.ts';

async function signOutAndSaySo(logout: () => Promise<void>): Promise<void> {
  await logout();
  const { showSuccess } = await loadDialogs();
  await showSuccess({
    title: 'Your account is deleted',
    text: 'You are signed out. Your orders stay in the shop’s books without your name. You are welcome back at any time.',
  });
}

/** Leaves for the home page, signs out whose account is gone, and says so. */
export function useLeaveDeletedAccount(): () => void {
  const { logout } = useAuth();
  const navigate = useNavigate();
  const isHere = useRef(false);
  const whenGone = useRef<() => void>(undefined);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      whenGone.current?.();
    };
  }, []);
  return () => {
    const leave = () => {
      signOutAndSaySo(logout).catch((error: unknown) => console.warn('Logging out failed', error));
    };
    if (!isHere.current) return leave();
    // Once this page is gone: while it is there, its guard sends to log in whoever is not signed in.
    whenGone.current = leave;
    void navigate(paths.home);
  };
}
