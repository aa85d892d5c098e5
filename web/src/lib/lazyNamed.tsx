import { type ComponentType, type LazyExoticComponent, lazy, use } from 'react';
import { Chance } from './chance.ts';
import { unlessLeaving } from './unlessLeaving.ts';

/**
 * React.lazy for modules with named exports: `lazyNamed(() => import('./Page.tsx').then((module) => module.Page))`. React.lazy
 * keeps a failure for ever; this one asks again with every chance that the error boundary around it gives.
 */
export function lazyNamed<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const asked = new WeakMap<object, LazyExoticComponent<ComponentType<Props>>>();
  let loaded: LazyExoticComponent<ComponentType<Props>> | undefined;

  function partFor(chance: object): LazyExoticComponent<ComponentType<Props>> {
    const known = asked.get(chance) ?? loaded;
    if (known) return known;
    const part = lazy(async () => {
      const component = await unlessLeaving(load);
      loaded ??= part;
      return { default: component };
    });
    asked.set(chance, part);
    return part;
  }

  // biome-ignore lint/correctness/noComponentHookFactories: as React.lazy it makes one component for each module, once
  return function LazyPart(props: Props) {
    const Part = partFor(use(Chance));
    return <Part {...props} />;
  };
}
