// In React's own file of the build (vite.config.ts): evaluating React is a task of its own, before the app's.
export { createRoot } from 'react-dom/client';
