import { StrictMode, startTransition } from 'react';
import './app/styles.css';
import { App } from './app/App.tsx';
import { createShop, type Shop } from './app/createShop.ts';
import { isAdminPath, paths } from './app/paths.ts';
import { createRoot } from './app/reactDom.ts';
import { documentStartedAt, removeStartScreen, type Startup } from './app/startup.ts';
import { warmHome } from './app/warmHome.ts';

const isAdmin = isAdminPath(window.location.pathname);
if (isAdmin) removeStartScreen();

// Each in a task of its own: between them a slow phone can paint and answer.
setTimeout(() => {
  const shop = createShop();
  setTimeout(() => {
    const firstView = window.location.pathname === paths.home ? warmHome(shop.store) : undefined;
    draw(shop, isAdmin ? null : { startedAt: documentStartedAt(), firstView });
  });
});

function draw(shop: Shop, startup: Startup | null): void {
  // A transition: React draws the frame in slices of some milliseconds.
  startTransition(() =>
    // React itself says so if index.html had no such element.
    createRoot(document.getElementById('root') as HTMLElement).render(
      <StrictMode>
        <App shop={shop} startup={startup} />
      </StrictMode>,
    ),
  );
}
