import * as messages from '@bookstore/messages/common';
import type { ReactNode } from 'react';
import { SkipLink } from './SkipLink.tsx';

export const SHELF_BUTTONS = 'ml-auto flex gap-2 max-sm:-order-1';

export const SHELF_BODY = 'mt-4 w-full sm:mt-8';

interface Props {
  title: string;
  aside?: ReactNode;
  /** Accessible role description, if it is more than a section. */
  roleDescription?: string | undefined;
  /** Id of the element after the shelf; adds a skip link. */
  end?: string | undefined;
  children: ReactNode;
}

/** A filter has its own row on a phone. Large text moves the buttons below the title. */
export function Shelf({ title, aside, roleDescription, end, children }: Props) {
  return (
    <section
      aria-label={title}
      aria-roledescription={roleDescription}
      className="mx-auto flex w-full max-w-page flex-wrap items-center gap-x-3 px-4 sm:px-6"
    >
      {end && <SkipLink to={end}>{messages.skip(title)}</SkipLink>}
      <h2 className="flex min-h-11 min-w-0 flex-1 basis-40 items-center font-display text-xl max-sm:-order-1 sm:text-3xl">
        {title}
      </h2>
      {aside && <div className="max-sm:mt-2 max-sm:w-full">{aside}</div>}
      {children}
      {end && <span id={end} tabIndex={-1} className="outline-none" />}
    </section>
  );
}
