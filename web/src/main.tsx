import { lazy, StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import './app/styles.css';
import { App } from './app/App.tsx';
import { createShop } from './app/createShop.ts';
import { createShopRouter } from './app/createShopRouter.tsx';
import { prefetchHome, preloadBookPageOnIntent } from './app/prefetch.ts';
import { documentStartedAt } from './app/startup.ts';
import { liftStartScreen } from './lib/firstView.ts';
import { isAdminPath, paths } from './paths.ts';

const isAdmin = isAdminPath(window.location.pathname);
if (isAdmin) liftStartScreen();
else preloadBookPageOnIntent();

/** Lazy, so that the shop is created within the first render. */
const Shop = lazy(async () => {
  const shop = createShop();
  const firstView = window.location.pathname === paths.home ? prefetchHome(shop.store) : undefined;
  const startup = isAdmin ? null : { startedAt: documentStartedAt(), firstView };
  const router = createShopRouter();
  return { default: () => <App shop={shop} router={router} startup={startup} /> };
});

// A transition renders in slices of a few milliseconds.
startTransition(() =>
  // React throws if index.html has no such element.
  createRoot(document.getElementById('root') as HTMLElement).render(
    <StrictMode>
      <Shop />
    </StrictMode>,
  ),
);
