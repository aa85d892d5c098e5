import { createContext, use } from 'react';

/** Whether the slide that something stands in is in sight. Out of sight it can be read, but is no stop of the Tab key. */
export const IsInSight = createContext(true);

/** The `tabIndex` of a link or a button that may stand in a carousel. */
export function useTabIndex(): -1 | undefined {
  return use(IsInSight) ? undefined : -1;
}
