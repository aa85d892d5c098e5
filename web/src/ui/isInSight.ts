import { createContext, use } from 'react';

/** Whether the surrounding slide is visible. Tab skips links in hidden slides. */
export const IsInSight = createContext(true);

/** The `tabIndex` of a link or button that may be in a carousel. */
export function useTabIndex(): -1 | undefined {
  return use(IsInSight) ? undefined : -1;
}
