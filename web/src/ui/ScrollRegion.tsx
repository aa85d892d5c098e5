import type { ReactNode, Ref } from 'react';

interface Props {
  ref?: Ref<HTMLElement>;
  /** Accessible name of the scrolling content. */
  label: string;
  /** Contains the direction. */
  className: string;
  children: ReactNode;
}

/** A part of a page with its own scroll position. */
export function ScrollRegion({ ref, label, className, children }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the Tab key must reach the region so that arrow keys can scroll it
    <section ref={ref} tabIndex={0} aria-label={label} className={`relative ${className}`}>
      {children}
    </section>
  );
}
