import type { ReactNode } from 'react';
import { SkipLink } from './SkipLink.tsx';

interface Props {
  title: string;
  /** Stands at the right of the heading: a filter, buttons. */
  aside?: ReactNode;
  /** What assistive technology calls it, when it is more than a section. */
  roleDescription?: string;
  /** The id of what follows the section: makes a link for the keyboard that leads past it. */
  end?: string;
  children: ReactNode;
}

/** A section of a page under its heading. */
export function Shelf({ title, aside, roleDescription, end, children }: Props) {
  return (
    <section
      aria-label={title}
      aria-roledescription={roleDescription}
      className="mx-auto w-full max-w-page px-4 sm:px-6"
    >
      {end && <SkipLink to={end}>Skip {title}</SkipLink>}
      <div className="mb-6 flex min-h-11 flex-wrap items-center gap-x-3 gap-y-3 sm:mb-8">
        <h2 className="mr-auto flex min-h-11 items-center font-display text-xl sm:text-3xl">{title}</h2>
        {aside}
      </div>
      {children}
      {end && <span id={end} tabIndex={-1} className="outline-none" />}
    </section>
  );
}
