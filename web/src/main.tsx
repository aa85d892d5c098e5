import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import './app/styles.css';
import { App } from './app/App.tsx';
import { createShop } from './app/createShop.ts';
import { isAdminPath, paths } from './app/paths.ts';
import { documentStartedAt, removeStartScreen } from './app/startup.ts';
import { warmHome } from './app/warmHome.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const isAdmin = isAdminPath(window.location.pathname);
if (isAdmin) removeStartScreen();

const shop = createShop();
const firstView = window.location.pathname === paths.home ? { firstView: warmHome(shop.store) } : {};

// A transition: React draws the frame in slices of some milliseconds, between which a slow phone can do other things.
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <App shop={shop} startup={isAdmin ? null : { startedAt: documentStartedAt(), ...firstView }} />
    </StrictMode>,
  ),
);
