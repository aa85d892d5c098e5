import { StrictMode, startTransition } from 'react';
import './app/styles.css';
import { App } from './app/App.tsx';
import { createShop } from './app/createShop.ts';
import { isAdminPath, paths } from './app/paths.ts';
import { createRoot } from './app/reactDom.ts';
import { documentStartedAt, removeStartScreen } from './app/startup.ts';
import { warmHome } from './app/warmHome.ts';

const isAdmin = isAdminPath(window.location.pathname);
if (isAdmin) removeStartScreen();

const shop = createShop();

// A task of its own, as what comes before: between them a slow phone can paint and answer.
setTimeout(() => {
  const firstView = window.location.pathname === paths.home ? warmHome(shop.store) : undefined;
  const startup = isAdmin ? null : { startedAt: documentStartedAt(), firstView };
  // A transition: React draws the frame in slices of some milliseconds.
  startTransition(() =>
    // React itself says so if index.html had no such element.
    createRoot(document.getElementById('root') as HTMLElement).render(
      <StrictMode>
        <App shop={shop} startup={startup} />
      </StrictMode>,
    ),
  );
});
