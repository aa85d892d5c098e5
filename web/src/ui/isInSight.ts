import { createContext, use } from 'react';

/**
 * Whether the surrounding slide is visible. Hidden slides are readable by assistive technology, but not reached by
 * Tab.
 */
export const IsInSight = createContext(true);

/** The `tabIndex` of a link or button that may be in a carousel. */
export function useTabIndex(): -1 | undefined {
  return use(IsInSight) ? undefined : -1;
}
