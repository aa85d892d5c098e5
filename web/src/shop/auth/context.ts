import { createContext, use } from 'react';
import type { CurrentUser } from './currentUser.ts';
import type { Identity } from './identity.ts';

export interface AuthContextValue {
  /** Null without a customer, and before the provider reports. */
  currentUser: CurrentUser | null;
  /** True until the provider reports the first user state. */
  loading: boolean;
  /** True while the provider cannot be reached; the app keeps retrying. */
  isUnreachable: boolean;
  retry: () => void;
  /** Rejects while the provider cannot be reached. */
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
