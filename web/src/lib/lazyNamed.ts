import { type ComponentType, lazy } from 'react';

/** React.lazy for modules with named exports: `lazyNamed(() => import('./Page.tsx').then((module) => module.Page))`. */
export function lazyNamed<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await load() }));
}
