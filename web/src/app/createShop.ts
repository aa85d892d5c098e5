import { readAdminToken } from '../api/adminToken.ts';
import { ordersApi } from '../api/ordersApi.ts';
import type { CurrentUser } from '../shop/auth/currentUser.ts';
import { forgetReturnPath } from '../shop/auth/returnPath.ts';
import { clearDraft } from '../shop/checkout/draft.ts';
import { forgetSearches } from '../shop/search/recentSearches.ts';
import { createStore, type Store } from './store.ts';

/** What lives as long as the page: the store, and what connects the signed-in customer to it. */
export interface Shop {
  store: Store;
  /** The saved states of history entries. */
  historyEntryStates: Map<string, unknown>;
  onUserChanged: (user: CurrentUser | null) => void;
  onLoggedOut: () => void;
}

export function createShop(): Shop {
  const customerToken = createCustomerToken();
  const store = createStore({ getCustomerToken: customerToken.get, getAdminToken: readAdminToken });
  let uid: string | null = null;
  return {
    store,
    historyEntryStates: new Map(),
    onUserChanged(user) {
      customerToken.use(user ? user.getIdToken : null);
      // One customer's orders never stay in memory for the next one.
      if (uid !== null && uid !== user?.uid) store.dispatch(ordersApi.util.resetApiState());
      uid = user?.uid ?? null;
    },
    onLoggedOut() {
      clearDraft();
      forgetSearches();
      forgetReturnPath();
    },
  };
}

type TokenSource = () => Promise<string>;

/** Lets the identity provider tell the API's caches how to get the customer's ID token, without either knowing the other. */
interface CustomerToken {
  /** The token of the customer who is signed in, refreshed when due; null when nobody is. */
  get: () => Promise<string | null>;
  use: (source: TokenSource | null) => void;
}

function createCustomerToken(): CustomerToken {
  let source: TokenSource | null = null;
  return {
    get: async () => (source ? source() : null),
    use: (next) => {
      source = next;
    },
  };
}
