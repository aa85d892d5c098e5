import type { ReactNode } from 'react';

interface Props {
  title: string;
  /** Stands at the right of the heading: a filter, buttons. */
  aside?: ReactNode;
  /** What assistive technology calls it, when it is more than a section. */
  roleDescription?: string;
  children: ReactNode;
}

/** A section of a page under its heading. */
export function Shelf({ title, aside, roleDescription, children }: Props) {
  return (
    <section
      aria-label={title}
      aria-roledescription={roleDescription}
      className="mx-auto w-full max-w-page px-4 sm:px-6"
    >
      <div className="mb-6 flex min-h-11 flex-wrap items-center gap-x-3 gap-y-3 sm:mb-8">
        <h2 className="mr-auto flex min-h-11 items-center font-display text-xl sm:text-3xl">{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
