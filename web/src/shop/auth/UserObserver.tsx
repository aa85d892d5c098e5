import { type Auth, reload, sendEmailVerification, type User } from 'firebase/auth';
import { useEffect } from 'react';
import { AuthProvider, FirebaseAppProvider, useUser } from 'reactfire';
import type { CurrentUser, OnUser } from './currentUser.ts';

interface Props {
  auth: Auth;
  onUser: OnUser;
}

/** Pages are outside these providers, because they render before Firebase has loaded. */
export function UserObserver({ auth, onUser }: Props) {
  return (
    <FirebaseAppProvider firebaseApp={auth.app}>
      <AuthProvider sdk={auth}>
        <UserReport onUser={onUser} />
      </AuthProvider>
    </FirebaseAppProvider>
  );
}

function UserReport({ onUser }: Pick<Props, 'onUser'>) {
  const { status, data: user } = useUser();
  useEffect(() => {
    if (status === 'success') onUser(user && toCurrentUser(user));
  }, [status, user, onUser]);
  return null;
}

function toCurrentUser(user: User): CurrentUser {
  return {
    uid: user.uid,
    email: user.email,
    name: user.displayName,
    tenantId: user.tenantId,
    getIdToken: async () => {
      const { token, claims } = await user.getIdTokenResult();
      // The API refuses a token that names the address of before a change.
      return (claims.email ?? null) === user.email ? token : user.getIdToken(true);
    },
    sendConfirmation: () => sendEmailVerification(user),
    refresh: async () => {
      await reload(user);
      await user.getIdToken(true);
    },
  };
}
