import type { ReactNode } from 'react';

/** Words of a message that are read out and not seen, because the page shows their meaning otherwise. */
export const hidden = (words: string): ReactNode => (
  <span key="hidden" className="sr-only">
    {words}
  </span>
);
