import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { afterFirstView } from '../../lib/firstView.ts';
import { useRetry } from '../../lib/useRetry.ts';
import { paths } from '../../paths.ts';
import { AuthContext, type AuthContextValue } from './context.ts';
import type { CurrentUser } from './currentUser.ts';
import type { Identity } from './identity.ts';

interface Props {
  children: ReactNode;
  /** Called before the context changes, so that a page finds the user's token. */
  onUserChanged?: ((user: CurrentUser | null) => void) | undefined;
  /** Called when every page has rendered the logout. */
  onLoggedOut?: (() => void) | undefined;
  loadIdentity?: () => Promise<Identity>;
}

/** No first view needs the provider's code, so the home page loads it later. */
async function loadFirebase(): Promise<Identity> {
  const load = () => import('./identity.ts');
  const isHome = window.location.pathname === paths.home;
  return (await (isHome ? afterFirstView(load) : load())).connectIdentity();
}

interface UserState {
  currentUser: CurrentUser | null;
  loading: boolean;
}

export function AuthProvider({ children, onUserChanged, onLoggedOut, loadIdentity = loadFirebase }: Props) {
  const { identity, isUnreachable, connect, retry } = useIdentity(loadIdentity);
  const [state, setState] = useState<UserState>({ currentUser: null, loading: true });

  const onUser = useCallback(
    (currentUser: CurrentUser | null) => {
      onUserChanged?.(currentUser);
      setState({ currentUser, loading: false });
    },
    [onUserChanged],
  );

  const isLoggingOut = useRef(false);
  const isSignedIn = state.currentUser !== null;
  // Effects of pages run first, so this also clears the return path that a guard stores on logout.
  useEffect(() => {
    if (isSignedIn || !isLoggingOut.current) return;
    isLoggingOut.current = false;
    onLoggedOut?.();
  }, [isSignedIn, onLoggedOut]);

  const value = useMemo<AuthContextValue>(
    () => ({
      ...state,
      isUnreachable,
      retry,
      getIdentity: connect,
      registerUser: async (email, password) => (await connect()).register(email, password),
      loginUser: async (email, password) => (await connect()).logIn(email, password),
      // Browsers open a window only within the click's own task.
      signInWithGoogle: async () => (identity ?? (await connect())).signInWithGoogle(),
      logout: async () => {
        const { logOut } = await connect();
        isLoggingOut.current = isSignedIn;
        await logOut();
      },
    }),
    [state, isUnreachable, retry, connect, identity, isSignedIn],
  );

  return (
    <AuthContext value={value}>
      {identity?.renderUserObserver(onUser)}
      {children}
    </AuthContext>
  );
}

function useIdentity(loadIdentity: () => Promise<Identity>) {
  const [identity, setIdentity] = useState<Identity>();
  const [hasFailed, setHasFailed] = useState(false);

  const connect = useCallback(async () => {
    const connected = await loadIdentity();
    setIdentity(connected);
    return connected;
  }, [loadIdentity]);

  const retry = useCallback(() => {
    connect().catch((error: unknown) => {
      console.warn('The identity provider could not be reached', error);
      setHasFailed(true);
    });
  }, [connect]);

  useEffect(retry, [retry]);

  const isUnreachable = hasFailed && !identity;
  useRetry(isUnreachable ? retry : undefined);

  return { identity, isUnreachable, connect, retry };
}
