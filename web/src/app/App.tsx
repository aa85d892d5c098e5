import { Provider } from 'react-redux';
import { HistoryEntryStates } from '../lib/historyEntryState.ts';
import { AuthProvider } from '../shop/auth/AuthProvider.tsx';
import { AppRoutes } from './AppRoutes.tsx';
import type { Shop } from './createShop.ts';
import { NavigationEffects } from './NavigationEffects.tsx';
import { ShopRouter } from './ShopRouter.tsx';
import type { Startup } from './startup.ts';

interface Props {
  shop: Shop;
  /** Null where there is no start screen. */
  startup: Startup | null;
}

export function App({ shop, startup }: Props) {
  return (
    <Provider store={shop.store}>
      <AuthProvider onUserChanged={shop.onUserChanged} onLoggedOut={shop.onLoggedOut}>
        <ShopRouter>
          <NavigationEffects />
          <HistoryEntryStates value={shop.historyEntryStates}>
            <AppRoutes startup={startup} />
          </HistoryEntryStates>
        </ShopRouter>
      </AuthProvider>
    </Provider>
  );
}
