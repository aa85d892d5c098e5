import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './app/styles.css';
import { App } from './app/App.tsx';
import { createShop } from './app/createShop.ts';
import { isAdminPath } from './app/paths.ts';
import { documentStartedAt, removeStartScreen } from './app/startup.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const isAdmin = isAdminPath(window.location.pathname);
if (isAdmin) removeStartScreen();

createRoot(root).render(
  <StrictMode>
    <App shop={createShop()} startedAt={isAdmin ? null : documentStartedAt()} />
  </StrictMode>,
);
