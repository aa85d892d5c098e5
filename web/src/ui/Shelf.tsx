import type { ReactNode } from 'react';
import { SkipLink } from './SkipLink.tsx';
import { SHELF_ASIDE } from './shelfPlaces.ts';

interface Props {
  title: string;
  /** Stands at the right of the heading: a filter. */
  aside?: ReactNode;
  /** What assistive technology calls it, when it is more than a section. */
  roleDescription?: string | undefined;
  /** The id of what follows the section: makes a link for the keyboard that leads past it. */
  end?: string | undefined;
  /** Each says where it stands (shelfPlaces.ts). */
  children: ReactNode;
}

/** A section of a page under its heading. */
export function Shelf({ title, aside, roleDescription, end, children }: Props) {
  return (
    <section
      aria-label={title}
      aria-roledescription={roleDescription}
      className="mx-auto grid w-full max-w-page grid-cols-[minmax(0,1fr)_auto] items-center px-4 sm:grid-cols-[minmax(0,1fr)_auto_auto] sm:px-6"
    >
      {end && <SkipLink to={end}>Skip {title}</SkipLink>}
      <h2 className="row-start-1 flex min-h-11 items-center font-display text-xl sm:text-3xl">{title}</h2>
      {aside && <div className={SHELF_ASIDE}>{aside}</div>}
      {children}
      {end && <span id={end} tabIndex={-1} className="outline-none" />}
    </section>
  );
}
