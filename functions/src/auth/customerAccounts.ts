import type { Firebase } from '../firestore/firebase.ts';
import { unavailable } from '../http/problem.ts';

export interface CustomerAccounts {
  /** Succeeds if the account does not exist. @throws unavailable if the provider fails */
  remove(uid: string): Promise<void>;
}

const isGone = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'auth/user-not-found';

export function createCustomerAccounts(firebase: Firebase): CustomerAccounts {
  return {
    async remove(uid) {
      const auth = await firebase.auth();
      try {
        await auth.deleteUser(uid);
      } catch (error) {
        if (!isGone(error)) throw Object.assign(unavailable(), { cause: error });
      }
    },
  };
}
