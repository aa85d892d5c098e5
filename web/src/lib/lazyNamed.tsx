import {
  type ComponentType,
  createContext,
  type LazyExoticComponent,
  lazy,
  type ReactNode,
  use,
  useState,
} from 'react';
import { noteMissingCode } from './missingCode.ts';

/**
 * Stands for one attempt of an error boundary to show its children, new with every attempt. A part whose code did not come asks for it
 * again with a new one, and not before: it would ask without end.
 */
export const RetryKey = createContext<object>({});

/** A component whose code comes when it is first shown, or before. */
export interface LazyPart<Props extends object> {
  (props: Props): ReactNode;
  /** Fetches its code. Where it does not come, it is asked for again when it is shown. */
  preload: () => void;
  /** Whether its code was fetched before: it is then drawn at once. */
  isPreloaded: () => boolean;
}

/**
 * React.lazy for modules with named exports: `lazyNamed(() => import('./Page.tsx').then((module) => module.Page))`. React.lazy
 * keeps a failure for ever; this one asks again with every attempt of the error boundary around it.
 */
export function lazyNamed<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  const asked = new WeakMap<object, LazyExoticComponent<ComponentType<Props>>>();
  let preloaded: ComponentType<Props> | undefined;
  let loaded: LazyExoticComponent<ComponentType<Props>> | undefined;

  const loadNoted = () =>
    loadUnlessUnloading(load).catch((error: unknown) => {
      noteMissingCode();
      throw error;
    });

  function partFor(attempt: object): LazyExoticComponent<ComponentType<Props>> {
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

  // biome-ignore lint/correctness/noComponentHookFactories: as React.lazy it makes one component for each module, once
  function Part(props: Props) {
    const attempt = use(RetryKey);
    // What was there at first stays: another component in its place would begin anew.
    const [Known] = useState(() => preloaded);
    const Shown = Known ?? partFor(attempt);
    return <Shown {...props} />;
  }
  const keep = (component: ComponentType<Props>) => {
    preloaded = component;
  };
  const preload = () => void load().then(keep, noteMissingCode);
  return Object.assign(Part, { preload, isPreloaded: () => preloaded !== undefined });
}

/** Milliseconds after which a page that was to be left is still there: the link was a download, or somebody stopped it. */
const STAYED_AFTER_MS = 5000;

const LEAVING = ['beforeunload', 'pagehide'];

/**
 * Loads something that a browser may break off because the page is being left (Firefox then rejects an import): that is no
 * failure to show in the last moment. If the page stays after all, it is loaded again.
 */
async function loadUnlessUnloading<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  let isLeaving = false;
  const note = () => {
    isLeaving = true;
  };
  // Only meanwhile: a page that always listens is not kept for the way back.
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
