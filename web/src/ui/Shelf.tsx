import * as messages from '@bookstore/messages/common';
import type { ReactNode } from 'react';
import { SkipLink } from './SkipLink.tsx';

/** A filter has its own row on a phone. */
const SHELF_ASIDE = 'max-sm:col-span-full max-sm:row-start-2 max-sm:mt-2 sm:col-start-2 sm:row-start-1 sm:ml-3';

export const SHELF_BUTTONS = 'col-start-2 row-start-1 ml-3 flex gap-2 sm:col-start-3';

export const SHELF_BODY = 'col-span-full row-start-3 mt-4 min-w-0 sm:mt-8';

interface Props {
  title: string;
  aside?: ReactNode;
  /** Accessible role description, if it is more than a section. */
  roleDescription?: string | undefined;
  /** Id of the element after the shelf; adds a skip link. */
  end?: string | undefined;
  /** Each child sets its own grid position, such as SHELF_BODY. */
  children: ReactNode;
}

export function Shelf({ title, aside, roleDescription, end, children }: Props) {
  return (
    <section
      aria-label={title}
      aria-roledescription={roleDescription}
      className="mx-auto grid w-full max-w-page grid-cols-[minmax(0,1fr)_auto] items-center px-4 sm:grid-cols-[minmax(0,1fr)_auto_auto] sm:px-6"
    >
      {end && <SkipLink to={end}>{messages.skip(title)}</SkipLink>}
      <h2 className="row-start-1 flex min-h-11 items-center font-display text-xl sm:text-3xl">{title}</h2>
      {aside && <div className={SHELF_ASIDE}>{aside}</div>}
      {children}
      {end && <span id={end} tabIndex={-1} className="outline-none" />}
    </section>
  );
}
