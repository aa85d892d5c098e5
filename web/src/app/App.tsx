import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import { HistoryEntryStates } from '../lib/historyEntryState.ts';
import { AuthProvider } from '../shop/auth/AuthProvider.tsx';
import type { Shop } from './createShop.ts';
import type { ShopRouter } from './createShopRouter.tsx';
import { type Startup, useStartup } from './startup.ts';

interface Props {
  shop: Shop;
  router: ShopRouter;
  /** Null without a start screen. */
  startup: Startup | null;
}

export function App({ shop, router, startup }: Props) {
  useStartup(startup);
  return (
    <Provider store={shop.store}>
      <AuthProvider onUserChanged={shop.onUserChanged} onLoggedOut={shop.onLoggedOut}>
        <HistoryEntryStates value={shop.historyEntryStates}>
          <RouterProvider router={router} />
        </HistoryEntryStates>
      </AuthProvider>
    </Provider>
  );
}
