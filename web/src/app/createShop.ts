import { readAdminToken } from '../api/adminToken.ts';
import { ordersApi } from '../api/ordersApi.ts';
import type { CurrentUser } from '../shop/auth/currentUser.ts';
import { forgetReturnPath } from '../shop/auth/returnPath.ts';
import { clearDraft } from '../shop/checkout/draft.ts';
import { forgetSearches } from '../shop/search/recentSearches.ts';
import { setWishesOwner } from '../shop/wishes/wishStorage.ts';
import { createStore, type Store } from './store.ts';

export interface Shop {
  store: Store;
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
      // The next customer must not find these orders in memory.
      if (uid !== null && uid !== user?.uid) store.dispatch(ordersApi.util.resetApiState());
      uid = user?.uid ?? null;
      setWishesOwner(uid);
    },
    onLoggedOut() {
      clearDraft();
      forgetSearches();
      forgetReturnPath();
    },
  };
}

type TokenSource = () => Promise<string>;

/** Independent of the identity provider. */
interface CustomerToken {
  /** Refreshed when due; null without a customer. */
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
