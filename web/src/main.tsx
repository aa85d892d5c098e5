import { lazy, StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import './app/styles.css';
import { App } from './app/App.tsx';
import { createShop } from './app/createShop.ts';
import { prefetchHome, preloadBookPageOnIntent } from './app/prefetch.ts';
import { documentStartedAt, removeStartScreen } from './app/startup.ts';
import { isAdminPath, paths } from './paths.ts';

const isAdmin = isAdminPath(window.location.pathname);
if (isAdmin) removeStartScreen();
else preloadBookPageOnIntent();

/** Lazy, so that the shop is created within the first render. */
const Shop = lazy(async () => {
  const shop = createShop();
  const firstView = window.location.pathname === paths.home ? prefetchHome(shop.store) : undefined;
  const startup = isAdmin ? null : { startedAt: documentStartedAt(), firstView };
  return { default: () => <App shop={shop} startup={startup} /> };
});

// A transition: React renders it in slices of a few milliseconds.
startTransition(() =>
  // React throws if index.html has no such element.
  createRoot(document.getElementById('root') as HTMLElement).render(
    <StrictMode>
      <Shop />
    </StrictMode>,
  ),
);
