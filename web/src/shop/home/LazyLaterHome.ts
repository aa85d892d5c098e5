import { lazyNamed } from '../../lib/lazyNamed.tsx';

export const LazyLaterHome = lazyNamed(() => import('./LaterHome.tsx').then((module) => module.LaterHome));
