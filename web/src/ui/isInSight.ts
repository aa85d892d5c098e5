import { createContext, use } from 'react';

/** Whether the surrounding slide is visible. A hidden slide can be read by assistive technology, but not reached by Tab. */
export const IsInSight = createContext(true);

/** The `tabIndex` of a link or a button that may stand in a carousel. */
export function useTabIndex(): -1 | undefined {
  return use(IsInSight) ? undefined : -1;
}
