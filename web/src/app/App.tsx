import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { AuthProvider } from '../features/auth/AuthProvider.tsx';
import { AppRoutes } from './AppRoutes.tsx';
import type { Shop } from './createShop.ts';
import { NavigationEffects } from './NavigationEffects.tsx';

interface Props {
  shop: Shop;
  /** When the start screen appeared, on the clock of performance.now(); null where there is none. */
  startedAt: number | null;
}

export function App({ shop, startedAt }: Props) {
  return (
    <Provider store={shop.store}>
      <AuthProvider onUserChanged={shop.onUserChanged} onLoggedOut={shop.onLoggedOut}>
        <BrowserRouter>
          <NavigationEffects />
          <AppRoutes startedAt={startedAt} />
        </BrowserRouter>
      </AuthProvider>
    </Provider>
  );
}
