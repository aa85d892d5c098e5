import {
  type ComponentType,
  createContext,
  type LazyExoticComponent,
  lazy,
  type ReactNode,
  use,
  useState,
} from 'react';
import { loadModule } from './loadModule.ts';
import { noteMissingChunk } from './missingChunks.ts';

/**
 * Identifies one attempt of an error boundary to render its children. A component whose code failed to load asks for it again only
 * under a new key, else it would ask without end.
 */
export const RetryKey = createContext<object>({});

/** A component whose code is loaded when it is first rendered, or by `preload`. */
export interface LazyComponent<Props extends object> {
  (props: Props): ReactNode;
  /** Loads its code. If that fails, rendering it tries again. */
  preload: () => void;
  /** Whether `preload` has loaded its code: it then renders at once. */
  isPreloaded: () => boolean;
}

/**
 * React.lazy for modules with named exports: `lazyNamed(() => import('./Page.tsx'), (module) => module.Page)`. React.lazy keeps
 * a failure for ever; this one loads again with every RetryKey.
 */
export function lazyNamed<Module, Props extends object>(
  importModule: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
): LazyComponent<Props> {
  const load = () => loadModule(importModule).then(pick);
  const asked = new WeakMap<object, LazyExoticComponent<ComponentType<Props>>>();
  let preloaded: ComponentType<Props> | undefined;
  let loaded: LazyExoticComponent<ComponentType<Props>> | undefined;

  const loadNoted = () =>
    loadUnlessUnloading(load).catch((error: unknown) => {
      noteMissingChunk();
      throw error;
    });

  function componentFor(attempt: object): LazyExoticComponent<ComponentType<Props>> {
    const known = asked.get(attempt) ?? loaded;
    if (known) return known;
    const part = lazy(async () => {
      const component = await loadNoted();
      loaded ??= part;
      return { default: component };
    });
    asked.set(attempt, part);
    return part;
  }

  // biome-ignore lint/correctness/noComponentHookFactories: like React.lazy, it is called once per module
  function Part(props: Props) {
    const attempt = use(RetryKey);
    // The first component stays: another one in its place would lose its state.
    const [Known] = useState(() => preloaded);
    const Shown = Known ?? componentFor(attempt);
    return <Shown {...props} />;
  }
  const keep = (component: ComponentType<Props>) => {
    preloaded = component;
  };
  const preload = () => void load().then(keep, noteMissingChunk);
  return Object.assign(Part, { preload, isPreloaded: () => preloaded !== undefined });
}

/** Milliseconds after which a page that began to unload is taken to stay: the link was a download, or somebody stopped it. */
const STAYED_AFTER_MS = 5000;

const LEAVING = ['beforeunload', 'pagehide'];

/**
 * Hides the failure of a load that the browser cancels because the page unloads (Firefox rejects a pending import then). If the
 * page stays after all, loads again.
 */
async function loadUnlessUnloading<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  let isLeaving = false;
  const note = () => {
    isLeaving = true;
  };
  // Only during the load: a page with a permanent listener is not kept in the back/forward cache.
  for (const event of LEAVING) window.addEventListener(event, note);
  try {
    return await load();
  } catch (error) {
    if (!isLeaving) throw error;
  } finally {
    for (const event of LEAVING) window.removeEventListener(event, note);
  }
  await new Promise((resolve) => setTimeout(resolve, STAYED_AFTER_MS));
  return loadUnlessUnloading(load);
}
