import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { AuthContext, type AuthContextValue } from './context.ts';
import type { CurrentUser } from './currentUser.ts';
import type { Identity } from './identity.ts';
import { useIdentity } from './useIdentity.ts';

interface Props {
  children: ReactNode;
  /** Called before the context tells of a user, so that their token is there when the first page asks for data. */
  onUserChanged?: ((user: CurrentUser | null) => void) | undefined;
  /** Called after the customer logged out here, and after every page has taken note of it. */
  onLoggedOut?: (() => void) | undefined;
  loadIdentity?: () => Promise<Identity>;
}

/** The provider's code is 32 kB that no first view needs: it loads beside the page, not before it. */
const loadFirebase = async (): Promise<Identity> => (await import('./identity.ts')).connectIdentity();

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

  useEffect(() => identity?.watchUser(onUser), [identity, onUser]);

  const isLoggingOut = useRef(false);
  const isSignedIn = state.currentUser !== null;
  // An effect, because those of the pages run before it: what a guard remembers of a customer's leaving is forgotten.
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
      // At once where it can be: the window is opened by the press itself.
      signInWithGoogle: async () => (identity ?? (await connect())).signInWithGoogle(),
      logout: async () => {
        const { logOut } = await connect();
        isLoggingOut.current = isSignedIn;
        await logOut();
      },
    }),
    [state, isUnreachable, retry, connect, identity, isSignedIn],
  );

  return <AuthContext value={value}>{children}</AuthContext>;
}
