import { lazy, StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import './app/styles.css';
import { App } from './app/App.tsx';
import { createShop } from './app/createShop.ts';
import { prefetchHome } from './app/prefetchHome.ts';
import { preloadBookPageOnIntent } from './app/preloadBookPageOnIntent.ts';
import { documentStartedAt, removeStartScreen } from './app/startup.ts';
import { isAdminPath, paths } from './paths.ts';

const isAdmin = isAdminPath(window.location.pathname);
if (isAdmin) removeStartScreen();
else preloadBookPageOnIntent();

/** Lazy: React draws nothing before the shop is made. */
const Shop = lazy(async () => {
  const shop = createShop();
  const firstView = window.location.pathname === paths.home ? prefetchHome(shop.store) : undefined;
  const startup = isAdmin ? null : { startedAt: documentStartedAt(), firstView };
  return { default: () => <App shop={shop} startup={startup} /> };
});

// A transition: React draws the frame in slices of some milliseconds.
startTransition(() =>
  // React itself says so if index.html had no such element.
  createRoot(document.getElementById('root') as HTMLElement).render(
    <StrictMode>
      <Shop />
    </StrictMode>,
  ),
);
