import { createContext, use } from 'react';
import type { CurrentUser } from './currentUser.ts';
import type { Identity } from './identity.ts';

export interface AuthContextValue {
  /** The user, or null when nobody is signed in or the provider has not reported yet. */
  currentUser: CurrentUser | null;
  /** True until the provider reports the first user state. */
  loading: boolean;
  /** True while the provider cannot be asked: nobody knows who is there. It is tried again meanwhile. */
  isUnreachable: boolean;
  /** Asks an unreachable provider again now. */
  retry: () => void;
  /** The provider, for what only few pages ask of it. Rejects while it cannot be reached. */
  getIdentity: () => Promise<Identity>;
  registerUser: (email: string, password: string) => Promise<void>;
  loginUser: (email: string, password: string) => Promise<void>;
  signInWithGoogle: () => Promise<void>;
  logout: () => Promise<void>;
}

export const AuthContext = createContext<AuthContextValue | null>(null);

export function useAuth(): AuthContextValue {
  const value = use(AuthContext);
  if (!value) throw new Error('useAuth needs an AuthProvider above it');
  return value;
}
