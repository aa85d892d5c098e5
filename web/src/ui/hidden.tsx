import type { ReactNode } from 'react';

/** Words only for screen readers, because the page shows their meaning. */
export const hidden = (words: string): ReactNode => (
  <span key="hidden" className="sr-only">
    {words}
  </span>
);
